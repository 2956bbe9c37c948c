import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { findNearestCategory } from './nearest-category'
import { parseSearchIndex } from './parse-search-index'
import { type FigureQuery, findSpan, parseFigures } from './search-figures'
import type { SearchIndexFile } from './search-index'
import { FIELD_WEIGHTS, INDEX_OPTIONS } from './search-settings'
import { createCatalogueWords, findVariants } from './search-variants'
import { createSearchWords, type SearchWord } from './search-words'
import { cutAtMarks, pickLine, type TextPiece } from './text-match'

/** A machine that was found: its place in the catalogue, from 0, and the terms to mark in its texts. */
export type SearchHit = { index: number; score: number; terms: readonly string[] }

export type SearchEngine = {
  /** Best match first; none for a search that nothing answers. */
  search: (query: string) => SearchHit[]
  /** The line that shows best why a machine was found, cut at the found words; none when the title alone does. */
  explain: (hit: SearchHit) => TextPiece[]
  /** A machine's title, cut at the found words. */
  markTitle: (title: string, hit: SearchHit) => TextPiece[]
  findNearestCategory: typeof findNearestCategory
}

/** Bounds of a search: what is longer or later is left out, so that a pasted page costs no more than a sentence. */
const LONGEST_WORD = 40
const MOST_WORDS = 12
/** A word of fewer letters beside others says too little, unless the catalogue has it or it is a number. */
const SHORTEST_START = 3

/** What counts less than the word itself. */
const VARIANT_WEIGHT = 0.5
const DEMOTED_WEIGHT = 0.5
const asIs = (term: string) => term

/**
 * Opens the search index.
 *
 * @param json the index file as it came
 * @throws Error when it is no index for this many machines
 */
export function openSearchIndex(json: unknown, count: number): SearchEngine {
  const file = parseSearchIndex(json)
  if (file.count !== count) throw new Error(`The search index holds ${file.count} machines, the page ${count}`)
  const index = MiniSearch.loadJS(file.words as Parameters<typeof MiniSearch.loadJS>[0], INDEX_OPTIONS)
  const demoted = new Set(file.demoted)
  const known = new Set((file.words as { index: [term: string, unknown][] }).index.map(([term]) => term))

  function findByWords(words: readonly SearchWord[], combineWith: 'AND' | 'OR') {
    return index.search(
      { combineWith, queries: words.map(word => formatQuery(word, known)) },
      { boost: FIELD_WEIGHTS, boostDocument: id => (demoted.has(id) ? DEMOTED_WEIGHT : 1) },
    )
  }

  function isKnownPair(word: string) {
    return word.length > 1 && known.has(word)
  }

  function pickWords(text: string): SearchWord[] {
    const words = createSearchWords(text).filter(({ word }) => isLong(word) && word.length <= LONGEST_WORD)
    const clear = words.filter(({ word }) => word.length >= SHORTEST_START || /\d/.test(word) || isKnownPair(word))
    return (clear.length > 0 ? clear : words).slice(0, MOST_WORDS)
  }

  function search(query: string): SearchHit[] {
    const { figures, rest } = parseFigures(createCatalogueWords(query))
    const words = pickWords(rest)
    // Letters alone, as of a half-typed 'E-flute', leave out nothing so far.
    const isOpen = figures.length > 0 || createSearchWords(rest).some(({ word }) => !isLong(word))
    if (words.length === 0) return isOpen ? rankByFigures(file.figures, figures, null) : []
    const all = findByWords(words, 'AND')
    const found = all.length > 0 ? all : findByWords(words, 'OR')
    if (figures.length > 0) {
      const both = rankByFigures(file.figures, figures, found)
      if (both.length > 0) return both
    }
    return found.map(toHit).sort(byScore)
  }

  function explain({ index: place, terms }: SearchHit): TextPiece[] {
    const found = new Set(terms)
    const line = pickLine(file.lines[place] ?? [], found)
    return line ? cutAtMarks(line, found) : []
  }

  function markTitle(title: string, { terms }: SearchHit): TextPiece[] {
    return cutAtMarks(title, new Set(terms))
  }

  return { search, explain, markTitle, findNearestCategory }
}

/** A single letter begins every other word of the catalogue. */
function isLong(word: string) {
  return word.length > 1 || /\d/.test(word)
}

/** One word of a search: as typed, half typed, by its stem, or a synonym; mistyped when the catalogue lacks it. */
function formatQuery({ word, stem }: SearchWord, known: ReadonlySet<string>): Query {
  const isKnown = known.has(word) || known.has(stem)
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        processTerm: asIs,
        prefix: true,
        fuzzy: !isKnown && countErrors(word),
      },
      ...(stem === word ? [] : [{ queries: [stem], processTerm: asIs }]),
      ...findVariants(stem).map(other => ({ queries: [other], processTerm: asIs, boostTerm: () => VARIANT_WEIGHT })),
    ],
  }
}

/** Typing errors that a word may hold: none in a number or a short word, two in a long one. */
function countErrors(word: string) {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

function toHit({ id, score, terms }: SearchResult): SearchHit {
  return { index: id, score, terms }
}

function byScore(a: SearchHit, b: SearchHit) {
  return b.score - a.score || a.index - b.index
}

/** The machines that answer every figure, among those found by words where there were words. */
function rankByFigures(spans: SearchIndexFile['figures'], figures: FigureQuery[], found: SearchResult[] | null) {
  const candidates: SearchHit[] = found?.map(toHit) ?? spans.map((_, index) => ({ index, score: 1, terms: [] }))
  const hits = candidates.flatMap(hit => {
    const matches = figures.map(figure => findSpan(spans[hit.index] ?? [], figure))
    if (matches.some(match => !match)) return []
    const terms = [...hit.terms]
    let factor = 1
    for (const match of matches) {
      if (!match) continue
      factor *= 1 + match.score
      for (const part of match.span) terms.push(String(part))
    }
    return [{ index: hit.index, score: hit.score * factor, terms }]
  })
  return hits.sort(byScore)
}
