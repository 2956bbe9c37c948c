import {
  type FacetValue,
  NOT_STATED,
  type RangeChoice,
  type Selection,
  setRange,
  toggleChoice,
} from './facet-selection'
import type { FacetTable } from './facet-table'

/** A filter in use: its words, and the selection without it. */
export type Chip = { label: string; without: Selection }

/** The filters in use, the search last. */
export function toChips({ choices, ranges }: FacetTable, selection: Selection): Chip[] {
  const values = choices.flatMap(({ key, title, values: all }) =>
    (selection.choices[key] ?? []).map(slug => ({
      label: toLabel(
        title,
        all.find(value => value.slug === slug),
      ),
      without: toggleChoice(selection, key, slug),
    })),
  )
  const spans = ranges.flatMap(({ key, title, unit }) => {
    const range = selection.ranges[key]
    if (!range) return []
    return [
      {
        label: `${title} ${toRangeLabel(range, unit)}`,
        without: setRange(selection, key, { from: null, to: null, orNotStated: false }),
      },
    ]
  })
  const search = selection.q.trim()
  const last = search ? [{ label: `‘${search}’`, without: { ...selection, q: '' } }] : []
  return [...values, ...spans, ...last]
}

/** 'Not stated' alone would not say of what. */
function toLabel(title: string, value: FacetValue | undefined) {
  return value?.slug === NOT_STATED.slug ? `${title}: ${value.label.toLowerCase()}` : (value?.label ?? '')
}

function toRangeLabel({ from, to, orNotStated }: RangeChoice, unit: string) {
  const rest = orNotStated ? ['not stated'] : []
  if (from !== null && to !== null) return [`${from}–${to} ${unit}`, ...rest].join(' or ')
  if (from !== null) return [`from ${from} ${unit}`, ...rest].join(' or ')
  return [...(to === null ? [] : [`up to ${to} ${unit}`]), ...rest].join(' or ')
}
