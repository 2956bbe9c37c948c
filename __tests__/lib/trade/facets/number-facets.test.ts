/** @jest-environment node */
import { manyMachines } from '@/__tests__/support/many-machines'
import { words } from '@/__tests__/support/words'
import { createFacetTable } from '@/lib/trade/facets/facet-table'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { getQuantityRule, QUANTITIES } from '@/lib/trade/product/quantities'

const products = manyMachines.products
const catalogue = { categories: [], families: [], applications: [], words: words.catalogue }
const { choices, ranges } = createFacetTable({ ...catalogue, products })
/** A list of one machine. */
const gluer = products.filter(({ slug }) => slug === 'automatic-folder-gluer-machine')

it('offers a range for a quantity in one unit, and a choice of the unit first for one in several', () => {
  const keys = choices.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['speed', 'stock']))
  expect(keys).not.toContain('width')
  for (const { unitFacetKey } of ranges) if (unitFacetKey !== null) expect(keys).toContain(unitFacetKey)
})

it('counts a machine of 800 mm for sheets from its smallest to 800 mm', () => {
  // Its smallest blank has sides of 75 and 60 mm.
  expect(createFacetTable({ ...catalogue, products: gluer }).machines[0]?.ranges).toContainEqual([75, 800])
})

it('reads a single value of a quantity that is the most a machine can do, such as a width, as a span from 0', () => {
  for (const name of QUANTITIES.filter(quantity => getQuantityRule(quantity).value === 'most')) {
    for (const figure of products.flatMap(({ figures }) => figures.filter(({ quantity }) => quantity === name))) {
      if (figure.type === 'value') expect(findSpans(figure)).toEqual([[0, figure.value]])
    }
  }
})
