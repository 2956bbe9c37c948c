import { type NodePath, traverse, types } from '@babel/core'
import { isKnown, type Meanings, type Use } from './compat-data'
import { findAttributes, findMembers } from './compat-names'
import type { ParsedFile } from './source-code'

/** Names of the global object, whose members are the global names themselves. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window'])

/**
 * Every built-in object, property, method, event and attribute that client code spells out. A member of an object that
 * is not global may belong to any interface, or to an object of our own: it counts as young where it is young in all of
 * them.
 */
export function readScriptFeatures({ path: file, tree }: ParsedFile): Use[] {
  const uses: Use[] = []
  const add = ({ node }: NodePath, ids: Meanings) => {
    uses.push({ ids, file, line: node.loc?.start.line ?? 0 })
  }
  traverse(tree, {
    // Types name interfaces and run nowhere.
    TSType: path => path.skip(),
    TSTypeParameterInstantiation: path => path.skip(),
    TSInterfaceDeclaration: path => path.skip(),
    TSTypeAliasDeclaration: path => path.skip(),
    Identifier(path) {
      if (path.isReferencedIdentifier() && isGlobal(path)) add(path, toGlobalIds(path.node.name))
    },
    MemberExpression: path => add(path, toMemberIds(path)),
    OptionalMemberExpression: path => add(path, toMemberIds(path)),
    CallExpression: path => add(path, toNamedIds(path.node)),
    OptionalCallExpression: path => add(path, toNamedIds(path.node)),
  })
  return uses
}

type Member = NodePath<types.MemberExpression> | NodePath<types.OptionalMemberExpression>
type Call = types.CallExpression | types.OptionalCallExpression

function isGlobal(path: NodePath): path is NodePath<types.Identifier> {
  return path.isIdentifier() && !path.scope.hasBinding(path.node.name, { noGlobals: true })
}

function toGlobalIds(name: string): Meanings {
  return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
}

function toMemberIds(path: Member): Meanings {
  const name = formatMemberName(path.node)
  if (name === null) return []
  const object = path.get('object') as NodePath
  if (!isGlobal(object)) return findMembers(name)
  const owner = object.node.name
  if (GLOBAL_OBJECTS.has(owner)) return toGlobalIds(name)
  // `document` is a Document, `navigator` a Navigator; what they inherit is found by its name alone.
  const type = owner.charAt(0).toUpperCase() + owner.slice(1)
  const own = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`, `api.${type}.${name}`]
  return own.some(isKnown) ? own : findMembers(name)
}

function formatMemberName({
  property,
  computed,
}: types.MemberExpression | types.OptionalMemberExpression): string | null {
  if (types.isStringLiteral(property)) return property.value
  return types.isIdentifier(property) && !computed ? property.name : null
}

/** What a call names in its first argument: an event that is listened to, or an attribute that is set. */
function toNamedIds({ callee, arguments: [first] }: Call): Meanings {
  if (!types.isStringLiteral(first)) return []
  const method =
    types.isMemberExpression(callee) || types.isOptionalMemberExpression(callee) ? formatMemberName(callee) : null
  if (method === 'setAttribute' || method === 'toggleAttribute') return findAttributes(first.value)
  const isListening = method === 'addEventListener' || types.isIdentifier(callee, { name: 'addEventListener' })
  return isListening ? findMembers(`${first.value}_event`) : []
}
