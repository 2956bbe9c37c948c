import { distance } from 'fastest-levenshtein'

/**
 * The candidate that a misspelt word most likely means, or null. At most a third of the word's letters, rounded up, and
 * never more than four, may be changed, added or missing.
 */
export function findNearest(word: string, candidates: readonly string[]) {
  const limit = Math.min(4, Math.max(1, Math.ceil(word.length / 3)))
  const near = candidates
    // A difference in length counts as edits, so a text of megabytes is never compared.
    .filter(candidate => Math.abs(word.length - candidate.length) <= limit)
    .map(candidate => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits)
  return near[0]?.candidate ?? null
}
