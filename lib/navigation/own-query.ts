import { distance } from 'fastest-levenshtein'

/** The parameters of a query as chat programs pass it on: some escape its ampersands, once or more. */
export function readParameters(query: string): URLSearchParams {
  return new URLSearchParams(query.replace(/&(amp(;|%3B))+/gi, '&'))
}

/**
 * The part of a query that is meant for a page, as a query string: parameters with one of these names, or with a
 * similar, misspelt name, which the page can report. What campaigns and other sites add is dropped.
 */
export function pickOwnQuery(query: string, names: readonly string[]): string {
  const own = [...readParameters(query)].filter(([name]) => names.some(known => isNearly(name.toLowerCase(), known)))
  return own.length > 0 ? protectEnd(`?${new URLSearchParams(own)}`) : ''
}

/** One letter in four may be changed, missing or added. */
function isNearly(name: string, known: string) {
  const limit = Math.floor(known.length / 4)
  return Math.abs(name.length - known.length) <= limit && distance(name, known) <= limit
}

/**
 * A query that chat programs keep whole: a punctuation mark at its end, which they would take for the end of a
 * sentence, is escaped. A plus sign at its end is a space.
 */
export function protectEnd(query: string): string {
  return query.replace(/[^\w?]$/, mark => (mark === '+' ? '%20' : `%${mark.charCodeAt(0).toString(16).toUpperCase()}`))
}
