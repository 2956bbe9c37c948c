import { types } from '@babel/core'
import type { CandidateIds, FeatureUse } from './compat-data'
import { findAttributes, findMembers } from './compat-names'
import type { ParsedFile } from './source-code'

/** React attributes whose HTML names differ by more than capitals. */
const REACT_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Components that pass their attributes to an element. Those of other components are used in their own files. */
const RENDERED_ELEMENTS: Readonly<Record<string, string>> = { CarouselStrip: 'div', Modal: 'dialog' }

/** Lists every element, attribute, attribute value, event and `style` property in a file's JSX. */
export function readMarkupFeatures({ path: file, tree }: ParsedFile): FeatureUse[] {
  const uses: FeatureUse[] = []
  const add = (node: types.Node, ids: CandidateIds) => uses.push({ ids, file, line: node.loc?.start.line ?? 0 })
  types.traverseFast(tree, node => {
    if (!types.isJSXOpeningElement(node) || !types.isJSXIdentifier(node.name)) return
    const { name } = node.name
    const isComponent = name.charAt(0) !== name.charAt(0).toLowerCase()
    const element = isComponent ? RENDERED_ELEMENTS[name] : name
    if (element === undefined) return
    add(node, [`html.elements.${element}`, `svg.elements.${element}`])
    for (const attribute of node.attributes) {
      if (!types.isJSXAttribute(attribute) || !types.isJSXIdentifier(attribute.name)) continue
      for (const ids of readAttribute(element, attribute.name.name, attribute.value)) add(attribute, ids)
    }
  })
  return uses
}

/** The candidate ids of an attribute, and those of each word in its value. */
function readAttribute(element: string, reactName: string, value: types.JSXAttribute['value']): CandidateIds[] {
  if (reactName === 'style') return readStyleNames(value).map(name => [`css.properties.${name}`])
  if (reactName.startsWith('on')) return [findMembers(`${reactName.slice(2).toLowerCase()}_event`)]
  const name = REACT_NAMES[reactName] ?? reactName.toLowerCase()
  const ids = [...findAttributes(name, element), ...findSvgAttributes(reactName, element)]
  const words = types.isStringLiteral(value) ? value.value.split(' ') : []
  return [ids, ...words.map(word => [...ids.map(id => `${id}.${word}`), `html.elements.${element}.${name}_${word}`])]
}

/** Tries both spellings, because SVG has names with capitals (`viewBox`) and with hyphens (`stroke-width`). */
function findSvgAttributes(reactName: string, element: string): CandidateIds {
  const names = [reactName, toHyphens(reactName)]
  return names.flatMap(name => [`svg.elements.${element}.${name}`, `svg.global_attributes.${name}`])
}

function readStyleNames(value: types.JSXAttribute['value']): string[] {
  if (!types.isJSXExpressionContainer(value) || !types.isObjectExpression(value.expression)) return []
  return value.expression.properties.flatMap(property =>
    types.isObjectProperty(property) && types.isIdentifier(property.key) ? toHyphens(property.key.name) : [],
  )
}

function toHyphens(name: string): string {
  return name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)
}
