/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { getProducts } from '@/lib/content/content'
import { createFacetTable } from '@/lib/facets/facet-table'
import { findSpans } from '@/lib/product/figure-spans'
import { getQuantityRule, NUMBER_FILTERS, QUANTITIES } from '@/lib/product/quantities'

const products = getProducts()
const catalogue = { categories: [], families: [], applications: [], words: words.catalogue }
const { choices, ranges } = createFacetTable({ ...catalogue, products })
const gluer = products.filter(({ slug }) => slug === 'automatic-folder-gluer-machine')

it('every filter of the table is on the page', () => {
  const keys = ranges.map(({ key, unitFacetKey }) => unitFacetKey ?? key)
  expect(new Set(keys)).toEqual(new Set(NUMBER_FILTERS))
})

it('a filter in one unit is a range; one in several asks for the unit first', () => {
  const keys = choices.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['speed', 'stock']))
  expect(keys).not.toContain('width')
  for (const { unitFacetKey } of ranges) if (unitFacetKey !== null) expect(keys).toContain(unitFacetKey)
})

it('a machine of 800 mm takes sheets from its smallest to 800 mm', () => {
  expect(createFacetTable({ ...catalogue, products: gluer }).machines[0]?.ranges).toContainEqual([75, 800])
})

it('a machine that states nothing has no span', () => {
  const silent = gluer.map(product => ({ ...product, figures: [] }))
  const width = ranges.findIndex(({ key }) => key === 'width')
  expect(
    createFacetTable({ ...catalogue, products: [...products, ...silent] }).machines.at(-1)?.ranges[width],
  ).toBeNull()
})

it('what is filtered as a span is searched as one, by the same numbers', () => {
  for (const name of QUANTITIES.filter(quantity => getQuantityRule(quantity).value === 'most')) {
    for (const figure of products.flatMap(({ figures }) => figures.filter(({ quantity }) => quantity === name))) {
      if (figure.type === 'value') expect(findSpans(figure)).toEqual([[0, figure.value]])
    }
  }
})
