/**
 * A machine's place: its corner in mm from the hall's corner, its length (along x) and its width (along y) in mm, and the
 * y of the near side of its row, which is that of its widest machine.
 */
type Placed = { slug: string; x: number; y: number; length: number; width: number; row: number }

/**
 * Machines in rows, in process order, with aisles around them, those of a row on one centre line; the size of hall they
 * need in mm, and by how much the given hall is too small.
 */
export type HallPlan = { machines: Placed[]; length: number; width: number; overrun: number }

/** The floor that a machine takes, in mm. */
type Footprint = { slug: string; length: number; width: number }

/** Up to this number of groups, all ways to split them into rows are tried: 512 ways for 10 groups. */
const MOST_SPLIT_FREELY = 10

/** The longest row without a hall of the buyer's, in mm, unless a machine is longer: few sheds are. */
const LONGEST_ROW = 50_000

/** Longer lines are split into equal rows only, up to this number of rows. */
const MOST_ROWS = 40

/**
 * Arranges machines in rows along the hall, each row on one centre line, with aisles between and around them. Returns
 * the first arrangement that fits, otherwise the one that exceeds the hall least; without a hall, the one with the
 * smallest area of those that are no longer than `LONGEST_ROW`.
 *
 * @param groups machines that one web runs through, which cannot turn a corner: all of a group stand in one row
 * @param hall both sides of the buyer's hall in mm, either way round; null if unknown
 * @param aisle width of the aisles in mm
 */
export function layOutHall(
  groups: readonly Footprint[][],
  hall: readonly [number, number] | null,
  aisle: number,
): HallPlan {
  const longest = measure(groups, aisle)[0] > LONGEST_ROW ? Infinity : LONGEST_ROW
  let best: { rows: Footprint[][]; overrun: number; area: number } | null = null
  for (const split of listArrangements(groups)) {
    const rows = split.map(row => row.flat())
    const [length, width] = measure(rows, aisle)
    const overrun = hall
      ? Math.min(findOverrun(length, width, hall), findOverrun(width, length, hall))
      : Math.max(0, length - longest)
    const area = length * width
    if (!best || overrun < best.overrun || (overrun === best.overrun && !hall && area < best.area)) {
      best = { rows, overrun, area }
    }
    if (hall && overrun === 0) break
  }
  const [length, width] = measure(best?.rows ?? [], aisle)
  return { machines: placeMachines(best?.rows ?? [], aisle), length, width, overrun: (hall && best?.overrun) ?? 0 }
}

/** By how much a line exceeds the hall in the worse direction, in mm; 0 if it fits. */
function findOverrun(length: number, width: number, [hallLength, hallWidth]: readonly [number, number]) {
  return Math.max(0, length - hallLength, width - hallWidth)
}

/** The ways to split groups of machines, in their order, into rows. */
function listArrangements(groups: readonly Footprint[][]): Footprint[][][][] {
  const count = groups.length
  if (count > MOST_SPLIT_FREELY) {
    return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => {
      const size = Math.ceil(count / (index + 1))
      return Array.from({ length: Math.ceil(count / size) }, (_, row) => groups.slice(row * size, (row + 1) * size))
    })
  }
  // Between two groups there is a break or none: a bit of the number `breaks`.
  return Array.from({ length: 2 ** Math.max(count - 1, 0) }, (_, breaks) => splitAt(groups, breaks))
}

/** Rows of groups; a new one begins with group n + 1 if bit n of `breaks`, counted from 0, is set. */
function splitAt(groups: readonly Footprint[][], breaks: number): Footprint[][][] {
  const rows: Footprint[][][] = []
  for (const [index, group] of groups.entries()) {
    if (index === 0 || (breaks & (1 << (index - 1))) !== 0) rows.push([])
    rows.at(-1)?.push(group)
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

/** Places the machines of each row one behind the other on its centre line, the first an aisle from the wall. */
function placeMachines(rows: readonly Footprint[][], aisle: number): Placed[] {
  let y = aisle
  return rows.flatMap(row => {
    let x = aisle
    const depth = findDepth(row)
    const placed = row.map(machine => {
      const spot = { ...machine, x, y: y + (depth - machine.width) / 2, row: y }
      x += machine.length + aisle
      return spot
    })
    y += depth + aisle
    return placed
  })
}
