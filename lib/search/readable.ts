import { SHORTEST_SEARCH } from '@/lib/facets/facet-selection'

/** A digit, or a letter of the scripts that the catalogue and its search words are written in. */
const READABLE = /[\d\p{Script=Latin}\p{Script=Devanagari}]/u

/** Whether the search can read anything in a text: signs, and letters of other scripts, tell it nothing. */
export function isReadable(text: string): boolean {
  return READABLE.test(text)
}

/**
 * Whether the search takes up what is typed: from two characters on, and before that only to say that it cannot read
 * it.
 */
export function isSearch(q: string): boolean {
  const typed = q.trim()
  return typed.length >= SHORTEST_SEARCH || (typed !== '' && !isReadable(typed))
}
