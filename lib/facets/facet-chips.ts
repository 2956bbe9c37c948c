import { formatNumber } from '@/lib/product/format-number'
import { NOT_STATED, type RangeChoice, type Selection, setRange, toggleChoice } from './facet-selection'
import type { FacetTable } from './facet-table'

/** A filter in use: what it is told apart by, its words, and the selection without it. */
export type Chip = { id: string; label: string; without: Selection }

/** The filters in use, the search last. A unit, 'Not stated' or a name that two facets share says of what it is. */
export function createChips({ choices, ranges }: FacetTable, selection: Selection): Chip[] {
  const labels = choices.flatMap(({ values: all }) => all.map(({ label }) => label))
  const values = choices.flatMap(({ key, title, values: all }) =>
    (selection.choices[key] ?? []).map(slug => {
      const { label = '' } = all.find(value => value.slug === slug) ?? {}
      const isUnit = ranges.some(({ sharedBy }) => sharedBy === key)
      const isClear = !isUnit && labels.indexOf(label) === labels.lastIndexOf(label)
      return {
        id: `${key}:${slug}`,
        label: isClear ? label : `${title}: ${slug === NOT_STATED.slug ? label.toLowerCase() : label}`,
        without: toggleChoice(selection, key, slug),
      }
    }),
  )
  const spans = ranges.flatMap(({ key, title, unit }) => {
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
  const last = search ? [{ id: 'q', label: `‘${search}’`, without: { ...selection, q: '' } }] : []
  return [...values, ...spans, ...last]
}

function formatRangeLabel({ from, to, orNotStated }: RangeChoice, unit: string) {
  const [least, most] = [from, to].map(limit => (limit === null ? '' : formatNumber(limit)))
  const limits = least && most ? `${least}–${most} ${unit}` : least ? `from ${least} ${unit}` : `up to ${most} ${unit}`
  return [...(least || most ? [limits] : []), ...(orNotStated ? ['not stated'] : [])].join(' or ')
}
