/** Converts values between a content file and the form of the editor, by the JSON Schema of the file. */
import { readTypedNumber } from '@/lib/content/files/typed-number'
import { toPlainTyped } from '@/lib/trade/measures/numbers'

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
  if (isNumbers(raw)) return formatNumbers(value, getSeparator(raw))
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
  return schema.scalars || typeof value === 'number' ? String(value) : value
}

/** What stands between the numbers of a range, of a size, or of any other list. */
function getSeparator(schema: Schema) {
  if (Array.isArray(schema.items)) return ' to '
  return hasSides(schema) ? ' x ' : ', '
}

/** '160 to 420', '1060 x 760', '500, 700', or '[560, 810], [635, 940]'. */
function formatNumbers(value: unknown, separator: string): string {
  if (!Array.isArray(value)) return String(value)
  const isNested = value.some(Array.isArray)
  return value
    .map(part => (Array.isArray(part) ? `[${formatNumbers(part, ', ')}]` : part))
    .join(isNested ? ', ' : separator)
}

/** Whether a list of numbers is the sides of a size, which may have two numbers each. */
function hasSides(schema: Schema) {
  return Boolean(getItem(schema).anyOf)
}

/** The pattern of a time in a file. */
export const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$'

/** '18:30' for 6:30 pm, 18.30 and '18:30' in quotes; any other text stays as it is. */
function readTime(typed: string) {
  const found = /^\W*(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\b\.?|hrs?\b)?\W*$/i.exec(typed)
  const [, hour = '', minutes, meridiem] = found ?? []
  // A number alone, such as '18', is not clearly a time.
  if (!found || !(minutes || meridiem)) return typed
  if (meridiem && !(Number(hour) >= 1 && Number(hour) <= 12)) return typed
  const hours = meridiem ? (Number(hour) % 12) + (/p/i.test(meridiem) ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

/**
 * What users type between the numbers of a list (a comma with a space, or a semicolon), between the two ends of a range
 * ('to', or a hyphen that is not part of a fraction as in '1-1/2'), and between the sides of a size ('x' or 'by').
 */
const COMMA = /\s*,\s+|\s*;\s*/g
const TO = /\s*\bto\b\s*|(?<=\d\s*)-\s*(?!\d+\/)/gi
const TIMES = /\s*(?:x|\bby\b)\s*/gi

/**
 * The list of numbers in '160, 420', '1,800 to 2,400', '1060 x 760' or '[560, 810], [635, 940]'. Any other text stays
 * as it is, and the check of the content refuses it.
 */
function parseNumbers(typed: string, schema: Schema): unknown {
  const parts = schema.anyOf ?? [schema]
  // The two ends of a range, the sides of a size, or a list that may also be a single number.
  const isPair = parts.some(({ items }) => Array.isArray(items))
  const isSizes = hasSides(schema)
  const isOne = parts.some(isNumber)
  // Messages and hints write 'range: [160, 420]', which users copy: the name in front is removed.
  const text = toPlainTyped(typed)
    .replace(/^\s*\w+:/, '')
    .trim()
  // A '|' takes the place of whatever stands between two numbers.
  let apart = text
  if (isPair) apart = text.replace(TO, '|')
  else if (isSizes) apart = text.replace(TIMES, '|')
  const separated = apart.replace(COMMA, '|')
  const found = separated.match(/[^[\]|]+/g) ?? []
  const numbers = found.map(readTypedNumber)
  // Whether a number has its digits in groups: '1,800' or '1 800'.
  const isGrouped = found.some(part => /\d[, ]\d/.test(part.trim()))
  // A comma inside a number could also separate two numbers; in a list of any length, so could a space.
  if (!isOne && found.length === 1 && /\d,\d/.test(text)) return `[${text.replace(/^\[|\]$/g, '')}]`
  if (numbers.includes(null) || (isGrouped && !isPair && !(isSizes && separated === apart))) return typed
  try {
    // The text with its numbers as JSON, whose brackets may group them.
    const json = separated.replace(/[^[\]|]+/g, () => String(numbers.shift())).replaceAll('|', ',')
    const list = JSON.parse(`[${json}]`)
    return list.length === 1 && (Array.isArray(list[0]) || isOne) ? list[0] : list
  } catch {
    return typed
  }
}

/** The value of the form as the file needs it; undefined for an empty optional part. */
export function toFile(raw: Schema, value: unknown, required = true): unknown {
  const schema = simplify(raw)
  const isNeeded = required || schema.isNullable
  if (value === undefined || value === null || value === '') {
    // An empty optional field is left out of the file, one that may be null is null, and a required text is empty.
    if (!isNeeded) return undefined
    if (schema.isNullable) return null
    return schema.type === 'string' ? '' : undefined
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
  // A text that is not clearly a number stays as typed, and the check of the content refuses it.
  if (isNumber(schema)) return readTypedNumber(String(value)) ?? value
  if (schema.pattern === TIME) return readTime(String(value))
  // Sveltia writes the name of a picture as './press.webp'.
  if (schema.names === 'pictureFile') return String(value).replace(/^\.\//, '')
  if (schema.scalars && typeof value === 'string') {
    const number = schema.scalars.includes('number') ? readTypedNumber(value) : null
    if (number !== null) return number
    if (schema.scalars.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true'
  }
  return schema.type === 'boolean' && value === (schema.default ?? false) && !isNeeded ? undefined : value
}
