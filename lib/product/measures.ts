import { formatNumber } from '@/lib/format-number'
import { UNIT_SPELLINGS, type Unit } from './units'

/** One or more numbers with a unit, as found in a text: '160 to 420 m/min', '1450 × 1300 mm', '±0.5 mm'. */
export type Measure = {
  /** The exact words of the text. */
  text: string
  /** Position of its first character in the text. */
  index: number
  numbers: readonly number[]
  isRange: boolean
  /** The units it may be in; more than one if the text is ambiguous, as in '6,000 an hour'. */
  units: readonly Unit[]
}

const NUMBER = '\\d+(?:,\\d{2,3})*(?:\\.\\d+)?'
const JOINT = '\\s*(?:,|×|x|–|-|\\bto\\b|\\bor\\b|\\band\\b)\\s*'

/**
 * One or more numbers, up to where the unit starts. Numbers that are part of a word or of a longer number do not match.
 */
const NUMBERS = new RegExp(`(?<![\\p{L}\\d.,])±?${NUMBER}(?:${JOINT}${NUMBER})*\\s*`, 'giu')

/** Finds the measures in a text, in order. Numbers without a unit are ignored. */
export function findMeasures(text: string): Measure[] {
  return [...text.matchAll(NUMBERS)].flatMap(({ 0: words, index }) => {
    const unit = findUnit(text, index + words.length)
    if (!unit) return []
    return {
      text: text.slice(index, unit.end),
      index,
      numbers: (words.match(new RegExp(NUMBER, 'g')) ?? []).map(number => Number(number.replaceAll(',', ''))),
      isRange: /\d\s*(?:to|–|-)/i.test(words),
      units: unit.units,
    }
  })
}

/** The longest unit that starts at this position: 'm/min' rather than 'm'. */
function findUnit(text: string, position: number) {
  let longest: { units: readonly Unit[]; end: number } | null = null
  for (const { pattern, units } of UNIT_SPELLINGS) {
    pattern.lastIndex = position
    if (pattern.test(text) && pattern.lastIndex > (longest?.end ?? position))
      longest = { units, end: pattern.lastIndex }
  }
  return longest
}

/** Adds digit grouping to the measures in a text: '1320 × 980 mm' becomes '1,320 × 980 mm'. */
export function formatMeasures(text: string): string {
  return findMeasures(text).reduceRight((result, { text: measure, index }) => {
    const grouped = measure.replace(new RegExp(NUMBER, 'g'), number => formatNumber(Number(number.replaceAll(',', ''))))
    return result.slice(0, index) + grouped + result.slice(index + measure.length)
  }, text)
}
