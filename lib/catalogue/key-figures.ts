import type { Figure, Quantity } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'

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

/** Overall sizes are too long for a large figure; they have the floor-space drawing. */
const MAX_SIDES = 2

function isShort(figure: Figure) {
  return (
    figure.type !== 'text' && figure.type !== 'choice' && (figure.type !== 'size' || figure.sides.length <= MAX_SIDES)
  )
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
