import { formatNumber } from '@/lib/words/format-number'

/** From this length on, buyers read metres: '15.8 m'. */
export const METRES_FROM_MM = 10_000

/** A length as buyers read it: '1,700 mm', '15.8 m'. */
export function formatLength(mm: number): string {
  return mm < METRES_FROM_MM ? `${formatNumber(mm)} mm` : `${formatNumber(mm / 1000)} m`
}
