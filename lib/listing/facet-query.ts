import { removeHidden, sanitizeForMessage } from '@/lib/hidden-characters'
import { pickOwnQuery, protectEnd, readParameters } from '@/lib/navigation/own-query'
import {
  EMPTY_SELECTION,
  NOT_STATED,
  type RangeChoice,
  type Selection,
  SORTS,
  type Sort,
} from '@/lib/trade/facets/facet-selection'
import type { FacetTable, RangeFacet } from '@/lib/trade/facets/facet-table'
import { toSlug } from '@/lib/trade/product/slug'
import { fill, type Template } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/** The selection that a query string describes, and the parts of it that were ignored, worded for visitors. */
export type ParsedQuery = { selection: Selection; ignored: string[] }

/** Longer searches are cut, because nobody types that much. */
export const LONGEST_SEARCH = 120

/** Characters of a query string that are read, and values that are read of one facet. */
const LONGEST_QUERY = 2000
const MAX_VALUES = 40

/** Characters of an untrusted value that a message repeats. */
const LONGEST_QUOTE = 40

/** Parses a query string and never fails: unknown and invalid parts are left out and listed in `ignored`. */
export function parseQuery(query: string, table: FacetTable, words: Words['catalogue']['notes']['parts']): ParsedQuery {
  const ignored: string[] = []
  const ignore = (text: Template<'value'>, value: string) => {
    ignored.push(fill(text, { value: sanitizeForMessage(value, LONGEST_QUOTE) }))
  }
  if (query.length > LONGEST_QUERY) ignored.push(words.longAddress)
  const names = [...table.choices, ...table.ranges].map(({ key }) => key)
  const params = readParameters(pickOwnQuery(query.slice(0, LONGEST_QUERY), [...names, 'q', 'sort']))
  const choices: Record<string, string[]> = {}
  const ranges: Record<string, RangeChoice> = {}
  let q = ''
  let sort: Sort | null = null

  for (const key of new Set(params.keys())) {
    const all = params.getAll(key)
    const [first = ''] = all
    const choice = table.choices.find(facet => facet.key === key)
    const range = table.ranges.find(facet => facet.key === key)
    if (choice) {
      const values = all.flatMap(value => value.split(','))
      if (values.length > MAX_VALUES) ignore(words.longList, key)
      const found = values.slice(0, MAX_VALUES).map(value => ({ value, slug: findSlug(choice.values, value) }))
      for (const { value, slug } of found) if (slug === undefined) ignore(words.value, value)
      const known = new Set(found.flatMap(({ slug }) => slug ?? []))
      if (known.size > 0) choices[key] = [...known]
      continue
    }
    if (all.length > 1 && (range || key === 'q' || key === 'sort')) ignore(words.second, key)
    if (range) {
      const parsed = parseRange(first, range, table)
      if (parsed) ranges[key] = parsed
      const extraParts = first.split(',').slice(1)
      // A range that cannot be read is ignored as a whole.
      for (const part of parsed ? extraParts.filter(part => part !== NOT_STATED) : [first]) {
        const value = sanitizeForMessage(part, LONGEST_QUOTE)
        ignored.push(fill(words.named, { name: range.title.toLowerCase(), value }))
      }
    } else if (key === 'q') {
      q = removeHidden(first.slice(0, LONGEST_SEARCH).replace(/\s/g, ' '))
      if (first.length > LONGEST_SEARCH) ignored.push(words.longSearch)
    } else if (key === 'sort' && SORTS.some(known => known === first)) sort = first as Sort
    else ignore(words.value, key)
  }
  return { selection: { ...EMPTY_SELECTION, q, sort, choices, ranges }, ignored }
}

/** The slug of the value that a text from the URL means: a slug, or a label that becomes one. */
function findSlug(values: readonly { slug: string }[], value: string) {
  return values.find(({ slug }) => slug === value || slug === toSlug(value))?.slug
}

/** Two numbers of up to seven digits and three decimals, one of which may be missing: '1000-1300', '-0.5'. */
const RANGE = /^(?<from>\d{0,7}(?:\.\d{1,3})?)(?:-(?<to>\d{0,7}(?:\.\d{1,3})?))?$/

/**
 * Parses '1000-1300', '1000' (from there up) or '-1300', each optionally with ',not-stated'. Null if it is invalid or
 * no machine reaches it.
 */
function parseRange(text: string, { key }: RangeFacet, table: FacetTable): RangeChoice | null {
  const [limits = '', ...rest] = text.split(',')
  if (limits === NOT_STATED) return { from: null, to: null, orNotStated: true }
  const typed = RANGE.exec(limits)?.groups
  if (!typed?.from && !typed?.to) return null
  const from = typed.from ? Number(typed.from) : null
  const to = typed.to ? Number(typed.to) : null
  const rangeIndex = table.ranges.findIndex(range => range.key === key)
  const largest = Math.max(...table.machines.map(machine => machine.ranges[rangeIndex]?.[1] ?? 0))
  if ((from !== null && from > largest) || (from !== null && to !== null && from > to)) return null
  return { from, to, orNotStated: rest.includes(NOT_STATED) }
}

/**
 * The query string of a selection with its question mark, or an empty string. Commas are not escaped, so that the URL
 * is readable.
 */
export function formatQuery(
  { q, sort, choices, ranges }: Selection,
  { choices: facets, ranges: spans }: FacetTable,
): string {
  const parts = [
    ...facets.flatMap(({ key }) => (choices[key] ? [`${key}=${choices[key].join(',')}`] : [])),
    ...spans.flatMap(({ key }) => (ranges[key] ? [`${key}=${formatRangeText(ranges[key])}`] : [])),
    ...(q ? [new URLSearchParams({ q }).toString()] : []),
    ...(sort ? [`sort=${sort}`] : []),
  ]
  return parts.length > 0 ? protectEnd(`?${parts.join('&')}`) : ''
}

/** A range as `parseRange` reads it. */
function formatRangeText({ from, to, orNotStated }: RangeChoice) {
  const limits = from === null && to === null ? [] : [to === null ? `${from}` : `${from ?? ''}-${to}`]
  return [...limits, ...(orNotStated ? [NOT_STATED] : [])].join(',')
}
