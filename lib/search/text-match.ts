import { splitWords, toStem } from './search-words'

/** A piece of a text; marked pieces are what a search found. */
export type TextPiece = { text: string; isMarked: boolean }

const WORDS = /\d+(?:[.,]\d+)*|[\p{L}\p{N}\p{M}]+/gu

/** The terms that each word of the catalogue's texts answers to, once looked at: the same words come with every key. */
const known = new Map<string, readonly string[]>()

/** A word as it stands and by its stem. */
function createTerms(word: string): readonly string[] {
  let terms = known.get(word)
  if (!terms) {
    terms = splitWords(word).flatMap(plain => [plain, toStem(plain)])
    known.set(word, terms)
  }
  return terms
}

/** Where the found words stand in a text: pairs of start and end. */
function findMarks(text: string, terms: ReadonlySet<string>): [start: number, end: number][] {
  return [...text.matchAll(WORDS)]
    .filter(([word]) => createTerms(word).some(term => terms.has(term)))
    .map(({ index, 0: word }) => [index, index + word.length])
}

/** A text cut at the found words. */
export function cutAtMarks(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = []
  let last = 0
  for (const [start, end] of findMarks(text, terms)) {
    pieces.push({ text: text.slice(last, start), isMarked: false }, { text: text.slice(start, end), isMarked: true })
    last = end
  }
  return [...pieces, { text: text.slice(last), isMarked: false }].filter(piece => piece.text !== '')
}

/** The line that shows best why a machine was found: the one with the most found words, the first of equals. */
export function pickLine(lines: readonly string[], terms: ReadonlySet<string>): string | null {
  let best: { line: string; count: number } | null = null
  for (const line of lines) {
    const count = new Set(findMarks(line, terms).map(([start, end]) => line.slice(start, end).toLowerCase())).size
    if (count > (best?.count ?? 0)) best = { line, count }
  }
  return best?.line ?? null
}
