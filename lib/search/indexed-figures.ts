import type { Figure } from '@/lib/content/figure'
import { findSpans, joinSpans } from '@/lib/product/figure-spans'
import { getQuantityRule } from '@/lib/product/quantities'
import type { Unit } from '@/lib/product/units'

/** A machine's figure as a span of numbers in one unit. */
export type FigureSpan = readonly [unit: Unit, min: number, max: number]

/** The filter that a figure belongs to; null for none. */
function findFilter({ quantity }: Figure) {
  return quantity && getQuantityRule(quantity).filter?.key
}

/** The spans of a machine that a search may ask for. A width begins where the filter by width begins it: at the smallest sheet. */
export function listIndexedFigures(figures: readonly Figure[]): FigureSpan[] {
  const [floor] = joinSpans(figures.filter(figure => findFilter(figure) === 'width')) ?? [0]
  return figures.flatMap(figure => {
    if (!('unit' in figure) || (figure.quantity && !getQuantityRule(figure.quantity).isSearched)) return []
    const least = findFilter(figure) === 'width' ? floor : 0
    return findSpans(figure).map(([min, max]): FigureSpan => [figure.unit, Math.max(min, Math.min(least, max)), max])
  })
}
