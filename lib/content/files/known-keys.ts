import 'server-only'
import type { z } from 'zod'

type Schema = z.core.$ZodType

type Definition = { innerType?: Schema; in?: Schema; element?: Schema; shape?: Record<string, Schema> }

/** What a schema allows at a path: the names of its fields, and whether the value may be left out. */
export type KnownPlace = { keys: string[]; isOptional: boolean }

/** Looks up a path in a schema. Returns no keys if the path is not part of the schema. */
export function findKnownPlace(schema: Schema, path: readonly PropertyKey[]): KnownPlace {
  let part: Schema | undefined = schema
  for (const key of path) {
    const { element, shape }: Definition = toInner(part)
    part = element ?? (shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined)
    if (!part) return { keys: [], isOptional: false }
  }
  return { keys: Object.keys(toInner(part).shape ?? {}), isOptional: isOptional(part) }
}

function toInner(schema: Schema): Definition {
  const definition: z.core.$ZodTypeDef & Definition = schema._zod.def
  const inner = definition.innerType ?? definition.in
  return inner ? toInner(inner) : definition
}

function isOptional(schema: Schema) {
  return schema._zod.optin === 'optional'
}
