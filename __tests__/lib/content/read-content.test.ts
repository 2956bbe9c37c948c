/** @jest-environment node */
import { getContent } from '@/lib/content/content'
import {
  buildProductFile,
  buildProductWithFigure,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'

afterAll(removeContent)

const SLUG = 'single-facer-corrugation-machine'

const findProduct = (slug: string, folder: string) => getContent(folder).products.find(product => product.slug === slug)

function readProduct(changes: Record<string, unknown> = {}) {
  const product = findProduct(SLUG, writeContent({ [PRODUCT_PATH]: buildProductFile(changes) }))
  if (!product) throw new Error('The sample machine is missing')
  return product
}

it('converts a file to the shape of the site', () => {
  expect(readProduct()).toEqual({
    slug: SLUG,
    addOnTo: [],
    title: 'Single Facer (Corrugation Machine)',
    kind: 'fingerless single facer',
    position: 1,
    category: { title: 'Corrugation Machines', slug: 'corrugation-machines' },
    family: null,
    summary: 'Makes single-face web.',
    bullets: ['Quiet gears', 'Fingerless design'],
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
    figures: [
      { name: 'Design speed', quantity: 'speed', type: 'range', min: 60, max: 80, unit: 'm/min' },
      { name: 'Overall size', quantity: 'overall-size', type: 'size', sides: [3200, 3900, 2100], unit: 'mm' },
      { name: 'Net weight', quantity: 'weight', type: 'value', value: 9500, unit: 'kg' },
    ],
    isTypical: false,
    size: { lengthMm: 3200, widthMm: 3900, heightMm: 2100 },
    picture: `products/${SLUG}`,
    updated: null,
  })
})

it.each([
  ['an empty description', { description: '' }, { bullets: [] }],
  ['a description of blank lines', { description: ' \n\n' }, { bullets: [] }],
  ['line ends of Windows', { description: 'One\r\n\r\nTwo\r\n' }, { bullets: ['One', 'Two'] }],
  ['an empty summary', { description2: '' }, { summary: '' }],
  ['no summary', { description2: null }, { summary: '' }],
  ['a trade estimate', { basis: 'trade estimate' }, { isTypical: true }],
  ['figures published in part', { basis: 'partly published' }, { isTypical: true }],
  ['a day', { updated: '2026-01-31' }, { updated: '2026-01-31' }],
])('reads %s', (_name, file, product) => {
  expect(readProduct(file)).toMatchObject(product)
})

it.each([
  ['a number', { value: 800, unit: 'mm' }, { type: 'value', value: 800, unit: 'mm' }],
  ['an upper limit', { upTo: 180, unit: 'm/min' }, { type: 'up-to', value: 180, unit: 'm/min' }],
  ['a lower limit', { from: 60, unit: 'gsm' }, { type: 'from', value: 60, unit: 'gsm' }],
  ['an accuracy', { plusMinus: 0.5, unit: 'mm', quantity: 'accuracy' }, { type: 'tolerance', value: 0.5, unit: 'mm' }],
  ['a choice', { oneOf: [500, 700, 900], unit: 'mm' }, { type: 'choice', values: [500, 700, 900], unit: 'mm' }],
  ['a count', { count: 4 }, { type: 'count', min: 4, max: 4, of: null }],
  ['a count of things', { count: [1, 6], of: 'sets' }, { type: 'count', min: 1, max: 6, of: 'sets' }],
  ['a text', { text: 'cold or hot' }, { type: 'text', text: 'cold or hot' }],
])('converts a figure that is %s', (_name, file, figure) => {
  const folder = writeContent({ [PRODUCT_PATH]: buildProductWithFigure({ name: 'Figure', ...file }) })
  expect(findProduct(SLUG, folder)?.figures[3]).toMatchObject({ name: 'Figure', ...figure })
})

it('groups the numbers of its words as those of its figures', () => {
  const words = 'folding carton 90 to 2000 gsm'
  expect(readProduct({ stock: [words], options: [words], description2: 'Since 2017' })).toMatchObject({
    stock: ['folding carton 90 to 2,000 gsm'],
    options: ['folding carton 90 to 2,000 gsm'],
    summary: 'Since 2017',
  })
})

it('keeps markup as the text it is', () => {
  const markup = '<script>alert("1")</script> & <b>bold</b>'
  expect(readProduct({ kind: markup, description: markup, description2: markup })).toMatchObject({
    kind: markup,
    bullets: [markup],
    summary: markup,
  })
})

it('leaves ids behind', () => {
  expect(readProduct({ id: 18 })).not.toHaveProperty('id')
})

it('orders machines by position, then by title, and numbers them without gaps', () => {
  const family = { category: undefined, family: 'Slitters', related: [] }
  const folder = writeContent({
    [PRODUCT_PATH]: buildProductFile({ position: 40 }),
    'products/zebra.yaml': buildProductFile({ ...family, title: 'Zebra', position: 7 }),
    'products/ant.yaml': buildProductFile({ ...family, title: 'Ant', position: 7 }),
    'products/latecomer.yaml': buildProductFile({ ...family, title: 'Latecomer', position: undefined }),
  })
  const { products } = getContent(folder)
  expect(products.slice(0, 4).map(({ slug }) => slug)).toEqual(['ant', 'zebra', SLUG, 'latecomer'])
  expect(products.map(({ position }) => position)).toEqual(products.map((_, index) => index + 1))
})

it('accepts a number that the price list gives to two machines', () => {
  const twin = buildProductFile({ title: 'Twin', category: undefined, family: 'Slitters', related: [] })
  expect(findProduct('twin', writeContent({ 'products/twin.yaml': twin }))).toBeDefined()
})

it('reads a folder once', () => {
  const folder = writeContent()
  expect(getContent(folder)).toBe(getContent(folder))
})
