/** @jest-environment node */
import { getContent } from '@/lib/content/content'
import { buildFile, buildProductFile, PRODUCT_PATH, removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

const SLUG = 'single-facer-corrugation-machine'

function readProduct(changes: Record<string, unknown> = {}) {
  const { products } = getContent(writeContent({ [PRODUCT_PATH]: buildProductFile(changes) }))
  const product = products.find(({ slug }) => slug === SLUG)
  if (!product) throw new Error('The sample machine is missing')
  return product
}

describe('a machine', () => {
  it('has the shape of the site', () => {
    expect(readProduct()).toEqual({
      slug: SLUG,
      addOnTo: [],
      steps: [],
      title: 'Single Facer (Corrugation Machine)',
      kind: 'fingerless single facer',
      position: 1,
      category: { title: 'Corrugation Machines', slug: 'corrugation-machines' },
      summary: 'Makes single-face web.',
      bullets: ['Quiet gears', 'Fingerless design'],
      whatItDoes: 'Makes a wave of paper and glues a liner to it.',
      automation: 'automatic',
      process: 'corrugating',
      materials: ['paper', 'corrugated'],
      stock: [
        { material: 'paper', name: 'paper kraft', span: [80, 250], unit: 'gsm', flutes: [], ply: [] },
        { material: 'corrugated', flutes: [], ply: [] },
      ],
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
      formerTitles: [],
      isTypical: false,
      size: { lengthMm: 3200, widthMm: 3900, heightMm: 2100 },
      picture: `products/${SLUG}`,
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
    ['bullets as written', { description: 'Takes 3200 mm\nSince 2017' }, { bullets: ['Takes 3200 mm', 'Since 2017'] }],
    ['a year in words', { description2: 'Since 2017' }, { summary: 'Since 2017' }],
    ['markup', { kind: '<b>bold</b> & "more"' }, { kind: '<b>bold</b> & "more"' }],
  ])('is read with %s', (_name, file, product) => {
    expect(readProduct(file)).toMatchObject(product)
  })

  it.each([
    ['a number', { value: 800, unit: 'mm' }, { type: 'value', value: 800, unit: 'mm' }],
    ['an upper limit', { upTo: 180, unit: 'm/min' }, { type: 'up-to', value: 180, unit: 'm/min' }],
    ['a lower limit', { from: 60, unit: 'gsm' }, { type: 'from', value: 60, unit: 'gsm' }],
    [
      'an accuracy',
      { plusMinus: 0.5, unit: 'mm', quantity: 'accuracy' },
      { type: 'tolerance', value: 0.5, unit: 'mm', quantity: 'accuracy' },
    ],
    ['a choice', { oneOf: [500, 700, 900], unit: 'mm' }, { type: 'choice', values: [500, 700, 900], unit: 'mm' }],
    ['a count', { count: 4 }, { type: 'count', min: 4, max: 4, of: null }],
    ['a count of things', { count: [1, 6], of: 'sets' }, { type: 'count', min: 1, max: 6, of: 'sets' }],
    ['a text', { text: 'cold or hot' }, { type: 'text', text: 'cold or hot' }],
  ])('may have a figure that is %s', (_name, file, figure) => {
    const figures = [...buildProductFile().figures, { name: 'Figure', ...file }]
    expect(readProduct({ figures }).figures[3]).toEqual({ name: 'Figure', quantity: null, ...figure })
  })

  it('has its place by position, then by title, without gaps', () => {
    const twins = { category: undefined, family: 'Slitters', related: [] }
    const { products } = getContent(
      writeContent({
        [PRODUCT_PATH]: buildProductFile({ position: 40 }),
        'products/zebra.yaml': buildProductFile({ ...twins, title: 'Zebra', position: 7 }),
        'products/ant.yaml': buildProductFile({ ...twins, title: 'Ant', position: 7 }),
        'products/latecomer.yaml': buildProductFile({ ...twins, title: 'Latecomer', position: undefined }),
      }),
    )
    expect(products.slice(0, 4).map(({ slug }) => slug)).toEqual(['ant', 'zebra', SLUG, 'latecomer'])
    expect(products.map(({ position }) => position)).toEqual(products.map((_, index) => index + 1))
  })
})

it('turns telephone numbers into links', () => {
  const { company } = getContent(writeContent())
  expect(company.salesPhone).toEqual({ text: '+91 00000 00001', href: 'tel:+910000000001' })
})

it('has an icon for each social network that the company is in, and for no other', () => {
  const { social } = getContent(writeContent()).company
  expect(social).toEqual([{ network: 'x', label: 'X', url: 'https://x.com/sample' }])
})

it('adds a new machine of a group to its list without its last parentheses', () => {
  const title = 'Double Facer (Wide)'
  const folder = writeContent({ 'products/double-facer-wide.yaml': buildProductFile({ title, position: 2 }) })
  const [category] = getContent(folder).categories
  expect(category).toEqual({
    ...buildFile('categories.yaml').categories[0],
    slug: 'corrugation-machines',
    items: [
      { name: 'Single Facer', slug: SLUG },
      { name: 'Double Facer', slug: 'double-facer-wide' },
    ],
  })
})

it('shows a machine everywhere by the picture that its file names', () => {
  const home = buildFile('home.yaml')
  const about = { ...home.about, pictures: [{ key: `products/${SLUG}`, alt: 'A single facer' }] }
  const content = getContent(
    writeContent({
      [PRODUCT_PATH]: buildProductFile({ picture: 'photo-2026.webp' }),
      'home.yaml': { ...home, about },
    }),
  )
  expect(content.products.find(({ slug }) => slug === SLUG)?.picture).toBe('products/photo-2026')
  expect(content.home.about.pictures).toEqual([{ key: 'products/photo-2026', alt: 'A single facer' }])
})

it('gives samples their picture by number', () => {
  const { applications, boxes } = getContent(writeContent())
  expect(applications[1]).toMatchObject({ picture: 'applications/packaging-2' })
  expect(boxes[2]).toMatchObject({ picture: 'boxes/box-3' })
})

it('reads a folder once', () => {
  const folder = writeContent()
  expect(getContent(folder)).toBe(getContent(folder))
})

it('leaves a category out until the file of a machine names it', () => {
  const own = buildFile('categories.yaml')
  const presses = { title: 'Presses', lead: 'They press.', items: [] }
  const changes = { 'categories.yaml': { ...own, categories: [...own.categories, presses] } }
  const listTitles = (folder: string) => getContent(folder).categories.map(({ title }) => title)
  expect(listTitles(writeContent(changes))).toEqual(['Corrugation Machines'])
  const press = buildProductFile({ title: 'Press', position: 2, category: 'Presses' })
  const folder = writeContent({ ...changes, 'products/press.yaml': press })
  expect(listTitles(folder)).toEqual(['Corrugation Machines', 'Presses'])
})
