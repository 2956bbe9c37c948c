import { HEARD_LETTER } from '@/lib/trade/measures/other-scripts'
import { isReadable } from './search-text'
import { splitSearch, toStem } from './search-words'
import type { Phrase, TradeWords } from './trade-words'
import { findIntended } from './typing-errors'
import type { Vocabulary } from './word-index'

/**
 * One thing that a search asks for: a trade phrase, or a word of the texts. `typed` is as the visitor wrote it, `words`
 * are the same with typing errors corrected.
 */
export type SearchPart = { typed: string; word: string; words: readonly string[]; phrase: Phrase | null }

/** Longer and further words are ignored, so that a pasted page takes no more time than a sentence. */
const MAX_WORD_LENGTH = 40
const MAX_WORDS = 12
/** Shorter words are ignored next to others, unless they are numbers or in the catalogue. */
const MIN_WORD_LENGTH = 3
/** A half-typed phrase is completed from this many letters on. */
const MIN_START_LENGTH = 4
/** A number inside a phrase, which does not change what is meant: 'laminate two greyboards'. */
const COUNT = /^(?:two|three|four|five|six|\d)$/
/** The fewest letters of a word whose typing error is corrected before it is split in two. */
const MIN_WHOLE_LENGTH = 7

/**
 * 'Glue gun for folder gluer', 'cutting after single facer': the machine named last is the place in the line, and the
 * other one is wanted.
 */
const PLACE = /^(.*\S)\s+(?:for|after)\s+(\S.*)$/

/**
 * Reads the words of a search after its figures have been taken out. Returns its parts in the order they were typed,
 * without words that narrow nothing down.
 */
export function readSearch(text: string, vocabulary: Vocabulary, trade: TradeWords): SearchPart[] {
  const question = findQuestion(splitSearch(text), trade)
  if (question) return [question.part, ...readSearch(question.rest, vocabulary, trade)]
  const [, asked, place] = PLACE.exec(text) ?? []
  const places = place ? readParts(place, vocabulary, trade) : []
  const isPlace = places.length === 1 && places.every(part => isNaming(part) && isMachine(part, vocabulary))
  const parts = asked && isPlace ? readParts(asked, vocabulary, trade) : []
  return parts.length > 0 ? [...parts, ...places.flatMap(splitPart)] : readParts(text, vocabulary, trade)
}

/** The most words of a question that `findQuestion` finds. */
const MAX_QUESTION = 3

/** 'Manual for' and 'Hindi manual' ask for a book, where 'manual' alone says how a machine is fed. */
function findQuestion(words: readonly string[], trade: TradeWords): { part: SearchPart; rest: string } | null {
  for (const start of words.slice(0, MAX_WORDS).keys()) {
    for (let end = start + MAX_QUESTION; end > start + 1; end--) {
      const asked = words.slice(start, end)
      const phrase = asked.some(trade.isLeftOut) ? trade.findPhrase(asked) : undefined
      if (phrase?.kind !== 'answer') continue
      const part = { typed: asked.join(' '), word: phrase.name, words: asked, phrase }
      return { part, rest: [...words.slice(0, start), ...words.slice(end)].join(' ') }
    }
  }
  return null
}

/** Whether a phrase of several words is what a machine is called. */
function isMachine({ typed }: SearchPart, vocabulary: Vocabulary) {
  const words = splitSearch(typed)
  return words.length > 1 && vocabulary.isName(words)
}

/** Whether a part is a phrase for which content/search-words.yaml lists machines. */
function isNaming({ phrase }: SearchPart) {
  return phrase?.kind === 'word' && phrase.machines.length > 0
}

/** A part for each of several words that were typed as one text. */
function toParts(typed: string, words: readonly string[]): SearchPart[] {
  return words.map(word => ({ typed, word, words: [word], phrase: null }))
}

/** The words of a phrase as parts of their own. */
function splitPart({ typed }: SearchPart): SearchPart[] {
  return toParts(typed, splitSearch(typed))
}

