import { findMeasures } from '@/lib/trade/measures/measures'
import { readNumber, toPlainTyped } from '@/lib/trade/measures/numbers'
import { convert, findUnit, type Unit } from '@/lib/trade/measures/units'

/** A number with a tolerance: '500 ± 2', or one with two: '500 +2/-1'. */
const MARGIN =
  /^(?<value>[\d.,]+)\s*(?:\+\/?-|±)\s*(?<both>[\d.]+)|^(?<of>[\d.,]+)\s*\+(?<above>[\d.]+)\s*\/?\s*-(?<below>[\d.]+)/

/** The fields of a figure that a text states. */
export type StatedFields = { [field in MeasuredField]?: number | number[] | number[][] } & {
  text?: string
  condition?: string
  unit?: Unit
}

type MeasuredField =
  | 'value'
  | 'times'
  | 'range'
  | 'upTo'
  | 'from'
  | 'about'
  | 'plusMinus'
  | 'oneOf'
  | 'perModel'
  | 'size'

/**
 * The fields of a figure for what somebody typed or pasted from a sheet: "'range: [160, 420]' and 'unit: m/min'".
 * @returns null for anything that is not clearly one figure
 */
export function suggestFigure(typed: string): string | null {
  const { text, perModel, condition, ...fields } = readFigure(typed) ?? {}
  const noted = condition ? `, 'condition: ${condition}'` : ''
  if (text) return `'text: "${text}"', 'quantity: supply' and no unit${noted}`
  const measured = { ...(perModel && { perModel }), ...fields }
  const names = Array.isArray(perModel) ? `, and the ${perModel.length} names in 'models' above the figures` : ''
  const parts = Object.entries(measured).map(([name, value]) => `'${name}: ${formatValue(value)}'`)
  return parts.length ? parts.join(', ') + names + noted : null
}

/**
 * Whether a suggestion of {@link suggestFigure} already covers the unit, by naming one or saying that there is none.
 */
export function isUnitSuggested(typed: string): boolean {
  const { text, unit } = readFigure(typed) ?? {}
  return Boolean(text || unit)
}

