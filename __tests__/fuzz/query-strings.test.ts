/** @jest-environment node */

import fc from 'fast-check'
import { manyMachines } from '@/__tests__/support/many-machines'
import { formatQuery, parseQuery } from '@/lib/listing/facet-query'
import { formatNames, formatUnknownNote, parseMachineQuery } from '@/lib/lists/machine-query'
import { createChips } from '@/lib/trade/facets/facet-chips'
import { buildFacetView, listMatchingMachines } from '@/lib/trade/facets/facet-matches'
import { createFacetTable } from '@/lib/trade/facets/facet-table'
import { createSearchEngine } from '@/lib/trade/search/search-engine'
import { createSearchIndex } from '@/lib/trade/search/search-index'
import { anyText, createRunOptions, FUZZ_LIMIT_MS, HIDDEN } from '../support/fuzz'
import { words } from '../support/words'

jest.setTimeout(FUZZ_LIMIT_MS)

const { names } = words.lists
const { notes, filters } = words.catalogue
/** The sentences about parts of an address that were ignored. */
const { parts: ignoredWords } = notes

/** Characters of what a page shows of an address. Its sentences quote only the start of each value. */
const LONGEST_SHOWN = { sentence: 200, names: 300 }
/** A slug is also a file name, which may have up to 255 characters with its ending. */
const SLUG = /^[\w-]{1,250}$/

const { products, categories, families, applications, searchWords } = manyMachines
const table = createFacetTable({ products, categories, families, applications, words: words.catalogue })
const index = createSearchIndex(products, applications, searchWords, words.catalogue.searchNotes)
const engine = createSearchEngine(JSON.parse(JSON.stringify(index)), products.length)
const known = [...table.choices, ...table.ranges].map(({ key }) => key)
const values = table.choices.flatMap(facet => facet.values.map(({ slug }) => slug))
const slugs = products.map(({ slug }) => slug)

const key = fc.oneof(fc.constantFrom(...known, 'q', 'sort', 'machines'), anyText)
const limits = fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `${from}-${to},not-stated`)
const value = fc.oneof(fc.constantFrom(...values, ...slugs), anyText, limits)
const pair = fc.tuple(
  key,
  fc.array(value, { maxLength: 5 }).map(list => list.join(',')),
)

/** Queries of the site's own form with arbitrary values, and arbitrary queries. */
const query = fc.oneof(
  fc.array(pair, { maxLength: 8 }).map(pairs => `?${new URLSearchParams(pairs)}`),
  fc.array(pair, { maxLength: 8 }).map(pairs => `?${pairs.map(([name, word]) => `${name}=${word}`).join('&')}`),
  anyText,
  fc.webQueryParameters().map(text => `?${text}`),
)

it('/products reads any address, shows no hidden characters of it, and writes one that means the same', () => {
  fc.assert(
    fc.property(query, text => {
      const { selection, ignored } = parseQuery(text, table, ignoredWords)
      for (const shown of [...ignored, selection.q]) {
        expect(shown).not.toMatch(HIDDEN)
        expect(shown.length).toBeLessThan(LONGEST_SHOWN.sentence)
      }
      const again = parseQuery(formatQuery(selection, table), table, ignoredWords)
      expect(again).toEqual({ selection, ignored: [] })
      const ranking = selection.q ? engine.search(selection.q).hits.map(({ index }) => index) : null
      expect(ranking?.every(index => index in products) ?? true).toBe(true)
      expect(listMatchingMachines(table, selection, ranking).length).toBeLessThanOrEqual(products.length)
      expect(() => buildFacetView(table, selection, ranking)).not.toThrow()
      for (const { label } of createChips(table, selection, filters.chips)) expect(label).not.toMatch(HIDDEN)
    }),
    createRunOptions(30),
  )
})

it('/compare and /contact-us read any address and show no hidden characters of it', () => {
  fc.assert(
    fc.property(query, text => {
      const { slugs: named, unusable } = parseMachineQuery(new URLSearchParams(text))
      for (const slug of named) expect(slug).toMatch(SLUG)
      expect(new Set([...named, ...unusable]).size).toBe(named.length + unusable.length)
      for (const shown of [formatNames(unusable, names), formatUnknownNote([...named, ...unusable], names)]) {
        expect(shown).not.toMatch(HIDDEN)
        expect([...shown].length).toBeLessThan(LONGEST_SHOWN.names)
      }
    }),
    createRunOptions(50),
  )
})
