import type { AtRule, ChildNode, Declaration, Root } from 'postcss'
import type { Meanings, Use } from './compat-data'
import { readPrelude, readSelector, readValue } from './style-parts'

const CONDITIONS = new Set(['media', 'container', 'supports'])

/** At-rules whose declarations are descriptors of their own, not properties of an element. */
const DESCRIBING = new Set(['counter-style', 'font-face', 'font-palette-values', 'page', 'property', 'view-transition'])

/**
 * Every platform feature that a style sheet spells out, each at its place. A condition of `@supports` asks for a
 * feature and does not use it: only its functions count.
 *
 * @param formatPath makes a path in the repository of a file's absolute path
 */
export function readStyleFeatures(sheet: Root, formatPath: (file: string) => string): Use[] {
  const uses: Use[] = []
  sheet.walk(node => {
    const file = formatPath(node.source?.input.file ?? '')
    const line = node.source?.start?.line ?? 0
    for (const ids of readNode(node)) uses.push({ ids, file, line })
  })
  return uses
}

function readNode(node: ChildNode): Meanings[] {
  if (node.type === 'decl') return readDeclaration(node)
  if (node.type === 'atrule') return readAtRule(node)
  // The steps of an animation (`from`, `50%`) are no selectors.
  return node.type === 'rule' && formatAtRuleName(node) !== 'keyframes' ? readSelector(node.selector) : []
}

function readAtRule({ name, params }: AtRule): Meanings[] {
  return [[`css.at-rules.${name}`], ...(CONDITIONS.has(name) ? readPrelude(name, params) : [])]
}

function readDeclaration(node: Declaration): Meanings[] {
  const { prop, value } = node
  const rule = formatAtRuleName(node)
  if (rule && DESCRIBING.has(rule)) return [[`css.at-rules.${rule}.${prop}`]]
  const found = readValue(prop, value)
  // `::backdrop` inherits nothing in older browsers, custom properties neither, so that `var()` comes to nothing there.
  const isLost = formatSelector(node).includes('::backdrop') && value.includes('var(')
  const inherits: Meanings[] = isLost ? [['css.selectors.backdrop.inherit_from_originating_element']] : []
  return [[`css.properties.${prop}`], ...found, ...inherits]
}

function formatAtRuleName({ parent }: ChildNode): string | null {
  return parent?.type === 'atrule' ? (parent as AtRule).name : null
}

function formatSelector({ parent }: ChildNode): string {
  return parent?.type === 'rule' ? (parent as { selector: string } & typeof parent).selector : ''
}
