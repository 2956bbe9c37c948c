import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'yaml'
import { getApplications } from '@/lib/content/applications'
import { getProducts } from '@/lib/content/products'
import { openSearchIndex } from '@/lib/search/search-engine'
import { findSpan, parseFigures } from '@/lib/search/search-figures'
import { createSearchIndexFile } from '@/lib/search/search-index'
import { createSearchWords, toStem } from '@/lib/search/search-words'
import { cutAtMarks, pickLine } from '@/lib/search/text-match'

const products = getProducts()
const file = createSearchIndexFile(products, getApplications())
const engine = openSearchIndex(JSON.parse(file.body), products.length)
const slugsOf = (query: string) => engine.search(query).map(({ index }) => products[index]?.slug)

const queries: { query: string; expect: string }[] = parse(readFileSync('content/search-queries.yaml', 'utf8'))

it('has at least 60 real searches, each for a machine of the catalogue', () => {
  expect(queries.length).toBeGreaterThanOrEqual(60)
  expect(queries.filter(({ expect: slug }) => !products.some(product => product.slug === slug))).toEqual([])
})

it('finds the machine in the first three for at least 95 of 100 real searches', () => {
  const misses = queries.filter(({ query, expect: slug }) => !slugsOf(query).slice(0, 3).includes(slug))
  expect(misses.length / queries.length).toBeLessThanOrEqual(0.05)
})

it('keeps the index within 25 kB', () => {
  expect(brotliCompressSync(file.body).length).toBeLessThanOrEqual(25_000)
})

it('names the file after its content', () => {
  expect(createSearchIndexFile(products, []).url).not.toBe(file.url)
  expect(createSearchIndexFile(products, getApplications()).url).toBe(file.url)
})

it.each([
  ['folder-gluer', 'folder gluer'],
  ['diecutting', 'die cutting'],
  ['2 color', '2 colour'],
  ['E-flute', 'e flute'],
])('finds the same with %s and %s', (a, b) => {
  expect(slugsOf(a)).toEqual(slugsOf(b))
  expect(slugsOf(a).length).toBeGreaterThan(0)
})

it('leaves out nothing for letters that stand alone', () => {
  expect(slugsOf('e-f')).toHaveLength(products.length)
  expect(slugsOf('1300 mm f')).toEqual(slugsOf('1300 mm'))
})

it('takes carton for box, with less weight than the word itself', () => {
  expect(slugsOf('box stitching')).toEqual(expect.arrayContaining(slugsOf('carton stitching').slice(0, 2)))
})

it('finds nothing where nothing fits, and nothing in an empty search', () => {
  expect(slugsOf('xqzvw')).toEqual([])
  expect(slugsOf('  ')).toEqual([])
  expect(slugsOf('?!&')).toEqual([])
})

it.each([
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '\\',
  '('.repeat(500),
  'ab '.repeat(4000),
  'मशीन',
])('survives %.20s', query => {
  expect(() => engine.search(query)).not.toThrow()
})

it('refuses an index that does not fit the page', () => {
  const { length } = products
  expect(() => openSearchIndex(JSON.parse(file.body), length - 1)).toThrow(
    `holds ${length} machines, the page ${length - 1}`,
  )
})

it('reads figures in the ways that buyers write them', () => {
  expect(parseFigures('gluer 1,300 mm and 6000 pcs per hour').figures).toEqual([
    { value: 1300, units: ['mm'] },
    { value: 6000, units: ['pcs/h'] },
  ])
  expect(parseFigures('180 mtr/min').figures).toEqual([{ value: 180, units: ['m/min'] }])
  expect(parseFigures('6,000 sheets an hour').figures).toEqual([{ value: 6000, units: ['sheets/h'] }])
  expect(parseFigures('6,000 an hour').figures).toEqual([{ value: 6000, units: ['pcs/h', 'sheets/h'] }])
  expect(parseFigures('4 colour flexo').figures).toEqual([])
})

it('rates the limit above a range around the figure, and never another unit', () => {
  const figure = { value: 300, units: ['gsm'] } as const
  expect(findSpan([['gsm', 200, 300]], figure)?.score).toBe(2)
  expect(findSpan([['gsm', 200, 400]], figure)?.score).toBe(0.75)
  expect(findSpan([['mm', 300, 300]], figure)).toBeNull()
})

it('takes a word by its stem', () => {
  expect(['cutting', 'cutter', 'cut'].map(toStem)).toEqual(['cut', 'cut', 'cut'])
  expect(createSearchWords('a machine for E flute').map(({ word }) => word)).toEqual(['eflute'])
})

it('marks the words that were found, and shows the line with the most of them', () => {
  const terms = new Set(['glu', 'fold'])
  expect(cutAtMarks('Folder-gluer for cartons', terms)).toEqual([
    { text: 'Folder', isMarked: true },
    { text: '-', isMarked: false },
    { text: 'gluer', isMarked: true },
    { text: ' for cartons', isMarked: false },
  ])
  expect(pickLine(['nothing', 'glue', 'a folder with glue'], terms)).toBe('a folder with glue')
  expect(pickLine(['nothing'], terms)).toBeNull()
})
