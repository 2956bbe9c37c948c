/** A word of a search with what it may also be called. `stem` is the word without its ending. */
export type SearchWord = { word: string; stem: string }

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

/** Words of a buyer's question that every machine would answer. */
const FILLERS = new Set(
  'a an and any are best buy cost do for from have i in india is it machine machinery machines make makes making manufacturer me my need of on or our price quote sale supplier that the to want we which with you'.split(
    ' ',
  ),
)

/** Letter groups that belong together: 'E flute', '3 ply', 'V grooving' and their hyphens. The parts stay words as well. */
const PAIRS: readonly [RegExp, string][] = [
  [/(\d),(?=\d{2,3}\b)/g, '$1'],
  [/\b([a-z]{1,2})[\s-]?flutes?\b/g, '$1flute flute'],
  [/\b(\d)[\s-]?ply\b/g, '$1ply ply'],
  [/\bv[\s-]?(groov\w*)/g, 'vgroove $1'],
]

const PAIRED = new Set(['flute', 'ply'])

/** Lower case without accents, and the pairs joined. */
function toPlainText(text: string) {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('colour', 'color')
  return PAIRS.reduce((result, [pattern, joined]) => result.replace(pattern, joined), plain)
}

/** The words and numbers of a text, lower case. Used for the index and for a search alike. */
export function splitWords(text: string): string[] {
  return toPlainText(text).match(/\d+(?:\.\d+)?\p{L}*|\p{L}[\p{L}\d]*/gu) ?? []
}

/** A word without its ending and without a doubled consonant before it: 'cutting' and 'cutter' give 'cut'. */
export function toStem(word: string): string {
  if (/\d/.test(word)) return word
  const ending = ENDINGS.find(end => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM)
  const stem = ending ? word.slice(0, -ending.length) : word
  return stem.replace(/([^aeiou])\1$/, '$1')
}

/** Half of 'machinery' is a filler already. */
function isFiller(word: string) {
  return FILLERS.has(word) || (word.length > 2 && 'machinery'.startsWith(word))
}

/** The words that narrow a search; the fillers too when nothing else is left. */
export function createSearchWords(text: string): SearchWord[] {
  const all = [...new Set(splitWords(text))]
  // Of a pair only the joined word is asked for: 'E flute' is not any flute.
  const words = all.filter(word => !PAIRED.has(word) || !all.some(other => other !== word && other.endsWith(word)))
  const telling = words.filter(word => !isFiller(word))
  return (telling.length > 0 ? telling : words).map(word => ({ word, stem: toStem(word) }))
}
