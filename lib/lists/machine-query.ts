import { sanitizeForMessage } from '@/lib/hidden-characters'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

/**
 * The slugs this site writes to URLs. A slug is also a file name, which is limited to 255 bytes including the extension
 * `.yaml` or `.html`.
 */
const SLUG = /^[\w-]{1,250}$/

/** Whether a text has the form of a slug. */
export function isSlug(word: string) {
  return SLUG.test(word)
}

/**
 * Parses `?machines=a,b`: well-formed slugs, and words that cannot be a slug, in order and without duplicates. If the
 * parameter is repeated, all its values are read.
 */
export function parseMachineQuery(query: Pick<URLSearchParams, 'getAll'>): { slugs: string[]; unusable: string[] } {
  const words = query.getAll('machines').flatMap(value => value.split(','))
  const named = [...new Set(words.map(word => word.trim()).filter(Boolean))]
  return { slugs: named.filter(isSlug), unusable: named.filter(word => !isSlug(word)) }
}

export type NamesWords = Words['lists']['names']

/** Limits for names in a message: how many are listed, and how many characters of each are shown. */
const MAX_NAMES = 3
const MAX_NAME_CHARACTERS = 60

/** Formats untrusted names for a message: 'A, B, C and 2 more'. */
export function formatNames(names: readonly string[], words: NamesWords): string {
  const shown = names.slice(0, MAX_NAMES).map(name => sanitizeForMessage(name, MAX_NAME_CHARACTERS))
  const rest = names.length - shown.length
  return rest > 0 ? fillCount(words.more, rest, { names: shown.join(', ') }) : shown.join(', ')
}

/** A sentence that lists the names from a URL that are not in the catalogue; empty if there are none. */
export function formatUnknownNote(unknown: readonly string[], words: NamesWords): string {
  return unknown.length > 0 ? fill(words.unknown, { names: formatNames(unknown, words) }) : ''
}
