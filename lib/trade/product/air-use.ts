import type { Figure } from './figure'
import { findSpans } from './figure-spans'
import { OPEN_END } from './span'

/** The free air in l/min that a machine takes at most; null if its figures state none. */
export function findAirUse(figures: readonly Figure[]): number | null {
  const figure = figures.find(({ quantity }) => quantity === 'air-use')
  const [span] = figure ? findSpans(figure) : []
  return span && span[1] !== OPEN_END ? Math.round(span[1]) : null
}
