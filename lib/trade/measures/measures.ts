import { formatNumber } from '@/lib/words/format-number'
import { findNumberAt, toPlainTyped } from './numbers'
import { BY, TO } from './other-scripts'
import { convert, findUnit, type Unit } from './units'

/** What a word or sign before a number makes it: an upper limit, for example, or a tolerance (±0.5). */
type Limit = 'exact' | 'most' | 'least' | 'about' | 'tolerance'

/** One or more numbers with a unit, as found in a text: '160 to 420 m/min', '20" x 30"', '±0.5 mm'. */
export type Measure = {
  /** The exact words of the plain text, and where they begin. */
  text: string
  index: number
  numbers: readonly number[]
  isRange: boolean
  limit: Limit
  /** The units it may be in; more than one if the text is ambiguous, as in '6,000 an hour'. */
  units: readonly Unit[]
}

/** What stands between the ends of a range ('160 - 420'), and in a size ('20 x 30') or a list ('20, 30 or 40'). */
const RANGE = new RegExp(`\\s*(?:-|~|\\.\\.+|…|\\bto\\b|${TO})\\s*`, 'iuy')
const LIST = new RegExp(`\\s*(?:x|by|${BY}|,\\s|\\/|\\bor\\b|\\band\\b|&)\\s*`, 'iuy')

/** The words before a number that make it a limit: 'up to 180'. */
const LIMITS: readonly [RegExp, Limit][] = [
  [/(?:\b(?:up\s?to|max(?:imum)?\.?|below|under|at most|less than|not over|within)|[<≤])\s*$/i, 'most'],
  [/(?:\b(?:from|min(?:imum)?\.?|above|over|at least|more than)|[>≥])\s*$/i, 'least'],
  [/(?:\b(?:about|approx(?:imately)?\.?|around|ca\.?|nearly)|[~≈])\s*$/i, 'about'],
  [/(?:±|\+\/?-)\s*$/, 'tolerance'],
]

/** Characters of the longest word for a limit, with spaces. */
const LONGEST_LIMIT = 24

/** Finds the measures in a plain text (see toPlainTyped), in order. Numbers without a unit are ignored. */
export function findMeasures(text: string): Measure[] {
  const found: Measure[] = []
  // A global expression goes on from its `lastIndex`.
  const numberStart = /[\d.]/g
  while (numberStart.test(text)) {
    const index = numberStart.lastIndex - 1
    const { parts, end } = readSequence(text, index)
    // A digit inside a word, or a number written wrongly, such as '1,20,0': the search goes on at the next character.
    if (parts.length === 0) continue
    numberStart.lastIndex = end
    const used = takeMeasure(parts)
    const units = used.at(-1)?.units ?? []
    const [to] = units
    // Numbers without a unit are no measure; the search goes on after them.
    if (to === undefined) continue
    const before = text.slice(Math.max(0, index - LONGEST_LIMIT), index)
    numberStart.lastIndex = used.at(-1)?.end ?? end
    found.push({
      text: text.slice(index, numberStart.lastIndex),
      index,
      numbers: used.map(part => toUnit(part, to)),
      isRange: used.length === 2 && used[1]?.isEndOfRange === true,
      limit: LIMITS.find(([pattern]) => pattern.test(before))?.[1] ?? 'exact',
      units,
    })
  }
  return found
}

/** A number, with commas between groups of its digits or without: 1320, 1,20,000 and 1,320.5. */
const NUMBER_WITH_COMMAS = /\d+(?:,\d{2,3})*(?:\.\d+)?/g

/**
 * Adds digit grouping to the measures in a text: '1320 × 980 mm' becomes '1,320 × 980 mm'. A text with fractions or
 * hidden characters stays as it is.
 */
export function formatMeasures(text: string): string {
  const plain = toPlainTyped(text)
  if (plain.length !== text.length) return text
  return findMeasures(plain).reduceRight((result, { text: { length }, index }) => {
    const measure = result.slice(index, index + length)
    const grouped = measure.replace(NUMBER_WITH_COMMAS, number => formatNumber(Number(number.replaceAll(',', ''))))
    return result.slice(0, index) + grouped + result.slice(index + length)
  }, text)
}

/**
 * Reads a typed amount in a unit: '12.5', '20 ft', `5' 6"`. Rounded to three decimals.
 * @returns null for anything that is not one amount for certain, or that is in a unit of another kind
 */
export function readAmount(typed: string, unit: Unit): number | null {
  const [amount] = readAmounts(typed, unit, { count: 1 }) ?? []
  return amount ?? null
}

