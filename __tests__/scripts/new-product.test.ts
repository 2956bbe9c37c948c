/** @jest-environment node */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, stringify } from 'yaml'
import { getProducts } from '@/lib/content/content'
import { FIXTURE_CATALOGUE } from '@/scripts/export/export-folders'
import { listMistakes } from '../support/content-builders'
import { LANGUAGE_FILES } from '../support/translated-content'

/** The tests start processes, which take long on a busy machine. */
jest.setTimeout(60_000)

const TITLE = 'Automatic Tray Former'
const SLUG = 'automatic-tray-former'
const FILE = `content/products/${SLUG}.yaml`

/** The values that an expert fills in, by field. */
const FILLED: [empty: RegExp, filled: string][] = [
  [/^id:/m, 'id: 770'],
  // A machine has a category or a family, so that the line of the other is removed, as the template says.
  [/^category:.*\n/m, ''],
  [/^family:/m, `family: ${getProducts().find(({ family }) => family)?.family?.title}`],
  [/^kind:/m, 'kind: tray former'],
  // The template says: '' for none.
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
  const isUsed = (path: string) => relative(FIXTURE_CATALOGUE, path) !== 'models'
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

it('makes a file that the content check refuses, field by field, until it is filled in', () => {
  const [created] = run('scripts/new-product.ts', TITLE)
  expect(created).toContain(`Created ${FILE}`)
  const empty = new RegExp(`^${FILE} · ${TITLE} · (?<field>.+): is empty\\. Write `)
  const problems = listMistakes(join(project, 'content'))
  const fields = problems.map(problem => empty.exec(problem)?.groups?.field)
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
  expect(listMistakes(join(project, 'content'))).toEqual([])
})

it('does not overwrite the file of a machine', () => {
  const [{ slug, title } = { slug: '', title: '' }] = getProducts()
  expect(run('scripts/new-product.ts', title)).toEqual([
    expect.stringContaining(`content/products/${slug}.yaml already exists`),
  ])
})

it('quotes a title with YAML signs, and says that it has no translation and is called not sold in the search', () => {
  mkdirSync(join(project, 'content/hi'))
  for (const [file, content] of Object.entries(LANGUAGE_FILES))
    writeFileSync(join(project, 'content', file), stringify(content))
  // The tests' catalogue lists paper straw machines among what is not sold.
  const title = 'Über–Straw: "4 & 5" Machine #2'
  const [created, translation, denied] = run('scripts/new-product.ts', title)
  expect(created).toContain('Created content/products/uber-straw-4-5-machine-2.yaml')
  expect(translation).toMatch(
    /^content\/hi\/products\/uber-straw-4-5-machine-2\.yaml is missing: pages show the site's own language until /,
  )
  expect(denied).toMatch(/^notSold in content\/search-words\.yaml says .* not sold: 'straw' \(Paper straw machines\)/)
  const file = readFileSync(join(project, 'content/products/uber-straw-4-5-machine-2.yaml'), 'utf8')
  expect(parse(file)).toMatchObject({ title, slug: 'uber-straw-4-5-machine-2' })
})

it('writes no file for a title that the gate would refuse', () => {
  expect(run('scripts/new-product.ts', 'डिब्बा मशीन')).toEqual([
    "'डिब्बा मशीन' contains 'ड', which data sheets and previews cannot print. Write it in Latin letters",
  ])
})
