/** Endings that say what a thing does and not which thing it is: gluer, gluing and glued are one word. Longest first. */
const ENDINGS = [
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
const SHORTEST_STEM = 3

/** Letter groups that belong together: 'E flute', '3 ply', 'V grooving' and their hyphens. The parts stay words as well. */
const PAIRS: readonly [RegExp, string][] = [
  [/(\d),(?=\d{2,3}\b)/g, '$1'],
  [/\b([a-z]{1,2})[\s-]?flutes?\b/g, '$1flute flute'],
  [/\b(\d)[\s-]?ply\b/g, '$1ply ply'],
  [/\bv[\s-]?(groov\w*)/g, 'vgroove $1'],
]

const PAIRED = new Set(['flute', 'ply'])

/**
 * A text as it is searched: lower case, Latin letters without accents, digits of Devanagari as ours. Of Devanagari only the
 * dot below a letter and the joiners go, which many leave out; its vowel signs tell कटिंग (cutting) from कोटिंग (coating).
 */
export function toPlainText(text: string): string {
  const lower = text.toLowerCase().replaceAll('colour', 'color')
  if (/^[ -~]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/[\u093C\u200C\u200D]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[\u0966-\u096F]/g, digit => String(digit.charCodeAt(0) - 0x966))
}

/** The words and numbers of a text, lower case. Used for the index and for a search alike. */
export function splitWords(text: string): string[] {
  const joined = PAIRS.reduce((result, [pattern, pair]) => result.replace(pattern, pair), toPlainText(text))
  return joined.match(/\d+(?:\.\d+)?\p{L}*|\p{L}[\p{L}\p{M}\d]*/gu) ?? []
}

/** The words of a search, each once. Of a pair only the joined word is asked for: 'E flute' is not any flute. */
export function splitSearch(text: string): string[] {
  const all = [...new Set(splitWords(text))]
  return all.filter(word => !PAIRED.has(word) || !all.some(other => other !== word && other.endsWith(word)))
}

/** A word without its ending and without a doubled consonant before it: 'cutting' and 'cutter' give 'cut'. */
export function toStem(word: string): string {
  if (/\d/.test(word)) return word
  const ending = ENDINGS.find(end => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM)
  const stem = ending ? word.slice(0, -ending.length) : word
  return stem.replace(/([^aeiou])\1$/, '$1')
}

/** The stems that a phrase is recognised by; joined, they are one for 'mono cartons' and 'monocarton'. */
export function splitPhrase(phrase: string, leftOut: ReadonlySet<string>): string[] {
  return stemPhrase(splitSearch(phrase), leftOut)
}

/** The same for the words of a phrase. */
export function stemPhrase(words: readonly string[], leftOut: ReadonlySet<string>): string[] {
  return words.filter(word => !leftOut.has(word)).map(toStem)
}
