import { fetchJson } from '@/lib/browser/fetch-json'
import { listOf, objectOf, parseText } from '@/lib/browser/parse-json'
import { findNearest } from '@/lib/content/checks/nearest'
import { paths } from '@/lib/paths'
import { toSlug } from '@/lib/product/slug'

export type MachineName = { slug: string; title: string }

/** A word that more machines than one in five have in their names, such as 'machine', tells none apart. */
const COMMON_SHARE = 0.2

/** A shorter word is near to too many others: it must be spelt right. */
const SHORTEST_MISSPELT = 5

/** The machine whose name has most of the words of a mistyped or outdated slug, rare words first; null where none is near. */
export function findNearestMachine(slug: string, machines: readonly MachineName[]): MachineName | null {
  const names = machines.map(machine => ({ machine, words: machine.slug.split('-') }))
  const counts = new Map<string, number>()
  for (const word of names.flatMap(({ words }) => [...new Set(words)])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = [...counts.keys()]
  const meant = slug
    .split('-')
    .map(word => (counts.has(word) || word.length < SHORTEST_MISSPELT ? word : findNearest(word, known)))
    .filter(word => word !== null)
  const mostOfRare = Math.max(1, machines.length * COMMON_SHARE)
  const rare = meant.filter(word => (counts.get(word) ?? 0) <= mostOfRare)
  const score = (words: readonly string[]) =>
    meant.filter(word => words.includes(word)).reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0)
  // Of names that fit alike the shortest has least that was not asked for.
  const [best] = names
    .filter(({ words }) => words.some(word => rare.includes(word)))
    .sort((a, b) => score(b.words) - score(a.words) || a.words.length - b.words.length)
  return best?.machine ?? null
}

const parseNames = listOf(objectOf<MachineName>({ slug: parseText, title: parseText }))

/**
 * Asks the site's own list of names for the machine nearest to a part of an address.
 *
 * @throws Error when the list does not come, or the address cannot be read
 */
export async function fetchNearestMachine(part: string): Promise<MachineName | null> {
  const slug = toSlug(decodeURIComponent(part))
  return findNearestMachine(slug, await fetchJson(paths.machineNames, parseNames))
}
