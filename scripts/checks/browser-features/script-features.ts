import { type NodePath, traverse, types } from '@babel/core'
import { type CandidateIds, type FeatureUse, isKnown } from './compat-data'
import { findAttributes, findMembers } from './compat-names'
import type { ParsedFile } from './source-code'

/** Names of the global object, whose members are the global names themselves. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window'])

/**
 * Lists every global, property, method, event and attribute name in client code. A member of an object that is not
 * global may belong to any interface or to an object of our own, so it has all ids of that name.
 */
export function readScriptFeatures({ path: file, tree }: ParsedFile): FeatureUse[] {
  const uses: FeatureUse[] = []
  const add = ({ node }: NodePath, ids: CandidateIds) => {
    uses.push({ ids, file, line: node.loc?.start.line ?? 0 })
  }
  traverse(tree, {
    // Types are erased before the code runs.
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

function toGlobalIds(name: string): CandidateIds {
  return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]
}

function toMemberIds(path: Member): CandidateIds {
  const name = formatMemberName(path.node)
  if (name === null) return []
  const object = path.get('object') as NodePath
  if (!isGlobal(object)) return findMembers(name)
  const owner = object.node.name
  if (GLOBAL_OBJECTS.has(owner)) return toGlobalIds(name)
  // `document` is a Document, `navigator` a Navigator. Inherited members are found by name alone.
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

/** The ids of a call's first argument: the event of addEventListener, or the attribute of setAttribute. */
function toNamedIds({ callee, arguments: [first] }: Call): CandidateIds {
  if (!types.isStringLiteral(first)) return []
  const method =
    types.isMemberExpression(callee) || types.isOptionalMemberExpression(callee) ? formatMemberName(callee) : null
  if (method === 'setAttribute' || method === 'toggleAttribute') return findAttributes(first.value)
  const isListening = method === 'addEventListener' || types.isIdentifier(callee, { name: 'addEventListener' })
  return isListening ? findMembers(`${first.value}_event`) : []
}
