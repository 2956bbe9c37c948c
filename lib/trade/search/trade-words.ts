import { arrayOf, objectOf, parseNumber, parseText } from '@/lib/parse-json'
import { splitPhrase, splitSearch, splitWords, stemPhrase, toStem } from './search-words'

/**
 * An entry of content/search-words.yaml in the index file. `typed` has one phrase on each line; machines are catalogue
 * indexes.
 */
type WordEntry = readonly [name: string, typed: string, ...machines: number[]]
type AnswerEntry = readonly [name: string, typed: string, text: string, title: string, href: string]

export type TradeWordsFile = {
  words: WordEntry[]
  /** Titles in another language. Their single words are read like any others. */
  titles: WordEntry[]
  notSold: WordEntry[]
  /**
   * Names of `notSold` that are meant only if no machine is named beside them, and of `words` that are meant only if
   * nothing else is asked.
   */
  onlyAlone: string[]
  answers: AnswerEntry[]
  /** Groups of words that mean about the same, each group separated by spaces. */
  alike: string[]
  leftOut: string
}

/** What a phrase means. `machines` are indexes in the catalogue, best match first. */
export type Phrase =
  | { kind: 'word'; name: string; machines: readonly number[]; isOnlyAlone: boolean }
  | { kind: 'notSold'; name: string; machines: readonly number[]; isOnlyAlone: boolean }
  | { kind: 'answer'; name: string; text: string; link: { title: string; href: string } }

/** Looks up the words of the trade. */
export type TradeWords = {
  /** The phrase with the stems of these words, written as one word or in any order. */
  findPhrase: (words: readonly string[]) => Phrase | undefined
  /** Whether a single word is a phrase, also if it is in the plural. */
  isPhrase: (word: string) => boolean
  /** Every word in a phrase, and those in `leftOut`. */
  words: readonly string[]
  /** Whether the stem is that of a word in a phrase. */
  hasWord: (stem: string) => boolean
  /** Whether the search ignores the word, because it narrows nothing down. */
  isLeftOut: (word: string) => boolean
  /** Stems that mean about the same as this one. */
  findAlike: (stem: string) => readonly string[]
}

function parseWordEntry(json: unknown): WordEntry {
  if (!Array.isArray(json)) throw new Error('Not an entry')
  const [name, typed, ...machines] = json
  return [parseText(name), parseText(typed), ...machines.map(parseNumber)]
}

function parseAnswerEntry(json: unknown): AnswerEntry {
  const [name, typed, text, title, href] = arrayOf(parseText)(json)
  return [parseText(name), parseText(typed), parseText(text), parseText(title), parseText(href)]
}

/** Parses the words of the trade from the index file; throws if they have another shape. */
export const parseTradeWords = objectOf<TradeWordsFile>({
  words: arrayOf(parseWordEntry),
  titles: arrayOf(parseWordEntry),
  notSold: arrayOf(parseWordEntry),
  onlyAlone: arrayOf(parseText),
  answers: arrayOf(parseAnswerEntry),
  alike: arrayOf(parseText),
  leftOut: parseText,
})

/** A key that is the same for stems in any order. */
function sortStems(stems: readonly string[]) {
  return [...stems].sort().join('+')
}

/** Prepares the words of the trade for lookup. */
export function createTradeLookup({
  words,
  titles,
  notSold,
  onlyAlone,
  answers,
  alike,
  leftOut,
}: TradeWordsFile): TradeWords {
  const omitted = new Set(leftOut.split(' '))
  const phrases = new Map<string, Phrase>()
  const all = new Set(omitted)
  const single = new Set<string>()

  /**
   * Adds what is typed for a phrase, one way on each line. The first phrase with a key keeps it.
   * `areWords`: the single words of the phrase are words of the trade too.
   */
  function add(typed: string, phrase: Phrase, { areWords } = { areWords: true }) {
    for (const text of typed.split('\n')) {
      const words = splitSearch(text)
      const stems = stemPhrase(words, omitted)
      // Written as one word, a phrase includes the words that a search leaves out: 'boardtoboard' has 'to'.
      const joined = splitWords(text).map(toStem).join('')
      for (const key of [stems.join(''), sortStems(stems), joined]) if (!phrases.has(key)) phrases.set(key, phrase)
      if (!areWords) continue
      for (const word of words) all.add(word)
      if (words.length === 1 && words[0]) single.add(words[0])
    }
  }

  function toPhrase(kind: 'word' | 'notSold', name: string, machines: number[]): Phrase {
    return { kind, name, machines, isOnlyAlone: onlyAlone.includes(name) }
  }

  for (const [name, typed, ...machines] of words) add(typed, toPhrase('word', name, machines))
  for (const [name, typed, ...machines] of notSold) add(typed, toPhrase('notSold', name, machines))
  for (const [name, typed, text, title, href] of answers) {
    add(typed, { kind: 'answer', name, text, link: { title, href } })
  }
  // The `means` of an entry with machines is also one of its phrases.
  for (const [name, , ...machines] of words) if (machines.length > 0) add(name, toPhrase('word', name, machines))
  // A title in another language means itself. Its name is in the plain writing of a search, so that no note has to say
  // what it was read as; its single words are not words of the trade.
  for (const [title, typed, ...machines] of titles)
    add(typed, toPhrase('word', splitPhrase(title, omitted).join(' '), machines), { areWords: false })
  const stems = new Set([...all].map(toStem))
  const groups = alike.map(group => group.split(' ').map(toStem))
  return {
    findPhrase: found => {
      const typed = found.map(toStem)
      // Two words mean the same in any order ('paper printing'), unless one is a state: 'printed paper' is a paper.
      const isState = found.length === 2 && found.some(word => word.endsWith('ed'))
      return phrases.get(typed.join('')) ?? (isState ? undefined : phrases.get(sortStems(typed)))
    },
    // 'guillotines' is the plural of a word in -e, 'boxes' of one without.
    isPhrase: word => [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(form => single.has(form)),
    words: [...all],
    hasWord: stem => stems.has(stem) || phrases.has(stem),
    isLeftOut: word => omitted.has(word),
    findAlike: stem => groups.filter(group => group.includes(stem)).flatMap(group => group.filter(one => one !== stem)),
  }
}
