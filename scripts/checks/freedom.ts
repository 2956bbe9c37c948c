/**
 * `npm run check:freedom`: in a copy of the project, makes twelve ordinary changes of staff to content/, and runs the
 * check of the content after each; then the quick tests with all of them. Takes minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isMap, isSeq, parseDocument } from 'yaml'
import { toSlug } from '@/lib/product/slug'
import { FIXTURE_PROJECT } from '@/scripts/build/export-folders'
import { contentScript, typescript } from '@/scripts/steps/run-command'

/** Ignored by every tool. */
const PROJECT = '.cache/freedom'
const PRODUCTS = 'products'
/** Higher than any of the price list. */
const FIRST_ID = 9000
const SHEET = '__tests__/fixtures/sheets/folder-gluer.yaml'

const toPath = (name: string) => join(PROJECT, 'content', name)
const slugs = () => readdirSync(toPath(PRODUCTS)).map(name => name.replace(/\.yaml$/, ''))
const getSlug = (index: number) => slugs().at(index) ?? ''

/** Sets a field of a content file, or takes it away, and keeps its comments. An index of -1 adds to a list. */
function set(name: string, path: (string | number)[], value: unknown) {
  const file = toPath(`${name}.yaml`)
  mkdirSync(dirname(file), { recursive: true })
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '')
  if (value === undefined) document.deleteIn(path)
  else if (path.at(-1) === -1) document.addIn(path.slice(0, -1), document.createNode(value))
  else document.setIn(path, value)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

function get(name: string, path: (string | number)[]): unknown {
  const value = parseDocument(readFileSync(toPath(`${name}.yaml`), 'utf8')).getIn(path)
  return isMap(value) || isSeq(value) ? value.toJSON() : value
}

/** Gives a picture's original another name, or another picture the name. */
function copyPicture(folder: string, from: string, to: string) {
  cpSync(toPath(`images/${folder}/${from}.webp`), toPath(`images/${folder}/${to}.webp`))
}

/** A machine as its maker's sheet was written down, with a title and a number of its own. */
function addMachine(title: string, index: number) {
  const slug = toSlug(title)
  copyPicture(PRODUCTS, getSlug(0), slug)
  cpSync(SHEET, toPath(`${PRODUCTS}/${slug}.yaml`))
  const family = get('categories', ['families', 0])
  for (const [field, value] of Object.entries({ id: FIRST_ID + index, title, family }))
    set(`${PRODUCTS}/${slug}`, [field], value)
}

/** Runs a command of the copy, which must succeed. */
function run(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}

const CHANGES: [name: string, change: () => void][] = [
  [
    'hours',
    () => {
      set('company', ['hours', 'text'], 'Monday - Saturday 9:00 to 5:00')
      set('company', ['hours', 'opens'], '09:00')
      set('company', ['hours', 'closes'], '17:00')
    },
  ],
  ['telephone number', () => set('company', ['servicePhone'], '+91 98000 00077')],
  ['word on a button', () => set('words/frame', ['footer', 'newsletter'], 'Newsletter by mail')],
  [
    'text of the home page',
    () => set('home', ['innovations', 0, 'text'], 'Every machine is measured before it leaves.'),
  ],
  ['picture', () => copyPicture('boxes', 'box-2', 'box-1')],
  [
    'three machines from a sheet',
    () => ['Tray Former TF 1', 'Paper Plate Press', 'Tube Winder 200'].forEach(addMachine),
  ],
  ['machine renamed', () => run(contentScript('scripts/rename-product.ts', getSlug(0), 'Shaft of Another Name'))],
  ['machine removed', () => run(contentScript('scripts/remove-product.ts', 'tube-winder-200', getSlug(1)))],
  [
    'sample added',
    () => {
      const all = get('applications', ['applications']) as { number: number }[]
      const number = all.length + 1
      copyPicture('applications', 'packaging-1', `packaging-${number}`)
      set('applications', ['applications', -1], { ...all[0], number, name: 'Sample of Another Pack' })
    },
  ],
  [
    'category added',
    () => {
      const title = 'Tray Machines'
      const [name, product] = ['Tray Former TF 1', 'tray-former-tf-1']
      const lead =
        'Machines that fold trays from flat blanks and hold them until the glue has set, one size after another.'
      set('categories', ['categories', -1], { title, lead, items: [{ name, product }] })
      set(`${PRODUCTS}/${product}`, ['category'], title)
      set(`${PRODUCTS}/${product}`, ['family'], undefined)
    },
  ],
  ['fact of the service', () => set('company', ['service', 'warranty'], 'Twelve months from the day of starting up.')],
  ['colour', () => set('brand', ['colours', 'kraft'], '#CFA878')],
]

/** Copies what git knows or would take; a repository of its own, because rules read the list of files from git. */
function copyRepository() {
  rmSync(PROJECT, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(PROJECT, file)), { recursive: true })
    cpSync(file, join(PROJECT, file))
  }
  execFileSync('git', ['init', '--quiet'], { cwd: PROJECT })
  execFileSync('cp', ['-al', 'node_modules', join(PROJECT, 'node_modules')])
  mkdirSync(dirname(join(PROJECT, FIXTURE_PROJECT)), { recursive: true })
  execFileSync('cp', ['-al', resolve(FIXTURE_PROJECT), join(PROJECT, FIXTURE_PROJECT)])
}

function main() {
  copyRepository()
  for (const [index, [name, change]] of CHANGES.entries()) {
    change()
    run(contentScript('scripts/checks/content.ts'))
    console.info(`${index + 1}/${CHANGES.length} ${name}: the content is fine`)
  }
  const { status } = spawnSync(process.execPath, typescript('scripts/test.ts', '--quick'), {
    cwd: PROJECT,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

main()
