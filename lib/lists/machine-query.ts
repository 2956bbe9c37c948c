import { sanitizeForMessage } from '@/lib/hidden-characters'

/**
 * A slug as it may stand in an address; anything else was not written by this site. It names a machine's file, and a file name of
 * 255 bytes ends in `.yaml` or `.html`.
 */
const SLUG = /^[\w-]{1,250}$/

/** What an address names: slugs that may be in the catalogue, and words that can be no machine's. Each once, in its order. */
export type MachineQuery = { slugs: string[]; unusable: string[] }

/** Whether a text may be a machine's slug. */
export function isSlug(word: string) {
  return SLUG.test(word)
}

/** The machines named in `?machines=a,b`; a key that stands there twice counts twice. */
export function parseMachineQuery(query: Pick<URLSearchParams, 'getAll'>): MachineQuery {
  const words = query.getAll('machines').flatMap(value => value.split(','))
  const named = [...new Set(words.map(word => word.trim()).filter(Boolean))]
  return { slugs: named.filter(isSlug), unusable: named.filter(word => !isSlug(word)) }
}

/** More names than these say nothing new, and neither does the rest of a long one. */
const MOST_NAMED = 3
const MOST_CHARACTERS = 60

/** Names for a sentence, shortened. Hidden characters go: some turn the direction of the text around them. */
export function formatNames(names: readonly string[]) {
  const shown = names.slice(0, MOST_NAMED).map(name => sanitizeForMessage(name, MOST_CHARACTERS))
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/** The sentence on what an address names and the catalogue does not have; empty where there is nothing to say. */
export function formatUnknownNote(unknown: readonly string[]) {
  return unknown.length > 0 ? `Not in the catalogue: ${formatNames(unknown)}.` : ''
}
