import { findMeasures } from '@/lib/product/measures'
import type { Unit } from '@/lib/product/units'
import type { FigureSpan } from './indexed-figures'

/** A figure in a search: '1300 mm', or '6,000 an hour', which may be of sheets or of pieces. */
export type FigureQuery = { value: number; units: readonly Unit[] }

/** Takes the figures out of a search; '1450 x 1300 mm' asks for both sides. */
export function parseFigures(query: string): { figures: FigureQuery[]; rest: string } {
  const measures = findMeasures(query)
  return {
    figures: measures.flatMap(({ numbers, units }) => numbers.map(value => ({ value, units }))),
    rest: measures.reduce((rest, { text }) => rest.replace(text, ' '), query),
  }
}

/** The span that answers a figure best, and how well: 2 for the very limit, less than 1 for a range around it; null for none. */
export function findSpan(spans: readonly FigureSpan[], { value, units }: FigureQuery) {
  let best: { span: FigureSpan; score: number } | null = null
  for (const span of spans) {
    const [spanUnit, min, max] = span
    if (!units.includes(spanUnit) || value < min || value > max) continue
    const score = value === max ? 2 : value === min ? 1.8 : value / max
    if (score > (best?.score ?? 0)) best = { span, score }
  }
  return best
}
