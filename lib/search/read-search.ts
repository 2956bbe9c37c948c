import { splitSearch, toStem } from './search-words'
import type { Phrase, TradeWords } from './trade-words'
import { findIntended } from './typing-errors'

/** The words of the catalogue's texts. */
export type Vocabulary = {
  /** Whether a text holds the word, or a stem. */
  has: (word: string) => boolean
  /** Whether a word begins so. */
  hasStart: (start: string) => boolean
  /** Words that a mistyped one may mean: those that say what a machine is and makes, not how it is built. */
  intended: readonly string[]
}

/** One thing that a search asks for: a phrase of the trade, or a word of the texts. `typed` is as the visitor wrote it. */
export type SearchPart = { typed: string; word: string; phrase: Phrase | null }

/** Bounds of a search: what is longer or later is left out, so that a pasted page costs no more than a sentence. */
const LONGEST_WORD = 40
const MOST_WORDS = 12
/** A word of fewer letters beside others says too little, unless the catalogue has it or it is a number. */
const SHORTEST_WORD = 3
/** A half-typed phrase is taken for the whole from so many letters on, and one has at most so many words. */
const SHORTEST_START = 4
const MOST_IN_PHRASE = 5
/** Halves of a word written in one, such as 'foldergluer'. */
const SHORTEST_HALF = 3

/** Reads a search, its figures taken out: parts in the order they were typed, words that narrow nothing left out. */
export function readSearch(text: string, vocabulary: Vocabulary, trade: TradeWords): SearchPart[] {
  function isKnown(word: string) {
    const stem = toStem(word)
    return (
      /^\d/.test(word) || vocabulary.has(word) || vocabulary.has(stem) || trade.isLeftOut(word) || trade.hasWord(stem)
    )
  }

  function toParts(typed: string, words: readonly string[]): SearchPart[] {
    return words.map(word => ({ typed, word, phrase: null }))
  }

  /** A word as the catalogue has it: split in two, begun and not ended yet, or mistyped. */
  function recognise(word: string, isLast: boolean): SearchPart[] {
    if (!isLong(word) || isKnown(word)) return toParts(word, [word])
    for (let end = SHORTEST_HALF; end <= word.length - SHORTEST_HALF; end++) {
      const halves = [word.slice(0, end), word.slice(end)]
      if (halves.every(isKnown)) return toParts(word, halves)
    }
    if (isLast && word.length >= SHORTEST_START) {
      const whole = trade.words.find(other => other.startsWith(word) && trade.isPhrase(other))
      if (whole) return toParts(word, [whole])
    }
    if (word.length >= SHORTEST_WORD && 'machinery'.startsWith(word)) return []
    if (vocabulary.hasStart(word)) return toParts(word, [word])
    return toParts(word, [findIntended(word, [...vocabulary.intended, ...trade.words]) ?? word])
  }

  function joinHalves(words: readonly string[]): string[] {
    const joined: string[] = []
    for (const word of words) {
      const last = joined.at(-1)
      const isSplit = last !== undefined && !(isKnown(last) && isKnown(word)) && isKnown(last + word)
      if (isSplit) joined[joined.length - 1] = last + word
      else joined.push(word)
    }
    return joined
  }

  function findLongestPhrase(parts: readonly SearchPart[], start: number) {
    for (let end = Math.min(parts.length, start + MOST_IN_PHRASE); end > start; end--) {
      const words = parts.slice(start, end)
      if (words.some(part => part.phrase)) continue
      const [first] = words
      // 'sheets' is no other form of the phrase 'sheeter': a word of the catalogue is that word.
      if (first && words.length === 1 && vocabulary.has(first.word) && !trade.isPhrase(first.word)) continue
      const phrase = trade.findPhrase(words.map(({ word }) => toStem(word)))
      if (phrase) return { phrase, words }
    }
    return null
  }

  /** Phrases in place of their words. Those that only say a word otherwise become that word, and may be half of another. */
  function findPhrases(parts: readonly SearchPart[], isFirstTurn: boolean): SearchPart[] {
    const found: SearchPart[] = []
    for (let start = 0; start < parts.length; ) {
      const part = parts[start]
      const longest = findLongestPhrase(parts, start)
      if (!part) break
      start += longest?.words.length ?? 1
      if (!longest) {
        found.push(part)
        continue
      }
      const { phrase, words } = longest
      const typed = [...new Set(words.map(word => word.typed))].join(' ')
      const isSpelling = phrase.kind === 'word' && phrase.machines.length === 0
      const isOneWord = phrase.kind === 'word' && words.length === 1 && !/[\s-]/.test(phrase.name)
      if (isFirstTurn && (isSpelling || isOneWord)) found.push(...toParts(typed, splitSearch(phrase.name)))
      else if (isFirstTurn ? words.length === 1 : isSpelling) found.push(...words)
      else found.push({ typed, word: phrase.name, phrase })
    }
    return found
  }

  const words = splitSearch(text).filter(word => word.length <= LONGEST_WORD)
  const read = joinHalves(words.slice(0, MOST_WORDS))
  const parts = read.flatMap((word, index) => recognise(word, index === read.length - 1))
  const telling = parts.filter(({ word }) => !trade.isLeftOut(word))
  const found = findPhrases(findPhrases(telling, true), false)
    .filter(part => part.phrase || isLong(part.word))
    .filter((part, index, all) => all.findIndex(({ word }) => word === part.word) === index)
  const clear = found.filter(({ word, phrase }) => phrase || word.length >= SHORTEST_WORD || isKnown(word))
  return clear.length > 0 ? clear : found
}

/** Whether there is anything to read in a text. */
export function hasWords(text: string): boolean {
  return splitSearch(text).some(word => word.length <= LONGEST_WORD)
}

/** A single letter begins every other word of the catalogue. */
function isLong(word: string) {
  return word.length > 1 || /\d/.test(word)
}
