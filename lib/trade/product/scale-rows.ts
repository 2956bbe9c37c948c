import { PERSON_MM, PERSON_WIDTH_MM } from './floor-space'
import type { MachineSize } from './product'

/** The width of a drawing in its font size, so that it grows with the page; and the height that it may have. */
const ROOM_EM = 76
const HIGH_EM = 16
/** How much higher it may be for each machine. */
const MORE_EM = 1.25
/** The space between two machines, and the least width of one, which its name needs. */
const GAP_EM = 2
const NAME_EM = 10
/** The height of what stands below a machine: its length and its name. */
const LABEL_EM = 4

/** The person beside the first machine: the space before it, and its width, in millimetres. */
export const PERSON_GAP_MM = 500
const PERSON_ROOM_MM = PERSON_GAP_MM + PERSON_WIDTH_MM

/**
 * The width of all columns of a table after its first, and what the cells of one leave free; the height that a drawing
 * in a column may have, and the least of the longest machine: 40 px on a page of 1280.
 */
const COLUMNS_EM = 63
const CELL_EDGES_EM = 1.7
const COLUMN_HIGH_EM = 13
const LEAST_HIGH_EM = 2.5

/** How much smaller each next scale is that is tried. */
const STEP = 0.96
/** How much smaller machines may be for a row less. */
const FEWER_ROWS = 0.7

type Place = { width: number; height: number }

/** What a machine takes in the drawing, in millimetres: the first has a person beside it. */
export function measurePlace({ lengthMm, heightMm }: MachineSize, index: number): Place {
  if (index > 0) return { width: lengthMm, height: heightMm }
  return { width: lengthMm + PERSON_ROOM_MM, height: Math.max(heightMm, PERSON_MM) }
}

/**
 * The largest scale, in font sizes a millimetre, at which machines that stand beside each other in their order, and
 * break into rows, fit the drawing; or one that is a little smaller, with fewer rows. The longest fits its width in any
 * case.
 */
export function findScale(sizes: readonly MachineSize[]): number {
  const places = sizes.map(measurePlace)
  const longest = Math.max(1, ...places.map(({ width }) => width))
  const least = ROOM_EM / places.reduce((sum, { width }) => sum + width, longest)
  const high = HIGH_EM + MORE_EM * sizes.length
  let scale = ROOM_EM / longest
  while (scale > least && measureRows(places, scale).height > high) scale *= STEP
  const { rows } = measureRows(places, scale)
  for (let smaller = scale; smaller > scale * FEWER_ROWS; smaller *= STEP)
    if (measureRows(places, smaller).rows < rows) return smaller
  return scale
}

/**
 * The scale, in font sizes a millimetre, at which each machine stands in its own column of a table beside a person in
 * its first; null if the longest would be drawn too low, so that rows over the whole width show more.
 *
 * @param sizes of one machine or more
 * @param columns the columns of machines, some of which may state no size
 */
export function findColumnScale(sizes: readonly MachineSize[], columns: number): number | null {
  const longest = sizes.reduce((a, b) => (b.lengthMm > a.lengthMm ? b : a))
  if (longest.lengthMm === 0) return null
  const tallest = Math.max(PERSON_MM, ...sizes.map(({ heightMm }) => heightMm))
  const scale = Math.min((COLUMNS_EM / columns - CELL_EDGES_EM) / longest.lengthMm, COLUMN_HIGH_EM / tallest)
  return longest.heightMm * scale < LEAST_HIGH_EM ? null : scale
}

/** The rows, and the height of all in font sizes. */
function measureRows(places: readonly Place[], scale: number) {
  let [rows, total, end, highest] = [1, 0, 0, 0]
  for (const { width, height } of places) {
    const room = Math.max(width * scale, NAME_EM)
    if (end > 0 && end + room > ROOM_EM) {
      rows += 1
      total += highest + LABEL_EM
      end = 0
      highest = 0
    }
    end += room + GAP_EM
    highest = Math.max(highest, height * scale)
  }
  return { rows, height: total + highest + LABEL_EM }
}
