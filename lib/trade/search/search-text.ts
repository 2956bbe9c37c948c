/** The search starts at this many characters, because a single letter is in almost every title. */
const SHORTEST_SEARCH = 2

/** A digit, or a letter of the scripts that the catalogue and its search words are written in. */
const READABLE = /[\d\p{Script=Latin}\p{Script=Devanagari}]/u

/** Whether the search can read anything in a text: symbols, and letters of other scripts, tell it nothing. */
export function isReadable(text: string): boolean {
  return READABLE.test(text)
}

/**
 * Whether a text is searched: from two characters on. A single one is searched only if the search cannot read it,
 * because its result then explains what to write instead.
 */
export function isSearch(q: string): boolean {
  const typed = q.trim()
  return typed.length >= SHORTEST_SEARCH || (typed !== '' && !isReadable(typed))
}
