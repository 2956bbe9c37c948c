import { isKnown, type Lexicon, type SearchPart, toParts } from './search-part'
import { splitSearch } from './search-words'
import type { Phrase } from './trade-words'

/** A number inside a phrase, which does not change what is meant: 'laminate two greyboards'. */
const COUNT = /^(?:two|three|four|five|six|\d)$/

/**
 * The parts of a search with the phrases of the trade that its words make. The first pass, for spellings, replaces each
 * phrase that is only another word for a catalogue word with that word, which may then be part of a longer phrase. The
 * second pass replaces the words of each phrase with the phrase.
 */
export function findPhrases(parts: readonly SearchPart[], lexicon: Lexicon): SearchPart[] {
  return replacePhrases(replacePhrases(parts, 'spellings', lexicon), 'phrases', lexicon)
}

function replacePhrases(parts: readonly SearchPart[], pass: 'spellings' | 'phrases', lexicon: Lexicon): SearchPart[] {
  const found: SearchPart[] = []
  for (let start = 0; start < parts.length; ) {
    const longest = findLongestPhrase(parts, start, lexicon)
    if (!longest) {
      found.push(...parts.slice(start, start + 1))
      start++
      continue
    }
    const { phrase, words, inside } = longest
    start += words.length + inside.length
    const typed = [...new Set(words.map(word => word.typed))].join(' ')
    // A phrase that names no machine is only another way to write the words of the catalogue.
    const isSpelling = phrase.kind === 'word' && phrase.machines.length === 0
    // One that does can still be part of a longer phrase, if it is one word that means one word.
    const isOneWord = phrase.kind === 'word' && words.length === 1 && !/[\s-]/.test(phrase.name)
    if (pass === 'spellings' && (isSpelling || isOneWord)) found.push(...toParts(typed, splitSearch(phrase.name)))
    // Other phrases wait for the second pass, which leaves the words of a spelling as they are.
    else if (pass === 'spellings' || isSpelling) found.push(...words)
    else found.push({ typed, word: phrase.name, words: words.flatMap(part => part.words), phrase })
    found.push(...inside.filter(({ word }) => !COUNT.test(word)))
  }
  return found
}

/** A phrase with its words, and the words `inside` it that are no part of it. */
type FoundPhrase = { phrase: Phrase; words: readonly SearchPart[]; inside: readonly SearchPart[] }

/** The longest phrase that begins here, also of two words with another one inside: 'laminate two greyboards'. */
function findLongestPhrase(parts: readonly SearchPart[], start: number, lexicon: Lexicon): FoundPhrase | null {
  for (let end = parts.length; end > start; end--) {
    const words = parts.slice(start, end)
    const phrase = findPhrase(words, lexicon)
    if (phrase) return { phrase, words, inside: [] }
    const [first, inside, last, ...more] = words
    if (!first || !inside || !last || more.length > 0) continue
    if (isKnown(inside.word, lexicon) && !COUNT.test(inside.word)) continue
    const around = [first, last]
    const split = findPhrase(around, lexicon)
    if (split?.kind === 'word') return { phrase: split, words: around, inside: [inside] }
  }
  return null
}

/** The phrase that these words are; undefined if they are none, or mean themselves. */
function findPhrase(words: readonly SearchPart[], { vocabulary, trade }: Lexicon): Phrase | undefined {
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