/** Reads a text without questions: corrects its words, finds phrases, and drops what narrows nothing down. */
function readParts(text: string, vocabulary: Vocabulary, trade: TradeWords): SearchPart[] {
  function isKnown(word: string) {
    const stem = toStem(word)
    return (
      /^\d/.test(word) || vocabulary.has(word) || vocabulary.has(stem) || trade.isLeftOut(word) || trade.hasWord(stem)
    )
  }

  const findNearest = (word: string, limit?: { maxErrors: number }) =>
    findIntended(word, [...vocabulary.intended, ...trade.words], limit)

  /**
   * The parts for a word: as it is if known, else in Latin letters, split in two, completed, or with its typing error
   * corrected.
   */
  function recognise(word: string, isLast: boolean): SearchPart[] {
    if (!isLong(word) || isKnown(word)) return toParts(word, [word])
    const english = HEARD_LETTER.test(word) ? vocabulary.findSound(word) : null
    if (english) return toParts(word, [vocabulary.spell(english)])
    // 'calender' is a calendar, not a call and an end.
    const isWhole = word.length >= MIN_WHOLE_LENGTH && !vocabulary.hasStart(word)
    const near = isWhole ? findNearest(word, { maxErrors: 1 }) : null
    if (near) return toParts(word, [vocabulary.spell(near)])
    const halves = splitCompound(word, half => (isKnown(half) ? half : null))
    if (halves) return toParts(word, halves)
    if (isLast && word.length >= MIN_START_LENGTH) {
      const whole = trade.words.find(other => other.startsWith(word) && trade.isPhrase(other))
      if (whole) return toParts(word, [whole])
    }
    // The beginning of 'machinery', half typed, narrows nothing down.
    if (word.length >= MIN_WORD_LENGTH && 'machinery'.startsWith(word)) return []
    if (vocabulary.hasStart(word)) return toParts(word, [word])
    const nearest = findNearest(word) ?? vocabulary.findSound(word)
    if (nearest) return toParts(word, [vocabulary.spell(nearest)])
    return toParts(
      word,
      splitCompound(word, half => (isKnown(half) ? half : findNearest(half, { maxErrors: 1 }))) ?? [word],
    )
  }

  /** Joins words that were typed apart: 'greyb oard'. */
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

  /** The phrase that these words are; undefined if they are none, or mean themselves. */
  function findPhrase(words: readonly SearchPart[]) {
    const [first] = words
    if (!first || words.some(part => part.phrase)) return undefined
    // A title in another language is a phrase as typed, even if its words sound like English ones.
    const phrase = trade.findPhrase(words.map(({ word }) => word)) ?? trade.findPhrase(words.map(({ typed }) => typed))
    const isAlone = words.length === 1 && !trade.isPhrase(first.word)
    // 'sheets' must not be taken for the phrase 'sheeter': a word of the catalogue means itself.
    if (isAlone && (vocabulary.has(first.word) || phrase?.kind === 'notSold')) return undefined
    // A phrase that is the name of a machine is sold.
    const isSold = phrase?.kind === 'notSold' && vocabulary.isName(words.map(({ word }) => word))
    return isSold ? undefined : phrase
  }

  /** The longest phrase that begins here, also with another word inside it: 'laminate two greyboards'. */
  function findLongestPhrase(parts: readonly SearchPart[], start: number) {
    for (let end = parts.length; end > start; end--) {
      const words = parts.slice(start, end)
      const phrase = findPhrase(words)
      if (phrase) return { phrase, words, inside: [] }
      const [first, inside, last] = words
      if (words.length !== 3 || !first || !inside || !last) continue
      if (isKnown(inside.word) && !COUNT.test(inside.word)) continue
      const around = [first, last]
      const split = findPhrase(around)
      if (split?.kind === 'word') return { phrase: split, words: around, inside: [inside] }
    }
    return null
  }

  /**
   * The first pass, for spellings, replaces each phrase that is only another word for a catalogue word with that word,
   * which may then be part of a longer phrase. The second pass replaces the words of each phrase with the phrase.
   */
  function findPhrases(parts: readonly SearchPart[], pass: 'spellings' | 'phrases'): SearchPart[] {
    const isFirstPass = pass === 'spellings'
    const found: SearchPart[] = []
    for (let start = 0; start < parts.length; ) {
      const part = parts[start]
      const longest = findLongestPhrase(parts, start)
      if (!part) break
      start += longest ? longest.words.length + longest.inside.length : 1
      if (!longest) {
        found.push(part)
        continue
      }
      const { phrase, words, inside } = longest
      const typed = [...new Set(words.map(word => word.typed))].join(' ')
      const isSpelling = phrase.kind === 'word' && phrase.machines.length === 0
      const isOneWord = phrase.kind === 'word' && words.length === 1 && !/[\s-]/.test(phrase.name)
      if (isFirstPass && (isSpelling || isOneWord)) found.push(...toParts(typed, splitSearch(phrase.name)))
      else if (isFirstPass || isSpelling) found.push(...words)
      else found.push({ typed, word: phrase.name, words: words.flatMap(part => part.words), phrase })
      found.push(...inside.filter(({ word }) => !COUNT.test(word)))
    }
    return found
  }

  const words = splitSearch(text).filter(word => word.length <= MAX_WORD_LENGTH)
  const read = joinHalves(words.slice(0, MAX_WORDS))
  const parts = read.flatMap((word, index) => recognise(word, index === read.length - 1))
  const telling = parts.filter(({ word }) => !trade.isLeftOut(word))
  const found = findPhrases(findPhrases(telling, 'spellings'), 'phrases')
    .filter(part => part.phrase || isLong(part.word))
    .filter((part, index, all) => all.findIndex(({ word }) => word === part.word) === index)
  const asked = found.flatMap(part => (isPlain(part, found, vocabulary) ? splitPart(part) : [part]))
  const isClear = (word: string) => word.length >= MIN_WORD_LENGTH || isKnown(word) || !isReadable(word)
  const clear = asked.filter(({ word, phrase }) => phrase || isClear(word))
  return clear.length > 0 ? clear : asked
}

/** Whether a phrase that counts only by itself is accompanied by other parts, so that its words are plain words. */
function isPlain({ phrase }: SearchPart, parts: readonly SearchPart[], vocabulary: Vocabulary) {
  if (!phrase || phrase.kind === 'answer' || !phrase.isOnlyAlone) return false
  if (phrase.kind === 'word') return parts.length > 1
  return parts.some(part => (part.phrase ? isNaming(part) : vocabulary.isName([part.word])))
}

/** Whether a text contains a word that can be read without knowing the catalogue. */
export function hasWords(text: string): boolean {
  return splitSearch(text).some(word => word.length <= MAX_WORD_LENGTH && isReadable(word))
}

/** Whether a word is worth searching. A single letter is not, because half of the catalogue's words begin with it. */
function isLong(word: string) {
  return word.length > 1 || /\d/.test(word)
}

/** The fewest letters in each half of a compound such as 'foldergluer'. */
const MIN_HALF_LENGTH = 3

/**
 * Splits a compound at the first place where `read` recognises both halves. Returns what it gives for each, or null.
 */
function splitCompound(word: string, read: (half: string) => string | null): string[] | null {
  for (let end = MIN_HALF_LENGTH; end <= word.length - MIN_HALF_LENGTH; end++) {
    const firstHalf = read(word.slice(0, end))
    const secondHalf = firstHalf && read(word.slice(end))
    if (firstHalf && secondHalf) return [firstHalf, secondHalf]
  }
  return null
}
