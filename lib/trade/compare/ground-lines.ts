import { PERSON_MM, PERSON_WIDTH_MM, type Rectangle } from '@/lib/trade/product/floor-space'
import type { MachineSize } from '@/lib/trade/product/product'

/** The space between two machines of a row, in millimetres. */
const GAP_MM = 500

/** Room before the first machine for a person, in millimetres. */
const PERSON_ROOM_MM = PERSON_WIDTH_MM + GAP_MM

/** The height of the tallest machine, in pixels, from which larger drawings are not worth another row. */
const LARGE_ENOUGH = 160

/** The height beyond which the tallest machine is not drawn, in pixels. */
const LARGEST = 260

/** Machines on ground lines at one scale, in pixels. */
export type GroundLines = {
  height: number
  /** Pixels a millimetre. */
  scale: number
  /** The y of each ground line; on the first, a person stands before the machines, at x = 0. */
  grounds: number[]
  machines: { outline: Rectangle; ground: number }[]
}

type Row = readonly MachineSize[]

/**
 * Stands a few machines on ground lines in their order, all at one scale: on as few lines as show them large enough,
 * otherwise on as many as show them largest.
 *
 * @param room width of the drawing and its greatest height, in pixels, and the space below each ground line
 */
export function standOnGroundLines(
  sizes: readonly MachineSize[],
  room: { width: number; height: number; below: number },
): GroundLines {
  const tallest = Math.max(PERSON_MM, ...sizes.map(({ heightMm }) => heightMm))
  const ways = splitIntoRows(sizes)
    .toSorted((one, other) => one.length - other.length)
    .map(rows => ({
      rows,
      scale: Math.min(
        LARGEST / tallest,
        room.width / Math.max(...rows.map(measureLength)),
        (room.height - room.below * rows.length) / sum(rows.map(measureHeight)),
      ),
    }))
  const largest = Math.max(...ways.map(({ scale }) => scale))
  // Of the ways that will do, the first has the fewest rows.
  const chosen = ways.find(({ scale }) => scale * tallest >= LARGE_ENOUGH || scale === largest)
  return place(chosen?.rows ?? [], chosen?.scale ?? 0, room.below)
}

/** All ways to break a list into rows: eight for four machines. */
function splitIntoRows(sizes: readonly MachineSize[]): Row[][] {
  const [first, ...rest] = sizes
  if (!first) return [[]]
  return splitIntoRows(rest).flatMap(rows => {
    const [next, ...others] = rows
    const alone = [[first], ...rows]
    return next ? [alone, [[first, ...next], ...others]] : [alone]
  })
}

/** The length of a row in mm. Each is as long as if it began with a person, so that machines stand below each other. */
function measureLength(row: Row) {
  return PERSON_ROOM_MM + sum(row.map(({ lengthMm }) => lengthMm)) + GAP_MM * (row.length - 1)
}

function measureHeight(row: Row) {
  return Math.max(PERSON_MM, ...row.map(({ heightMm }) => heightMm))
}

function place(rows: readonly Row[], scale: number, below: number): GroundLines {
  let y = 0
  const grounds: number[] = []
  const machines = rows.flatMap(row => {
    const ground = Math.round(y + measureHeight(row) * scale)
    y = ground + below
    grounds.push(ground)
    let x = PERSON_ROOM_MM * scale
    return row.map(({ lengthMm, heightMm }) => {
      const [width, height] = [lengthMm * scale, heightMm * scale]
      const outline = { x, y: ground - height, width, height }
      x += width + GAP_MM * scale
      return { outline, ground }
    })
  })
  return { height: y, scale, grounds, machines }
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}
