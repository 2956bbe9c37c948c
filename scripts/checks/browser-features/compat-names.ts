import { type CandidateIds, findEntry, findLackingBrowsers } from './compat-data'

type Index = ReadonlyMap<string, CandidateIds>

/** Maps the last key of each id below a branch, such as 'title', to all such ids, down to a number of levels. */
function indexByName(branch: string, levels: number, index = new Map<string, string[]>()): Map<string, string[]> {
  for (const key of Object.keys(findEntry(branch) ?? {})) {
    if (key === '__compat') continue
    const id = `${branch}.${key}`
    index.set(key, [...(index.get(key) ?? []), id])
    if (levels > 1) indexByName(id, levels - 1, index)
  }
  return index
}

/** Interfaces of web APIs and JavaScript, and their members, such as `api.Document.title`. */
const members: Index = indexByName('javascript.builtins', 2, indexByName('api', 2))

const elementAttributes: Index = indexByName('html.elements', 2)

/** CSS functions and units at any depth, such as `css.types.color.oklch` and `css.types.length.cap`. */
const types: Index = indexByName('css.types', 9)

/**
 * All ids that a property or method of an unknown object may have. Members of unsupported interfaces are left out: code
 * can reach such an object only through an unsupported name, and common names such as `size` would match all of them.
 */
export function findMembers(name: string): CandidateIds {
  return (members.get(name) ?? []).filter(id => findLackingBrowsers(id.slice(0, id.lastIndexOf('.'))).length === 0)
}

/** All ids that an attribute of an HTML element may have. Without `element`, those of any element. */
export function findAttributes(name: string, element?: string): CandidateIds {
  const own = element === undefined ? elementAttributes.get(name) : [`html.elements.${element}.${name}`]
  return [...(own ?? []), `html.global_attributes.${name}`]
}

/** All ids that a CSS function or unit may have, whatever its property. */
export function findTypes(name: string): CandidateIds {
  return types.get(name) ?? []
}
