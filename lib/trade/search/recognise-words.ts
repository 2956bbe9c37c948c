import { HEARD_LETTER } from '@/lib/trade/measures/other-scripts'
import { isKnown, isLong, type Lexicon, type SearchPart, toParts } from './search-part'
import { findIntended } from './typing-errors'

/** The fewest letters of a beginning of 'machinery' that is left out. */
const MIN_BEGINNING_LENGTH = 3

/** A half-typed phrase is completed from this many letters on. */
const MIN_START_LENGTH = 4

/** The fewest letters of a word whose typing error is corrected before it is split in two. */
const MIN_WHOLE_LENGTH = 7

/** The fewest letters in each half of a compound such as 'foldergluer'. */
const MIN_HALF_LENGTH = 3

/** The words of a search as parts, with typing errors corrected. The last word may be half typed. */
export function recogniseWords(words: readonly string[], lexicon: Lexicon): SearchPart[] {
  const joined = joinHalves(words, lexicon)
  return joined.flatMap((word, index) => recognise(word, index === joined.length - 1, lexicon))
}

/** Joins words that were typed apart: 'greyb oard'. */
function joinHalves(words: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const areKnown = last !== undefined && isKnown(last, lexicon) && isKnown(word, lexicon)
    const isSplit = last !== undefined && !areKnown && isKnown(last + word, lexicon)
    if (isSplit) joined[joined.length - 1] = last + word
    else joined.push(word)
  }
  return joined
}

/**
 * The parts for a word: as it is if known, else in Latin letters, split in two, completed, or with its typing error
 * corrected.
 */
function recognise(word: string, isLast: boolean, lexicon: Lexicon): SearchPart[] {
  const { vocabulary, trade } = lexicon
  const findNearest = (mistyped: string, limit?: { maxErrors: number }) =>
    findIntended(mistyped, [...vocabulary.intended, ...trade.words], limit)
  const keepKnown = (half: string) => (isKnown(half, lexicon) ? half : null)

  if (!isLong(word) || isKnown(word, lexicon)) return toParts(word, [word])
  const english = HEARD_LETTER.test(word) ? vocabulary.findSound(word) : null
  if (english) return toParts(word, [vocabulary.spell(english)])
  // 'calender' is a calendar, not a call and an end.
  const isWhole = word.length >= MIN_WHOLE_LENGTH && !vocabulary.hasStart(word)
  const near = isWhole ? findNearest(word, { maxErrors: 1 }) : null
  if (near) return toParts(word, [vocabulary.spell(near)])
  const halves = splitCompound(word, keepKnown)
  if (halves) return toParts(word, halves)
  if (isLast && word.length >= MIN_START_LENGTH) {
    const whole = trade.words.find(other => other.startsWith(word) && trade.isPhrase(other))
    if (whole) return toParts(word, [whole])
  }
  // The beginning of 'machinery', half typed, narrows nothing down.
  if (word.length >= MIN_BEGINNING_LENGTH && 'machinery'.startsWith(word)) return []
  if (vocabulary.hasStart(word)) return toParts(word, [word])
  const nearest = findNearest(word) ?? vocabulary.findSound(word)
  if (nearest) return toParts(word, [vocabulary.spell(nearest)])
  const mistypedHalves = splitCompound(word, half => keepKnown(half) ?? findNearest(half, { maxErrors: 1 }))
  return toParts(word, mistypedHalves ?? [word])
}

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
