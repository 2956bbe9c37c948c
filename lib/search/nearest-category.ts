import type { FacetValue, Selection } from '@/lib/facets/facet-selection'
import type { FacetTable } from '@/lib/facets/facet-table'

/** Less than any likeness of spelling. */
const TIE_BREAK = 0.001

/** Pairs of neighbouring letters, which two spellings of a word share for the most part. */
function toPairs(text: string) {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)).filter(pair => /^\S\S$/.test(pair)))
}

/** Dice's coefficient of the pairs: 0 for nothing in common, 1 for the same letters. */
function compare(a: string, b: string) {
  const [pairs, others] = [toPairs(a), toPairs(b)]
  const shared = [...pairs].filter(pair => others.has(pair)).length
  return (2 * shared) / Math.max(1, pairs.size + others.size)
}

/**
 * The group of machines that comes nearest to a search without a result: that of the machine the words alone find best,
 * else the one that is spelt most alike, else the one that was chosen, else the first.
 * @param best place of the machine that the words alone find best, if there is one
 */
export function findNearestCategory(
  { choices, machines }: FacetTable,
  { q, choices: chosen }: Selection,
  best?: number,
) {
  const facet = choices.findIndex(({ key }) => key === 'category')
  const values = choices[facet]?.values ?? []
  const place = best === undefined ? undefined : machines[best]?.choices[facet]?.[0]
  if (place !== undefined) return values[place]
  const likeness = ({ slug, label }: FacetValue) =>
    compare(q, label) + (chosen.category?.includes(slug) ? TIE_BREAK : 0)
  return [...values].sort((a, b) => likeness(b) - likeness(a))[0]
}
