import { HEARD_LETTER } from '@/lib/trade/measures/other-scripts'

/** The search starts at this many characters, because a single letter is in almost every title. */
const SHORTEST_SEARCH = 2

/**
 * Whether a text has a digit, or a letter of a script in which words are recognised by their sound or despite typing
 * errors. A word in any other script is found only as the catalogue, a title in the language of the page or the search
 * words have it: the search engine looks it up.
 */
export function isReadable(text: string): boolean {
  return /[\d\p{Script=Latin}]/u.test(text) || HEARD_LETTER.test(text)
}

/**
 * Whether a text is searched: from two characters on. A single one is searched only if it is of another script, in
 * which one character may be a word, or a symbol: the result then explains what to write instead.
 */
export function isSearch(q: string): boolean {
  const typed = q.trim()
  return typed.length >= SHORTEST_SEARCH || (typed !== '' && !isReadable(typed))
}
