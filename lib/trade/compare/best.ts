import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { getQuantityRule } from '@/lib/trade/product/quantities'
import { OPEN_END } from '@/lib/trade/product/span'

/**
 * Whether each machine has the best figure of a row, of which all machines that have it do: the highest speed, the
 * largest sheet, the lowest power. Of a size, each side has to be at least that of every other machine. None has it
 * where the figures do not tell: under different conditions, without a limit, or of a quantity of which neither more nor
 * less is better, such as a weight.
 *
 * @param figures the figures of each machine in the row, in one unit; empty if it states none
 */
export function findBest(figures: readonly (readonly Figure[])[]): boolean[] {
  const none = figures.map(() => false)
  const stated = figures.map(([figure, ...more]) => (figure && more.length === 0 ? readSides(figure) : null))
  const isClear = figures.every((row, index) => row.length === 0 || stated[index])
  const conditions = new Set(figures.flat().map(({ condition }) => condition))
  if (!isClear || conditions.size > 1) return none
  const rivals = stated.filter(sides => sides !== null)
  const best = stated.map(sides => sides !== null && rivals.every(rival => isAtLeast(sides, rival)))
  // Where all have it, nothing is better.
  return best.filter(Boolean).length < rivals.length ? best : none
}

/**
 * Whether each machine takes the fewest people. None does where one does not state them, or all take as many.
 * @param crews people at each machine
 */
export function findFewest(crews: readonly (number | undefined)[]): boolean[] {
  const least = Math.min(...crews.map(crew => crew ?? 0))
  const isClear = !crews.includes(undefined) && crews.some(crew => crew !== least)
  return crews.map(crew => isClear && crew === least)
}

/** The sides of a figure, largest first, negative where less is better; null if it has none that tell. */
function readSides(figure: Figure): number[] | null {
  if (figure.quantity === null || figure.type === 'choice' || figure.type === 'sizes') return null
  const { value } = getQuantityRule(figure.quantity)
  const spans = findSpans(figure)
  const isLess = value === 'worst' || figure.quantity === 'power'
  if (spans.length === 0 || (value === 'exact' && !isLess)) return null
  const sides = spans.map(([min, max]) => (value === 'least' ? min : max)).sort((a, b) => b - a)
  if (sides.includes(OPEN_END)) return null
  return value === 'least' || isLess ? sides.map(side => -side) : sides
}

function isAtLeast(one: readonly number[], other: readonly number[]) {
  return one.length === other.length && one.every((side, index) => side >= (other[index] ?? 0))
}
