import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { getQuantityRule } from '@/lib/trade/product/quantities'
import { OPEN_END } from '@/lib/trade/product/span'

/**
 * Whether each machine has the best figure of a row: the highest speed, the largest sheet, the lowest power. Several
 * machines can share it. The best size is at least as large as every other one on each side. No machine has it if the
 * figures cannot be compared: under different conditions, without a limit, or of a quantity such as a weight, of which
 * neither more nor less is better.
 *
 * @param figures the figures of each machine in the row, in one unit; empty if it states none
 */
export function findBest(figures: readonly (readonly Figure[])[]): boolean[] {
  const none = figures.map(() => false)
  const stated = figures.map(([figure, ...more]) => (figure && more.length === 0 ? readSides(figure) : null))
  const isComparable = figures.every((row, index) => row.length === 0 || stated[index])
  const conditions = new Set(figures.flat().map(({ condition }) => condition))
  if (!isComparable || conditions.size > 1) return none
  const rivals = stated.filter(sides => sides !== null)
  const best = stated.map(sides => sides !== null && rivals.every(rival => isAtLeast(sides, rival)))
  // If all machines share it, none is better than another.
  return best.filter(Boolean).length < rivals.length ? best : none
}

/**
 * The sides of a figure, largest first, or its only number; negative if less is better, so that more always wins. Null
 * if the figure cannot be compared.
 */
function readSides(figure: Figure): number[] | null {
  if (figure.quantity === null || figure.type === 'choice' || figure.type === 'sizes') return null
  // Which end of a figure counts: 'least' is the smallest that a machine takes, 'worst' an upper limit of something
  // bad. Power is 'exact', and less of it is better all the same.
  const { value } = getQuantityRule(figure.quantity)
  const spans = findSpans(figure)
  const isLessBetter = value === 'least' || value === 'worst' || figure.quantity === 'power'
  if (spans.length === 0 || (value === 'exact' && !isLessBetter)) return null
  const sides = spans.map(([min, max]) => (value === 'least' ? min : max)).sort((a, b) => b - a)
  if (sides.includes(OPEN_END)) return null
  return isLessBetter ? sides.map(side => -side) : sides
}

function isAtLeast(one: readonly number[], other: readonly number[]) {
  return one.length === other.length && one.every((side, index) => side >= (other[index] ?? 0))
}
