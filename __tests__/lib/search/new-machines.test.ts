/** @jest-environment node */
import { getApplications, getProducts, getSearchWords, getWords } from '@/lib/content/content'
import type { Product } from '@/lib/content/product'
import { openSearchIndex } from '@/lib/search/search-engine'
import { createSearchIndex } from '@/lib/search/search-index'

const products = getProducts()

function openSearch(catalogue: readonly Product[]) {
  const index = createSearchIndex(catalogue, getApplications(), getSearchWords(), getWords().catalogue.searchNotes)
  return openSearchIndex(JSON.parse(JSON.stringify(index)), catalogue.length)
}

/** A machine that has a title and a kind, and nothing else to be found by. */
function createMachine(title: string, kind: string): Product {
  const [first] = products
  if (!first) throw new Error('The catalogue is empty')
  return { ...first, slug: 'new', title, kind, bullets: [], figures: [], applications: [], boxStyles: [] }
}

it.each([
  ['Paper Plate Making Machine', 'paper plate forming press'],
  ['Rotary Die Cutter', 'rotary die cutter for corrugated board'],
  ['Five Ply Corrugation Plant', 'corrugation plant'],
  ['Offset Printing Press', 'sheet-fed offset press'],
  ['Egg Tray Machine', 'pulp moulding machine'],
  ['Bubble Film Bag Maker', 'air bubble film bag machine'],
  ['Label Slitter Rewinder', 'label rewinder'],
  ['Cone Winding Machine', 'paper tube winder'],
  ['Carton Sealing Machine', 'tape carton sealer'],
  ['Paper Straw Machine', 'paper straw winder'],
])('finds a new %s first by its title and soon by its kind, and does not deny it', (title, kind) => {
  const { search } = openSearch([...products, createMachine(title, kind)])
  const findRank = (query: string) => search(query).hits.findIndex(({ index }) => index === products.length)
  expect(findRank(title)).toBe(0)
  expect([0, 1, 2]).toContain(findRank(kind))
  expect(
    search(title)
      .notes.map(({ text }) => text)
      .join(),
  ).not.toContain('do not sell')
})

it('finds all of a kind in a catalogue of 500 machines', () => {
  const many = Array.from({ length: 10 }, (_, copy) =>
    products.map(product => ({ ...product, slug: `${product.slug}-${copy}`, title: `${product.title} No ${copy}` })),
  ).flat()
  const gluers = many.flatMap(({ title }, index) => (/folder gluer/i.test(title) ? [index] : []))
  const found = openSearch(many)
    .search('folder gluer')
    .hits.map(({ index }) => index)
  expect(found).toEqual(expect.arrayContaining(gluers))
})
