import { DOOR_MM, type Rectangle } from './floor-space'
import type { MachineSize } from './product'

/** The length of a row; one that holds a longer machine is longer. */
const ROW_MM = 34_000
/** The least width of the drawing, so that a few short machines are not drawn too high. */
const LEAST_WIDTH_MM = 21_000
/** The space between two machines. */
const GAP_MM = 900
/** The space below a row's ground line, for numbers. */
const BELOW_MM = 1300

/** Machines in rows on ground lines, in millimetres; the first row begins with a door. */
export type FamilyRows = {
  width: number
  height: number
  /** The y of each ground line. */
  grounds: number[]
  machines: { outline: Rectangle; ground: number }[]
}

/** Stands machines beside each other in their order, in rows, all to one scale. */
export function standInRows(sizes: readonly MachineSize[]): FamilyRows {
  const lengths = sizes.map(({ lengthMm }) => lengthMm)
  // The first machine stands beside the door, however long it is.
  const room = Math.max(ROW_MM, ...lengths, DOOR_MM + GAP_MM + (lengths[0] ?? 0))
  const rows: MachineSize[][] = [[]]
  let end = DOOR_MM + GAP_MM
  for (const size of sizes) {
    if (end + size.lengthMm > room) {
      rows.push([])
      end = 0
    }
    rows.at(-1)?.push(size)
    end += size.lengthMm + GAP_MM
  }
  shareLastRow(rows, room)
  const grounds: number[] = []
  for (const [index, row] of rows.entries()) {
    const height = Math.max(index === 0 ? DOOR_MM : 0, ...row.map(({ heightMm }) => heightMm))
    // Nothing is above the first row, so it leaves no space for the numbers of another.
    grounds.push((grounds.at(-1) ?? -BELOW_MM) + BELOW_MM + height)
  }
  const machines = rows.flatMap((row, index) => {
    const ground = grounds[index] ?? 0
    let x = index === 0 ? DOOR_MM + GAP_MM : 0
    return row.map(({ lengthMm, heightMm }) => {
      const outline = { x, y: ground - heightMm, width: lengthMm, height: heightMm }
      x += lengthMm + GAP_MM
      return { outline, ground }
    })
  })
  const width = Math.max(LEAST_WIDTH_MM, ...machines.map(({ outline }) => outline.x + outline.width))
  return { width, height: (grounds.at(-1) ?? 0) + BELOW_MM, grounds, machines }
}

/** Moves the last machines of the row above to a last row with fewer, so that no machine stands alone there. */
function shareLastRow(rows: MachineSize[][], width: number) {
  const [above, last] = [rows.at(-2), rows.at(-1)]
  if (!above || !last) return
  const measure = (row: readonly MachineSize[]) => row.reduce((sum, { lengthMm }) => sum + lengthMm + GAP_MM, -GAP_MM)
  for (let next = above.at(-1); next && above.length > last.length + 1; next = above.at(-1)) {
    if (measure([next, ...last]) > width) return
    above.pop()
    last.unshift(next)
  }
}
