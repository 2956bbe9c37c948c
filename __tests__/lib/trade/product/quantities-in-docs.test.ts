/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { getWords } from '@/lib/content/content'
import { getQuantityRule, QUANTITIES, type Quantity } from '@/lib/trade/product/quantities'

const docs = readFileSync('docs/content-reference.md', 'utf8')

const MEANINGS = { most: 'all up to it', least: 'all from it on', exact: 'exactly it', worst: 'it at worst' } as const

/** A row of the table in docs/content-reference.md. */
function describeQuantity(name: Quantity) {
  const { units, value, filter, isSearched } = getQuantityRule(name)
  const unit = units.length > 1 ? 'any rate, such as m/min' : units[0]
  return `| \`${name}\` | ${unit} | ${MEANINGS[value]} | ${filter ? getWords().catalogue.facets.titles[filter] : ''} | ${isSearched ? 'yes' : 'no'} |`
}

it('docs/content-reference.md describes exactly the quantities that exist', () => {
  const table = docs.slice(docs.indexOf('| `quantity` |'))
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2)
  expect(rows).toEqual(QUANTITIES.map(describeQuantity))
})
