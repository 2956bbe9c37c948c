import { findEntry, findLacking, type Meanings } from './compat-data'

type Index = ReadonlyMap<string, Meanings>

/** Collects the ids below a branch under their last key, down to a number of levels. */
function indexByName(branch: string, levels: number, index = new Map<string, string[]>()): Map<string, string[]> {
  for (const key of Object.keys(findEntry(branch) ?? {})) {
    if (key === '__compat') continue
    const id = `${branch}.${key}`
    index.set(key, [...(index.get(key) ?? []), id])
    if (levels > 1) indexByName(id, levels - 1, index)
  }
  return index
}

/**
 * Interfaces of the platform and of the language with their members: `api.Document.title`,
 * `javascript.builtins.Array.at`.
 */
const members: Index = indexByName('javascript.builtins', 2, indexByName('api', 2))

const elementAttributes: Index = indexByName('html.elements', 2)

/** Functions and units, at any depth: `css.types.color.oklch`, `css.types.length.cap`. */
const types: Index = indexByName('css.types', 9)

/**
 * All that a property or method of any object may be. Members of young interfaces are left out: an object of one comes
 * from a name that is young itself, and `size` or `format` would mean all of them.
 */
export function findMembers(name: string): Meanings {
  return (members.get(name) ?? []).filter(id => findLacking(id.slice(0, id.lastIndexOf('.'))).length === 0)
}

/** All that an attribute of an HTML element may be; without the element's name, of any. */
export function findAttributes(name: string, element?: string): Meanings {
  const own = element === undefined ? elementAttributes.get(name) : [`html.elements.${element}.${name}`]
  return [...(own ?? []), `html.global_attributes.${name}`]
}

/** All that a function or a unit of a style sheet may be, whatever the property. */
export function findTypes(name: string): Meanings {
  return types.get(name) ?? []
}
