import { formatNumber } from '@/lib/words/format-number'

/** From this length on, buyers read metres: '15.8 m'. */
export const METRES_FROM_MM = 10_000

/** Whether lengths (in mm) that stand beside each other are all stated in metres: if one is of 10 m or more. */
export function areInMetres(lengths: readonly number[]): boolean {
  return lengths.some(mm => mm >= METRES_FROM_MM)
}

/**
 * A length as buyers read it: '1,700 mm', '15.8 m'.
 *
 * @param inMetres whether it is stated in metres, as beside a longer one: '1.7 m'
 */
export function formatLength(mm: number, inMetres = areInMetres([mm])): string {
  return inMetres ? `${formatNumber(mm / 1000)} m` : `${formatNumber(mm)} mm`
}
