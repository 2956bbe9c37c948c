import type { Figure } from '@/lib/content/figure'
import { findSpans } from '@/lib/product/figure-spans'
import { getQuantityRule } from '@/lib/product/quantities'
import type { Unit } from '@/lib/product/units'

/** A machine's figure as a span of numbers in one unit. */
export type FigureSpan = readonly [unit: Unit, min: number, max: number]

/** The spans of a machine that a search may ask for. */
export function listIndexedFigures(figures: readonly Figure[]): FigureSpan[] {
  return figures.flatMap(figure => {
    if (!('unit' in figure) || (figure.quantity && !getQuantityRule(figure.quantity).isSearched)) return []
    return findSpans(figure).map(([min, max]): FigureSpan => [figure.unit, min, max])
  })
}
