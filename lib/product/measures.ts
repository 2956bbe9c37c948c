import { formatNumber } from './format-number'
import { UNIT_SPELLINGS, type Unit } from './units'

/** Numbers with their unit in a text: '160 to 420 m/min', '1450 × 1300 mm', '±0.5 mm'. */
export type Measure = {
  /** As it stands in the text. */
  text: string
  /** Where it begins in the text. */
  index: number
  numbers: readonly number[]
  isRange: boolean
  /** Units that it may be in; more than one where the text leaves it open, as in '6,000 an hour'. */
  units: readonly Unit[]
}

const NUMBER = '\\d+(?:,\\d{2,3})*(?:\\.\\d+)?'
const JOINT = '\\s*(?:,|×|x|–|-|\\bto\\b|\\bor\\b|\\band\\b)\\s*'

/** One number or several, up to the place of the unit; none that is part of a word or of a longer number. */
const NUMBERS = new RegExp(`(?<![\\p{L}\\d.,])±?${NUMBER}(?:${JOINT}${NUMBER})*\\s*`, 'giu')

/** The measures of a text, in their order. Numbers without a unit are left alone. */
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

/** The longest unit at a place: 'm/min' and not 'm'. */
function findUnit(text: string, place: number) {
  let longest: { units: readonly Unit[]; end: number } | null = null
  for (const { pattern, units } of UNIT_SPELLINGS) {
    pattern.lastIndex = place
    if (pattern.test(text) && pattern.lastIndex > (longest?.end ?? place)) longest = { units, end: pattern.lastIndex }
  }
  return longest
}

/** A text with the numbers of its measures grouped as figures are: '1320 × 980 mm' becomes '1,320 × 980 mm'. */
export function formatMeasures(text: string): string {
  return findMeasures(text).reduceRight((result, { text: measure, index }) => {
    const grouped = measure.replace(new RegExp(NUMBER, 'g'), number => formatNumber(Number(number.replaceAll(',', ''))))
    return result.slice(0, index) + grouped + result.slice(index + measure.length)
  }, text)
}
