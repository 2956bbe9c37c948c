import { OPEN_END, type Span } from '@/lib/trade/product/span'
import { NOT_STATED, type RangeChoice, type Selection } from './facet-selection'
import type { FacetTable, MachineFacets } from './facet-table'

/** The number of machines that each value would list with the other facets unchanged, by facet key and value slug. */
type Counts = Record<string, Record<string, number>>

/**
 * A range that is shown to the visitor. `bounds` are the smallest and largest number among the remaining machines, or
 * null if none of them states one; `notStated` is the number of remaining machines without a figure.
 */
export type ShownRange = { key: string; bounds: Span | null; notStated: number }

/** What the facets show next to the list: the count of each value, and the ranges that are shown. */
export type FacetView = { counts: Counts; shown: ShownRange[] }

/**
 * The machines that match all filters, and those that match all filters except the one of a given facet, as indexes.
 */
type FilterResult = { matching: number[]; withoutFacet: (key: string) => number[] }

/**
 * Whether a machine's span overlaps the chosen range. With `orNotStated`, a machine that does not state the figure
 * passes too, and without limits only such machines pass.
 */
function meetsRange(span: Span | null, { from, to, orNotStated }: RangeChoice) {
  if (!span) return orNotStated
  if (from === null && to === null) return !orNotStated
  return span[1] >= (from ?? Number.NEGATIVE_INFINITY) && span[0] <= (to ?? Number.POSITIVE_INFINITY)
}

/** Whether a machine passes what is selected in a facet, which `key` names. */
type Test = { key: string; passes: (machine: MachineFacets) => boolean }

/** One test per facet that has a selection. */
function createTests({ choices, ranges }: FacetTable, selection: Selection): Test[] {
  const byChoice = choices.flatMap(({ key, values }, facet) => {
    const chosen = selection.choices[key]
    if (!chosen) return []
    const valueIndexes = new Set(chosen.map(slug => values.findIndex(value => value.slug === slug)))
    const passes = (machine: MachineFacets) => machine.choices[facet]?.some(index => valueIndexes.has(index)) ?? false
    return [{ key, passes }]
  })
  const byRange = ranges.flatMap(({ key }, facet) => {
    const chosen = selection.ranges[key]
    return chosen
      ? [{ key, passes: (machine: MachineFacets) => meetsRange(machine.ranges[facet] ?? null, chosen) }]
      : []
  })
  return [...byChoice, ...byRange]
}

/**
 * Applies the filters of a selection.
 *
 * @param found machine indexes that the search returned, or null without a search
 */
export function applyFilters(table: FacetTable, selection: Selection, found: ReadonlySet<number> | null): FilterResult {
  const tests = createTests(table, selection)
  const matching: number[] = []
  /** Machines that fail the test of one facet only, by its key. */
  const failedOnce = new Map<string, number[]>()
  for (const [index, machine] of table.machines.entries()) {
    if (found && !found.has(index)) continue
    const failures = tests.filter(({ passes }) => !passes(machine))
    const [failure] = failures
    if (!failure) matching.push(index)
    else if (failures.length === 1) {
      const others = failedOnce.get(failure.key) ?? []
      others.push(index)
      failedOnce.set(failure.key, others)
    }
  }
  return { matching, withoutFacet: key => matching.concat(failedOnce.get(key) ?? []) }
}

/** Machine indexes, best match first. Null without a search, or until the search index has loaded. */
export type Ranking = readonly number[] | null

/** The machines that match a selection, as indexes in display order. */
export function listMatchingMachines(table: FacetTable, selection: Selection, ranking: Ranking): readonly number[] {
  const { matching } = applyFilters(table, selection, ranking && new Set(ranking))
  const order = findOrder(table, selection, ranking)
  if (matching.length === order.length) return order
  const shown = new Set(matching)
  return order.filter(index => shown.has(index))
}

/**
 * The order in which all machines would be listed. Without a choice, it is the ranking of a search or the catalogue's.
 */
function findOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  return ranking && sort !== 'catalogue' ? ranking : [...machines.keys()]
}

/** The counts and ranges shown next to the list. Each facet is counted as if nothing were selected in it. */
export function buildFacetView(table: FacetTable, selection: Selection, ranking: Ranking): FacetView {
  const { withoutFacet } = applyFilters(table, selection, ranking && new Set(ranking))
  const counts: Counts = {}
  for (const [facet, { key, values }] of table.choices.entries()) {
    const tally = values.map(() => 0)
    for (const index of withoutFacet(key)) {
      for (const value of table.machines[index]?.choices[facet] ?? []) tally[value] = (tally[value] ?? 0) + 1
    }
    counts[key] = Object.fromEntries(values.map(({ slug }, index) => [slug, tally[index] ?? 0]))
  }
  // A figure that the machines state in several units has one range for each. It is shown once all remaining machines
  // share its unit, or if the visitor has set it.
  const shown = table.ranges.flatMap(({ key, unitFacetKey }, range) => {
    const remaining = withoutFacet(key)
    const isShown =
      selection.ranges[key] || unitFacetKey === null || isSharedUnit(table, unitFacetKey, range, remaining)
    return isShown ? [createShownRange(table, key, range, remaining)] : []
  })
  return { counts, shown }
}

/** Whether every remaining machine that states the quantity in some unit also states it in the unit of this range. */
function isSharedUnit(
  { choices, machines }: FacetTable,
  unitFacetKey: string,
  range: number,
  remaining: readonly number[],
) {
  const facet = choices.findIndex(({ key }) => key === unitFacetKey)
  const notStated = choices[facet]?.values.findIndex(({ slug }) => slug === NOT_STATED)
  let isStated = false
  for (const index of remaining) {
    // A machine that states no unit neither offers the range nor prevents it.
    if (!machines[index]?.choices[facet]?.some(value => value !== notStated)) continue
    if (!machines[index]?.ranges[range]) return false
    isStated = true
  }
  return isStated
}

/** A range with its bounds among the remaining machines. `range` is its index in the table. */
function createShownRange(
  { machines }: FacetTable,
  key: string,
  range: number,
  remaining: readonly number[],
): ShownRange {
  const spans = remaining.map(index => machines[index]?.ranges[range] ?? null)
  const stated = spans.filter(span => span !== null)
  const notStated = spans.length - stated.length
  if (stated.length === 0) return { key, bounds: null, notStated }
  return {
    key,
    bounds: [Math.min(...stated.map(([min]) => min)), Math.max(...stated.map(findStatedEnd))],
    notStated,
  }
}

/** The upper end of a span, or its lower end if the span is open. */
function findStatedEnd([min, max]: Span) {
  return max === OPEN_END ? min : max
}
