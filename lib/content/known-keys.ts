import 'server-only'
import type { z } from 'zod'

type Schema = z.core.$ZodType

type Definition = { innerType?: Schema; in?: Schema; element?: Schema; shape?: Record<string, Schema> }

/** The fields that a schema knows at a path; empty where the path leads to no group of fields. */
export function findKnownKeys(schema: Schema, path: readonly PropertyKey[]): string[] {
  const { innerType, in: input, element, shape } = schema._zod.def as z.core.$ZodTypeDef & Definition
  const inner = innerType ?? input
  if (inner) return findKnownKeys(inner, path)
  const [key, ...rest] = path
  if (element) return findKnownKeys(element, rest)
  if (!shape) return []
  if (key === undefined) return Object.keys(shape)
  const field = shape[String(key)]
  return field ? findKnownKeys(field, rest) : []
}
