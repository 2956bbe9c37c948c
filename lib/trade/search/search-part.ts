import { splitSearch, toStem } from './search-words'
import type { Phrase, TradeWords } from './trade-words'
import type { Vocabulary } from './word-index'

/**
 * One thing that a search asks for: a trade phrase, or a word of the texts. `typed` is as the visitor wrote it, `word`
 * is what is searched: the word, or the name of the phrase. `words` are the single words that were typed for it, mostly
 * with their typing errors corrected.
 */
export type SearchPart = { typed: string; word: string; words: readonly string[]; phrase: Phrase | null }

/** All words that a search may mean: those of the catalogue's texts, and those of content/search-words.yaml. */
export type Lexicon = { vocabulary: Vocabulary; trade: TradeWords }

/** A part for each of several words that were typed as one text. */
export function toParts(typed: string, words: readonly string[]): SearchPart[] {
  return words.map(word => ({ typed, word, words: [word], phrase: null }))
}

/** The words of a phrase as parts of their own. */
export function splitPart({ typed }: SearchPart): SearchPart[] {
  return toParts(typed, splitSearch(typed))
}

/** Whether a word is a number, or one of the words that a search may mean. */
export function isKnown(word: string, { vocabulary, trade }: Lexicon): boolean {
  const stem = toStem(word)
  return (
    /^\d/.test(word) || vocabulary.has(word) || vocabulary.has(stem) || trade.isLeftOut(word) || trade.hasWord(stem)
  )
}

/** Whether a word is worth searching. A single letter is not, because half of the catalogue's words begin with it. */
export function isLong(word: string): boolean {
  return word.length > 1 || /\d/.test(word)
}
