import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { findSpans } from './figure-spans'
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

/** Figures with more numbers than this, such as overall sizes and most choices, are too long to be set large. */
const MAX_NUMBERS = 2

function isShort(figure: Figure) {
  const { length } = findSpans(figure)
  return length > 0 && length <= MAX_NUMBERS
}

/**
 * Picks at most `count` figures to be set large on a card, a slide or the rating plate. The quantities that buyers ask
 * for first lead, with one figure each; figures without a quantity follow in the order of the content file.
 */
export function pickKeyFigures({ figures }: Pick<Product, 'figures'>, count: number): Figure[] {
  const short = figures.filter(isShort)
  const known = IN_ORDER_OF_INTEREST.flatMap(quantity => short.find(figure => figure.quantity === quantity) ?? [])
  const others = short.filter(figure => figure.quantity === null)
  return [...known, ...others].slice(0, count)
}
