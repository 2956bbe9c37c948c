import type { Package } from './installed-packages'

/** The contents of docs/licences.yaml: what a person has read and accepted. */
export type LicenceRules = {
  /** SPDX names of the licences that any package may have. */
  allowed: readonly string[]
  /** Licences of packages that declare none, or not as an SPDX name. */
  read: readonly { package: string; licence: string }[]
}

/** The licence from docs/licences.yaml, otherwise the one that the package declares; null if neither exists. */
export function findLicence({ name, licence }: Package, { read }: LicenceRules): string | null {
  return read.find(entry => entry.package === name)?.licence ?? licence
}

/**
 * Lists packages whose licence is not accepted and entries of docs/licences.yaml that are no longer needed, one message
 * each. A missing licence is a problem only if the package is installed here.
 */
export function findLicenceProblems(packages: readonly Package[], rules: LicenceRules): string[] {
  const problems = packages.flatMap(one => {
    const licence = findLicence(one, rules)
    if (licence === null) return one.isInstalled ? [`${one.name} ${one.version} declares no licence`] : []
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
 * Returns whether an SPDX expression such as `(MIT OR GPL-3.0) AND Zlib` is satisfied by allowed licences: one operand
 * of each `OR` and every operand of each `AND`, which binds more tightly.
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  const result = parseOr(tokens, allowed)
  return result && tokens.length === 0
}

/** Like the two functions below, removes what it parses from the front of the list. */
function parseOr(tokens: string[], allowed: readonly string[]): boolean {
  let result = parseAnd(tokens, allowed)
  while (tokens[0] === 'OR') {
    tokens.shift()
    // The operand is parsed first, because its tokens must be removed whatever the result so far.
    result = parseAnd(tokens, allowed) || result
  }
  return result
}

function parseAnd(tokens: string[], allowed: readonly string[]): boolean {
  let result = parseName(tokens, allowed)
  while (tokens[0] === 'AND') {
    tokens.shift()
    result = parseName(tokens, allowed) && result
  }
  return result
}

function parseName(tokens: string[], allowed: readonly string[]): boolean {
  const token = tokens.shift() ?? ''
  if (token !== '(') return allowed.includes(token)
  const result = parseOr(tokens, allowed)
  return tokens.shift() === ')' && result
}
