import { findBareSizes } from '@/lib/trade/measures/bare-sizes'
import { findMeasures } from '@/lib/trade/measures/measures'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import { CRORE, DIAMETER, LAKH } from '@/lib/trade/measures/other-scripts'
import type { Unit } from '@/lib/trade/measures/units'
import { toPlainText } from './search-words'

/**
 * A figure in a search: '1300 mm', or '6,000 an hour', which may mean sheets or pieces. `typed` is the text it was read
 * from. `isDiameter` if the search says so, and `isAssumed` if it states no unit and is taken to be in inches.
 */
export type FigureQuery = {
  typed: string
  value: number
  units: readonly Unit[]
  isDiameter?: boolean
  isAssumed?: boolean
}

/** The sides of sheets are larger than this in mm, and smaller in inches. */
const INCHES_BELOW = 60

/** A size without a unit is ignored if both sides are smaller: '3 x 2' is no sheet, neither in mm nor in inches. */
const LEAST_SIDE = 10

/** Words and signs for a diameter. */
const IS_DIAMETER = new RegExp(`(?<!\\p{L})(?:dia(?:meter)?s?|${DIAMETER})(?![\\p{L}\\p{M}])|[ø⌀]`, 'iu')

/** From here on, a bare number may be an output: no sheet is so wide, and no machine so slow. */
const LARGE_NUMBER = 3000

/**
 * Splits a search into its figures and the rest of its text. '1450 x 1300 mm' asks for both sides.
 * @param isPhrase whether a text is a word of the trade: '4 bar' slots a box, and '3 ply' is a board
 */
export function parseFigures(
  query: string,
  isPhrase: (text: string) => boolean,
): { figures: FigureQuery[]; rest: string } {
  const text = toPlainTyped(query)
  const measures = findMeasures(text).filter(({ text: typed }) => !isPhrase(typed))
  const rest = measures.reduce((left, measure) => left.replace(measure.text, ' '), text)
  const sizes = findBareSizes(rest).filter(({ numbers }) => numbers.some(side => side >= LEAST_SIDE))
  const isDiameter = IS_DIAMETER.test(text)
  return {
    figures: [
      ...measures.flatMap(({ text: typed, numbers, units }) =>
        numbers.map(value => ({ typed, value, units, isDiameter })),
      ),
      ...sizes.flatMap(readSize),
    ],
    rest: toPlainText(sizes.reduce((left, { text: typed }) => left.replace(typed, ' '), rest)),
  }
}

/** The sides of a size without a unit: in mm, or in inches if all are too short for a sheet in mm. */
function readSize({ text: typed, numbers }: ReturnType<typeof findBareSizes>[number]): FigureQuery[] {
  const isAssumed = numbers.every(side => side < INCHES_BELOW)
  return numbers.map(value => ({ typed, value, units: [isAssumed ? 'inch' : 'mm'], isAssumed }))
}

/** A number of packs, and the time in which they are made. */
const COUNT = '\\d[\\d.,]*\\s*(?:k|thousand|hazaa?r|lakhs?|lacs?)?'
const PERIOD = '(?:(?:an?|per|each|every|\\/)\\s*(?:day|shift|week|month|year)|daily|rozana|roz|din)'

/** How much is made in a time: '20000 a day', '20,000 pizza boxes per shift', 'daily 5 lakh cups'. */
const QUANTITY = new RegExp(
  `(?<!\\p{L})(?:${COUNT}((?:\\s+\\p{L}+){0,3}?)\\s*${PERIOD}|${PERIOD}\\s+${COUNT})(?!\\p{L})`,
  'u',
)

/**
 * An amount of money: 'under 10 lakh' asks for a price. Its word stays in the search, because content/search-words.yaml
 * has an answer for it.
 */
const MONEY = new RegExp(
  `(?<!\\p{L})(?:₹|rs\\.?|inr)?\\s*\\d[\\d.,]*\\s*(lakhs?|lacs?|crores?|rupees?|${LAKH}|${CRORE})(?![\\p{L}\\p{M}])`,
  'gu',
)

/** Takes a quantity and a budget out of the plain text of a search: the line planner and the quotation answer them. */
export function readQuantity(text: string): { rest: string; hasQuantity: boolean } {
  const rest = text.replace(QUANTITY, '$1 ')
  return { rest: rest.replace(MONEY, ' $1 '), hasQuantity: rest !== text }
}

/**
 * Reads a bare number of three to six digits as a side in mm, which is what most of them mean, and a large one also as
 * an hourly output; null for other words.
 */
export function parseBareFigure(word: string): FigureQuery | null {
  if (!/^\d{3,6}$/.test(word)) return null
  const value = Number(word)
  return { typed: word, value, units: value < LARGE_NUMBER ? ['mm'] : ['mm', 'sheets/h', 'pcs/h'] }
}
