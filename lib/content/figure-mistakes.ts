import 'server-only'
import { MIN_VALUE } from '@/lib/content/files/limits'
import { listChoices } from '@/lib/content/files/problem'
import { findMeasures } from '@/lib/trade/measures/measures'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import { convert, UNITS, type Unit } from '@/lib/trade/measures/units'
import { getQuantityRule, type Quantity } from '@/lib/trade/product/quantities'
import { contains, type Span } from '@/lib/trade/product/span'
import { formatNumber } from '@/lib/words/format-number'
import { type FigureInFile, VALUE_FIELDS } from './figure'

/** How a file says that the maker states nothing: the text is shown, and has no number. */
const ON_REQUEST = /^on request$/i

/** Units whose figures may be zero or negative. */
const SIGNED_UNITS: readonly Unit[] = ['°C', 'degrees', '%']

/** The plausible range of each quantity in its first unit. A figure outside it is a slip, mostly in the unit. */
const USUAL: Partial<Record<Quantity, Span>> = {
  'largest-sheet': [20, 10_000],
  'smallest-sheet': [5, 10_000],
  'working-width': [5, 10_000],
  'stock-weight': [8, 3000],
  'largest-box': [5, 10_000],
  'reel-diameter': [40, 4000],
  air: [0.02, 5],
  'air-use': [1, 100_000],
  noise: [20, 130],
  power: [0.01, 5000],
  weight: [1, 900_000],
  'overall-size': [20, 400_000],
}

/** The units in which a file may state a quantity: those of its rule, and what converts into the first of them. */
function listUnits(quantity: Quantity): Unit[] {
  const { units } = getQuantityRule(quantity)
  const [base] = units
  return UNITS.filter(unit => units.includes(unit) || (base && convert(1, unit, base) !== null))
}

type Mistake = { path: PropertyKey[]; message: string }

/** The first mistake in a figure, or null. Messages follow the field name: 'figures[3].unit: is missing'. */
export function findFigureMistake(figure: FigureInFile): Mistake | null {
  // In the order of VALUE_FIELDS, where 'value' stands before 'plusMinus'.
  const given = VALUE_FIELDS.filter(field => figure[field] !== undefined)
  const [first, second] = given
  if (!first) return { path: [], message: `has no value. ${listChoices(VALUE_FIELDS)}` }
  const hasMargin = first === 'value' && second === 'plusMinus' && given.length === 2
  if (second && !hasMargin) return { path: [], message: `has ${given.join(' and ')}. Keep one of them` }
  if (figure.of && first !== 'count') return { path: ['of'], message: 'is only allowed with count. Remove it' }
  if (figure.times && first !== 'value') return { path: ['times'], message: 'is only allowed with value. Remove it' }
  return first === 'count' || first === 'text' ? findUnmeasuredMistake(figure, first) : findMeasuredMistake(figure)
}

/** The mistake in a count or a text, or null. */
function findUnmeasuredMistake({ unit, quantity, text }: FigureInFile, field: 'count' | 'text'): Mistake | null {
  if (unit) return { path: ['unit'], message: `must be removed: a ${field} has no unit` }
  if (!quantity || (text && ON_REQUEST.test(text.text))) return null
  if (quantity !== 'supply') {
    const message = `must be removed: a ${field} has no quantity. Only the text 'On request' may have one`
    return { path: ['quantity'], message }
  }
  const hasVolts = text && findMeasures(toPlainTyped(text.text)).some(({ units }) => units.includes('V'))
  return hasVolts ? null : { path: [field], message: "must name the voltage. Write it like '415 V, 3 phases, 50 Hz'" }
}

/** The mistake in a figure with a unit, or null. */
function findMeasuredMistake(figure: FigureInFile): Mistake | null {
  const { unit, quantity, size, plusMinus, value, perModel } = figure
  if (!unit) return { path: ['unit'], message: `is missing. ${listChoices(UNITS)}` }
  if (quantity === 'supply')
    return { path: [], message: "must be a text: a supply is written like '415 V, 3 phases, 50 Hz'" }
  if (quantity && !listUnits(quantity).includes(unit)) {
    const message = `'${unit}' does not fit the quantity '${quantity}'. Write ${listUnits(quantity).join(' or ')}`
    return { path: ['unit'], message }
  }
  // The floor plan needs all three sides of an overall size.
  const wholeSize = size ?? (perModel?.all.type === 'size' ? perModel.all : undefined)
  if (quantity === 'overall-size' && wholeSize?.sides.length !== 3)
    return { path: size ? ['size'] : [], message: 'must have three sides. Write length, width and height' }
  if (quantity === 'accuracy' && (!plusMinus || value))
    return { path: [], message: 'must be written with plusMinus: an accuracy is a tolerance' }
  if (plusMinus && plusMinus.length > 1 && !value)
    return { path: ['plusMinus'], message: 'has two numbers. Write the value that they belong to, or one number' }
  return findOutlier(figure, unit)
}

/** The mistake of a number that is implausible for any such machine. */
function findOutlier({ quantity, times = 1, ...fields }: FigureInFile, unit: Unit): Mistake | null {
  for (const [field, part] of Object.entries(fields)) {
    // None for a text, such as the name.
    const numbers = listNumbers(part)
    // A range may begin at 0; its smaller number comes first.
    const low = numbers.find((number, index) => number <= 0 && !(number === 0 && field === 'range' && index === 0))
    if (low !== undefined && !SIGNED_UNITS.includes(unit)) {
      const least = `Write at least ${MIN_VALUE}`
      const message =
        low === 0 ? `'0' is too small. ${least}` : `'${low}' is below zero, and ${unit} is not. Remove the minus`
      return { path: [field], message }
    }
    const [base = unit] = quantity ? getQuantityRule(quantity).units : []
    // A tolerance is far below the size that it belongs to.
    const usual = quantity && field !== 'plusMinus' && USUAL[quantity]
    const toBase = (number: number) => (convert(number, unit, base) ?? number) * times
    const outlier = usual && numbers.find(number => !contains(usual, toBase(number)))
    if (usual && outlier !== undefined) {
      const range = usual.map(formatNumber).join(' to ')
      const message = `'${outlier} ${unit}' is out of what machines have, ${range} ${base}. Correct the number, or the unit`
      return { path: [field], message }
    }
  }
  return null
}

/** All numbers of a field's value, in order. */
function listNumbers(part: unknown): number[] {
  if (typeof part === 'number') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listNumbers) : []
}
