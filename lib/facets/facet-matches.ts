import { OPEN_END, type Span } from '@/lib/product/span'
import { NOT_STATED, type RangeChoice, type Selection } from './facet-selection'
import type { FacetTable, MachineFacets } from './facet-table'

/** How many machines each choice would give, the other facets as they are; by key, then by slug. */
type Counts = Record<string, Record<string, number>>

/** A range as it stands before the visitor: its bounds among the machines left, and how many of them do not state it. */
export type OpenRange = { key: string; bounds: Span | null; notStated: number }

/** Whether a machine's span meets the chosen one. */
function meetsRange(span: Span | null, { from, to, orNotStated }: RangeChoice) {
  if (!span) return orNotStated
  if (from === null && to === null) return !orNotStated
  return span[1] >= (from ?? Number.NEGATIVE_INFINITY) && span[0] <= (to ?? Number.POSITIVE_INFINITY)
}

type Test = { key: string; passes: (machine: MachineFacets) => boolean }

/** One test per facet in use. */
function toTests({ choices, ranges }: FacetTable, selection: Selection): Test[] {
  const byChoice = choices.flatMap(({ key, values }, facet) => {
    const chosen = selection.choices[key]
    if (!chosen) return []
    const places = new Set(chosen.map(slug => values.findIndex(value => value.slug === slug)))
    return [
      { key, passes: (machine: MachineFacets) => machine.choices[facet]?.some(place => places.has(place)) ?? false },
    ]
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
 * Applies the filters: indexes of the machines that pass every filter, and of those that pass all but the one of a facet.
 * @param found indexes of the machines that the search found, or null without a search
 */
export function applyFilters(table: FacetTable, selection: Selection, found: ReadonlySet<number> | null) {
  const tests = toTests(table, selection)
  const passed: number[] = []
  const failedOnce = new Map<string, number[]>()
  for (const [index, machine] of table.machines.entries()) {
    if (found && !found.has(index)) continue
    const failures = tests.filter(({ passes }) => !passes(machine))
    const [failure] = failures
    if (!failure) passed.push(index)
    else if (failures.length === 1) {
      const others = failedOnce.get(failure.key) ?? []
      others.push(index)
      failedOnce.set(failure.key, others)
    }
  }
  return { passed, withoutFacet: (key: string) => passed.concat(failedOnce.get(key) ?? []) }
}

/** What each facet says beside the filtered catalogue: it counts as if nothing of its own were chosen. */
export function countFacets(
  table: FacetTable,
  selection: Selection,
  { withoutFacet }: ReturnType<typeof applyFilters>,
) {
  const counts: Counts = {}
  for (const [facet, { key, values }] of table.choices.entries()) {
    const tally = values.map(() => 0)
    for (const index of withoutFacet(key)) {
      for (const place of table.machines[index]?.choices[facet] ?? []) tally[place] = (tally[place] ?? 0) + 1
    }
    counts[key] = Object.fromEntries(values.map(({ slug }, place) => [slug, tally[place] ?? 0]))
  }
  const open = table.ranges.flatMap(({ key, sharedBy }, range) => {
    const left = withoutFacet(key)
    const isShown = selection.ranges[key] || sharedBy === null || isShared(table, sharedBy, range, left)
    return isShown ? [createOpenRange(table, key, range, left)] : []
  })
  return { counts, open }
}

/** Whether every machine that states a unit at all states this one too. */
function isShared({ choices, machines }: FacetTable, sharedBy: string, range: number, left: readonly number[]) {
  const facet = choices.findIndex(({ key }) => key === sharedBy)
  const notStated = choices[facet]?.values.findIndex(({ slug }) => slug === NOT_STATED.slug)
  let isStated = false
  for (const index of left) {
    if (!machines[index]?.choices[facet]?.some(place => place !== notStated)) continue
    if (!machines[index]?.ranges[range]) return false
    isStated = true
  }
  return isStated
}

function createOpenRange({ machines }: FacetTable, key: string, range: number, left: readonly number[]): OpenRange {
  const spans = left.map(index => machines[index]?.ranges[range] ?? null)
  const stated = spans.filter(span => span !== null)
  const notStated = spans.length - stated.length
  if (stated.length === 0) return { key, bounds: null, notStated }
  return {
    key,
    bounds: [Math.min(...stated.map(([min]) => min)), Math.max(...stated.map(findStatedEnd))],
    notStated,
  }
}

/** A machine that states no end counts by where it begins. */
function findStatedEnd([min, max]: Span) {
  return max === OPEN_END ? min : max
}
