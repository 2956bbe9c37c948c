/** A machine's place: its corner in mm from the hall's corner, its length (along x) and its width (along y) in mm. */
type Placed = { slug: string; x: number; y: number; length: number; width: number }

/**
 * Machines in rows, in process order, with aisles around them; the size of hall they need in mm, and by how much the
 * given hall is too small.
 */
export type HallPlan = { machines: Placed[]; length: number; width: number; overrun: number }

/** The floor that a machine takes, in mm. */
type Footprint = { slug: string; length: number; width: number }

/** Up to this number of machines, all ways to split them into rows are tried: 512 ways for 10 machines. */
const MOST_SPLIT_FREELY = 10

/** Longer lines are split into equal rows only, up to this number of rows. */
const MOST_ROWS = 40

/**
 * Arranges machines in rows along the hall, with aisles between and around them. Returns the first arrangement that
 * fits, otherwise the one that exceeds the hall least; without a hall, the one with the smallest area.
 *
 * @param hall both sides of the buyer's hall in mm, either way round; null if unknown
 * @param aisle width of the aisles in mm
 */
export function layOutHall(
  machines: readonly Footprint[],
  hall: readonly [number, number] | null,
  aisle: number,
): HallPlan {
  let best: { rows: Footprint[][]; overrun: number; area: number } | null = null
  for (const rows of listArrangements(machines)) {
    const [length, width] = measure(rows, aisle)
    const overrun = hall ? Math.min(findOverrun(length, width, hall), findOverrun(width, length, hall)) : 0
    const area = length * width
    if (!best || overrun < best.overrun || (overrun === best.overrun && !hall && area < best.area)) {
      best = { rows, overrun, area }
    }
    if (hall && overrun === 0) break
  }
  const [length, width] = measure(best?.rows ?? [], aisle)
  return { machines: placeMachines(best?.rows ?? [], aisle), length, width, overrun: best?.overrun ?? 0 }
}

/** By how much a line exceeds the hall in the worse direction, in mm; 0 if it fits. */
function findOverrun(length: number, width: number, [hallLength, hallWidth]: readonly [number, number]) {
  return Math.max(0, length - hallLength, width - hallWidth)
}

/** The ways to split machines, in their order, into rows. */
function listArrangements(machines: readonly Footprint[]): Footprint[][][] {
  const count = machines.length
  if (count > MOST_SPLIT_FREELY) {
    return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => {
      const size = Math.ceil(count / (index + 1))
      return Array.from({ length: Math.ceil(count / size) }, (_, row) => machines.slice(row * size, (row + 1) * size))
    })
  }
  // Between two machines there is a break or none: a bit of the number `breaks`.
  return Array.from({ length: 2 ** Math.max(count - 1, 0) }, (_, breaks) => splitAt(machines, breaks))
}

/** Rows of machines; a new one begins with machine n + 1 if bit n of `breaks`, counted from 0, is set. */
function splitAt(machines: readonly Footprint[], breaks: number): Footprint[][] {
  const rows: Footprint[][] = []
  for (const [index, machine] of machines.entries()) {
    if (index === 0 || (breaks & (1 << (index - 1))) !== 0) rows.push([])
    rows.at(-1)?.push(machine)
  }
  return rows
}

/** Length and width in mm of rows with their aisles. */
function measure(rows: readonly Footprint[][], aisle: number): [number, number] {
  let length = 0
  let width = rows.length > 0 ? aisle : 0
  for (const row of rows) {
    const rowLength = row.reduce((sum, machine) => sum + machine.length + aisle, aisle)
    length = Math.max(length, rowLength)
    width += findDepth(row) + aisle
  }
  return [length, width]
}

/** The width of the widest machine of a row in mm. */
function findDepth(row: readonly Footprint[]) {
  return Math.max(...row.map(({ width }) => width))
}

/** Places the machines of each row one behind the other, the first an aisle from the walls. */
function placeMachines(rows: readonly Footprint[][], aisle: number): Placed[] {
  let y = aisle
  return rows.flatMap(row => {
    let x = aisle
    const placed = row.map(machine => {
      const spot = { ...machine, x, y }
      x += machine.length + aisle
      return spot
    })
    y += findDepth(row) + aisle
    return placed
  })
}
