import { type CandidateIds, type FeatureUse, findLackingBrowsers, isKnown } from './compat-data'

/**
 * A feature that some supported browsers lack: its id, `lacking` with one entry per browser and its first full version,
 * such as 'firefox 121', and where it is used, as 'file:line'.
 */
export type UnsupportedFeature = { id: string; lacking: readonly string[]; places: readonly string[] }

/** Lists the unsupported features among uses, sorted by id. */
export function listUnsupportedFeatures(uses: readonly FeatureUse[]): UnsupportedFeature[] {
  const places = new Map<string, Set<string>>()
  for (const use of uses) {
    const id = findUnsupported(use.ids)
    if (id !== null) places.set(id, (places.get(id) ?? new Set()).add(`${use.file}:${use.line}`))
  }
  return [...places]
    .map(([id, found]) => ({ id, lacking: findLackingBrowsers(id), places: [...found] }))
    .sort((one, other) => one.id.localeCompare(other.id))
}

/**
 * Finds the unsupported feature that a name refers to. If every candidate is unsupported, the first is reported, as its
 * outermost unsupported ancestor: a browser without `text-wrap` lacks `text-wrap: balance` too. Null if any candidate
 * is supported everywhere, because the name alone is then ambiguous.
 */
export function findUnsupported(ids: CandidateIds): string | null {
  const known = ids.filter(isKnown)
  const [first] = known
  if (first === undefined || known.some(id => findLackingBrowsers(id).length === 0)) return null
  const keys = first.split('.')
  const ancestorIds = keys.map((_, index) => keys.slice(0, index + 1).join('.'))
  return ancestorIds.find(id => findLackingBrowsers(id).length > 0) ?? null
}

/**
 * Lists features without a fallback note, and fallback notes no longer needed, one message each.
 *
 * @param fallbackNotes what a browser without the feature does instead, by the feature's id
 */
export function findProblems(
  used: readonly UnsupportedFeature[],
  fallbackNotes: Readonly<Record<string, string>>,
): string[] {
  const usedIds = new Set(used.map(({ id }) => id))
  const missing = used
    .filter(({ id }) => !Object.hasOwn(fallbackNotes, id))
    .map(({ id, lacking, places }) => {
      const reason = `is not in all supported browsers (support starts at: ${lacking.join(', ')}) and has no fallback note`
      return `${id} ${reason}: ${places.join(', ')}`
    })
  const outdated = Object.keys(fallbackNotes).filter(id => !usedIds.has(id))
  return [
    ...missing,
    ...outdated.map(
      id => `${id} has a fallback note, but is no longer used or is now supported everywhere; remove the note`,
    ),
  ]
}
