/** A choice for a visitor; its slug stands in the address. */
export type FacetValue = { slug: string; label: string }

/** The choice for machines that say nothing to a facet, so that they stay findable. */
export const NOT_STATED: FacetValue = { slug: 'not-stated', label: 'Not stated' }

/** Limits of a range as the visitor set them; null is open. `orNotStated` lets machines in that say nothing. */
export type RangeChoice = { from: number | null; to: number | null; orNotStated: boolean }

/** A search begins with this many characters: one letter is in every title. */
export const SHORTEST_SEARCH = 2

/** How the list is sorted; 'best' is by the search and needs one. */
export const SORTS = ['best', 'catalogue', 'title'] as const

export type Sort = (typeof SORTS)[number]

/** What a visitor chose on the products page. The address holds all of it. */
export type Selection = {
  /** The search as typed; empty for none. */
  q: string
  /** Null: best match with a search, catalogue order without. */
  sort: Sort | null
  /** Slugs of the chosen values by the key of their facet; a facet without a choice is not there. */
  choices: Readonly<Record<string, readonly string[]>>
  /** By the key of the facet; a range without a limit is not there. */
  ranges: Readonly<Record<string, RangeChoice>>
}

export const EMPTY_SELECTION: Selection = { q: '', sort: null, choices: {}, ranges: {} }

export const OPEN_RANGE: RangeChoice = { from: null, to: null, orNotStated: false }

/** Chooses a value, or gives it up. */
export function toggleChoice(selection: Selection, key: string, slug: string): Selection {
  const chosen = selection.choices[key] ?? []
  const next = chosen.includes(slug) ? chosen.filter(other => other !== slug) : [...chosen, slug]
  const { [key]: _, ...others } = selection.choices
  return { ...selection, choices: next.length > 0 ? { ...others, [key]: next } : others }
}

/** Sets a range; one that limits nothing goes. */
export function setRange(selection: Selection, key: string, range: RangeChoice): Selection {
  const { [key]: _, ...others } = selection.ranges
  const isOpen = range.from === null && range.to === null && !range.orNotStated
  return { ...selection, ranges: isOpen ? others : { ...others, [key]: range } }
}
