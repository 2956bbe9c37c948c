import type { Figure } from '@/lib/content/figure'
import type { Unit } from '@/lib/measures/units'
import { findSpans, joinSpans } from '@/lib/product/figure-spans'
import { getQuantityRule } from '@/lib/product/quantities'

/** A machine's figure as a range of numbers in one unit. */
export type FigureSpan = readonly [unit: Unit, min: number, max: number]

/** The key of the filter that a figure belongs to; null or undefined if there is none. */
function findFilter({ quantity }: Figure) {
  return quantity && getQuantityRule(quantity).filter?.key
}

/**
 * The figures of a machine that can be searched, as ranges. A working width alone would begin at 0; as in the filter, it
 * begins at the machine's smallest sheet.
 */
export function listIndexedFigures(figures: readonly Figure[]): FigureSpan[] {
  const [minWidth] = joinSpans(figures.filter(figure => findFilter(figure) === 'width')) ?? [0]
  return figures.flatMap(figure => {
    if (!('unit' in figure) || (figure.quantity && !getQuantityRule(figure.quantity).isSearched)) return []
    const isWidth = findFilter(figure) === 'width'
    return findSpans(figure).map(([min, max]): FigureSpan => {
      return [figure.unit, isWidth ? Math.max(min, Math.min(minWidth, max)) : min, max]
    })
  })
}
