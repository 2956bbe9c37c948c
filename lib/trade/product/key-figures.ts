import type { Figure } from './figure'
import { findSpans } from './figure-spans'
import type { Product } from './product'
import type { Quantity } from './quantities'

/** The quantities that buyers ask for first, in this order. */
const IN_ORDER_OF_INTEREST: readonly Quantity[] = [
  'speed',
  'largest-sheet',
  'working-width',
  'stock-weight',
  'stock-thickness',
  'accuracy',
  'power',
  'weight',
]

/** Figures of more spans than this, such as overall sizes and most choices, are too long. '300-500 mm' is one span. */
const MAX_SPANS = 2

/** Whether a figure can be set large: it has numbers, and not too many. */
function fitsLargeType(figure: Figure) {
  const { length } = findSpans(figure)
  return length > 0 && length <= MAX_SPANS
}

/**
 * Picks at most `count` figures to be set large on a card, a slide or the rating plate. The quantities that buyers ask
 * for first lead, with one figure each; figures without a quantity follow in the order of the content file. Those of
 * any other quantity, such as a smallest sheet, are never set large.
 */
export function pickKeyFigures({ figures }: Pick<Product, 'figures'>, count: number): Figure[] {
  const fitting = figures.filter(fitsLargeType)
  const leading = IN_ORDER_OF_INTEREST.flatMap(quantity => fitting.find(figure => figure.quantity === quantity) ?? [])
  const others = fitting.filter(figure => figure.quantity === null)
  return [...leading, ...others].slice(0, count)
}
