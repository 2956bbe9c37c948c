/** @jest-environment node */
import { getProducts } from '@/lib/content/content'
import { createNumberFacets } from '@/lib/facets/number-facets'
import { findSpans } from '@/lib/product/figure-spans'
import { getQuantityRule, listNumberFilters, QUANTITIES } from '@/lib/product/quantities'

const products = getProducts()
const { unitFacets, ranges } = createNumberFacets(products)
const gluer = products.filter(({ slug }) => slug === 'automatic-folder-gluer-machine')

it('every filter of the table is on the page', () => {
  const keys = ranges.map(({ facet: { key, unitFacetKey } }) => unitFacetKey ?? key)
  expect(new Set(keys)).toEqual(new Set(listNumberFilters().map(({ key }) => key)))
})

it('a filter in one unit is a range; one in several asks for the unit first', () => {
  const keys = unitFacets.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['speed', 'stock']))
  expect(keys).not.toContain('width')
  for (const { facet } of ranges.filter(range => range.facet.unitFacetKey !== null))
    expect(keys).toContain(facet.unitFacetKey)
})

it('a machine of 800 mm takes sheets from its smallest to 800 mm', () => {
  const width = ranges.find(({ facet }) => facet.key === 'width')
  expect(gluer.map(product => width?.getSpan(product))).toEqual([[75, 800]])
})

it('a machine that states nothing has no span', () => {
  const width = ranges.find(({ facet }) => facet.key === 'width')
  expect(gluer.map(product => width?.getSpan({ ...product, figures: [] }))).toEqual([null])
})

it('what is filtered as a span is searched as one, by the same numbers', () => {
  for (const name of QUANTITIES.filter(quantity => getQuantityRule(quantity).value === 'most')) {
    for (const figure of products.flatMap(({ figures }) => figures.filter(({ quantity }) => quantity === name))) {
      if (figure.type === 'value') expect(findSpans(figure)).toEqual([[0, figure.value]])
    }
  }
})
