/**
 * A three-way merge of values, field by field: what one person typed, and a file that another has changed meanwhile.
 * Entries of lists are matched by their names, whatever their order.
 */
import { findName } from './yaml'

/** The names of fields and the numbers of entries that lead to a value. */
export type Path = readonly (string | number)[]

/** A field that both have changed, each differently. `undefined` where one of them has removed it. */
export type Conflict = { path: Path; mine: unknown; theirs: unknown }

/** The three versions of a value; {@link merge} explains them. */
type Versions = { base: unknown; theirs: unknown; mine: unknown }

/** Decides a conflict: the value that stays. */
type Choose = (conflict: Conflict) => unknown

/**
 * The value with the changes of both.
 * @param base what both began with
 * @param theirs what the file says now
 * @param mine what the form says
 * @param choose is asked for each field that both have changed; it may note the conflict and answer anything
 */
export function merge({ base, theirs, mine }: Versions, choose: Choose, path: Path = []): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  if (isFields(base) && isFields(theirs) && isFields(mine)) return mergeFields({ base, theirs, mine }, choose, path)
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
    const entries = { base: readEntries(base), theirs: readEntries(theirs), mine: readEntries(mine) }
    if (entries.base && entries.theirs && entries.mine)
      return mergeLists({ base: entries.base, theirs: entries.theirs, mine: entries.mine }, choose, path)
    // Entries without names are matched by their places. That is impossible if one was added or removed.
    if (base.length === theirs.length && base.length === mine.length)
      return mine.map((part, index) =>
        merge({ base: base[index], theirs: theirs[index], mine: part }, choose, [...path, index]),
      )
  }
  return choose({ path, mine, theirs })
}

type Fields = Record<string, unknown>

/** Whether a value is an object with fields. */
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges objects field by field. */
function mergeFields({ base, theirs, mine }: Record<keyof Versions, Fields>, choose: Choose, path: Path) {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const parts = names.map(name => {
    const versions = { base: base[name], theirs: theirs[name], mine: mine[name] }
    return [name, merge(versions, choose, [...path, name])] as const
  })
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** The entries of a list by their names. */
type Entries = Map<unknown, unknown>

/** The entries of a list by their names; null if one has no name, or two have the same. */
function readEntries(list: readonly unknown[]): Entries | null {
  const entries: Entries = new Map(list.map(part => [isFields(part) ? findName(part) : undefined, part]))
  return entries.size === list.length && !entries.has(undefined) ? entries : null
}

/**
 * Merges lists of named entries. They are in the order of the file, or in that of the form if the user has moved an
 * entry there. An entry that only the other list has is inserted behind the one that it follows there.
 */
function mergeLists({ base, theirs, mine }: Record<keyof Versions, Entries>, choose: Choose, path: Path) {
  const isIn = (entries: Entries) => (name: unknown) => entries.has(name)
  const isMoved = !isSame([...mine.keys()].filter(isIn(base)), [...base.keys()].filter(isIn(mine)))
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...first.keys()]
  const others = [...second.keys()]
  others.forEach((name, index) => {
    if (!order.includes(name)) order.splice(order.indexOf(others[index - 1]) + 1, 0, name)
  })
  // A path counts the entries of the form, where the user looks for them; those that it lacks, in the file.
  const places = [...mine.keys()]
  const parts = order.map(name => {
    const versions = { base: base.get(name), theirs: theirs.get(name), mine: mine.get(name) }
    const place = places.indexOf(name)
    return merge(versions, choose, [...path, place < 0 ? [...theirs.keys()].indexOf(name) : place])
  })
  return parts.filter(part => part !== undefined)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
