import type { DefaultWords, WordsOf } from './default-words'
import { applications } from './en/applications'
import { catalogue } from './en/catalogue'
import { contact } from './en/contact'
import { costs } from './en/costs'
import { frame } from './en/frame'
import { glossary } from './en/glossary'
import { home } from './en/home'
import { lists } from './en/lists'
import { pages } from './en/pages'
import { phrases } from './en/phrases'
import { planner } from './en/planner'
import { privacy } from './en/privacy'
import { product } from './en/product'
import { report } from './en/report'

/** The words that ship with the code, by the feature whose texts they are. */
export const DEFAULT_WORDS = {
  applications,
  catalogue,
  contact,
  costs,
  frame,
  glossary,
  home,
  lists,
  pages,
  phrases,
  planner,
  privacy,
  product,
  report,
} as const

/** The words in force, by the feature whose texts they are. */
export type Words = { [Name in keyof typeof DEFAULT_WORDS]: WordsOf<(typeof DEFAULT_WORDS)[Name]> }

export type Feature = keyof typeof DEFAULT_WORDS

/** The features in the order of their names. */
export const FEATURES = Object.keys(DEFAULT_WORDS) as Feature[]

/** The path below content/ of the file with a content's own words for a feature. It need not exist. */
export function getWordsFile(feature: string): string {
  return `words/${feature}.yaml`
}

/** The words of a feature that a path below content/ may change; undefined for every other file. */
export function findDefaultWords(file: string): DefaultWords | undefined {
  const feature = FEATURES.find(name => getWordsFile(name) === file)
  return feature && DEFAULT_WORDS[feature]
}

type Group = Record<string, unknown>

function isGroup(part: unknown): part is Group {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

/** The texts in force: the default texts, replaced by a content's own. A text that the content leaves out stays. */
export function mergeWords(texts: unknown, own: unknown): unknown {
  if (!isGroup(texts) || !isGroup(own)) return own ?? texts
  return {
    ...texts,
    ...Object.fromEntries(Object.entries(own).map(([key, part]) => [key, mergeWords(texts[key], part)])),
  }
}

/** The texts in force that are neither empty nor equal to the default ones; undefined if there are none. */
export function pickChanges(texts: unknown, inForce: unknown): unknown {
  if (!isGroup(inForce)) return inForce === texts || inForce === '' ? undefined : inForce
  const parts = Object.entries(inForce).map(([key, part]) => [
    key,
    pickChanges(isGroup(texts) ? texts[key] : undefined, part),
  ])
  const changed = parts.filter(([, part]) => part !== undefined)
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
