import type { HallPlan } from './hall'
import type { Form, Stop } from './line-stops'

/** A point in mm from the hall's corner. */
export type Point = readonly [x: number, y: number]

/** The way from one place to another: its corners, all in aisles, and its length in mm. */
export type Leg = { points: Point[]; length: number }

/** A machine or a door, from whose left side (x) pieces go in and from whose right side they come out. */
type Place = Omit<HallPlan['machines'][number], 'slug'>

/** The place of a door in a hall without machines. */
const NOWHERE: Place = { x: 0, y: 0, row: 0, length: 0, width: 0 }

/** The door where pieces come in: in the wall at x = 0, before the first machine. */
export function getEntrance({ machines: [first] }: HallPlan): Place {
  return { ...NOWHERE, ...first, x: 0, length: 0 }
}

/**
 * The door where packs leave: in the far wall, behind the last machine.
 * @param wall x of the far wall in mm
 */
export function getExit({ machines }: HallPlan, wall: number): Place {
  return { ...NOWHERE, ...machines.at(-1), x: wall, length: 0 }
}

/** The width of the aisles in mm: the first row stands an aisle from the wall. */
export function getAisle({ machines }: HallPlan): number {
  return machines[0]?.row ?? 0
}

/**
 * The way through the aisles, from the end of one place to the beginning of the next: straight to the neighbour in a
 * row, whose machines have one centre line, else along the aisle of the row, and to another row by the aisle at the
 * wall. A web runs straight to any machine behind it in its row, above those between.
 */
export function findLeg(from: Place, to: Place, hall: HallPlan, isWeb = false): Leg {
  const { machines, width } = hall
  // Ways run in the middle of aisles.
  const halfAisle = getAisle(hall) / 2
  const [startX, startY] = [from.x + from.length, from.y + from.width / 2]
  const [endX, endY] = [to.x, to.y + to.width / 2]
  // In the middle of the aisle behind the first place, and of that before the second.
  const [behindX, beforeX] = [startX + halfAisle, endX - halfAisle]
  const isBetween = ({ x, row }: Place) => row === to.row && x >= startX && x < endX
  if (from.row === to.row && startX <= endX && (isWeb || !machines.some(isBetween))) {
    return measure([startX, startY], [endX, endY])
  }
  const rows = [...new Set(machines.map(({ row }) => row))]
  // The aisle along the near side of the row of `to`, and the one that the way takes from `from`: the same in one row,
  // else the aisle along the far side of the row of `from`.
  const toAisleY = to.row - halfAisle
  const fromAisleY = from.row === to.row ? toAisleY : (rows[rows.indexOf(from.row) + 1] ?? width) - halfAisle
  const byTheWall: Point[] = [
    [halfAisle, fromAisleY],
    [halfAisle, toAisleY],
  ]
  return measure(
    [startX, startY],
    [behindX, startY],
    [behindX, fromAisleY],
    ...(fromAisleY === toAisleY ? [] : byTheWall),
    [beforeX, toAisleY],
    [beforeX, endY],
    [endX, endY],
  )
}

/** A way through these corners, with its length. */
function measure(...points: Point[]): Leg {
  return { points, length: listLengths(points).reduce((sum, length) => sum + length, 0) }
}

/** The lengths in mm of the straight parts between points, each along x or along y. */
function listLengths(points: readonly Point[]) {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return Math.abs(x - fromX) + Math.abs(y - fromY)
  })
}

/** The point of a leg at a distance in mm from its beginning; its end if the leg is shorter. */
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
 * A leg on the way of a piece. `piece`: its number, from 0; `stop`: the index of the stop that it goes to; `place`: the
 * machine or door there; `source`: which of the stops in that stop's `from` it comes from, 0 if it comes in by the
 * door.
 */
export type PieceLeg = Leg & { piece: number; stop: number; place: Place; source: number; form: Form }

/** How many pieces a run shows: enough for a queue before each of the machines that share a step. */
const PIECES = { least: 6, perMachine: 2, most: 16 }

/** The number of pieces that go through a line. */
export function countPieces(stops: readonly Stop[]): number {
  const mostMachines = Math.max(...stops.map(({ machines }) => machines.length))
  return Math.min(PIECES.least + PIECES.perMachine * mostMachines, PIECES.most)
}

/**
 * The legs of each piece. Machines that share a step get the pieces in turn.
 * @param wall x of the far wall in mm
 */
export function listLegs(stops: readonly Stop[], hall: HallPlan, wall: number): PieceLeg[] {
  const places = stops.map(({ machines }) => {
    return machines.length > 0 ? machines.flatMap(index => hall.machines[index] ?? []) : [getExit(hall, wall)]
  })
  const pieces = Array.from({ length: countPieces(stops) }, (_, piece) => piece)
  return stops.flatMap(({ from, form, isWeb }, stop) => {
    const sources = from.length > 0 ? from.map(index => places[index] ?? []) : [[getEntrance(hall)]]
    return pieces.flatMap(piece =>
      sources.flatMap((others, source) => {
        const [start, place] = [pick(others, piece), pick(places[stop] ?? [], piece)]
        return start && place ? { ...findLeg(start, place, hall, isWeb), piece, stop, place, source, form } : []
      }),
    )
  })
}

/** The place among several that gets a piece: all in turn. */
function pick(places: readonly Place[], piece: number) {
  return places[piece % places.length]
}
