import type { HallPlan } from './hall'
import { countPieces, findPoint, type Leg, listLegs, type PieceLeg } from './hall-way'
import type { Form, Stop } from './line-stops'

/**
 * A piece on a leg, or in a machine: when it enters and reaches the end, and when the machine there takes it, in ms. Those
 * in one lane wait in a queue; a piece in a machine has none.
 */
type Travel = Leg & { form: Form; piece: number; lane: string | null; enters: number; arrives: number; ends: number }

/** A run of a few pieces through a line, and how long it takes in ms. */
export type Run = { travels: Travel[]; ms: number }

/** The time that the slowest step takes for a piece in ms; the others take as much less as they are less busy. */
const SLOWEST_MS = 1200

/** Pieces come in at least so much faster than the slowest step takes them. */
const LEAST_INTERVAL = 0.5

/** The least time of a leg in ms, and what the longer side of the hall takes in addition. */
const LEG_MS = 500
const HALL_MS = 2500

/**
 * Schedules a run: each machine takes one piece after the other, as soon as all of its parts have arrived, and is the
 * longer at it the busier it is.
 * @param wall distance of the far wall in mm
 */
export function scheduleRun(stops: readonly Stop[], hall: HallPlan, wall: number): Run {
  const uses = stops.map(({ use }) => use)
  const slowest = Math.max(...uses)
  const toMs = (use: number) => (slowest > 0 ? (use / slowest) * SLOWEST_MS : 0)
  // As fast as the steps before the slowest can take them, so that they wait before the slowest alone.
  const interval = Math.max(...uses.slice(0, uses.indexOf(slowest)).map(toMs), SLOWEST_MS * LEAST_INTERVAL)
  const hallLength = Math.max(hall.length, hall.width)
  const legs = listLegs(stops, hall, wall)
  const travels: Travel[] = []
  // By stop, when it has finished each piece.
  const finished: number[][] = []
  for (const [stop, { from, use, machines }] of stops.entries()) {
    const own: number[] = []
    const shared = Math.max(machines.length, 1)
    const workMs = toMs(use) * shared
    for (let piece = 0; piece < countPieces(stops); piece++) {
      const next = legs.filter(leg => leg.stop === stop && leg.piece === piece)
      const coming = next.map(leg => {
        const enters = finished[from[leg.source] ?? -1]?.[piece] ?? piece * interval
        const arrives = enters + LEG_MS + (leg.length / hallLength) * HALL_MS
        return { ...leg, lane: `${stop} ${leg.source} ${piece % shared}`, enters, arrives }
      })
      const taken = Math.max(own[piece - shared] ?? 0, ...coming.map(({ arrives }) => arrives))
      travels.push(...coming.map(leg => ({ ...leg, ends: taken })))
      own.push(taken + workMs)
      if (coming[0]) travels.push(passThrough(coming[0], taken, taken + workMs))
    }
    finished.push(own)
  }
  return { travels, ms: Math.max(...travels.map(({ ends }) => ends)) }
}

/** A piece in a machine. */
function passThrough({ piece, form, place: { x, y, length, width } }: PieceLeg, enters: number, ends: number): Travel {
  const middle = y + width / 2
  const points = [
    [x, middle],
    [x + length, middle],
  ] as const
  return { points: [...points], length, form, piece, lane: null, enters, arrives: ends, ends }
}

/** A piece in the hall: its middle in mm, and what it looks like. */
export type Piece = { x: number; y: number; form: Form }

/**
 * The pieces on their way and in machines, and those that wait before one, at a time of the run.
 * @param size the side of a piece in mm
 */
export function findPieces({ travels }: Run, ms: number, size: number): Piece[] {
  const shown = travels.filter(({ enters, ends }) => enters <= ms && ms < ends)
  return shown.map(travel => {
    const { lane, piece, form, enters, arrives, length } = travel
    const ahead = shown.filter(other => lane !== null && other.lane === lane && other.piece < piece).length
    // They wait before the machine, not on its edge; on a short leg they lie on each other.
    const queue = lane === null ? 0 : size / 2 + ahead * Math.min(size, length / 5)
    const gone = length * Math.min((ms - enters) / (arrives - enters), 1)
    const [x, y] = findPoint(travel, Math.min(gone, length - queue))
    return { x, y, form }
  })
}
