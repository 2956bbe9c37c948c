import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'
import { applyFilters, type Ranking } from './facet-matches'
import { NOT_STATED, OPEN_RANGE, type RangeChoice, type Selection, setRange, toggleChoice } from './facet-selection'
import type { FacetTable } from './facet-table'

type ChipWords = Words['catalogue']['filters']['chips']

/** An active filter: a unique id, its label, and the selection after it is removed. */
export type ActiveFilter = { id: string; label: string; without: Selection }

/**
 * The active filters, the search last. A label that is not clear on its own, such as a unit or 'Not stated', starts
 * with its facet.
 */
export function createChips({ choices, ranges }: FacetTable, selection: Selection, words: ChipWords): ActiveFilter[] {
  const labels = choices.flatMap(({ values: all }) => all.map(({ label }) => label))
  const choiceChips = choices.flatMap(({ key, title, values: all }) =>
    (selection.choices[key] ?? []).map(slug => {
      const { label = '' } = all.find(value => value.slug === slug) ?? {}
      const isUnit = ranges.some(({ unitFacetKey }) => unitFacetKey === key)
      const isClear = !isUnit && labels.indexOf(label) === labels.lastIndexOf(label)
      const named = slug === NOT_STATED ? fill(words.notStated, { title }) : fill(words.named, { title, value: label })
      return { id: `${key}:${slug}`, label: isClear ? label : named, without: toggleChoice(selection, key, slug) }
    }),
  )
  const rangeChips = ranges.flatMap(({ key, title, unit }) => {
    const range = selection.ranges[key]
    if (!range) return []
    const label = fill(words.range, { title, range: formatRange(range, unit, words) })
    return [{ id: key, label, without: setRange(selection, key, OPEN_RANGE) }]
  })
  const search = selection.q.trim()
  const label = fill(words.search, { search })
  return [...choiceChips, ...rangeChips, ...(search ? [{ id: 'q', label, without: { ...selection, q: '' } }] : [])]
}

function formatRange({ from, to, orNotStated }: RangeChoice, unit: string, words: ChipWords) {
  const [min, max] = [from, to].map(limit => (limit === null ? '' : formatNumber(limit)))
  if (min && max) return fill(orNotStated ? words.betweenOrNot : words.between, { min, max, unit })
  if (min) return fill(orNotStated ? words.atLeastOrNot : words.atLeast, { min, unit })
  if (max) return fill(orNotStated ? words.atMostOrNot : words.atMost, { max, unit })
  return words.onlyNot
}

/** A filter to remove, and the number of machines that would match without it. */
export type Relaxation = { chip: ActiveFilter; count: number }

/**
 * The active filters whose removal would let machines match. Empty if only one filter is active, because removing it
 * would show the whole catalogue.
 */
export function findRelaxations(table: FacetTable, chips: readonly ActiveFilter[], ranking: Ranking): Relaxation[] {
  if (chips.length < 2) return []
  const found = ranking && new Set(ranking)
  // Without the search, the machines that it found no longer limit the list.
  return chips
    .map(chip => ({ chip, count: applyFilters(table, chip.without, chip.without.q ? found : null).matching.length }))
    .filter(({ count }) => count > 0)
}
