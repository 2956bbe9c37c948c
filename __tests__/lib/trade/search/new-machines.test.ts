/** @jest-environment node */

import { manyMachines } from '@/__tests__/support/many-machines'
import { getWords } from '@/lib/content/content'
import type { Product } from '@/lib/trade/product/product'
import { createSearchEngine } from '@/lib/trade/search/search-engine'
import { createSearchIndex } from '@/lib/trade/search/search-index'

const products = manyMachines.products

/** The search over some machines. */
function openSearch(catalogue: readonly Product[]) {
  const index = createSearchIndex(
    catalogue,
    manyMachines.applications,
    manyMachines.searchWords,
    getWords().catalogue.searchNotes,
  )
  return createSearchEngine(JSON.parse(JSON.stringify(index)), catalogue.length)
}

/** A machine with a title and a kind, and no other searchable text. */
function createMachine(title: string, kind: string): Product {
  const [first] = products
  if (!first) throw new Error('The catalogue is empty')
  const nothing = { bullets: [], figures: [], applications: [], boxStyles: [], whatItDoes: '', related: [] }
  return { ...first, ...nothing, slug: title, title, kind, category: null, family: null }
}

/** Machines that a seller of packaging machinery may add one day. */
const THINGS = [
  ...['paper plate', 'napkin', 'stand-up pouch', 'egg tray', 'laminated tube', 'shrink wrap', 'non-woven bag'],
  ...['sample box', 'guillotine', 'kraft paper', 'ink mixing', 'wire nail'],
]

const capitalise = (text: string) => text.replace(/(?<=^| )\p{Ll}/gu, letter => letter.toUpperCase())

/** Ways to name a machine by what it makes or does, which takes the place of the X. */
const TITLES = ['X Machine', 'X 1060', 'High-Speed X Machine (Servo)', 'X Line, 300 mm', 'X Machine with Conveyor']

/** The title without the words that distinguish machines of the same kind. */
function toName({ title }: Product) {
  const qualifier = /^(?:(?:Semi-)?Automatic|High-Speed|Heavy-Duty|Electric|Servo) | Machine\b|,? \(.*\)| with .*$/g
  // Twice, as what stands behind the first word may begin with one: 'Semi-Automatic High-Speed …'.
  return title.replace(qualifier, '').replace(qualifier, '')
}

/** What the new machines are called: a fifth of our own, and others. */
const machines = [
  ...products.filter((_, index) => index % 5 === 0).map(product => ({ name: toName(product), kind: product.kind })),
  ...THINGS.map(thing => ({ name: capitalise(thing), kind: `${thing} maker` })),
]

it.each(TITLES)(
  'finds a new machine called %s by its title and its kind, and does not say that it is not sold',
  title => {
    const added = machines.map(({ name, kind }) => createMachine(title.replace('X', name), kind))
    const { search } = openSearch([...products, ...added])
    const wrong = added.flatMap((machine, place) =>
      [machine.title, machine.kind].flatMap(query => {
        const { hits, notes } = search(query)
        const rank = hits.findIndex(({ index }) => index === products.length + place)
        const denial = notes.find(({ text }) => text.includes('do not sell'))?.text
        return rank >= 0 && rank < 3 && !denial ? [] : [`${query}: ${rank} ${denial ?? ''}`]
      }),
    )
    expect(wrong).toEqual([])
  },
)

it('finds a new machine by its category, and does not say that it is not sold', () => {
  const [category] = products.flatMap(product => product.category ?? [])
  if (!category) throw new Error('No machine has a category')
  const machine = { ...createMachine('PX 200', 'hot press'), category: { ...category, title: 'Paper Plate Machines' } }
  const { hits, notes } = openSearch([...products, machine]).search('paper plate machine')
  expect(hits.slice(0, 3).map(({ index }) => index)).toContain(products.length)
  expect(notes).toEqual([])
})

it('finds all machines of a kind in a catalogue ten times as large', () => {
  const many = Array.from({ length: 10 }, (_, copy) =>
    products.map(product => ({ ...product, slug: `${product.slug}-${copy}`, title: `${product.title} No ${copy}` })),
  ).flat()
  const gluers = many.flatMap(({ title }, index) => (/folder gluer/i.test(title) ? [index] : []))
  const found = openSearch(many)
    .search('folder gluer')
    .hits.map(({ index }) => index)
  expect(found).toEqual(expect.arrayContaining(gluers))
})
