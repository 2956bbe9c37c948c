import { findLacking, isKnown, type Meanings, type Use } from './compat-data'

/** A feature that a supported browser lacks: its id, those browsers, and where it is used, as 'file:line'. */
export type YoungFeature = { id: string; lacking: readonly string[]; places: readonly string[] }

/** The young features among uses, sorted by id, each with its places. */
export function listYoungFeatures(uses: readonly Use[]): YoungFeature[] {
  const places = new Map<string, Set<string>>()
  for (const use of uses) {
    const id = findYoung(use.ids)
    if (id !== null) places.set(id, (places.get(id) ?? new Set()).add(`${use.file}:${use.line}`))
  }
  return [...places]
    .map(([id, found]) => ({ id, lacking: findLacking(id), places: [...found] }))
    .sort((one, other) => one.id.localeCompare(other.id))
}

/**
 * The young feature that a spelling means. Null where any of the meanings is old enough: then the name proves nothing.
 * A part of a young feature counts as the whole: a browser without `text-wrap` has no `text-wrap: balance` either.
 */
export function findYoung(ids: Meanings): string | null {
  const known = ids.filter(isKnown)
  const [first] = known
  if (first === undefined || known.some(id => findLacking(id).length === 0)) return null
  const keys = first.split('.')
  const wholes = keys.map((_, index) => keys.slice(0, index + 1).join('.'))
  return wholes.find(id => findLacking(id).length > 0) ?? null
}

/**
 * What is wrong between the features used and the explanations kept of them, a sentence each.
 *
 * @param explained what an older browser does instead, by the feature's id
 */
export function findProblems(used: readonly YoungFeature[], explained: Readonly<Record<string, string>>): string[] {
  const usedIds = new Set(used.map(({ id }) => id))
  const unexplained = used
    .filter(({ id }) => !Object.hasOwn(explained, id))
    .map(({ id, lacking, places }) => {
      const reason = `is not in all supported browsers (first in ${lacking.join(', ')}) and has no fallback`
      return `${id} ${reason}: ${places.join(', ')}`
    })
  const outdated = Object.keys(explained).filter(id => !usedIds.has(id))
  return [...unexplained, ...outdated.map(id => `${id} has a fallback, yet is not used or in all supported browsers`)]
}
