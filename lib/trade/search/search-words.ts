import { toAsciiDigits } from '@/lib/trade/measures/digits'
import { UNIT_WORDS } from '@/lib/trade/measures/other-scripts'

/** Suffixes that a stem lacks, longest first: gluer, gluing and glued have the same stem. */
const SUFFIXES = [
  'ations',
  'ation',
  'ators',
  'ator',
  'ating',
  'ings',
  'ing',
  'ers',
  'er',
  'ors',
  'or',
  'ed',
  'es',
  's',
  'e',
]

/** The fewest letters that must be left before a suffix. */
const SHORTEST_STEM = 3

/** Endings that are not a plural: glass, also typed glas. */
const NO_PLURAL = /[aius]s$|ss$/

/**
 * Terms that are joined into one word, with or without a hyphen: 'E flute', '3 ply', 'V grooving'. The noun also stays
 * a word, but 'semi-automatic' is not 'automatic'.
 */
const PAIRS: readonly [RegExp, string][] = [
  // The commas of a number.
  [/(\d),(?=\d{2,3}\b)/g, '$1'],
  [/\b([a-gn]{1,2})[\s-]?flutes?\b/g, '$1flute flute'],
  ...['two', 'three', 'four', 'five', 'six', 'seven'].map(toDigits),
  [new RegExp(`\\b(\\d)[\\s-]?(?:(?:ply|layer)\\b|${UNIT_WORDS.ply})`, 'g'), '$1ply ply'],
  [/\bv[\s-]?(groov\w*)/g, 'vgroove $1'],
  [/\bsemi[\s-]?auto(?:matic)?\b/g, 'semiautomatic'],
]

/** Replaces a number word before 'ply' or 'layer' by its digit: 'five ply' is '5 ply'. */
function toDigits(name: string, index: number): [RegExp, string] {
  // The list begins at two.
  return [new RegExp(`\\b${name}(?=[\\s-]?(?:ply|layer)\\b)`, 'g'), String(index + 2)]
}

/** The nouns that stay words of their own when they are joined to what is before them. */
const PAIRED = new Set(['flute', 'ply'])

/** The dot below a letter in the scripts of India, and the invisible joiners: many people omit them. */
const OMITTED = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC\u200C\u200D]/g

/**
 * The sign of a nasal vowel in Devanagari, Bengali, Gujarati, Odia, Telugu or Kannada. People often write another sign
 * instead, which has the next code point.
 */
const NASAL_VOWEL = /[\u0901\u0981\u0A81\u0B01\u0C01\u0C81]/g

/**
 * Normalises a text for the search: lower case, Latin letters without accents, digits of all scripts of India and of
 * Arabic as 0 to 9. Other marks stay: vowel signs distinguish कटिंग (cutting) from कोटिंग (coating).
 */
export function toPlainText(text: string): string {
  const lower = text.toLowerCase().replaceAll('colour', 'color')
  if (/^[ -~]*$/.test(lower)) return lower
  return toAsciiDigits(lower)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(OMITTED, '')
    .replace(NASAL_VOWEL, sign => String.fromCharCode(sign.charCodeAt(0) + 1))
}

/** The words and numbers in a text, in lower case. The index and the search both use it. */
export function splitWords(text: string): string[] {
  const joined = PAIRS.reduce((result, [pattern, pair]) => result.replace(pattern, pair), toPlainText(text))
  return joined.match(/\d+(?:\.\d+)?\p{L}*|\p{L}[\p{L}\p{M}\d]*/gu) ?? []
}

/** The words of a search without duplicates. A joined term replaces its noun: 'E flute' must not find every flute. */
export function splitSearch(text: string): string[] {
  const all = [...new Set(splitWords(text))]
  return all.filter(word => !PAIRED.has(word) || !all.some(other => other !== word && other.endsWith(word)))
}

/** The stem of a word, without its suffix and the doubled consonant before it: 'cutting' and 'cutter' become 'cut'. */
export function toStem(word: string): string {
  if (/\d/.test(word)) return word
  const ending = SUFFIXES.find(
    end => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM && !(end === 's' && NO_PLURAL.test(word)),
  )
  const stem = ending ? word.slice(0, -ending.length) : word
  return stem.replace(/([^aeiou])\1$/, '$1')
}

/** The stems by which a phrase is recognised. Joined, they are the same for 'mono cartons' and 'monocarton'. */
export function splitPhrase(phrase: string, leftOut: ReadonlySet<string>): string[] {
  return stemPhrase(splitSearch(phrase), leftOut)
}

/** Like `splitPhrase`, for a phrase that is already split into words. */
export function stemPhrase(words: readonly string[], leftOut: ReadonlySet<string>): string[] {
  return words.filter(word => !leftOut.has(word)).map(toStem)
}
