import { type CssNode, parse, walk } from 'css-tree'
import { type CandidateIds, isKnown } from './compat-data'
import { findTypes } from './compat-names'

/**
 * The ids of a CSS function, listed under its property or among the types. The data append 'function' to a name that is
 * also a keyword, such as `linear`.
 */
function findFunction(property: string, name: string): CandidateIds {
  const own = `css.properties.${property}.${name}`
  const candidates = [[`${own}-function`, `${own}_function`], findTypes(`${name}-function`), [own], findTypes(name)]
  return candidates.find(ids => ids.some(isKnown)) ?? []
}

/** The keywords, functions and units in a property's value. Keywords inside a function are ignored. */
export function readValue(property: string, value: string): CandidateIds[] {
  const found: CandidateIds[] = []
  let depth = 0
  walk(parse(value, { context: 'value' }), {
    enter(node: CssNode) {
      if (node.type === 'Dimension') found.push(findTypes(node.unit))
      if (node.type === 'Identifier' && depth === 0) {
        found.push([`css.properties.${property}.${node.name}`, `css.types.global_keywords.${node.name}`])
      }
      if (node.type !== 'Function') return
      found.push(findFunction(property, node.name))
      depth += 1
    },
    leave(node: CssNode) {
      if (node.type === 'Function') depth -= 1
    },
  })
  return found
}

/** The pseudo-classes, pseudo-elements, nesting selectors and attribute flags in a selector. */
export function readSelector(selector: string): CandidateIds[] {
  const found: CandidateIds[] = []
  walk(parse(selector, { context: 'selectorList' }), (node: CssNode) => {
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      found.push([`css.selectors.${node.name}`])
    }
    if (node.type === 'NestingSelector') found.push(['css.selectors.nesting'])
    if (node.type === 'Nth' && node.selector) found.push(['css.selectors.nth-child.of_syntax'])
    if (node.type !== 'AttributeSelector' || !node.flags) return
    const flag = node.flags.toLowerCase() === 's' ? 'case_sensitive' : 'case_insensitive'
    found.push([`css.selectors.attribute.${flag}_modifier`])
  })
  return found
}

/** The features in a condition: those of `@media` and `@container`, and the functions of `@supports`. */
export function readPrelude(rule: string, prelude: string): CandidateIds[] {
  const found: CandidateIds[] = []
  const add = (...keys: string[]) => found.push([['css.at-rules', rule, ...keys].join('.')])
  walk(parse(prelude, { context: 'atrulePrelude', atrule: rule }), (node: CssNode) => {
    if (node.type === 'FeatureFunction') add(node.feature)
    if (node.type === 'FeatureRange') add('range_syntax')
    if (node.type !== 'Feature') return
    add(node.name)
    if (node.value?.type === 'Identifier') add(node.name, node.value.name)
  })
  return found
}
