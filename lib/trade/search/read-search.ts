import { findPhrases } from './find-phrases'
import { recogniseWords } from './recognise-words'
import { isKnown, isLong, type Lexicon, type SearchPart, splitPart } from './search-part'
import { isReadable } from './search-text'
import { splitSearch } from './search-words'
import type { TradeWords } from './trade-words'

/** Longer and further words are ignored, so that a pasted page takes no more time than a sentence. */
const MAX_WORD_LENGTH = 40
const MAX_WORDS = 12

/** Shorter words are ignored next to others, unless they are numbers or in the catalogue. */
const MIN_WORD_LENGTH = 3

/** The most words of a question that `findQuestion` finds. */
const MAX_QUESTION = 3

/**
 * 'Glue gun for folder gluer', 'cutting after single facer': the machine named last is the place in the line, and the
 * other one is wanted.
 */
const PLACE = /^(?<asked>.*\S)\s+(?:for|after)\s+(?<place>\S.*)$/

/**
 * Reads the words of a search after its figures have been taken out. Returns its parts in the order they were typed,
 * without words that narrow nothing down.
 */
export function readSearch(text: string, lexicon: Lexicon): SearchPart[] {
  const question = findQuestion(splitSearch(text), lexicon.trade)
  if (question) return [question.part, ...readSearch(question.rest, lexicon)]
  const { asked, place } = PLACE.exec(text)?.groups ?? {}
  const places = place ? readParts(place, lexicon) : []
  const isPlace = places.length === 1 && places.every(part => isNaming(part) && isMachine(part, lexicon))
  const parts = asked && isPlace ? readParts(asked, lexicon) : []
  return parts.length > 0 ? [...parts, ...places.flatMap(splitPart)] : readParts(text, lexicon)
}

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
function isMachine({ typed }: SearchPart, { vocabulary }: Lexicon) {
  const words = splitSearch(typed)
  return words.length > 1 && vocabulary.isName(words)
}

/** Whether a part is a phrase for which content/search-words.yaml lists machines. */
function isNaming({ phrase }: SearchPart) {
  return phrase?.kind === 'word' && phrase.machines.length > 0
}

/** Reads a text without questions: corrects its words, finds phrases, and drops what narrows nothing down. */
function readParts(text: string, lexicon: Lexicon): SearchPart[] {
  const words = splitSearch(text).filter(word => word.length <= MAX_WORD_LENGTH)
  const parts = recogniseWords(words.slice(0, MAX_WORDS), lexicon)
  const telling = parts.filter(({ word }) => !lexicon.trade.isLeftOut(word))
  const found = findPhrases(telling, lexicon)
    .filter(part => part.phrase || isLong(part.word))
    .filter((part, index, all) => all.findIndex(({ word }) => word === part.word) === index)
  const asked = found.flatMap(part => (isPlain(part, found, lexicon) ? splitPart(part) : [part]))
  const isClear = (word: string) => word.length >= MIN_WORD_LENGTH || isKnown(word, lexicon) || !isReadable(word)
  const clear = asked.filter(({ word, phrase }) => phrase || isClear(word))
  return clear.length > 0 ? clear : asked
}

/** Whether a phrase that counts only by itself is accompanied by other parts, so that its words are plain words. */
function isPlain({ phrase }: SearchPart, parts: readonly SearchPart[], { vocabulary }: Lexicon) {
  if (!phrase || phrase.kind === 'answer' || !phrase.isOnlyAlone) return false
  if (phrase.kind === 'word') return parts.length > 1
  return parts.some(part => (part.phrase ? isNaming(part) : vocabulary.isName([part.word])))
}

/** Whether a text contains a word that can be read without knowing the catalogue. */
export function hasWords(text: string): boolean {
  return splitSearch(text).some(word => word.length <= MAX_WORD_LENGTH && isReadable(word))
}