function formatValue(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(formatValue).join(', ')}]` : String(value)
}

/** The share by which two statements of one figure in different units may differ: supplier sheets round them. */
const ROUNDING_SHARE = 0.03

/** A note that limits the number before it. Without brackets, 'min' may be minutes. */
const LIMIT_NOTE = /^(?:max(?:imum)?|min(?:imum)?|approx(?:imate(?:ly)?)?)\.?$/i

/** Words that change the unit or number before them into another. */
const GOES_ON =
  /\b(?:per|an?|x|by|or|and|to|of|force|sq|square|cubic|hours?|hrs?|up|over|under|about|min|max\S* \S+|approx\S* \S+)\b/i

/**
 * The figure that a typed text states, with a note after it as its condition; null for anything that is not clearly
 * one.
 */
export function readFigure(typed: string): StatedFields | null {
  const text = toPlainTyped(typed)
    .trim()
    // The plus in '-10 to +40'.
    .replace(/(?<=(?:to|-)\s*)\+(?=\d)/i, '')
    // '1.5 kW x 2' becomes '2 x 1.5 kW'.
    .replace(/^([\d.,]+ ?(?:k?W|HP)) ?x ?(\d+)$/i, '$2 x $1')
  const { measure, note } = splitNote(text)
  if (note === '') return readFields(text)
  if (findMeantUnit(note)) return readFields(`${measure} ${note}`)
  const limited = LIMIT_NOTE.test(note) ? readFields(`${note} ${measure}`) : null
  const fields = limited ?? readFields(measure)
  if (!fields || limited) return fields
  const isSame = compareUnits(measure, note)
  if (isSame === null) return { ...fields, condition: note }
  // A second statement in another unit is dropped, because the site converts. If it states another size, one of the two
  // is wrong.
  return isSame ? fields : null
}

/**
 * Splits a text into a measure and the note after it: one in brackets, the same measure in another unit after a slash,
 * or words: '(max)', '/ 1.5 kW', 'single phase'. The note is empty if there is none.
 */
function splitNote(text: string): { measure: string; note: string } {
  // Brackets after dB belong to the unit: dB(A).
  const [, outside = '', inBrackets = ''] = /^(.*?)\s*(?<!\bdB\s*)\((.*)\)$/is.exec(text) ?? []
  if (inBrackets) return { measure: outside, note: inBrackets }
  const [, one = '', other = ''] = /^([^/=]*\p{L})\s*[/=]\s*(\d[^/=]*)$/u.exec(text) ?? []
  if (compareUnits(one, other)) return { measure: one, note: other }
  const [found, second] = findMeasures(text)
  const end = found && !second ? found.index + found.text.length : text.length
  const words = text.slice(end).trim()
  return /^\p{L}[\p{L} -]{2,}\.?$/u.test(words) && !GOES_ON.test(words)
    ? { measure: text.slice(0, end), note: words }
    : { measure: text, note: '' }
}

/**
 * Whether two texts state the same in two units; null if they cannot, because one is no measure, both are in the same
 * unit, or they measure different things.
 */
function compareUnits(one: string, other: string): boolean | null {
  const [[first], [second]] = [findMeasures(one), findMeasures(other)]
  const [from, to] = [second?.units[0], first?.units[0]]
  if (!first || !second || !from || !to || from === to || convert(1, from, to) === null) return null
  return second.numbers.every((number, index) => {
    const stated = first.numbers[index] ?? 0
    const converted = convert(number, from, to) ?? 0
    return Math.abs(stated - converted) <= ROUNDING_SHARE * stated
  })
}

/** The fields of a figure for a text without a note; null if it is not clearly one figure. */
function readFields(text: string): StatedFields | null {
  const [measure, second] = findMeasures(text)
  // Of texts with two measures, only a supply is one figure: '415 V, 50 Hz'.
  if (second) return measure?.units[0] === 'V' ? { text } : null
  // A number without a unit is read with a placeholder unit, so that the same rules apply.
  const textWithUnit = measure ? text : `${text} %`
  const [found] = measure ? [measure] : findMeasures(textWithUnit)
  // '0x10' is not a number for people.
  if (!found || /^0[a-z]/i.test(text)) return null
  const unitField = measure && { unit: measure.units[0] }
  const { value, both, of, above, below } = MARGIN.exec(text)?.groups ?? {}
  if (value && both) return { value: readNumber(value) ?? 0, plusMinus: Number(both), ...unitField }
  if (of && above && below)
    return { value: readNumber(of) ?? 0, plusMinus: [Number(above), Number(below)], ...unitField }
  const rest = textWithUnit.slice(0, found.index).trim()
  const after = textWithUnit.slice(found.index + found.text.length).trim()
  if (after !== '' || (/[\p{L}\d]/u.test(rest) && found.limit === 'exact')) return null
  const stated = readStated(found, rest)
  return stated && { ...stated, ...unitField }
}

/** One measure that was found in a text. */
type Found = ReturnType<typeof findMeasures>[number]

/** The field for a single number, by the limit that the words before it state: 'up to 180' is a `most`. */
const LIMIT_FIELDS = { exact: 'value', most: 'upTo', least: 'from', about: 'about', tolerance: 'plusMinus' } as const

/**
 * The fields of a figure for one measure; null if it is not clear what its numbers are.
 * @param before the text before the measure, which may be a minus sign
 */
function readStated({ text, numbers, isRange, limit, units: [unit] }: Found, before: string): StatedFields | null {
  const [first = 0, last = 0] = numbers
  const signed = limit === 'exact' && before.endsWith('-') ? -first : first
  if (isRange && limit === 'exact') return { range: [signed, last] }
  if (numbers.length === 1) return { [LIMIT_FIELDS[limit]]: signed }
  if (limit !== 'exact' || signed !== first) return null
  const hasRanges = /\d\s*(?:-|to)\s*\d/i.test(text)
  // Numbers around an x are the sides of a size, if they are lengths, or else a number of equal things: '2 x 1.5 kW'.
  if (/x|by/i.test(text)) {
    if (hasRanges) return numbers.length % 2 === 0 ? { size: pairUp(numbers) } : null
    const isLength = unit === '%' || (unit !== undefined && convert(1, unit, 'mm') !== null)
    return isLength ? { size: [...numbers] } : { value: last, times: first }
  }
  // A choice offers a number only once, so a list with a number twice has one for each model.
  const isChoice = new Set(numbers).size === numbers.length
  return hasRanges ? null : { [isChoice ? 'oneOf' : 'perModel']: [...numbers] }
}

/** The ends of ranges in pairs: 1, 2, 3, 4 become [1, 2] and [3, 4]. */
function pairUp(numbers: readonly number[]) {
  return numbers.flatMap((number, index) => (index % 2 === 0 ? [[number, numbers[index + 1] ?? number]] : []))
}

/** The unit that another spelling means: 'Kgs' is 'kg', 'mtr/min' is 'm/min'; null if that is uncertain. */
export function findMeantUnit(typed: string): Unit | null {
  const text = toPlainTyped(typed).trim()
  const found = findUnit(text, 0)
  return found?.end === text.length && found.units.length === 1 ? (found.units[0] ?? null) : null
}
