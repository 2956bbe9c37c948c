import { formatNumber } from '@/lib/format-number'
import { NOT_STATED, type RangeChoice, type Selection, setRange, toggleChoice } from './facet-selection'
import type { FacetTable } from './facet-table'

/** An active filter: a unique id, its label, and the selection after it is removed. */
export type Chip = { id: string; label: string; without: Selection }

/**
 * The active filters, the search last. A label that is not clear on its own, such as a unit or 'Not stated', starts
 * with its facet.
 */
export function createChips({ choices, ranges }: FacetTable, selection: Selection): Chip[] {
  const labels = choices.flatMap(({ values: all }) => all.map(({ label }) => label))
  const choiceChips = choices.flatMap(({ key, title, values: all }) =>
    (selection.choices[key] ?? []).map(slug => {
      const { label = '' } = all.find(value => value.slug === slug) ?? {}
      const isUnit = ranges.some(({ unitFacetKey }) => unitFacetKey === key)
      const isClear = !isUnit && labels.indexOf(label) === labels.lastIndexOf(label)
      return {
        id: `${key}:${slug}`,
        label: isClear ? label : `${title}: ${slug === NOT_STATED.slug ? label.toLowerCase() : label}`,
        without: toggleChoice(selection, key, slug),
      }
    }),
  )
  const rangeChips = ranges.flatMap(({ key, title, unit }) => {
    const range = selection.ranges[key]
    if (!range) return []
    return [
      {
        id: key,
        label: `${title} ${formatRangeLabel(range, unit)}`,
        without: setRange(selection, key, { from: null, to: null, orNotStated: false }),
      },
    ]
  })
  const search = selection.q.trim()
  const searchChips = search ? [{ id: 'q', label: `‘${search}’`, without: { ...selection, q: '' } }] : []
  return [...choiceChips, ...rangeChips, ...searchChips]
}

function formatRangeLabel({ from, to, orNotStated }: RangeChoice, unit: string) {
  const [min, max] = [from, to].map(limit => (limit === null ? '' : formatNumber(limit)))
  const limits = min && max ? `${min}–${max} ${unit}` : min ? `from ${min} ${unit}` : `up to ${max} ${unit}`
  return [...(min || max ? [limits] : []), ...(orNotStated ? ['not stated'] : [])].join(' or ')
}
