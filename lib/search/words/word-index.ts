import MiniSearch, { type Query } from 'minisearch'
import { openDevanagari } from './devanagari'
import { splitSearch, toStem } from './search-words'
import { DETAIL_FIELD, FIELD_WEIGHTS, INDEX_OPTIONS, type StoredWords, unpackWords } from './stored-words'
import type { TradeWords } from './trade-words'

/** The words in the catalogue's texts. */
export type Vocabulary = {
  /** Whether any text contains the word or stem. */
  has: (word: string) => boolean
  /** Whether any word begins with `start`. */
  hasStart: (start: string) => boolean
  /**
   * Words that a typing error may be corrected to: those that tell what a machine is and makes, not how it is built.
   */
  intended: readonly string[]
  /** The English word that a word in Devanagari spells, such as 'cutter' for कटर; null if it spells none. */
  findEnglish: (word: string) => string | null
}

/** Matches for a word by catalogue index: a score from 0 to 1, and the terms to highlight in the machine's texts. */
export type Matches = Map<number, { score: number; terms: readonly string[] }>

/** Weight of a synonym compared with the word itself. */
const ALIKE_WEIGHT = 0.5

const asIs = (term: string) => term

/**
 * Opens the index of the machines' texts. `match` finds machines by their texts, `isInTitle` looks at their titles, and
 * `vocabulary` has the words in the texts.
 */
export function openWordIndex(json: object, trade: TradeWords) {
  const stored = unpackWords(json as StoredWords)
  const index = MiniSearch.loadJS(stored, INDEX_OPTIONS)
  const terms = stored.index.map(([term]) => term)
  const known = new Set(terms)
  const detail = String(stored.fieldIds[DETAIL_FIELD])
  const titles = new Map(stored.index.map(([term, fields]) => [term, fields[String(stored.fieldIds.title)]]))
  const intended = stored.index.flatMap(([term, fields]) =>
    Object.keys(fields).some(id => id !== detail) ? [term] : [],
  )
  const vocabulary: Vocabulary = {
    has: word => known.has(word),
    hasStart: start => terms.some(term => term.startsWith(start)),
    intended,
    // Where several sound alike, a word of a title is meant.
    findEnglish: openDevanagari([...trade.words, ...intended, ...terms.filter(term => titles.get(term))]),
  }

  function formatQuery(word: string): Query {
    const stem = toStem(word)
    const isKnown = known.has(word) || known.has(stem)
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], processTerm: asIs, prefix: !isKnown },
        ...(stem === word ? [] : [{ queries: [stem], processTerm: asIs }]),
        ...trade.findAlike(stem).map(other => ({ queries: [other], processTerm: asIs, boostTerm: () => ALIKE_WEIGHT })),
      ],
    }
  }

  /** Finds the machines whose texts contain all words of the given text, apart from those that are left out. */
  function match(text: string): Matches {
    const queries = splitSearch(text)
      .filter(word => !trade.isLeftOut(word))
      .map(formatQuery)
    const results = index.search({ combineWith: 'AND', queries }, { boost: FIELD_WEIGHTS, tokenize: word => [word] })
    const best = results[0]?.score ?? 1
    return new Map(results.map(({ id, score, terms: marked }) => [id, { score: score / best, terms: marked }]))
  }

  /** Whether a machine's title has all words of the text. */
  function isInTitle(text: string, machine: number) {
    return splitSearch(text).every(word => titles.get(toStem(word))?.[machine] !== undefined)
  }

  return { vocabulary, match, isInTitle }
}

export type WordIndex = ReturnType<typeof openWordIndex>
