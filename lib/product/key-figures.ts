import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { findSpans } from './figure-spans'
import type { Quantity } from './quantities'

/** What a buyer asks first, in this order. */
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

/** Overall sizes and most choices are too long for a large figure, and texts are no figures. */
const MOST_NUMBERS = 2

function isShort(figure: Figure) {
  const { length } = findSpans(figure)
  return length > 0 && length <= MOST_NUMBERS
}

/**
 * The figures that stand large on a card, a slide or the rating plate: at most `count`, the most asked-for first,
 * none twice; figures of no known quantity follow in the order of the content file.
 */
export function pickKeyFigures({ figures }: Pick<Product, 'figures'>, count: number): Figure[] {
  const short = figures.filter(isShort)
  const known = IN_ORDER_OF_INTEREST.flatMap(quantity => short.find(figure => figure.quantity === quantity) ?? [])
  const others = short.filter(figure => figure.quantity === null)
  return [...known, ...others].slice(0, count)
}
