import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { APPLICATION_COUNT, BOX_COUNT, FEATURED_COUNT } from '@/lib/constants'
import { ASSUMPTION_IDS } from '@/lib/planner/assumption-ids'

/** What a test writes below a content folder: a value becomes YAML, text and bytes stay as they are, null leaves the file out. */
export type ContentFiles = Record<string, object | string | null>

/** A machine's file without a mistake. */
export const PRODUCT_FILE = {
  /** One of the numbers that several machines may have. */
  id: 18,
  title: 'Single Facer (Corrugation Machine)',
  position: 1,
  category: 'Corrugation Machines',
  kind: 'fingerless single facer',
  description: 'Quiet gears\nFingerless design\n',
  description2: 'Makes single-face web.',
  whatItDoes: 'Makes a wave of paper and glues a liner to it.',
  automation: 'automatic',
  process: 'corrugating',
  substrates: ['paper', 'corrugated'],
  stock: ['paper kraft 80 to 250 gsm'],
  boxStyles: ['single-face wrap'],
  applications: ['box plants'],
  operators: 'One operator.',
  options: ['cassette for second flute'],
  related: ['machine-1'],
  stations: ['preheater', 'corrugating rolls'],
  basis: 'published',
  figures: [
    { name: 'Design speed', range: [60, 80], unit: 'm/min', quantity: 'speed' },
    { name: 'Overall size', size: [3200, 3900, 2100], unit: 'mm', quantity: 'overall-size' },
    { name: 'Net weight', value: 9500, unit: 'kg', quantity: 'weight' },
  ] as Record<string, unknown>[],
}

/** Where `PRODUCT_FILE` belongs. */
export const PRODUCT_PATH = 'products/single-facer-corrugation-machine.yaml'

/** The single facer's file with some fields changed. */
export function buildProductFile(changes: Record<string, unknown> = {}) {
  return { ...PRODUCT_FILE, ...changes }
}

