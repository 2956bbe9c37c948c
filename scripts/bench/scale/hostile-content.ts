import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { toSlug } from '@/lib/product/slug'
import { shareAssets } from './copied-project'
import { makeProject } from './synthetic-catalogue'

/** Inside the project, because hard links cannot cross file systems; ignored by every tool. */
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

/** The machines to change: one gets hostile texts, one empty descriptions, one no descriptions. */
const CHOSEN = {
  hostile: 'automatic-folder-gluer-machine',
  empty: 'lock-bottom-folder-gluer-machine-46-corner',
  none: 'corrugated-box-folder-gluer-machine',
} as const

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

/** A sample's job for the line planner has no text for visitors. */
const isJob = (part: object) => 'style' in part

/** Appends the markup to each line of every text for visitors in a parsed file. */
export function toHostile<T>(value: T): T {
  return mapTexts(value, (text, field) => {
    if (NAMES.includes(field)) return text
    const lines = text.split('\n').filter(Boolean)
    return lines.map(line => `${line} ${MARKUP}`).join('\n')
  }) as T
}

/** Lists the lines of all texts for visitors in a parsed file or a part of one. */
export function listTexts(value: unknown): string[] {
  const texts: string[] = []
  mapTexts(value, (text, field) => {
    if (!NAMES.includes(field)) texts.push(...text.split('\n').filter(Boolean))
    return text
  })
  return texts
}

function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map(part => mapTexts(part, change, field))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'line' && isJob(part) ? part : mapTexts(part, change, name),
    ]),
  )
}

const toFile = (name: string) => join(HOSTILE_PROJECT, 'content', `${name}.yaml`)
const read = (name: string) => parse(readFileSync(toFile(name), 'utf8'))
const write = (name: string, value: unknown) => writeFileSync(toFile(name), stringify(value))

/** Reads the changed parts of the copy's content. */
export function readHostileContent() {
  if (!existsSync(HOSTILE_PROJECT))
    throw new Error('Run npx tsx scripts/checks/hostile-export.ts first: it builds this export')
  const slugs = readdirSync(join(HOSTILE_PROJECT, 'content/products')).map(name => name.replace(/\.yaml$/, ''))
  const slug = slugs.find(name => read(`products/${name}`).title.includes(MARKUP)) ?? CHOSEN.hostile
  const product = read(`products/${slug}`)
  const { categories } = read('categories')
  return {
    home: read('home'),
    product: { ...product, slug },
    category: categories.find(({ title }: { title: string }) => title === product.category),
    application: read('applications').applications[0],
    box: read('boxes').boxes[0],
    withoutDescription: [CHOSEN.empty, CHOSEN.none].map(name => ({ slug: name, ...read(`products/${name}`) })),
  }
}

/**
 * Copies the project, extends its list of machines to several pages and makes its content hostile: markup in every text
 * of the home page, a machine, its category, an application and a box; one machine with empty descriptions and one
 * without, and the same id for all three.
 */
export function makeHostileProject(root: string): void {
  makeProject(root, HOSTILE_PROJECT, HOSTILE_MACHINE_COUNT)
  const { category, ...product } = read(`products/${CHOSEN.hostile}`)
  const hostile = toHostile(product)
  const slug = toSlug(hostile.title)
  rmSync(toFile(`products/${CHOSEN.hostile}`))
  write(`products/${slug}`, { ...hostile, category, id: SHARED_ID })
  shareAssets(HOSTILE_PROJECT, [{ slug, source: CHOSEN.hostile }])

  write(`products/${CHOSEN.empty}`, { ...read(`products/${CHOSEN.empty}`), ...nothing, id: SHARED_ID })
  write(`products/${CHOSEN.none}`, {
    ...read(`products/${CHOSEN.none}`),
    ...nothing,
    description2: null,
    id: SHARED_ID,
  })

  write('home', toHostile(read('home')))
  const groups = read('categories')
  write('categories', { ...groups, categories: groups.categories.map(toHostileIf(({ title }) => title === category)) })
  const isFirst = ({ number }: Named) => number === 1
  write('applications', { applications: read('applications').applications.map(toHostileIf(isFirst)) })
  write('boxes', { boxes: read('boxes').boxes.map(toHostileIf(isFirst)) })
  rename({ [CHOSEN.hostile]: slug, [category]: `${category} ${MARKUP}` })
}

const nothing = { description: '', description2: '' }

type Named = { title?: string; number?: number }

function toHostileIf<T extends Named>(isChosen: (part: T) => boolean) {
  return (part: T) => (isChosen(part) ? toHostile(part) : part)
}

/** Replaces the name of the machine and of its category wherever a file of the copy refers to them. */
function rename(names: Readonly<Record<string, string>>) {
  const folder = join(HOSTILE_PROJECT, 'content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'))
  for (const name of files.map(file => file.slice(0, -'.yaml'.length))) {
    write(
      name,
      mapTexts(read(name), (text, field) => (NAMES.includes(field) ? (names[text] ?? text) : text)),
    )
  }
}
