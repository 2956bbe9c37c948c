/** Converts values between a content file and the form of the editor, by the JSON Schema of the file. */
import { readTypedNumber } from '@/lib/content/files/typed-number'
import {
  getItem,
  hasSides,
  isNumber,
  isNumbers,
  isRecord,
  KIND,
  type Schema,
  simplify,
  TIME,
  toFieldName,
} from './schema'
import { parseNumbers, readTime } from './typed-values'

/** The value of a file as the form needs it. */
export function toForm(raw: Schema, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (isNumbers(raw)) return formatNumbers(value, getSeparator(raw))
  const schema = simplify(raw)
  if (isRecord(schema) && typeof value === 'object') {
    const part = schema.additionalProperties as Schema
    return Object.entries(value).map(([key, member]) => ({ key, value: toForm(part, member) }))
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

/** The value of the form as the file needs it; undefined for an empty part that the file leaves out. */
export function toFile(raw: Schema, value: unknown, required = true): unknown {
  const schema = simplify(raw)
  // Whether the file has the field even if it is empty.
  const isNeeded = required || schema.isNullable
  if (value === undefined || value === null || value === '') {
    // One that may be null is null, and a required text is empty. Any other is missing, which the check reports if it
    // is required.
    if (!isNeeded) return undefined
    if (schema.isNullable) return null
    return schema.type === 'string' ? '' : undefined
  }
  if (isNumbers(raw)) return parseNumbers(String(value), raw)
  if (isRecord(schema)) {
    const part = schema.additionalProperties as Schema
    const entries = (value as { key: string; value: unknown }[]).map(({ key, value: member }) => [
      key,
      toFile(part, member),
    ])
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
  // An optional tick that says what its absence says is left out.
  return schema.type === 'boolean' && value === (schema.default ?? false) && !isNeeded ? undefined : value
}
