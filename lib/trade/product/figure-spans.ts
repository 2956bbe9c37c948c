import type { Unit } from '@/lib/trade/measures/units'
import type { Figure, Side } from './figure'
import { getQuantityRule } from './quantities'
import { OPEN_END, type Span } from './span'

/**
 * The spans of a figure: one per side of a size, one per value of a choice, none for a text, and one for every other
 * type. Filters, search, structured data and content validation all use this function, so that a number means the same
 * everywhere.
 */
export function findSpans(figure: Figure): Span[] {
  // Where less is better, as of noise, only the upper end of a figure counts.
  const isWorst = figure.quantity !== null && getQuantityRule(figure.quantity).value === 'worst'
  switch (figure.type) {
    case 'range':
    case 'count':
      return [[isWorst ? figure.max : figure.min, figure.max]]
    case 'up-to':
      return [[isWorst ? figure.value : Math.min(0, figure.value), figure.value]]
    case 'from':
      return [[figure.value, OPEN_END]]
    case 'tolerance':
      return [[figure.value, figure.value]]
    case 'value':
    case 'about':
      return [createSpan(figure, figure.value)]
    case 'choice':
      return figure.values.map(value => createSpan(figure, value))
    case 'size':
      return figure.sides.map(side => createSpan(figure, side))
    case 'sizes':
      return figure.sizes.flat().map(side => createSpan(figure, side))
    case 'text':
      return []
  }
}

/** The smallest and the largest that a side may be. */
export function toSpan(side: Side): Span {
  return typeof side === 'number' ? [side, side] : side
}

/** The span of a single number or of a side with a range, which depends on what the quantity's numbers mean. */
function createSpan({ quantity }: Figure, side: Side): Span {
  const [min, max] = toSpan(side)
  const { value } = quantity ? getQuantityRule(quantity) : { value: 'exact' }
  if (value === 'exact' || value === 'worst') return [min, max]
  return value === 'most' ? [0, max] : [min, OPEN_END]
}

/**
 * The span that several figures cover together, such as a largest and a smallest sheet; null if they contain no upper
 * limit.
 */
export function joinSpans(figures: readonly Figure[]): Span | null {
  const isLowerLimit = ({ quantity }: Figure) => quantity !== null && getQuantityRule(quantity).value === 'least'
  const limits = figures.filter(figure => !isLowerLimit(figure)).flatMap(findSpans)
  if (limits.length === 0) return null
  // For a smallest sheet, too, the longer side counts, because visitors filter by it.
  const floors = figures.filter(isLowerLimit).map(figure => Math.max(...findSpans(figure).map(([min]) => min)))
  // A start of 0 says that a figure has no lower limit, not that it reaches down to 0.
  const starts = [...limits.map(([min]) => min), ...floors].filter(start => start > 0)
  const largest = Math.max(...limits.map(([, max]) => max))
  return [starts.length > 0 ? Math.min(...starts, largest) : 0, largest]
}

/** A figure with a unit. */
export type MeasuredFigure = Extract<Figure, { unit: Unit }>

/**
 * Converts a figure to another unit by multiplying its numbers by `factor`: from pieces per minute to per hour it is
 * 60. Rounded to three decimals; how the sheet stated it is left out.
 */
export function convertFigure({ shown: _, ...stated }: MeasuredFigure, unit: Unit, factor: number): MeasuredFigure {
  const times = (value: number) => Math.round(value * factor * 1000) / 1000
  const timesSide = (side: Side): Side => (typeof side === 'number' ? times(side) : [times(side[0]), times(side[1])])
  const { perModel } = stated
  const figure = { ...stated, ...(perModel && { perModel: perModel.map(sides => sides.map(times)) }) }
  switch (figure.type) {
    case 'range':
      return { ...figure, min: times(figure.min), max: times(figure.max), unit }
    case 'choice':
      return { ...figure, values: figure.values.map(times), unit }
    case 'size':
      return { ...figure, sides: figure.sides.map(timesSide), unit }
    case 'sizes':
      return { ...figure, sizes: figure.sizes.map(sides => sides.map(times)), unit }
    case 'value':
      return { ...figure, value: times(figure.value), ...(figure.margin && { margin: figure.margin.map(times) }), unit }
    default:
      return { ...figure, value: times(figure.value), unit }
  }
}
