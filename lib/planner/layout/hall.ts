/** A machine on the floor, in mm from the hall's corner. */
export type Placed = { slug: string; x: number; y: number; length: number; width: number }

/** Machines in rows, in process order, with aisles around them; the hall they need in mm, and by how much one falls short. */
export type HallPlan = { machines: Placed[]; length: number; width: number; overrun: number }

type Footprint = { slug: string; length: number; width: number }

/** Up to here every way to break the rows is tried; longer lines are broken into rows of as many machines each. */
const MOST_TRIED = 10

/**
 * Sets machines into rows along the hall, with an aisle between and around them. The first arrangement that fits is taken, else the
 * one that overruns least; without a hall the one that covers least floor.
 * @param hall length and width in mm, either way round
 */
export function layOutHall(
  machines: readonly Footprint[],
  hall: readonly [number, number] | null,
  aisle: number,
): HallPlan {
  const halls = hall ? [hall, [hall[1], hall[0]] as const] : [null]
  let best: HallPlan | null = null
  for (const rows of listRows(machines)) {
    const plan = place(rows, aisle)
    for (const room of halls) {
      const overrun = room ? Math.max(0, plan.length - room[0], plan.width - room[1]) : 0
      if (room && overrun === 0) return { ...plan, overrun }
      if (!best || isBetter({ ...plan, overrun }, best)) best = { ...plan, overrun }
    }
  }
  return best ?? { machines: [], length: 0, width: 0, overrun: 0 }
}

function isBetter(one: HallPlan, other: HallPlan) {
  if (one.overrun !== other.overrun) return one.overrun < other.overrun
  return one.length * one.width < other.length * other.width
}

function listRows(machines: readonly Footprint[]): Footprint[][][] {
  const count = machines.length
  if (count > MOST_TRIED) {
    return machines.map((_, index) => {
      const size = Math.ceil(count / (index + 1))
      return splitAt(machines, place => place % size === 0)
    })
  }
  return Array.from({ length: 2 ** Math.max(count - 1, 0) }, (_, breaks) =>
    splitAt(machines, place => place > 0 && (breaks & (1 << (place - 1))) !== 0),
  )
}

/** Rows that begin where `starts` says so. */
function splitAt(machines: readonly Footprint[], starts: (place: number) => boolean): Footprint[][] {
  const rows: Footprint[][] = []
  for (const [place, machine] of machines.entries()) {
    if (place === 0 || starts(place)) rows.push([])
    rows.at(-1)?.push(machine)
  }
  return rows
}

function place(rows: readonly Footprint[][], aisle: number) {
  let [length, y] = [0, aisle]
  const machines = rows.flatMap(row => {
    let x = aisle
    const placed = row.map(machine => {
      const spot = { ...machine, x, y }
      x += machine.length + aisle
      return spot
    })
    length = Math.max(length, x)
    y += Math.max(...row.map(({ width }) => width)) + aisle
    return placed
  })
  return { machines, length, width: rows.length > 0 ? y : 0 }
}
