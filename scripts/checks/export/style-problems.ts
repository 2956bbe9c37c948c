import bcd from '@mdn/browser-compat-data'
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { type ChildNode, parse } from 'postcss'

/**
 * The oldest supported browsers, the 'floor'. Firefox 115 is the oldest ESR release still in use, on Windows 7 and 8.
 * Chrome on Android has the versions of desktop Chrome, Safari on iOS those of macOS.
 */
const FLOOR = {
  chrome: 111,
  chrome_android: 111,
  edge: 111,
  firefox: 115,
  safari: 16.4,
  safari_ios: 16.4,
  samsunginternet_android: 22,
} satisfies Partial<Record<BrowserName, number>>

/**
 * Compares built style sheets with MDN's compatibility data. Lists each feature that a supported browser lacks and no
 * note explains, each selector list that such a browser would drop as a whole, and each note without a use.
 *
 * @param notes what a browser without the feature does instead, by its id in the data; a note covers a feature's parts
 */
export function findStyleProblems(sheets: readonly string[], notes: Readonly<Record<string, string>>): string[] {
  const problems = new Set<string>()
  const unused = new Set(Object.keys(notes))
  for (const sheet of sheets) {
    parse(sheet).walk(node => {
      for (const id of listFeatures(node).flatMap(candidates => findUnsupported(candidates) ?? [])) {
        const note = Object.keys(notes).find(name => `${id}.`.startsWith(`${name}.`))
        if (note) unused.delete(note)
        else problems.add(`${id} is missing in ${findLackingBrowsers(id)?.join(', ')} and has no note`)
      }
      if (node.type !== 'rule') return
      const mixed = node.selectors.filter(selector => listSelectorFeatures(selector).some(findUnsupported))
      if (mixed.length > 0 && mixed.length < node.selectors.length)
        problems.add(`${mixed.join(', ')} needs its own rule: older browsers drop the whole list because of it`)
    })
  }
  for (const id of unused) problems.add(`${id} has a note, but is no longer used or is now supported everywhere`)
  return [...problems]
}

/** All ids in the data that a name may refer to: `linear` is a keyword of several properties, and a function. */
type Candidates = readonly string[]

/** The features that a node of a style sheet uses: an at-rule, the selectors of a rule, or a declaration. */
function listFeatures(node: ChildNode): Candidates[] {
  const { parent } = node
  const atRule = parent && 'name' in parent ? parent.name : ''
  if (node.type === 'atrule') {
    const conditions = node.name === 'media' ? [...node.params.matchAll(/\(([\w-]+)/g)] : []
    return [[`css.at-rules.${node.name}`], ...conditions.map(([, name]) => [`css.at-rules.media.${name}`])]
  }
  // The rules of @keyframes have percentages, not selectors.
  if (node.type === 'rule') return atRule === 'keyframes' ? [] : listSelectorFeatures(node.selector)
  if (node.type !== 'decl') return []
  if (['font-face', 'page', 'property'].includes(atRule)) return [[`css.at-rules.${atRule}.${node.prop}`]]
  // Texts and addresses are no features. The keywords are those outside of brackets, and a name before a bracket is a
  // function; a unit follows a digit.
  const value = node.value.replace(/"[^"]*"|url\([^)]*\)/g, '')
  const words = value.replace(/\(.*\)/g, '').match(/(?<![\w-])[a-z][a-z-]+/g) ?? []
  const functions = value.match(/(?<![\w-])[a-z][\w-]*(?=\()/g) ?? []
  const units = value.match(/(?<=\d)[a-z]+\b/g) ?? []
  return [
    [`css.properties.${node.prop}`],
    ...words.map(word => [`css.properties.${node.prop}.${word}`, `css.types.global_keywords.${word}`]),
    // The data call some functions 'linear-function', to tell them from a keyword.
    ...functions.map(
      name => typeIds.get(`${name}-function`) ?? [`css.properties.${node.prop}.${name}`, ...(typeIds.get(name) ?? [])],
    ),
    ...units.map(unit => typeIds.get(unit) ?? []),
  ]
}

/** The pseudo-classes and pseudo-elements of a selector, such as `:focus-visible`. */
function listSelectorFeatures(selector: string): Candidates[] {
  // The escaped signs in the names of classes are removed first: '.hover\:bg-plate' names no state.
  return (selector.replace(/\\./g, '').match(/(?<=::?)[a-z][\w-]*/g) ?? []).map(name => [`css.selectors.${name}`])
}

/** Ids of functions and units by name, such as `css.types.color.oklch`. */
const typeIds = new Map<string, string[]>()
indexTypes(bcd.css.types, 'css.types')

/** Adds the ids of an entry of the data, and of all entries below it, to {@link typeIds}. */
function indexTypes(entry: Identifier | undefined, id: string) {
  for (const name of Object.keys(entry ?? {}).filter(key => key !== '__compat')) {
    typeIds.set(name, [...(typeIds.get(name) ?? []), `${id}.${name}`])
    indexTypes(entry?.[name], `${id}.${name}`)
  }
}

/**
 * The first candidate that the data know, if a supported browser lacks it; null if all browsers have any of the
 * candidates, because the name does not tell which of them is meant.
 */
function findUnsupported(candidates: Candidates): string | null {
  const known = candidates.filter(id => findLackingBrowsers(id) !== null)
  return known.every(id => findLackingBrowsers(id)?.length) ? (known[0] ?? null) : null
}

/** The supported browsers that lack a feature; null if the data do not know it. */
function findLackingBrowsers(id: string): string[] | null {
  let entry: Identifier | undefined = { css: bcd.css }
  // Own keys only, because `constructor` and `toString` are names too.
  for (const key of id.split('.')) entry = entry && Object.hasOwn(entry, key) ? entry[key] : undefined
  const support = entry?.__compat?.support
  if (!support) return null
  const names = Object.keys(FLOOR) as (keyof typeof FLOOR)[]
  return names.filter(name => {
    const statements = [support[name] ?? []].flat()
    // Without data about a browser, the feature counts as supported.
    return statements.length > 0 && !statements.some(statement => isSupported(statement, FLOOR[name]))
  })
}

/** Whether a browser has the whole feature from version `floor` on, under its standard name and without a flag. */
function isSupported(statement: SimpleSupportStatement, floor: number): boolean {
  const { version_added: added, version_removed: removed, alternative_name: otherName } = statement
  if (otherName || statement.flags || statement.prefix || statement.partial_implementation || removed) return false
  // '≤37' means 37 or earlier.
  return added !== false && Number.parseFloat(added.replace('≤', '')) <= floor
}
