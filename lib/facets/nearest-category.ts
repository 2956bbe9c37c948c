import type { FacetValue, Selection } from '@/lib/facets/facet-selection'
import type { FacetTable } from '@/lib/facets/facet-table'

/** The bigrams (pairs of adjacent letters) of a text. Two spellings of a word share most of them. */
function createBigrams(text: string) {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)).filter(pair => /^\S\S$/.test(pair)))
}

/**
 * Similarity of two texts as the Dice coefficient of their bigrams: 0 for nothing in common, 1 for the same bigrams.
 */
function computeSimilarity(a: string, b: string) {
  const [pairs, others] = [createBigrams(a), createBigrams(b)]
  const shared = [...pairs].filter(pair => others.has(pair)).length
  return (2 * shared) / Math.max(1, pairs.size + others.size)
}

/**
 * The category to suggest for a search without results: that of the best match for the words alone, or else the one with
 * the most similar name. The selected category wins a tie, then the first one.
 *
 * @param best index of the machine that matches the words alone best, if there is one
 */
export function findNearestCategory(
  { choices, machines }: FacetTable,
  { q, choices: chosen }: Selection,
  best?: number,
) {
  const facet = choices.findIndex(({ key }) => key === 'category')
  const values = choices[facet]?.values ?? []
  const index = best === undefined ? undefined : machines[best]?.choices[facet]?.[0]
  if (index !== undefined) return values[index]
  const rate = ({ label }: FacetValue) => computeSimilarity(q, label)
  const isChosen = ({ slug }: FacetValue) => chosen.category?.includes(slug) ?? false
  return [...values].sort((a, b) => rate(b) - rate(a) || Number(isChosen(b)) - Number(isChosen(a)))[0]
}
