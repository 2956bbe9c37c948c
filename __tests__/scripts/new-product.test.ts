/** @jest-environment node */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, stringify } from 'yaml'
import { getProducts } from '@/lib/content/content'
import { toSlug } from '@/lib/product/slug'
import { FIXTURE_CATALOGUE } from '@/scripts/build/export-folders'
import { listMistakes } from '../support/content-builders'
import { LANGUAGE } from '../support/translations'

const TITLE = 'Automatic Tray Former'
const SLUG = 'automatic-tray-former'
const FILE = `content/products/${SLUG}.yaml`

/** What somebody who knows the machine writes, by field. */
const FILLED: [empty: RegExp, filled: string][] = [
  [/^id:/m, 'id: 770'],
  [/^category:.*\n/m, ''],
  [/^family:/m, `family: ${getProducts().find(({ family }) => family)?.family}`],
  [/^kind:/m, 'kind: tray former'],
  [/^description:/m, "description: ''"],
  [/^whatItDoes:/m, 'whatItDoes: Folds trays.'],
  [/^automation:/m, 'automation: automatic'],
  [/^process:/m, 'process: food packs'],
  [/^infeed:/m, 'infeed: sheet'],
  [/^delivery:/m, 'delivery: sheet'],
  [/- material:/, '- material: paper'],
  [/range:/, 'range: [200, 400]'],
  [/^operators:/m, 'operators: One.'],
  [/^basis:/m, 'basis: trade estimate'],
  [/upTo:/, 'upTo: 60'],
  [/value:\n {4}unit: kW/, 'value: 6\n    unit: kW'],
  [/value:\n {4}unit: kg/, 'value: 2300\n    unit: kg'],
  [/size:/, 'size: [4200, 1500, 1650]'],
]

const project = mkdtempSync(join(tmpdir(), 'new-product-'))

beforeAll(() => {
  const isUsed = (path: string) => path !== join(FIXTURE_CATALOGUE, 'models')
  cpSync(FIXTURE_CATALOGUE, join(project, 'content'), { recursive: true, filter: isUsed })
})

afterAll(() => rmSync(project, { recursive: true }))

/** Runs a script of this project in the copy. */
function run(script: string, ...args: string[]) {
  const tsx = ['--import', pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href]
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', ...tsx, resolve(script), ...args],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), PROJECT_FOLDER: project },
    },
  )
  return (stdout + stderr).trim().split('\n')
}

const checkContent = () => run('scripts/checks/content.ts')

it('makes a file that the content check refuses, field by field, until it is filled in and has a picture', () => {
  expect(run('scripts/new-product.ts', TITLE)[0]).toContain(`Created ${FILE}`)
  const empty = new RegExp(`^${FILE} · ${TITLE} · (.+): is empty\\. Write `)
  const problems = listMistakes(join(project, 'content'))
  const fields = problems.map(problem => empty.exec(problem)?.[1])
  const measures = [
    'Working speed · figures[0].upTo',
    'Installed power · figures[1].value',
    'Net weight · figures[2].value',
    'Overall size (L × W × H) · figures[3].size',
  ]
  const own = ['id', 'category', 'family', 'kind', 'description', 'whatItDoes', 'automation', 'process', 'infeed']
  expect(fields).toEqual([...own, 'delivery', 'stock[0].material', 'stock[0].range', 'operators', 'basis', ...measures])

  const file = join(project, FILE)
  const filled = FILLED.reduce((text, [empty, value]) => text.replace(empty, value), readFileSync(file, 'utf8'))
  writeFileSync(file, filled)
  expect(checkContent()).toContainEqual(
    expect.stringContaining(`images/products/${SLUG}: the picture is missing. Add a file`),
  )

  const pictures = join(project, 'content/images/products')
  cpSync(join(pictures, `${getProducts()[0]?.slug}.webp`), join(pictures, `${SLUG}.webp`))
  expect(checkContent()).toEqual([expect.stringContaining(`Content is fine: ${getProducts().length + 1} machines`)])
  // Two content checks are processes of their own.
}, 120_000)

it('does not overwrite the file of a machine', () => {
  const { slug, title } = getProducts()[0] ?? {}
  expect(run('scripts/new-product.ts', title ?? '')).toEqual([
    expect.stringContaining(`content/products/${slug}.yaml already exists`),
  ])
})

it('says which words of the search deny what is now sold', () => {
  expect(run('scripts/new-product.ts', 'Paper Straw Making Machine')[1]).toMatch(
    /^notSold in content\/search-words\.yaml says .* not sold: 'straw' \(Paper straw machines\), 'paper straw' \(/,
  )
})

it('keeps a title with signs of YAML as it is', () => {
  const title = 'Cutter: "4 & 5" ply #2'
  run('scripts/new-product.ts', title)
  const file = join(project, 'content/products', `${toSlug(title)}.yaml`)
  expect(parse(readFileSync(file, 'utf8')).title).toBe(title)
})

it('says that the machine has no translation yet', () => {
  const folder = join(project, 'content/hi')
  mkdirSync(folder)
  for (const [file, content] of Object.entries(LANGUAGE))
    writeFileSync(join(project, 'content', file), stringify(content))
  expect(run('scripts/new-product.ts', 'Translated Former')[1]).toMatch(
    /^content\/hi\/products\/translated-former\.yaml is missing: pages show the site's own language until /,
  )
  rmSync(folder, { recursive: true })
})

it('gives a machine whose title makes no good address one of its own', () => {
  expect(run('scripts/new-product.ts', 'Über–Former')[0]).toContain('Created content/products/uber-former.yaml')
  const file = readFileSync(join(project, 'content/products/uber-former.yaml'), 'utf8')
  expect(parse(file)).toMatchObject({ title: 'Über–Former', slug: 'uber-former' })
  expect(listMistakes(join(project, 'content')).filter(mistake => / · (title|slug): /.test(mistake))).toEqual([])
})

it.each([
  ['डिब्बा मशीन', "contains 'ड', which data sheets and previews cannot print. Write it in Latin letters"],
  ['_', 'leaves nothing for an address. Use Latin letters or digits'],
  ['📦', "contains '📦', which data sheets and previews cannot print. Write it in Latin letters"],
  ['x'.repeat(41), 'is no title: it contains a word of more than 40 characters. Shorten it, or add a space'],
])('writes no file for %s, whose title the gate would refuse', (title, sentence) => {
  expect(run('scripts/new-product.ts', title)).toEqual([`'${title}' ${sentence}`])
})
