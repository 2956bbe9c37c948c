import type { AtRule, ChildNode, Declaration, Root } from 'postcss'
import type { CandidateIds, FeatureUse } from './compat-data'
import { readPrelude, readSelector, readValue } from './style-parts'

const CONDITIONS = new Set(['media', 'container', 'supports'])

/** At-rules whose declarations are descriptors, not properties of elements. */
const AT_RULES_WITH_DESCRIPTORS = new Set([
  'counter-style',
  'font-face',
  'font-palette-values',
  'page',
  'property',
  'view-transition',
])

/**
 * Lists every platform feature in a style sheet with its file and line. An `@supports` condition tests a feature
 * without using it, so only the condition's functions count.
 *
 * @param formatPath converts an absolute path to one relative to the repository
 */
export function readStyleFeatures(sheet: Root, formatPath: (file: string) => string): FeatureUse[] {
  const uses: FeatureUse[] = []
  sheet.walk(node => {
    const file = formatPath(node.source?.input.file ?? '')
    const line = node.source?.start?.line ?? 0
    for (const ids of readNode(node)) uses.push({ ids, file, line })
  })
  return uses
}

function readNode(node: ChildNode): CandidateIds[] {
  if (node.type === 'decl') return readDeclaration(node)
  if (node.type === 'atrule') return readAtRule(node)
  // Keyframe steps (`from`, `50%`) are not selectors.
  return node.type === 'rule' && formatAtRuleName(node) !== 'keyframes' ? readSelector(node.selector) : []
}

function readAtRule({ name, params }: AtRule): CandidateIds[] {
  return [[`css.at-rules.${name}`], ...(CONDITIONS.has(name) ? readPrelude(name, params) : [])]
}

function readDeclaration(node: Declaration): CandidateIds[] {
  const { prop, value } = node
  const rule = formatAtRuleName(node)
  if (rule && AT_RULES_WITH_DESCRIPTORS.has(rule)) return [[`css.at-rules.${rule}.${prop}`]]
  const found = readValue(prop, value)
  // In older browsers `::backdrop` does not inherit custom properties, so `var()` has no value there.
  const needsInheritance = formatSelector(node).includes('::backdrop') && value.includes('var(')
  const inheritance: CandidateIds[] = needsInheritance
    ? [['css.selectors.backdrop.inherit_from_originating_element']]
    : []
  return [[`css.properties.${prop}`], ...found, ...inheritance]
}

function formatAtRuleName({ parent }: ChildNode): string | null {
  return parent?.type === 'atrule' ? (parent as AtRule).name : null
}

function formatSelector({ parent }: ChildNode): string {
  return parent?.type === 'rule' ? (parent as { selector: string } & typeof parent).selector : ''
}
