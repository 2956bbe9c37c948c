import { distance } from 'fastest-levenshtein'

/** How many typing errors are corrected: none in up to three letters, one in up to six, two in a longer word. */
function getMaxErrors({ length }: string) {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * The word that a mistyped word most likely means, or null. Both must begin alike and have a similar length. A word
 * with extra letters at its end is a different word: 'tablet' never becomes 'table'.
 * `maxErrors`: the most typing errors that are corrected.
 */
export function findIntended(typed: string, words: Iterable<string>, limit = { maxErrors: 2 }): string | null {
  const maxErrors = Math.min(getMaxErrors(typed), limit.maxErrors)
  let best: { word: string; errors: number } | null = null
  // A short word with another letter is another word, and so is a number with another digit.
  if (maxErrors === 0 || /\d/.test(typed)) return null
  for (const word of words) {
    if (!isSimilar(typed, word, maxErrors)) continue
    if (isShortOther(typed, word)) continue
    const errors = countEdits(typed, word)
    if (errors <= maxErrors && errors < (best?.errors ?? maxErrors + 1)) best = { word, errors }
  }
  return best?.word ?? null
}

/** Whether two words begin alike, or with their first two letters swapped, and have about the same length. */
function isSimilar(typed: string, word: string, maxErrors: number) {
  if (Math.abs(typed.length - word.length) > maxErrors || typed.startsWith(word) || word.length < 4) return false
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/** Whether a word of four letters has another consonant, so that it is another word: 'five' is no 'file'. */
function isShortOther(typed: string, word: string) {
  if (typed.length !== 4 || word.length !== 4) return false
  const toConsonants = (text: string) => [...text.replace(/[aeiou]/g, '')].sort().join()
  return toConsonants(typed) !== toConsonants(word)
}

/** How many letters must be inserted, deleted or changed; two neighbours that were swapped count once. */
function countEdits(typed: string, word: string): number {
  let fewest = distance(typed, word)
  for (let at = 1; at < typed.length; at++) {
    const swapped = typed.charAt(at) + typed.charAt(at - 1)
    if (!word.includes(swapped)) continue
    fewest = Math.min(fewest, 1 + distance(typed.slice(0, at - 1) + swapped + typed.slice(at + 1), word))
  }
  return fewest
}