/** Reads the typed sides of a hall or a sheet in a unit: '40 x 18', '40 by 18 m', '20" × 30"'; null as readAmount. */
export function readSides(typed: string, unit: Unit): [number, number] | null {
  const [one, other] = readAmounts(typed, unit, { count: 2 }) ?? []
  return one === undefined || other === undefined ? null : [one, other]
}

/**
 * Reads as many numbers as `count` and nothing else, each in the unit; null if the text is not that. A number without a
 * unit has that of the last number, and a single one may have a sign.
 */
function readAmounts(typed: string, unit: Unit, { count }: { count: 1 | 2 }): number[] | null {
  const text = toPlainTyped(typed)
    .trim()
    .replace(/[.,;:]+$/, '')
  const sign = (count === 1 && /^[+-]\s*/.exec(text)?.[0]) || ''
  const { parts, end } = readSequence(text, sign.length)
  if (parts.length !== count || end < text.length || parts.some(({ isEndOfRange }) => isEndOfRange)) return null
  const common = parts.at(-1)?.units[0] ?? unit
  const amounts = parts.map(part => convert(part.value, part.units[0] ?? common, unit))
  if (amounts.some(amount => amount === null)) return null
  return amounts.map(amount => round(sign.startsWith('-') ? -(amount ?? 0) : (amount ?? 0)))
}

/** A number of a sequence, with its own units, or none, and where it starts and ends with them. */
export type Part = { value: number; units: readonly Unit[]; start: number; end: number; isEndOfRange: boolean }

/** Reads numbers that belong together: '450 x 350', '160 to 420', '20" x 30"'. No parts if none begins here. */
export function readSequence(text: string, start: number): { parts: Part[]; end: number } {
  const parts: Part[] = []
  let next: { position: number; isEndOfRange: boolean } | null = { position: start, isEndOfRange: false }
  let end = start
  while (next !== null) {
    const part = readPart(text, next.position)
    // A word between two numbers is followed by something else: '20 to order'.
    if (part === null) break
    parts.push({ ...part, isEndOfRange: next.isEndOfRange })
    end = part.end
    next = findJoint(text, end)
  }
  return { parts, end }
}

/**
 * The first parts up to a unit, and those after it in units of the same kind: what follows in '30 mm, 4 colours' or
 * '180 m/min and 12,000 sheets/h' belongs to another measure.
 */
function takeMeasure(parts: readonly Part[]): readonly Part[] {
  const firstWithUnit = parts.findIndex(({ units }) => units.length > 0)
  const [unit] = parts[firstWithUnit]?.units ?? []
  if (unit === undefined) return []
  const isOther = ({ units: [partUnit] }: Part) => partUnit === undefined || convert(1, partUnit, unit) === null
  const firstOther = parts.findIndex((part, index) => index > firstWithUnit && isOther(part))
  return firstOther < 0 ? parts : parts.slice(0, firstOther)
}

const INCHES_PER_FOOT = 12

/** The number at a position, with its unit if it has one; null if no number begins there. */
function readPart(text: string, position: number): Omit<Part, 'isEndOfRange'> | null {
  const number = findNumberAt(text, position)
  if (number === null) return null
  const unit = findUnit(text, number.end)
  const part = { value: number.value, units: unit?.units ?? [], start: position, end: unit?.end ?? number.end }
  if (part.units[0] !== 'ft') return part
  // Feet and inches: 5' 6".
  const afterSpaces = part.end + text.slice(part.end).search(/\S|$/)
  const inches = findNumberAt(text, afterSpaces)
  const inch = inches && findUnit(text, inches.end)
  if (!inches || inch?.units[0] !== 'inch') return part
  return { ...part, value: part.value + inches.value / INCHES_PER_FOOT, end: inch.end }
}

/** What joins two numbers at a position: where the next number must begin, and whether a range ends with it. */
function findJoint(text: string, position: number) {
  for (const [pattern, isEndOfRange] of [[RANGE, true] as const, [LIST, false] as const]) {
    pattern.lastIndex = position
    if (pattern.test(text)) return { position: pattern.lastIndex, isEndOfRange }
  }
  return null
}

/** A number of a measure in the measure's unit: it may have one of its own that can be converted. */
function toUnit({ value, units: [from] }: Part, to: Unit) {
  return round(convert(value, from ?? to, to) ?? value)
}

/** Rounds to three decimals. */
function round(value: number) {
  return Math.round(value * 1000) / 1000
}
