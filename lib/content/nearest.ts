/**
 * The word of a list that a misspelt one most likely means, or null when none is near.
 * Near: at most a third of its letters changed, added or dropped, and never more than four.
 */
export function findNearest(word: string, candidates: readonly string[]) {
  const limit = Math.min(4, Math.max(1, Math.ceil(word.length / 3)))
  let best: { candidate: string; distance: number } | null = null
  for (const candidate of candidates) {
    // Each letter more or less is an edit: a text of megabytes is never compared.
    if (Math.abs(word.length - candidate.length) > limit) continue
    const distance = countEdits(word.toLowerCase(), candidate.toLowerCase())
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { candidate, distance }
  }
  return best?.candidate ?? null
}

/** Levenshtein's distance, one row at a time. */
function countEdits(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column++) {
      const [above = 0, left = 0, diagonal = 0] = [row[column], next[column - 1], row[column - 1]]
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === to[column - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? 0
}
