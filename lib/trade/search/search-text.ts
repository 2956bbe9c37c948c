/** The search starts at this many characters, because a single letter is in almost every title. */
const SHORTEST_SEARCH = 2

/** A digit, or a letter of the scripts in which a word is recognised by its sound or despite a typing error. */
const READABLE = /[\d\p{Script=Latin}\p{Script=Devanagari}]/u

/**
 * Whether a text has anything that can be read without knowing the catalogue. A word in another script, such as Tamil,
 * is read only if the catalogue or its search words have it: the search engine asks them.
 */
export function isReadable(text: string): boolean {
  return READABLE.test(text)
}

/**
 * Whether a text is searched: from two characters on. A single one is searched only if it is of another script, in
 * which one character may be a word, or a symbol: the result then explains what to write instead.
 */
export function isSearch(q: string): boolean {
  const typed = q.trim()
  return typed.length >= SHORTEST_SEARCH || (typed !== '' && !isReadable(typed))
}
