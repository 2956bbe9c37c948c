import { DOOR_MM, type Rectangle } from './floor-space'
import type { MachineSize } from './product'

/** The length of a row; one that holds a longer machine is longer. */
const ROW_MM = 34_000
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
  const width = Math.max(ROW_MM, ...sizes.map(({ lengthMm }) => lengthMm))
  const rows: { height: number; machines: { size: MachineSize; x: number }[] }[] = [{ height: DOOR_MM, machines: [] }]
  let end = DOOR_MM + GAP_MM
  for (const size of sizes) {
    if (end + size.lengthMm > width) {
      rows.push({ height: 0, machines: [] })
      end = 0
    }
    const row = rows.at(-1)
    row?.machines.push({ size, x: end })
    if (row) row.height = Math.max(row.height, size.heightMm)
    end += size.lengthMm + GAP_MM
  }
  const grounds: number[] = []
  for (const { height } of rows) grounds.push((grounds.at(-1) ?? -BELOW_MM) + BELOW_MM + height)
  const machines = rows.flatMap((row, index) =>
    row.machines.map(({ size: { lengthMm, heightMm }, x }) => {
      const ground = grounds[index] ?? 0
      return { outline: { x, y: ground - heightMm, width: lengthMm, height: heightMm }, ground }
    }),
  )
  return { width, height: (grounds.at(-1) ?? 0) + BELOW_MM, grounds, machines }
}
