import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { toSlug } from '@/lib/trade/product/slug'
import { copyProject, growCatalogue, shareMadeFiles } from '@/scripts/bench/copied-project'
import { changeColours, readColours } from '@/scripts/checks/hostile-export/brand-traces'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

/** Ignored by every tool. */
export const HOSTILE_PROJECT = '.cache/hostile'

/**
 * An injection attempt: it closes whatever context a text may be in, then adds elements that run code. The browser must
 * show it as text. It is short because it becomes part of URLs and file names.
 */
export const MARKUP =
  '\\\'"--></title></script><script data-x>alert(1)</script><img data-x src=x onerror=alert(1)><svg onload=alert(1)>'

/** A selector for the elements that exist only if the markup was parsed as HTML. */
export const INJECTED = '[data-x], [onerror], [onload]'

/** The number of machines in the copy, enough for three list pages. */
export const HOSTILE_MACHINE_COUNT = 122

/** An id that several machines of the price list have; all changed machines get it. */
const SHARED_ID = 18

/** The machines to change: one gets hostile texts, two lose their descriptions. */
const HOSTILE = 'automatic-folder-gluer-machine'
const WITHOUT_DESCRIPTION = {
  'lock-bottom-folder-gluer-machine-46-corner': { id: SHARED_ID, description: '', description2: '' },
  'heavy-duty-platen-punching-creasing-machine': { id: SHARED_ID, description: '', description2: null },
}

/** Fields with a name that code or another file refers to, not a text for visitors. */
const NAMES = [
  ...[
    'addOnTo',
    'automation',
    'basis',
    'category',
    'cover',
    'family',
    'featured',
    'flutes',
    'icon',
    'key',
    'kinds',
    'machines',
    'madeOn',
    'material',
  ],
  ...['missing', 'near', 'process', 'product', 'quantity', 'related', 'step', 'unit', 'updated'],
]

/** Appends the markup to each line of every text for visitors in a parsed file. */
function toHostile<T>(value: T): T {
  return mapTexts(value, (text, field) =>
    NAMES.includes(field)
      ? text
      : splitLines(text)
          .map(line => `${line} ${MARKUP}`)
          .join('\n'),
  ) as T
}

/** Lists the lines of all texts for visitors in a parsed file or a part of one. */
export function listShownLines(value: unknown): string[] {
  const texts: string[] = []
  mapTexts(value, (text, field) => {
    if (!NAMES.includes(field)) texts.push(...splitLines(text))
    return text
  })
  return texts
}

const splitLines = (text: string) => text.split('\n').filter(Boolean)

function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map(part => mapTexts(part, change, field))
  if (value === null || typeof value !== 'object') return value
  // A sample's job for the line planner has no text for visitors.
  const isJob = field === 'line' && 'style' in value
  return isJob
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, name)]))
}

const toFile = (name: string) => join(HOSTILE_PROJECT, 'content', `${name}.yaml`)
const read = (name: string) => parse(readFileSync(toFile(name), 'utf8'))
const write = (name: string, value: unknown) => writeFileSync(toFile(name), stringify(value))

/** Reads the changed parts of the copy's content. */
export function readHostileContent() {
  if (!existsSync(HOSTILE_PROJECT))
    throw new Error('Run npx tsx scripts/checks/hostile-export.ts first: it builds this export')
  const slugs = readdirSync(join(HOSTILE_PROJECT, 'content/products')).map(name => name.replace(/\.yaml$/, ''))
  const slug = slugs.find(name => read(`products/${name}`).title.includes(MARKUP)) ?? HOSTILE
  const product = read(`products/${slug}`)
  const { categories } = read('categories')
  return {
    home: read('home'),
    product: { ...product, slug },
    category: categories.find(({ title }: { title: string }) => title === product.category),
    application: read('applications').applications[0],
    box: read('boxes').boxes[0],
    withoutDescription: Object.keys(WITHOUT_DESCRIPTION).map(name => ({ slug: name, ...read(`products/${name}`) })),
  }
}

/**
 * Copies the project of the tests, extends its list of machines to several pages and makes its content hostile: markup
 * in every text of the home page, a machine, its category, an application and a box; two machines without descriptions,
 * and the same id for all three. The company and its brand are others too.
 */
export function makeHostileProject(): void {
  copyProject(HOSTILE_PROJECT, FIXTURE_PROJECT)
  // All its texts change, so that no translation would be shown.
  rmSync(join(HOSTILE_PROJECT, 'content/ur'), { recursive: true })
  const copies = growCatalogue(HOSTILE_PROJECT, HOSTILE_MACHINE_COUNT)
  const { category, ...product } = read(`products/${HOSTILE}`)
  const hostile = { ...toHostile(product), category, id: SHARED_ID }
  const slug = toSlug(hostile.title)
  rmSync(toFile(`products/${HOSTILE}`))
  write(`products/${slug}`, hostile)
  shareMadeFiles(HOSTILE_PROJECT, [...copies, { slug, source: HOSTILE }])
  for (const [name, changes] of Object.entries(WITHOUT_DESCRIPTION))
    write(`products/${name}`, { ...read(`products/${name}`), ...changes })

  write('home', toHostile(read('home')))
  const groups = read('categories')
  write('categories', { ...groups, categories: groups.categories.map(toHostileIf(({ title }) => title === category)) })
  const isFirst = ({ number }: Named) => number === 1
  write('applications', { applications: read('applications').applications.map(toHostileIf(isFirst)) })
  write('boxes', { boxes: read('boxes').boxes.map(toHostileIf(isFirst)) })

  const rebrand = (text: string) => text.replaceAll('Boxwright', 'Kestrel').replaceAll('boxwright', 'kestrel')
  write('company', mapTexts(read('company'), rebrand))
  write('brand', {
    locale: 'en-GB',
    country: 'GB',
    timeZone: 'Europe/London',
    colours: changeColours(readColours(FIXTURE_PROJECT)),
  })
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
  for (const name of ['logo', 'icon']) writeFileSync(join(HOSTILE_PROJECT, `content/brand/${name}.svg`), square)

  // The machine and its category have new names, wherever a file refers to them.
  const names: Record<string, string> = { [HOSTILE]: slug, [category]: `${category} ${MARKUP}` }
  const files = readdirSync(join(HOSTILE_PROJECT, 'content'), { recursive: true, encoding: 'utf8' })
  for (const name of files.flatMap(file => /(.*)\.yaml$/.exec(file)?.[1] ?? [])) {
    const rename = (text: string, field: string) => (NAMES.includes(field) ? (names[text] ?? text) : text)
    write(name, mapTexts(read(name), rename))
  }
}

type Named = { title?: string; number?: number }

function toHostileIf<T extends Named>(isChosen: (part: T) => boolean) {
  return (part: T) => (isChosen(part) ? toHostile(part) : part)
}
