// The JSON Schema of a content file, from which forms are made, and what it says about a value.

type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'

/**
 * The parts of a JSON Schema that the editor reads. `names` is the kind of thing that a text must name, as 'machine'.
 */
export type Schema = Partial<Record<Limit, number>> &
  Partial<Record<'type' | 'title' | 'description' | 'names' | 'patternErrorMessage' | 'pattern' | 'format', string>> & {
    enum?: string[]
    default?: unknown
    items?: Schema | Schema[]
    anyOf?: Schema[]
    oneOf?: { required: string[]; properties: Record<string, false> }[]
    properties?: Record<string, Schema>
    required?: string[]
    propertyNames?: Schema
    additionalProperties?: Schema | false
  }

/** A schema whose alternatives (`anyOf`) have been reduced to one. */
type Simple = Schema & {
  /** Whether null is one of the alternatives. */
  isNullable?: boolean
  /** Whether a list with a single entry is written without brackets. */
  isSingleToo?: boolean
  /** Types of values that the form shows as text. */
  scalars?: string[]
}

/** The key under which the form stores which of several mutually exclusive fields an entry has. */
export const KIND = 'is'

/** 'Box styles' for boxStyles. */
export function toLabel(name: string) {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a form field: Sveltia takes no spaces, which words for materials have. */
export function toFieldName(key: string) {
  return key.replaceAll(' ', '_')
}

/**
 * Reduces the alternatives of a schema to one: null is left out, and so is a single value beside a list of such values.
 * Alternatives of text and number become text.
 */
export function simplify(schema: Schema): Simple {
  if (!schema.anyOf) return schema
  const { anyOf, ...rest } = schema
  const parts = anyOf.filter(({ type }) => type !== 'null')
  const common = { ...rest, isNullable: parts.length < anyOf.length }
  const list = parts.find(({ type }) => type === 'array')
  const [first] = parts
  if (parts.length === 1 && first) return { ...first, ...common }
  if (list) return { ...list, minItems: 1, ...common, isSingleToo: first !== list }
  return { minLength: 1, ...first, ...common, type: 'string', scalars: parts.map(({ type }) => type ?? '') }
}

/** Whether a value is a single number. */
export const isNumber = ({ type }: Schema) => type === 'number' || type === 'integer'

/** Whether a value is a list of numbers, or of lists of them: one line of text in the form. */
export function isNumbers({ type, items, anyOf }: Schema): boolean {
  if (anyOf) return anyOf.some(isNumbers) && anyOf.every(part => isNumber(part) || isNumbers(part))
  return type === 'array' && [items ?? {}].flat().every(part => isNumber(part) || isNumbers(part))
}

/** Whether a value has keys of its own: a list of keys and values in the form. */
export function isRecord({ type, additionalProperties }: Schema) {
  return type === 'object' && typeof additionalProperties === 'object'
}

/** The schema of the entries of a list. */
export function getItem({ items = {} }: Schema): Schema {
  return (Array.isArray(items) ? items[0] : items) ?? {}
}

/** Whether a list of numbers is the sides of a size, which may have two numbers each. */
export function hasSides(schema: Schema) {
  return Boolean(getItem(schema).anyOf)
}

/** The pattern of a time in a file. */
export const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$'
