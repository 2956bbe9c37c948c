/** Typing errors that a word may hold: none in a short one, two in a long one. */
function countErrors({ length }: string) {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * The word that a mistyped one most likely means, or null. Both begin alike and are about as long; a word with letters more at
 * its end is a word of its own, so that 'tablet' never becomes 'table'.
 */
export function findIntended(typed: string, words: Iterable<string>): string | null {
  const most = countErrors(typed)
  let best: { word: string; errors: number } | null = null
  if (most === 0 || /\d/.test(typed)) return null
  for (const word of words) {
    if (!isLike(typed, word, most)) continue
    const errors = countEdits(typed, word, most)
    if (errors <= most && errors < (best?.errors ?? most + 1)) best = { word, errors }
  }
  return best?.word ?? null
}

function isLike(typed: string, word: string, most: number) {
  if (Math.abs(typed.length - word.length) > most || typed.startsWith(word) || word.length < 4) return false
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/** Letters put in, left out, changed, or swapped with their neighbour; more than `most` is any number above it. */
function countEdits(a: string, b: string, most: number): number {
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
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
