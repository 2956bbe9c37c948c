import { splitWords, toStem } from './search-words'

// Which words of a machine's texts match a search, to be highlighted.

/** A piece of a text. Marked pieces match the search. */
export type TextPiece = { text: string; isMarked: boolean }

/** Matches the words and numbers of a text. */
const WORDS = /\d+(?:[.,]\d+)*|[\p{L}\p{N}\p{M}]+/gu

/** Matches words that hyphens join, such as 'crash-lock', words alone, and numbers. */
const COMPOUNDS = /[\p{L}\p{N}\p{M}]+(?:[-.,][\p{L}\p{N}\p{M}]+)*/gu

/** Cache of the terms for each word in the catalogue's texts: every keystroke asks for the same words. */
const termsOfWords = new Map<string, readonly string[]>()

/** The normalised words in a word of the text, and their stems. */
function createTerms(word: string): readonly string[] {
  let terms = termsOfWords.get(word)
  if (!terms) {
    terms = splitWords(word).flatMap(plain => [plain, toStem(plain)])
    termsOfWords.set(word, terms)
  }
  return terms
}

/** The positions of matching words in a text. */
function findMarks(text: string, terms: ReadonlySet<string>): [start: number, end: number][] {
  return [...text.matchAll(WORDS)]
    .filter(([word]) => createTerms(word).some(term => terms.has(term)))
    .map(({ index, 0: word }) => [index, index + word.length])
}

/**
 * The positions of what is marked in a text: matching words with those that hyphens join to them, and one mark for words
 * that follow each other: 'lock bottom' marks 'crash-lock bottom' as a whole.
 */
function findRuns(text: string, terms: ReadonlySet<string>) {
  const runs: [start: number, end: number][] = []
  for (const { index, 0: compound } of text.matchAll(COMPOUNDS)) {
    if (findMarks(compound, terms).length === 0) continue
    const end = index + compound.length
    const last = runs.at(-1)
    if (last && text.slice(last[1], index) === ' ') last[1] = end
    else runs.push([index, end])
  }
  return runs
}

/** Splits a text at the matching words. */
export function cutAtMarks(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = []
  let last = 0
  for (const [start, end] of findRuns(text, terms)) {
    pieces.push({ text: text.slice(last, start), isMarked: false }, { text: text.slice(start, end), isMarked: true })
    last = end
  }
  return [...pieces, { text: text.slice(last), isMarked: false }].filter(piece => piece.text !== '')
}

/** The line with the most matching words, the first one if several are equal; null if none matches. */
export function pickLine(lines: readonly string[], terms: ReadonlySet<string>): string | null {
  let best: { line: string; count: number } | null = null
  for (const line of lines) {
    const count = new Set(findMarks(line, terms).map(([start, end]) => line.slice(start, end).toLowerCase())).size
    if (count > (best?.count ?? 0)) best = { line, count }
  }
  return best?.line ?? null
}
