import bcd from '@mdn/browser-compat-data'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { findBrowsersWithout } from './floor'

/**
 * All ids in the compatibility data that a name in the code may refer to, such as 'css.properties.overflow.clip'. A
 * name such as `any` may belong to several interfaces (`Promise.any`, `AbortSignal.any`).
 */
export type CandidateIds = readonly string[]

/** A platform feature used in the code, and where. */
export type FeatureUse = { ids: CandidateIds; file: string; line: number }

const TREE: Identifier = {
  api: bcd.api,
  css: bcd.css,
  html: bcd.html,
  javascript: bcd.javascript,
  svg: bcd.svg,
}

/** The entry of an id with everything below it; undefined if there is none. */
export function findEntry(id: string): Identifier | undefined {
  // Own keys only, because `constructor` and `toString` are names of features too.
  return id
    .split('.')
    .reduce<Identifier | undefined>((entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined), TREE)
}

/** Returns whether the compatibility data include a feature. */
export function isKnown(id: string): boolean {
  return findEntry(id)?.__compat !== undefined
}

/** By id: the same few hundred features are looked up tens of thousands of times. */
const lackingBrowsers = new Map<string, readonly string[]>()

/** Lists the supported browsers that lack a feature, such as 'firefox 121'. Empty for unknown features too. */
export function findLackingBrowsers(id: string): readonly string[] {
  const known = lackingBrowsers.get(id)
  if (known !== undefined) return known
  const compat = findEntry(id)?.__compat
  const lacking = compat ? findBrowsersWithout(compat.support) : []
  lackingBrowsers.set(id, lacking)
  return lacking
}
