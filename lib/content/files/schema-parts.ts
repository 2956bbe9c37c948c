import 'server-only'
import { z } from 'zod'

type Schema = z.core.$ZodType

/** What zod's definitions of wrappers, lists, objects, records, choices and texts refer to. */
type Definition = {
  innerType?: Schema
  in?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  keyType?: Schema
  valueType?: Schema
  entries?: object
  checks?: { _zod: { def: object } }[]
}

/** What a field may name: something that stands elsewhere in the content, and that must exist. */
export type Named = 'machine' | 'picture' | 'pictureFile' | 'category' | 'family' | 'step'

/** The schemas of fields that name something, and what: machines by their slugs, pictures by their paths or files. */
export const namingFields = z.registry<{ names: Named }>()

/** A word that names something elsewhere, what it names, and its path in the file. */
export type NamedWord = { names: Named; word: string; path: PropertyKey[] }

/**
 * What a schema allows at a path: the names of its fields, and whether the value may be left out. Nothing for a path
 * that is not in the schema.
 */
export function findPart(schema: Schema, path: readonly PropertyKey[]) {
  let part: Schema | undefined = schema
  for (const key of path) {
    const { element, valueType, shape }: Definition = unwrap(part)
    part = element ?? valueType ?? (shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined)
    if (!part) return { keys: [], isOptional: false }
  }
  const { shape, keyType } = unwrap(part)
  const keys = shape ? Object.keys(shape) : [...(keyType?._zod.values ?? [])].map(String)
  return { keys, isOptional: part._zod.optin === 'optional' }
}

/**
 * Whether a text at a path is words, which a language translates: no name of something else, no choice, and nothing
 * with a pattern, such as an address.
 */
export function isProse(schema: Schema, path: readonly PropertyKey[]): boolean {
  if (namingFields.get(schema as z.ZodType)) return false
  const { innerType, in: input, element, valueType, shape, entries, checks = [] } = toDefinition(schema)
  const inner = innerType ?? input
  if (inner) return isProse(inner, path)
  const [key, ...rest] = path
  if (key === undefined) return !entries && !checks.some(({ _zod }) => 'pattern' in _zod.def)
  const part = element ?? valueType ?? (shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined)
  // An entry with several forms is not looked into.
  return !part || isProse(part, rest)
}

/**
 * Lists the words of a valid file that are in `namingFields`. Records are passed over: none of their values names
 * anything.
 */
export function listNamedWords(schema: Schema, data: unknown, path: PropertyKey[] = []): NamedWord[] {
  if (data === undefined || data === null) return []
  const names = namingFields.get(schema as z.ZodType)?.names
  if (names) return [{ names, word: String(data).trim(), path }]
  const { innerType, in: input, element, shape = {} } = toDefinition(schema)
  const inner = innerType ?? input
  if (inner) return listNamedWords(inner, data, path)
  if (element) return (data as unknown[]).flatMap((part, index) => listNamedWords(element, part, [...path, index]))
  return Object.entries(shape).flatMap(([key, part]) =>
    listNamedWords(part, (data as Record<string, unknown>)[key], [...path, key]),
  )
}

/** The definition of a schema. The cast, because zod's type of any schema does not name what only some kinds have. */
function toDefinition(schema: Schema): Definition {
  return schema._zod.def as z.core.$ZodTypeDef & Definition
}

/** The definition below wrappers such as optional, default and transform. */
function unwrap(schema: Schema): Definition {
  const definition = toDefinition(schema)
  const inner = definition.innerType ?? definition.in
  return inner ? unwrap(inner) : definition
}