/** The single facer's file with a fourth figure. */
export function buildProductWithFigure(figure: Record<string, unknown>) {
  return buildProductFile({ figures: [...PRODUCT_FILE.figures, figure] })
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const plainSlugs = numbers(FEATURED_COUNT).map(number => `machine-${number}`)

function buildPlainProduct(number: number) {
  const same = { category: undefined, family: 'Slitters', position: undefined, related: [] }
  return buildProductFile({ ...same, title: `Machine ${number}`, id: number })
}

/** Samples as applications.yaml and boxes.yaml hold them. */
export function buildSamples(count: number) {
  return numbers(count).map(number => {
    return { number, name: `Pack ${number}`, pack: 'box', style: 'tuck', substrate: 'board', madeOn: ['machine-1'] }
  })
}

/** home.yaml without a mistake. */
export function buildHomeFile(changes: Record<string, unknown> = {}) {
  const point = { title: 'Title', text: 'Text' }
  return {
    metadata: { title: 'Title', description: 'Description' },
    hero: { statement: ['Machinery', 'for boxes.'], meta: ['Cartons'] },
    innovations: [1, 2, 3].map(() => ({ ...point, icon: 'shield', facts: ['Fact'] })),
    whoWeAre: { text: 'Text', fields: ['folding cartons'] },
    whyChooseUs: [point],
    featured: plainSlugs,
    about: { text: 'Text', pictures: ['boxes/box-1', 'boxes/box-2', 'boxes/box-3'].map(key => ({ key, alt: 'Box' })) },
    popup: { text: 'Text' },
    packs: { title: 'Packs', text: 'Text', another: 'Another' },
    buyerQuestions: [{ question: 'Why?', answer: 'Because.' }],
    quote: { title: 'Title', text: 'Text', list: ['Box style'] },
    story: {
      description: 'Text',
      hello: 'Hello',
      statement: 'Line',
      lead: 'Lead',
      range: { title: 'Title', paragraphs: ['Text'] },
      customers: { ...point, groups: [{ name: 'Printers', key: 'boxes/box-1', machines: 'corrugated' }] },
      journey: { title: 'Title', product: plainSlugs[0], chosen: point, delivered: point, run: point },
      principles: { title: 'Title', list: [{ ...point, icon: 'shield' }] },
      boxes: 'Title',
    },
    ...changes,
  }
}

/** categories.yaml without a mistake. */
export function buildCategoriesFile(changes: Record<string, unknown> = {}) {
  const items = [{ name: 'Single Facer', product: 'single-facer-corrugation-machine' }]
  const categories = [{ title: 'Corrugation Machines', lead: 'Machines for board.', items }]
  return { categories, families: ['Slitters'], ...changes }
}

/** company.yaml without a mistake. */
export function buildCompanyFile(changes: Record<string, unknown> = {}) {
  return {
    name: 'Sample Machinery',
    wordMark: { first: 'Sample', second: 'Machinery' },
    domain: 'sample.example',
    salesPhone: '+91 00000 00001',
    servicePhone: '+91 00000 00002',
    salesEmail: 'sales@sample.example',
    serviceEmail: 'service@sample.example',
    chatNumber: '910000000001',
    address: ['Plot 00', 'Sample City'],
    mapQuery: 'Sample City',
    hours: { text: 'Monday 10:00 to 6:00', days: ['Monday'], opens: '10:00', closes: '18:00' },
    social: { facebook: null, instagram: null, youtube: null, x: 'https://x.com/sample' },
    videoUrl: null,
    since: 2017,
    copyrightYear: 2025,
    privacyContact: { name: 'Complaints', email: 'service@sample.example' },
    ...changes,
  }
}

/** search-words.yaml without a mistake. */
export function buildSearchWordsFile(changes: Record<string, unknown> = {}) {
  return {
    words: [{ means: 'single facer', typed: ['fluting'], machines: ['single-facer-corrugation-machine'] }],
    alike: [['carton', 'box']],
    notSold: [{ name: 'Offset presses', typed: ['offset'] }],
    answers: [{ name: 'Price', typed: ['rate'], text: 'Ask us.', link: { title: 'Ask', href: '/contact-us#form' } }],
    leftOut: ['machine'],
    ...changes,
  }
}

/** Files of content/line without a mistake: one style whose only step the single facer may do. */
export function buildLineFiles() {
  const defaults = { l: 100, w: 80, h: 60, quantity: 100 }
  const routes = [{ id: 'plain', name: 'Plain', steps: ['glue'] }]
  const style = {
    id: 'tuck',
    name: 'Tuck carton',
    code: 'tuck',
    material: 'folding carton',
    formula: 'tuck',
    lay: 'trade',
  }
  const sides = ['l', 'w', 'h'].map(id => ({ id, group: 'pack', label: id, kind: 'number', unit: 'mm', least: 1 }))
  const counts = ['quantity', 'shifts'].map(id => ({ id, group: 'output', label: id, kind: 'number', least: 1 }))
  return {
    'line/steps.yaml': {
      steps: [{ id: 'glue', name: 'Gluing', counts: 'blank', waste: 0, setUp: 1, boughtIn: 'No.' }],
    },
    'line/styles.yaml': { styles: [{ ...style, asks: ['l', 'w', 'h'], defaults, routes }] },
    'line/questions.yaml': {
      style: 'Pack',
      groups: { pack: 'What', output: 'How many', plant: 'What you have' },
      questions: [...sides, ...counts],
    },
    'line/assumptions.yaml': {
      assumptions: ASSUMPTION_IDS.map(id => ({ id, label: id, value: 1, range: [0, 9], source: 'assumption' })),
      flutes: [{ id: 'E', mm: 1.5 }],
      sheets: [[1020, 720]],
    },
  }
}

function buildFiles(): ContentFiles {
  const links = [{ title: 'Home', href: '/' }]
  return {
    ...buildLineFiles(),
    'company.yaml': buildCompanyFile(),
    'home.yaml': buildHomeFile(),
    'categories.yaml': buildCategoriesFile(),
    'applications.yaml': { applications: buildSamples(APPLICATION_COUNT) },
    'boxes.yaml': { boxes: buildSamples(BOX_COUNT) },
    'navigation.yaml': { main: links, side: links, footer: links },
    'search-words.yaml': buildSearchWordsFile(),
    [PRODUCT_PATH]: buildProductFile(),
    ...Object.fromEntries(plainSlugs.map((slug, index) => [`products/${slug}.yaml`, buildPlainProduct(index + 1)])),
  }
}

function toText(content: object | string) {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return content
  return stringify(content, { aliasDuplicateObjects: false })
}

/** Texts of the files without a mistake. A test changes one or two of them, and YAML is slower to write than to read. */
const soundTexts = Object.entries(buildFiles()).map(([name, content]) => [name, content && toText(content)] as const)

const folders: string[] = []

/** Writes a small content folder without a mistake, changed where a test says so, and returns its path. */
export function writeContent(changes: ContentFiles = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(folder)
  cpSync('content/words', join(folder, 'words'), { recursive: true })
  for (const [name, content] of Object.entries({ ...Object.fromEntries(soundTexts), ...changes })) {
    if (content === null) continue
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, toText(content))
  }
  return folder
}

/** Removes what `writeContent` wrote; for `afterAll`. */
export function removeContent() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}
