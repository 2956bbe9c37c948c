import type { FacetValue, Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/**
 * The trigrams (three letters in a row) of a text. Two spellings of a word share several of them.
 */
function createTrigrams(text: string) {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 3)).filter(run => /^\S{3}$/.test(run)))
}

/** Fewer trigrams than these are shared by chance: 'hindi' and 'Machines' share one. */
const LEAST_SHARED = 2

/**
 * Similarity of two texts as the Dice coefficient of their trigrams: 1 for the same ones, 0 for hardly any in common.
 */
function computeSimilarity(a: string, b: string) {
  const [runs, others] = [createTrigrams(a), createTrigrams(b)]
  const shared = [...runs].filter(run => others.has(run)).length
  return shared < LEAST_SHARED ? 0 : (2 * shared) / (runs.size + others.size)
}

/**
 * The category to suggest for a search without results: that of the best match for the words without the filters, or
 * else the one with the most similar name. The selected category wins a tie, then the first one. Undefined if no name
 * is similar and none is selected.
 *
 * @param best index of the machine that best matches the words without the filters, if there is one
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
  const near = values.filter(value => isChosen(value) || rate(value) > 0)
  return near.sort((a, b) => rate(b) - rate(a) || Number(isChosen(b)) - Number(isChosen(a)))[0]
}
