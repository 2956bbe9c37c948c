import { parseComparable } from '@/lib/compare/machine-files'
import { getCategories, getFamilies, getProducts, getSearchWords, getWords } from '@/lib/content/content'
import { parseHeroMachines } from '@/lib/home/fetch-hero-machines'
import { createHeroMachine } from '@/lib/home/hero-machines'
import { parseListFile } from '@/lib/listing/fetch-list-file'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { createSearchIndexFile } from '@/lib/listing/search-index-file'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import { createComparable } from '@/lib/trade/compare/comparison'
import { createFacetTable } from '@/lib/trade/facets/facet-table'
import { findAlternatives } from '@/lib/trade/product/relations'
import { parseSearchIndex } from '@/lib/trade/search/search-engine'

const products = getProducts()
const applications = getApplications()
const words = getWords().catalogue
/** A picture, as the build knows it. */
const picture = { base: '/pictures/machine', widths: [320], width: 320, height: 240 }

/** A value as a page reads it from a file. */
const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('the comparison can parse every machine of the catalogue as the build writes it', () => {
  for (const product of products) {
    const machine = createComparable(product, picture, findAlternatives(product, products))
    expect(parseComparable(reread(machine))).toEqual(machine)
  }
})

it('the search can parse its index as the build writes it', () => {
  const index = reread(
    JSON.parse(createSearchIndexFile(products, applications, getSearchWords(), words.searchNotes).body),
  )
  expect(parseSearchIndex(index)).toEqual(index)
})

it('the list of a long catalogue can parse its file as the build writes it', () => {
  const table = createFacetTable({
    products,
    categories: getCategories(),
    families: getFamilies(),
    applications,
    words,
  })
  const list = { table, cards: products.map(product => createCardFacts(product, picture)) }
  expect(parseListFile(reread(list))).toEqual(list)
})

it('the banner can parse its machines as the build writes them, and refuses an incomplete one', () => {
  const machines = products.map(createHeroMachine)
  expect(parseHeroMachines(reread(machines))).toEqual(machines)
  expect(() => parseHeroMachines(machines.map(machine => ({ ...machine, line: { edge: [[0, 1]] } })))).toThrow()
})

it.each([
  ['no figures', { figures: undefined }],
  ['a value without a number', { figures: [{ type: 'value', name: 'Speed', quantity: null, value: '8', unit: 'mm' }] }],
])('the comparison refuses a machine with %s', (_, changes) => {
  const [product] = products
  if (!product) throw new Error('The catalogue is empty')
  expect(() => parseComparable({ ...createComparable(product, picture), ...changes })).toThrow()
})
