import type { Figure } from '@/lib/content/figure'
import { findSpans, joinSpans } from '@/lib/product/figure-spans'
import { getQuantityRule } from '@/lib/product/quantities'
import type { Unit } from '@/lib/product/units'

/** A machine's figure as a range of numbers in one unit. */
export type FigureSpan = readonly [unit: Unit, min: number, max: number]

/** The key of the filter that a figure belongs to; null or undefined if there is none. */
function findFilter({ quantity }: Figure) {
  return quantity && getQuantityRule(quantity).filter?.key
}

/** The figures of a machine that can be searched, as ranges. As in the filter, widths start at the smallest sheet. */
export function listIndexedFigures(figures: readonly Figure[]): FigureSpan[] {
  const [minWidth] = joinSpans(figures.filter(figure => findFilter(figure) === 'width')) ?? [0]
  return figures.flatMap(figure => {
    if (!('unit' in figure) || (figure.quantity && !getQuantityRule(figure.quantity).isSearched)) return []
    const start = findFilter(figure) === 'width' ? minWidth : 0
    return findSpans(figure).map(([min, max]): FigureSpan => [figure.unit, Math.max(min, Math.min(start, max)), max])
  })
}
