import { fetchJson } from '@/lib/browser/fetch-json'
import { languageRoot } from '@/lib/language'
import { findNearest } from '@/lib/nearest'
import { arrayOf, objectOf, parseText } from '@/lib/parse-json'
import { toSlug } from '@/lib/trade/product/slug'

/** What is needed to link to a machine. */
export type MachineName = { slug: string; title: string }

/** A word in the names of more than one in five machines, such as 'machine', does not identify any of them. */
const COMMON_SHARE = 0.2

/** Shorter words are similar to too many others, so their spelling is not corrected. */
const MIN_MISSPELT_LENGTH = 5

/**
 * Finds the machine that shares the most words with a mistyped or outdated slug; rare words count more. Null if no
 * machine shares a rare word.
 */
export function findNearestMachine(slug: string, machines: readonly MachineName[]): MachineName | null {
  const names = machines.map(machine => ({ machine, words: machine.slug.split('-') }))
  const counts = new Map<string, number>()
  for (const word of names.flatMap(({ words }) => [...new Set(words)])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = [...counts.keys()]
  const meant = slug
    .split('-')
    .map(word => (counts.has(word) || word.length < MIN_MISSPELT_LENGTH ? word : findNearest(word, known)))
    .filter(word => word !== null)
  const maxRareCount = Math.max(1, machines.length * COMMON_SHARE)
  // A word that is in no name counts as rare too, which changes nothing: the filter below finds it in none.
  const rare = meant.filter(word => (counts.get(word) ?? 0) <= maxRareCount)
  const score = (words: readonly string[]) =>
    meant.filter(word => words.includes(word)).reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0)
  // Among equal scores, the shortest name has the fewest words that are not in the slug.
  const [best] = names
    .filter(({ words }) => words.some(word => rare.includes(word)))
    .sort((a, b) => score(b.words) - score(a.words) || a.words.length - b.words.length)
  return best?.machine ?? null
}

/** Where the build puts slug and title of every machine. */
export const MACHINE_NAMES = `/catalogue${languageRoot}/names.json`

const parseNames = arrayOf(objectOf<MachineName>({ slug: parseText, title: parseText }))

/**
 * Finds the machine with the name nearest to the last segment of a path in the site's own list of names.
 *
 * @throws Error if the list cannot be loaded, and URIError if the path cannot be decoded
 */
export async function fetchNearestMachine(path: string): Promise<MachineName | null> {
  const slug = toSlug(decodeURIComponent(path).replace(/^.*\//, ''))
  return findNearestMachine(slug, await fetchJson(MACHINE_NAMES, parseNames))
}
