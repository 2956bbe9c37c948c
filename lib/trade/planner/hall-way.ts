import type { HallPlan } from './hall'
import type { Form, Stop } from './line-stops'

/** A point in mm from the hall's corner. */
export type Point = readonly [x: number, y: number]

/** The way from one place to another: its corners, all in aisles. */
export type Leg = { points: Point[]; length: number }

type Place = Omit<HallPlan['machines'][number], 'slug'>

/** Where pieces come in: in the near wall, before the first machine. */
export function getEntrance({ machines: [first] }: HallPlan): Place {
  return { x: 0, y: first?.y ?? 0, length: 0, width: first?.width ?? 0 }
}

/**
 * Where packs leave: in the far wall, behind the last machine.
 * @param wall the wall's distance in mm
 */
export function getExit({ machines }: HallPlan, wall: number): Place {
  const last = machines.at(-1)
  return { x: wall, y: last?.y ?? 0, length: 0, width: last?.width ?? 0 }
}

/**
 * The way through the aisles, from the end of one place to the beginning of the next: straight to the neighbour in a row,
 * else along the aisle of the row, and to another row by the aisle at the wall.
 */
export function findLeg(from: Place, to: Place, { machines, width }: HallPlan): Leg {
  const half = (machines[0]?.y ?? 0) / 2
  const [start, end] = [from.x + from.length, to.x]
  const [high, low] = [from.y + from.width / 2, to.y + to.width / 2]
  const [out, into] = [start + half, end - half]
  const isBetween = ({ x, y }: Place) => y === to.y && x >= start && x < end
  if (from.y === to.y && start <= end && !machines.some(isBetween)) {
    return measure([start, high], [out, high], [out, low], [end, low])
  }
  const rows = [...new Set(machines.map(({ y }) => y))]
  const above = to.y - half
  const first = from.y === to.y ? above : (rows[rows.indexOf(from.y) + 1] ?? width) - half
  const byTheWall: Point[] =
    first === above
      ? []
      : [
          [half, first],
          [half, above],
        ]
  return measure([start, high], [out, high], [out, first], ...byTheWall, [into, above], [into, low], [end, low])
}

function measure(...points: Point[]): Leg {
  return { points, length: listLengths(points).reduce((sum, length) => sum + length, 0) }
}

/** The lengths of the straight parts. */
function listLengths(points: readonly Point[]) {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return Math.abs(x - fromX) + Math.abs(y - fromY)
  })
}

/** The point of a leg at a distance from its beginning, at most at its end. */
export function findPoint({ points }: Leg, distance: number): Point {
  let left = Math.max(distance, 0)
  for (const [index, length] of listLengths(points).entries()) {
    const [[x, y], [toX, toY]] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
    if (left <= length && length > 0) return [x + ((toX - x) * left) / length, y + ((toY - y) * left) / length]
    left -= length
  }
  return points.at(-1) ?? [0, 0]
}

/**
 * A leg of a piece: the number of the piece, the stop that it goes to, the machine there, and, of the stops that it may
 * come from, which; 0 too for the door.
 */
export type PieceLeg = Leg & { piece: number; stop: number; place: Place; source: number; form: Form }

/** How many pieces go through a line: enough for a queue before each of the machines that share a step. */
const PIECES = { least: 6, perMachine: 2, most: 16 }

/** The number of pieces that go through a line. */
export function countPieces(stops: readonly Stop[]): number {
  const shared = Math.max(...stops.map(({ machines }) => machines.length))
  return Math.min(PIECES.least + PIECES.perMachine * shared, PIECES.most)
}

/**
 * The legs of each piece, which goes to one of the machines that share a step, in turn.
 * @param wall distance of the far wall in mm
 */
export function listLegs(stops: readonly Stop[], hall: HallPlan, wall: number): PieceLeg[] {
  const places = stops.map(({ machines }) => {
    return machines.length > 0 ? machines.flatMap(index => hall.machines[index] ?? []) : [getExit(hall, wall)]
  })
  const pieces = Array.from({ length: countPieces(stops) }, (_, piece) => piece)
  return stops.flatMap(({ from, form }, stop) => {
    const sources = from.length > 0 ? from.map(index => places[index] ?? []) : [[getEntrance(hall)]]
    return pieces.flatMap(piece =>
      sources.flatMap((others, source) => {
        const [start, place] = [pick(others, piece), pick(places[stop] ?? [], piece)]
        return start && place ? { ...findLeg(start, place, hall), piece, stop, place, source, form } : []
      }),
    )
  })
}

function pick(places: readonly Place[], piece: number) {
  return places[piece % places.length]
}
