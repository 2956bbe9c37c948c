/** A machine's position, in mm from the hall's corner. */
type Placed = { slug: string; x: number; y: number; length: number; width: number }

/**
 * Machines in rows, in process order, with aisles around them; the size of hall they need in mm, and by how much the
 * given hall is too small.
 */
export type HallPlan = { machines: Placed[]; length: number; width: number; overrun: number }

type Footprint = { slug: string; length: number; width: number }

/**
 * Up to this number of machines, all ways to split them into rows are tried. Longer lines are split into up to this
 * many equal rows.
 */
const MOST_TRIED = 10
const MOST_ROWS = 40

/**
 * Arranges machines in rows along the hall, with aisles between and around them. Returns the first arrangement that
 * fits, otherwise the one that exceeds the hall least; without a hall, the one with the smallest area.
 */
export function layOutHall(
  machines: readonly Footprint[],
  hall: readonly [number, number] | null,
  aisle: number,
): HallPlan {
  let best: { rows: Footprint[][]; overrun: number; floor: number } | null = null
  for (const rows of listRows(machines)) {
    const [length, width] = measure(rows, aisle)
    const overrun = hall ? Math.min(findOverrun(length, width, hall), findOverrun(width, length, hall)) : 0
    const floor = length * width
    if (!best || overrun < best.overrun || (overrun === best.overrun && !hall && floor < best.floor)) {
      best = { rows, overrun, floor }
    }
    if (hall && overrun === 0) break
  }
  const [length, width] = measure(best?.rows ?? [], aisle)
  return { machines: place(best?.rows ?? [], aisle), length, width, overrun: best?.overrun ?? 0 }
}

function findOverrun(length: number, width: number, [long, short]: readonly [number, number]) {
  return Math.max(0, length - long, width - short)
}

function listRows(machines: readonly Footprint[]): Footprint[][][] {
  const count = machines.length
  if (count > MOST_TRIED) {
    return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => {
      const size = Math.ceil(count / (index + 1))
      return Array.from({ length: Math.ceil(count / size) }, (_, row) => machines.slice(row * size, (row + 1) * size))
    })
  }
  return Array.from({ length: 2 ** Math.max(count - 1, 0) }, (_, breaks) => splitAt(machines, breaks))
}

/** Rows that begin where a bit of `breaks` is set. */
function splitAt(machines: readonly Footprint[], breaks: number): Footprint[][] {
  const rows: Footprint[][] = []
  for (const [place, machine] of machines.entries()) {
    if (place === 0 || (breaks & (1 << (place - 1))) !== 0) rows.push([])
    rows.at(-1)?.push(machine)
  }
  return rows
}

/** Length and width in mm of rows with their aisles. */
function measure(rows: readonly Footprint[][], aisle: number): [number, number] {
  let [length, width] = [0, rows.length > 0 ? aisle : 0]
  for (const row of rows) {
    let [end, depth] = [aisle, 0]
    for (const machine of row) {
      end += machine.length + aisle
      depth = Math.max(depth, machine.width)
    }
    length = Math.max(length, end)
    width += depth + aisle
  }
  return [length, width]
}

function place(rows: readonly Footprint[][], aisle: number): Placed[] {
  let y = aisle
  return rows.flatMap(row => {
    let x = aisle
    const placed = row.map(machine => {
      const spot = { ...machine, x, y }
      x += machine.length + aisle
      return spot
    })
    y += Math.max(...row.map(({ width }) => width)) + aisle
    return placed
  })
}
