/** Reads times and lists of numbers in the ways in which people type them. */
import { readTypedNumber } from '@/lib/content/files/typed-number'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import { hasSides, isNumber, type Schema } from './schema'

/** '18:30' for 6:30 pm, 18.30 and '18:30' in quotes; any other text stays as it is. */
export function readTime(typed: string) {
  // Hour, minutes, then 'am', 'p.m.' or 'hrs'; quotes and spaces may stand around.
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
export function parseNumbers(typed: string, schema: Schema): unknown {
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
  // '160,420' could be two numbers or one. In brackets it stays a text that the check does not take for one number.
  if (!isOne && found.length === 1 && /\d,\d/.test(text)) return `[${text.replace(/^\[|\]$/g, '')}]`
  // In a list of any length, '1,500, 2,500' could be two numbers or four. A range has two; sides have 'x' between them.
  const isClear = !isGrouped || isPair || (isSizes && separated === apart)
  if (numbers.includes(null) || !isClear) return typed
  try {
    // The text with its numbers as JSON, whose brackets may group them.
    const json = separated.replace(/[^[\]|]+/g, () => String(numbers.shift())).replaceAll('|', ',')
    const list = JSON.parse(`[${json}]`)
    return list.length === 1 && (Array.isArray(list[0]) || isOne) ? list[0] : list
  } catch {
    return typed
  }
}
