import { distance } from 'fastest-levenshtein'

/**
 * The word of a list that a misspelt one most likely means, or null when none is near.
 * Near: at most a third of its letters changed, added or dropped, and never more than four.
 */
export function findNearest(word: string, candidates: readonly string[]) {
  const limit = Math.min(4, Math.max(1, Math.ceil(word.length / 3)))
  const near = candidates
    // Each letter more or less is an edit: a text of megabytes is never compared.
    .filter(candidate => Math.abs(word.length - candidate.length) <= limit)
    .map(candidate => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits)
  return near[0]?.candidate ?? null
}
