/** Converts values between a content file and the form of the editor, by the JSON Schema of the file. */

type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'

/** What the editor reads of a JSON Schema. `names` is what a text must be the name of. */
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

/** A schema without its alternatives. */
type Simple = Schema & {
  isNullable?: boolean
  /** Whether a list of one entry is written as the entry alone. */
  isSingleToo?: boolean
  /** Types of a value that the form shows as text. */
  scalars?: string[]
}

/** Key under which the form keeps which of several exclusive fields an entry has. */
export const KIND = 'is'

/** The name of a form field: Sveltia takes no spaces, which words for materials have. */
export function toFieldName(key: string) {
  return key.replaceAll(' ', '_')
}

/** The schema without null, and without a single value beside a list of it. */
export function simplify(schema: Schema): Simple {
  if (!schema.anyOf) return schema
  const { anyOf, ...rest } = schema
  const parts = anyOf.filter(({ type }) => type !== 'null')
  const isNullable = parts.length < anyOf.length
  const list = parts.find(({ type }) => type === 'array')
  const [first] = parts
  if (parts.length === 1 && first) return { ...first, ...rest, isNullable }
  if (list) return { ...list, minItems: 1, ...rest, isSingleToo: parts.length > 1 && first !== list }
  return { minLength: 1, ...first, ...rest, type: 'string', scalars: parts.map(({ type }) => type ?? '') }
}

const isNumber = ({ type }: Schema) => type === 'number' || type === 'integer'

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

/** The value of a file as the form needs it. */
export function toForm(raw: Schema, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (isNumbers(raw)) return formatNumbers(value)
  const schema = simplify(raw)
  if (isRecord(schema) && typeof value === 'object') {
    const part = schema.additionalProperties as Schema
    return Object.entries(value).map(([key, own]) => ({ key, value: toForm(part, own) }))
  }
  if (schema.type === 'array') return [value].flat().map(part => toForm(getItem(schema), part))
  if (schema.type === 'object' && typeof value === 'object') {
    const given = value as Record<string, unknown>
    const { properties = {}, oneOf } = schema
    const kind = oneOf?.find(({ required: [field = ''] }) => given[field] !== undefined)?.required[0]
    const parts = Object.entries(given).map(([key, part]) => [toFieldName(key), toForm(properties[key] ?? {}, part)])
    return { ...(kind && { [KIND]: kind }), ...Object.fromEntries(parts) }
  }
  return schema.scalars ? String(value) : value
}

/** '160, 420', or '[560, 810], [635, 940]'. */
function formatNumbers(value: unknown): string {
  if (!Array.isArray(value)) return String(value)
  return value.map(part => (Array.isArray(part) ? `[${formatNumbers(part)}]` : part)).join(', ')
}

/** What `formatNumbers` made a text of; any other text stays as it is, and the gate says what to write. */
function parseNumbers(text: string, schema: Schema): unknown {
  // A comma inside a number is none between two.
  if (/\d,\d/.test(text)) return text
  try {
    // The gate and the hints write 'range: [160, 420]'.
    const numbers = JSON.parse(`[${text.replace(/^\w+:/, '')}]`)
    const isAlone = numbers.length === 1 && (Array.isArray(numbers[0]) || schema.anyOf?.some(isNumber))
    return isAlone ? numbers[0] : numbers
  } catch {
    return text
  }
}

/** The value of the form as the file needs it; undefined for an empty optional part. */
export function toFile(raw: Schema, value: unknown, required = true): unknown {
  const schema = simplify(raw)
  const isNeeded = required || schema.isNullable
  if (value === undefined || value === null || value === '') {
    if (!isNeeded) return undefined
    return schema.isNullable ? null : schema.type === 'string' ? '' : (value ?? undefined)
  }
  if (isNumbers(raw)) return parseNumbers(String(value), raw)
  if (isRecord(schema)) {
    const part = schema.additionalProperties as Schema
    const entries = (value as { key: string; value: unknown }[]).map(({ key, value: own }) => [key, toFile(part, own)])
    return entries.length || isNeeded ? Object.fromEntries(entries) : undefined
  }
  if (schema.type === 'array') {
    const list = (value as unknown[]).map(part => toFile(getItem(schema), part))
    if (schema.isSingleToo && list.length === 1) return list[0]
    return list.length || isNeeded ? list : undefined
  }
  if (schema.type === 'object') {
    const { [KIND]: _, ...given } = value as Record<string, unknown>
    const { properties = {}, required: needed = [] } = schema
    const names = new Set(Object.keys(properties).map(toFieldName))
    // Sveltia adds keys of its own to entries of lists.
    const others = Object.keys(given).filter(name => !names.has(name) && !name.startsWith('__sc_'))
    const parts = [...Object.keys(properties), ...others].map(
      key => [key, toFile(properties[key] ?? {}, given[toFieldName(key)], needed.includes(key))] as const,
    )
    const kept = parts.filter(([, part]) => part !== undefined)
    return kept.length || isNeeded ? Object.fromEntries(kept) : undefined
  }
  // './press.webp'
  if (schema.names === 'pictureFile') return String(value).replace(/^\.\//, '')
  if (schema.scalars && typeof value === 'string') {
    if (schema.scalars.includes('number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
    if (schema.scalars.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true'
  }
  return schema.type === 'boolean' && value === (schema.default ?? false) && !isNeeded ? undefined : value
}
