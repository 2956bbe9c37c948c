import type { Stock } from './stock'

/** Materials that differ only in weight, which is compared separately. */
const ALIKE: Readonly<Record<string, string>> = { paper: 'folding carton', 'folding carton': 'paper' }

/** Whether one of a machine's materials is the wanted one, or an equivalent of it. */
export function takesMaterial(materials: readonly string[], wanted: string): boolean {
  return materials.includes(wanted) || materials.includes(ALIKE[wanted] ?? wanted)
}

/**
 * The flutes that a machine takes, by letter, with two letters for a double wall; none if its stock says nothing about
 * flutes. `takesDoubleWall`: it takes every double wall.
 */
export type Flutes = { flutes: string[]; takesDoubleWall: boolean }

/** The flutes of all stock of a machine. '5 ply' means every double wall, as long as none is named by its letters. */
export function findFlutes(stock: readonly Stock[]): Flutes {
  const flutes = [...new Set(stock.flatMap(entry => entry.flutes))]
  const hasDoublePly = stock.some(({ ply }) => ply.some(count => count >= 5))
  return { flutes, takesDoubleWall: hasDoublePly && !flutes.some(isDoubleWall) }
}

/** Whether a machine takes a flute, or says nothing about flutes. */
export function takesFlute({ flutes, takesDoubleWall }: Flutes, flute: string): boolean {
  return flutes.length === 0 || flutes.includes(flute) || (isDoubleWall(flute) && takesDoubleWall)
}

/** Whether a flute is written with two letters. */
export function isDoubleWall(flute: string): boolean {
  return flute.length > 1
}
