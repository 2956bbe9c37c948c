/** How many typing errors are corrected in a word: none in a short one, two in a long one. */
function getMaxErrors({ length }: string) {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * The word that a mistyped word most likely means, or null. Both must begin alike and have a similar length. A word
 * with extra letters at its end is a different word: 'tablet' never becomes 'table'.
 * @param most the most typing errors that are corrected
 */
export function findIntended(typed: string, words: Iterable<string>, most = 2): string | null {
  const maxErrors = Math.min(getMaxErrors(typed), most)
  let best: { word: string; errors: number } | null = null
  if (maxErrors === 0 || /\d/.test(typed)) return null
  for (const word of words) {
    if (!isSimilar(typed, word, maxErrors)) continue
    const errors = countEdits(typed, word, maxErrors)
    if (errors <= maxErrors && errors < (best?.errors ?? maxErrors + 1)) best = { word, errors }
  }
  return best?.word ?? null
}

function isSimilar(typed: string, word: string, maxErrors: number) {
  if (Math.abs(typed.length - word.length) > maxErrors || typed.startsWith(word) || word.length < 4) return false
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/**
 * Damerau–Levenshtein distance (optimal string alignment): letters inserted, deleted, changed, or swapped with their
 * neighbour. Stops early with `max + 1` if it exceeds `max`.
 */
function countEdits(a: string, b: string, max: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let edits = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? i) + 1)
      row.push(edits)
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
