import { findPoint, type PieceLeg } from './hall-way'
import type { Piece } from './line-run'

/** How many pieces (sheets, blanks or packs on their way) wait before the slowest step of a line that stands still. */
const WAITING = 3

type Standing = {
  /** The ways from one machine to the next, each once. */
  legs: readonly PieceLeg[]
  /** Whether a leg leads to the slowest step. */
  isSlowest: (leg: PieceLeg) => boolean
  /** The width of the aisles and the side of a piece, in mm. */
  aisle: number
  size: number
}

/**
 * The pieces of a line that stands still: one on each leg, as it arrives in the middle of the aisle before its machine,
 * and behind it those that wait for the slowest step. One that would lie over another, or in the machine that it comes
 * from, is left out.
 */
export function placeStanding({ legs, isSlowest, aisle, size }: Standing): Piece[] {
  const pieces: Piece[] = []
  for (const leg of legs) {
    for (let ahead = 0; ahead < (isSlowest(leg) ? WAITING : 1); ahead++) {
      const gone = leg.length - aisle / 2 - ahead * size
      const [x, y] = findPoint(leg, gone)
      const isApart = pieces.every(other => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= size)
      if (isApart && (ahead === 0 || gone >= size / 2)) pieces.push({ x, y, form: leg.form })
    }
  }
  return pieces
}
