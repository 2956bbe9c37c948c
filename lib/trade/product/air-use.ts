import { formatNumber } from '@/lib/words/format-number'
import type { Figure } from './figure'
import { findSpans } from './figure-spans'
import { OPEN_END } from './span'

/** The free air in l/min that a machine takes at most; null if its figures state none. */
export function findAirUse(figures: readonly Figure[]): number | null {
  const figure = figures.find(({ quantity }) => quantity === 'air-use')
  const [span] = figure ? findSpans(figure) : []
  return span && span[1] !== OPEN_END ? Math.round(span[1]) : null
}

/** Litres in a cubic foot. */
const CUBIC_FOOT = 28.3168

/** A flow of free air in the units that compressors are sold in, from l/min: m³/h, and cubic feet a minute. */
export function formatFlow(litres: number) {
  const [cubicMetres, cfm] = [Math.round((litres * 60) / 100) / 10, Math.round((litres / CUBIC_FOOT) * 10) / 10]
  return { litres: formatNumber(litres), cubicMetres: formatNumber(cubicMetres), cfm: formatNumber(cfm) }
}
