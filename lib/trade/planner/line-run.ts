import type { HallPlan } from './hall'
import { countPieces, findPoint, type Leg, listLegs, type PieceLeg } from './hall-way'
import type { Form, Stop } from './line-stops'

/**
 * A piece on a leg or in a machine, with times in ms from the start of the run: when it begins (`enters`), when it is
 * at the end (`arrives`), and when it leaves the end, because the machine there takes it (`ends`). Pieces of the same
 * `lane` wait in one queue: 'stop source place', the numbers of the stop that they go to, of where they come from and
 * of the machine; a piece in a machine has no lane.
 */
type Travel = Leg & { form: Form; piece: number; lane: string | null; enters: number; arrives: number; ends: number }

/** A run of a few pieces through a line, and how long it takes in ms. */
export type Run = { travels: Travel[]; ms: number }

/** How long the slowest step is shown at a piece; other steps take as much less time as they are less busy. */
const SLOWEST_MS = 1200

/** The least time between two pieces that come in, as a share of SLOWEST_MS. */
const LEAST_INTERVAL = 0.5

/** The time of a leg however short, and what is added to it for a leg as long as the hall's longer side. */
const LEG_MS = 500
const HALL_MS = 2500

/**
 * Schedules a run: each machine takes one piece after the other, as soon as all of its parts have arrived, and is the
 * longer at it the busier it is.
 * @param wall x of the far wall in mm
 */
export function scheduleRun(stops: readonly Stop[], hall: HallPlan, wall: number): Run {
  const uses = stops.map(({ use }) => use)
  // The slowest step is the busiest one.
  const mostUse = Math.max(...uses)
  const toMs = (use: number) => (mostUse > 0 ? (use / mostUse) * SLOWEST_MS : 0)
  // Pieces come in as fast as the steps before the slowest can take them, so that they wait before the slowest alone.
  const interval = Math.max(...uses.slice(0, uses.indexOf(mostUse)).map(toMs), SLOWEST_MS * LEAST_INTERVAL)
  const longerSide = Math.max(hall.length, hall.width)
  const legs = listLegs(stops, hall, wall)
  const travels: Travel[] = []
  // When each stop has finished each piece, in ms: by the index of the stop, then by the number of the piece.
  const finished: number[][] = []
  for (const [stop, { from, use, machines }] of stops.entries()) {
    const finishedHere: number[] = []
    // The way out has no machine, and takes all pieces in one place.
    const places = Math.max(machines.length, 1)
    // Each of several machines has that many times longer for a piece.
    const workMs = toMs(use) * places
    for (let piece = 0; piece < countPieces(stops); piece++) {
      const pieceLegs = legs.filter(leg => leg.stop === stop && leg.piece === piece)
      const coming = pieceLegs.map(leg => {
        // A piece that comes from no stop comes in by the door.
        const enters = finished[from[leg.source] ?? -1]?.[piece] ?? piece * interval
        const arrives = enters + LEG_MS + (leg.length / longerSide) * HALL_MS
        return { ...leg, lane: `${stop} ${leg.source} ${piece % places}`, enters, arrives }
      })
      // When the machine's last piece is finished, and all parts of this one are there.
      const taken = Math.max(finishedHere[piece - places] ?? 0, ...coming.map(({ arrives }) => arrives))
      travels.push(...coming.map(leg => ({ ...leg, ends: taken })))
      finishedHere.push(taken + workMs)
      if (coming[0]) travels.push(passThrough(coming[0], taken, taken + workMs))
    }
    finished.push(finishedHere)
  }
  return { travels, ms: Math.max(...travels.map(({ ends }) => ends)) }
}

/** A piece in a machine, from one end to the other. */
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
 * The pieces on their way, in machines and waiting before machines.
 * @param ms the time since the start of the run
 * @param size the side of a piece in mm
 */
export function findPieces({ travels }: Run, ms: number, size: number): Piece[] {
  const shown = travels.filter(({ enters, ends }) => enters <= ms && ms < ends)
  return shown.map(travel => {
    const { lane, piece, form, enters, arrives, length } = travel
    const ahead = shown.filter(other => lane !== null && other.lane === lane && other.piece < piece).length
    // How far before the end of the leg a piece stops: half a piece, so as not to lie on the machine, and the pieces
    // that wait before it, which overlap on a short leg.
    const queue = lane === null ? 0 : size / 2 + ahead * Math.min(size, length / 5)
    const gone = length * Math.min((ms - enters) / (arrives - enters), 1)
    const [x, y] = findPoint(travel, Math.min(gone, length - queue))
    return { x, y, form }
  })
}
