import type { Figure } from '@/lib/content/figure'
import { getQuantityRule } from './quantities'
import { OPEN_END, type Span } from './span'
import type { Unit } from './units'

/**
 * The spans of a figure: one, or one for each side of a size and each of several choices; none for a text. Filters, search,
 * structured data and the content gate read figures here, so that a number means the same to all of them.
 */
export function findSpans(figure: Figure): Span[] {
  switch (figure.type) {
    case 'range':
    case 'count':
      return [[figure.min, figure.max]]
    case 'up-to':
      return [[0, figure.value]]
    case 'from':
      return [[figure.value, OPEN_END]]
    case 'tolerance':
      return [[figure.value, figure.value]]
    case 'value':
      return [createSpan(figure, figure.value)]
    case 'choice':
      return figure.values.map(value => createSpan(figure, value))
    case 'size':
      return figure.sides.map(side => createSpan(figure, side))
    case 'text':
      return []
  }
}

/** A number that stands alone, as its quantity takes it. */
function createSpan({ quantity }: Figure, number: number): Span {
  const { value } = quantity ? getQuantityRule(quantity) : { value: 'exact' }
  if (value === 'exact') return [number, number]
  return value === 'most' ? [0, number] : [number, OPEN_END]
}

/** What several figures cover together, as a largest sheet, a smallest sheet and a working width do; null for none. */
export function joinSpans(figures: readonly Figure[]): Span | null {
  const isLeast = ({ quantity }: Figure) => quantity !== null && getQuantityRule(quantity).value === 'least'
  const limits = figures.filter(figure => !isLeast(figure)).flatMap(findSpans)
  if (limits.length === 0) return null
  // The longer side of the smallest sheet: the longer side is what a width is asked for.
  const floors = figures.filter(isLeast).map(figure => Math.max(...findSpans(figure).map(([min]) => min)))
  const starts = [...limits.map(([min]) => min), ...floors].filter(start => start > 0)
  const largest = Math.max(...limits.map(([, max]) => max))
  return [starts.length > 0 ? Math.min(...starts, largest) : 0, largest]
}

/** A figure that is measured in a unit. */
export type MeasuredFigure = Extract<Figure, { unit: Unit }>

/** The same figure in another unit, its numbers times a factor: pieces a minute times 60 are pieces an hour. */
export function convertFigure(figure: MeasuredFigure, unit: Unit, factor: number): MeasuredFigure {
  switch (figure.type) {
    case 'range':
      return { ...figure, min: figure.min * factor, max: figure.max * factor, unit }
    case 'choice':
      return { ...figure, values: figure.values.map(value => value * factor), unit }
    case 'size':
      return { ...figure, sides: figure.sides.map(side => side * factor), unit }
    default:
      return { ...figure, value: figure.value * factor, unit }
  }
}
