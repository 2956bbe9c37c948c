/** @jest-environment node */
import { getContent } from '@/lib/content/content'
import { buildFile, buildProductFile, PRODUCT_PATH, removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

const SLUG = 'single-facer-corrugation-machine'

/** The machine that tests change, as it is read from its changed file. */
function readProduct(changes: Record<string, unknown> = {}) {
  const { products } = getContent(writeContent({ [PRODUCT_PATH]: buildProductFile(changes) }))
  const product = products.find(({ slug }) => slug === SLUG)
  if (!product) throw new Error('The sample machine is missing')
  return product
}

describe('a machine', () => {
  it('gets from its file a slug, typed figures and a size, and an empty list for each list that the file omits', () => {
    expect(readProduct()).toEqual({
      slug: SLUG,
      addOnTo: [],
      steps: [],
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
      materials: ['paper', 'corrugated'],
      stock: [
        { material: 'paper', name: 'paper kraft', span: [80, 250], unit: 'gsm', flutes: [], ply: [] },
        { material: 'corrugated', flutes: [], ply: [] },
      ],
      boxStyles: ['single-face wrap'],
      buyerProvides: [],
      references: [],
      applications: ['box plants'],
      operators: 'One operator.',
      options: ['cassette for second flute'],
      related: ['machine-1'],
      stations: ['preheater', 'corrugating rolls'],
      stationWork: [],
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
    ['a description of blank lines', { description: ' \n\n' }, { bullets: [] }],
    ['line ends of Windows', { description: 'One\r\n\r\nTwo\r\n' }, { bullets: ['One', 'Two'] }],
    [
      'a trade estimate and markup',
      { basis: 'trade estimate', kind: '<b>x</b>' },
      { isTypical: true, kind: '<b>x</b>' },
    ],
  ])('is read with %s', (_name, file, product) => {
    expect(readProduct(file)).toMatchObject(product)
  })

  it('may have figures of every form', () => {
    const mm = { unit: 'mm' }
    const forms = [
      { ...mm, value: 800 },
      { ...mm, upTo: 180 },
      { ...mm, from: 60 },
      { ...mm, oneOf: [500, 700, 900] },
      { count: 4 },
      { count: [1, 6], of: 'sets' },
      { text: 'cold or hot' },
    ]
    const figures = [...buildProductFile().figures, ...forms.map((form, at) => ({ name: `Figure ${at}`, ...form }))]
    const own = buildProductFile().figures.length
    const added = readProduct({ figures }).figures.slice(own)
    expect(added.map(({ name: _name, quantity: _quantity, ...figure }) => figure)).toEqual([
      { ...mm, type: 'value', value: 800 },
      { ...mm, type: 'up-to', value: 180 },
      { ...mm, type: 'from', value: 60 },
      { ...mm, type: 'choice', values: [500, 700, 900] },
      { type: 'count', min: 4, max: 4, of: null },
      { type: 'count', min: 1, max: 6, of: 'sets' },
      { type: 'text', text: 'cold or hot' },
    ])
  })

  it('is ordered by position and then by title, and numbered without gaps', () => {
    const twins = { category: undefined, family: 'Slitters', related: [] }
    const { products } = getContent(
      writeContent({
        [PRODUCT_PATH]: buildProductFile({ position: 40 }),
        'products/zebra.yaml': buildProductFile({ ...twins, title: 'Zebra', position: 7 }),
        'products/ant.yaml': buildProductFile({ ...twins, title: 'Ant', position: 7 }),
        'products/latecomer.yaml': buildProductFile({ ...twins, title: 'Latecomer', position: undefined }),
      }),
    )
    // The other machines of the sound content have no position either, and titles that come later.
    expect(products.slice(0, 4).map(({ slug }) => slug)).toEqual(['ant', 'zebra', SLUG, 'latecomer'])
    expect(products.map(({ position }) => position)).toEqual(products.map((_, index) => index + 1))
  })
})

it("searches the map for the company's address, unless another place is set", () => {
  const { address, mapQuery } = getContent(
    writeContent({ 'company.yaml': buildFile('company.yaml', { mapQuery: undefined }) }),
  ).company
  expect(mapQuery).toBe(address.join(', '))
  // The place that the sound content sets.
  expect(getContent(writeContent()).company.mapQuery).toBe('Sample City')
})

it("turns telephone numbers into links, and links to a social network's home page if no address is given", () => {
  // The sound content gives only the address of its page on X.
  const { salesPhone, social } = getContent(writeContent()).company
  expect(salesPhone).toMatchObject({ text: '+91 00000 00001', href: 'tel:+910000000001' })
  expect(social.map(({ label, url }) => `${label} ${url}`)).toEqual([
    'Facebook https://www.facebook.com/',
    'Instagram https://www.instagram.com/',
    'YouTube https://www.youtube.com/',
    'X https://x.com/sample',
  ])
})

it("uses the picture that a machine's file names wherever the machine is shown", () => {
  const home = buildFile('home.yaml')
  const about = { ...home.about, pictures: [{ key: `products/${SLUG}`, alt: 'A single facer' }] }
  const content = getContent(
    writeContent({
      [PRODUCT_PATH]: buildProductFile({ picture: 'photo-2026.webp' }),
      'home.yaml': { ...home, about },
      'images/products/photo-2026.webp': 'x',
    }),
  )
  expect(content.products.find(({ slug }) => slug === SLUG)?.picture).toBe('products/photo-2026')
  expect(content.home.about.pictures).toEqual([{ key: 'products/photo-2026', alt: 'A single facer' }])
})

it('lists a category once a machine names it, and drops a final parenthesis from the names of its machines', () => {
  // Its only category lists its only machine, 'Single Facer (Corrugation Machine)'.
  const own = buildFile('categories.yaml')
  const presses = { title: 'Presses', lead: 'They press.', items: [] }
  const listItems = (files: Record<string, object>) =>
    getContent(
      writeContent({ 'categories.yaml': { ...own, categories: [...own.categories, presses] }, ...files }),
    ).categories.map(({ title, items }) => [title, ...items.map(({ name }) => name)])
  expect(listItems({})).toEqual([['Corrugation Machines', 'Single Facer']])
  const press = buildProductFile({ title: 'Press (Wide)', position: 2, category: 'Presses' })
  expect(listItems({ 'products/press-wide.yaml': press })).toEqual([
    ['Corrugation Machines', 'Single Facer'],
    ['Presses', 'Press'],
  ])
  // A machine is moved in its own file: the list that it has left may still name it.
  const moved = { [PRODUCT_PATH]: buildProductFile({ category: 'Presses' }) }
  expect(listItems(moved)).toEqual([['Presses', 'Single Facer']])
})
