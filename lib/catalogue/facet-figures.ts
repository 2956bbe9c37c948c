import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'

/** The numbers a machine covers, smallest and largest. An upper limit alone starts at 0. */
export type Span = readonly [min: number, max: number]

/** Units a machine states for a quantity, each with its span. Units are never converted into one another. */
export function toSpansByUnit(figures: readonly Figure[], quantities: readonly string[]): Map<string, Span> {
  const spans = new Map<string, Span>()
  for (const figure of figures) {
    if (!figure.quantity || !quantities.includes(figure.quantity) || !('unit' in figure)) continue
    const span = toSpan(figure)
    if (span) spans.set(figure.unit, span)
  }
  return spans
}

function toSpan(figure: Figure): Span | null {
  switch (figure.type) {
    case 'range':
      return [figure.min, figure.max]
    case 'value':
    case 'up-to':
      return [0, figure.value]
    case 'choice':
      return [0, Math.max(...figure.values)]
    case 'from':
      return [figure.value, Number.MAX_SAFE_INTEGER]
    case 'size':
      return [0, Math.max(...figure.sides)]
    default:
      return null
  }
}

/**
 * Sheet widths a machine takes, in millimetres: up to its working width or the longer side of its largest sheet, from the longer
 * side of its smallest sheet where that is stated. Null where neither limit is stated.
 */
export function toWidth({ figures }: Pick<Product, 'figures'>): Span | null {
  const find = (quantity: string) => toSpansByUnit(figures, [quantity]).get('mm')
  const limits = [find('working-width'), find('largest-sheet')].flatMap(span => span ?? [])
  const largest = Math.max(...limits)
  if (!Number.isFinite(largest)) return null
  const smallest = find('working-width')?.[0] || find('smallest-sheet')?.[1] || 0
  return [Math.min(smallest, largest), largest]
}
