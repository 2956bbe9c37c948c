/** A value that a visitor can select in a facet. The slug is used in the URL. */
export type FacetValue = { slug: string; label: string }

/** The slug of the value for machines that state nothing for a facet, so that visitors can still find them. */
export const NOT_STATED = 'not-stated'

/**
 * The limits of a range as the visitor set them; null means no limit. `orNotStated` also lists machines without a
 * figure; without limits it lists only those that state nothing.
 */
export type RangeChoice = { from: number | null; to: number | null; orNotStated: boolean }

/** How the list is sorted. 'best' is by relevance and needs a search. */
export const SORTS = ['best', 'catalogue', 'title'] as const

export type Sort = (typeof SORTS)[number]

/** What a visitor has selected on the products page. All of it is part of the URL. */
export type Selection = {
  /** The search text as typed, or an empty string. */
  q: string
  /** Null is the default: best match with a search, catalogue order without one. */
  sort: Sort | null
  /** Slugs of the selected values by facet key. A facet without a selection has no entry. */
  choices: Readonly<Record<string, readonly string[]>>
  /** Selected ranges by facet key. A range that limits nothing has no entry. */
  ranges: Readonly<Record<string, RangeChoice>>
}

export const EMPTY_SELECTION: Selection = { q: '', sort: null, choices: {}, ranges: {} }

/** A range that limits nothing. */
export const OPEN_RANGE: RangeChoice = { from: null, to: null, orNotStated: false }

/** The selection with this value added, or removed if it was selected. */
export function toggleChoice(selection: Selection, key: string, slug: string): Selection {
  const chosen = selection.choices[key] ?? []
  const next = chosen.includes(slug) ? chosen.filter(other => other !== slug) : [...chosen, slug]
  const { [key]: _, ...others } = selection.choices
  return { ...selection, choices: next.length > 0 ? { ...others, [key]: next } : others }
}

/** The selection with this range set, or without it if the range limits nothing. */
export function setRange(selection: Selection, key: string, range: RangeChoice): Selection {
  const { [key]: _, ...others } = selection.ranges
  const isOpen = range.from === null && range.to === null && !range.orNotStated
  return { ...selection, ranges: isOpen ? others : { ...others, [key]: range } }
}
