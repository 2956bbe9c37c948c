import type { Package } from './installed-packages'

/** docs/licences.yaml: what somebody has read and accepted. */
export type LicenceRules = {
  /** Licences that any package may have, by their SPDX names. */
  allowed: readonly string[]
  /** Licences of packages whose own files name none, or name it in words of their own. */
  read: readonly { package: string; licence: string }[]
}

/** The licence a package is judged by: what somebody read, else what it says. */
export function findLicence({ name, licence }: Package, { read }: LicenceRules): string | null {
  return read.find(entry => entry.package === name)?.licence ?? licence
}

/** Packages whose licence nobody has accepted, one sentence each. A package that is not on this machine may be silent. */
export function findLicenceProblems(packages: readonly Package[], rules: LicenceRules): string[] {
  const problems = packages.flatMap(one => {
    const licence = findLicence(one, rules)
    if (licence === null) return one.isInstalled ? [`${one.name} ${one.version} names no licence`] : []
    return isAllowed(licence, rules.allowed) ? [] : [`${one.name} ${one.version} has the licence ${licence}`]
  })
  const names = new Set(packages.map(({ name }) => name))
  const stale = rules.read.filter(entry => !names.has(entry.package))
  return [
    ...new Set(problems),
    ...stale.map(entry => `docs/licences.yaml names ${entry.package}, which is not installed`),
  ]
}

/**
 * Does an SPDX expression leave a choice that is allowed? `OR` offers a choice, `AND` asks for all and binds more
 * strongly; brackets group.
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  const result = parseChoice(words, allowed)
  return result && words.length === 0
}

/** Takes the words of one choice from the front of the list. */
function parseChoice(words: string[], allowed: readonly string[]): boolean {
  let result = parseSum(words, allowed)
  while (words[0] === 'OR') {
    words.shift()
    // Read first: the words must go, whatever the result so far.
    result = parseSum(words, allowed) || result
  }
  return result
}

function parseSum(words: string[], allowed: readonly string[]): boolean {
  let result = parseName(words, allowed)
  while (words[0] === 'AND') {
    words.shift()
    result = parseName(words, allowed) && result
  }
  return result
}

function parseName(words: string[], allowed: readonly string[]): boolean {
  const word = words.shift() ?? ''
  if (word !== '(') return allowed.includes(word)
  const result = parseChoice(words, allowed)
  return words.shift() === ')' && result
}
