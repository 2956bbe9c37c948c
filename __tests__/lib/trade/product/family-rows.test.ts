/** @jest-environment node */
import { standInRows } from '@/lib/trade/product/family-rows'

/** The least width of a drawing in mm. */
const LEAST_WIDTH_MM = 21_000

const size = (lengthMm: number, heightMm = 2000) => ({ lengthMm, widthMm: 1500, heightMm })

it('draws machines on the ground beside the door, all to one scale', () => {
  const { width, grounds, machines } = standInRows([size(5000), size(10_000, 4000)])
  expect(grounds).toEqual([4000])
  expect(width).toBe(LEAST_WIDTH_MM)
  // The door is 3 m wide; 0.9 m are left before each machine. Their ground lies below the higher one, of 4 m.
  const first = 3000 + 900
  expect(machines.map(({ outline }) => [outline.x, outline.y + outline.height])).toEqual([
    [first, 4000],
    [first + 5000 + 900, 4000],
  ])
})

it('starts a new row if the next machine does not fit, and makes room for one longer than a row', () => {
  const { width, grounds, machines } = standInRows([size(20_000), size(15_000), size(95_000)])
  // The longest machine makes the drawing wider than a row, so the first two stand side by side in it.
  expect(width).toBe(95_000)
  expect(machines.map(({ ground }) => grounds.indexOf(ground))).toEqual([0, 0, 1])
  expect(Math.max(...machines.map(({ outline }) => outline.x + outline.width))).toBeLessThanOrEqual(width)
})

it('stands a first machine beside the door, however long it is', () => {
  const { width, grounds, machines } = standInRows([size(95_000), size(5000)])
  expect(machines.map(({ ground }) => grounds.indexOf(ground))).toEqual([0, 1])
  // The door is 3 m wide, and 0.9 m are left between it and the machine.
  expect(width).toBe(3000 + 900 + 95_000)
})

it('leaves no machine alone in the last row if one from the row above fits beside it', () => {
  const rowsOf = (lengths: number[]) => {
    const { grounds, machines } = standInRows(lengths.map(length => size(length)))
    return machines.map(({ ground }) => grounds.indexOf(ground))
  }
  // The door, the first five machines and the gaps take 26.4 m of a row of 34 m; the last would be alone below. Machines
  // move down to it until the row above has no more than one machine more: from five and one to three and three.
  expect(rowsOf([7200, 4600, 1300, 2600, 3200, 9800])).toEqual([0, 0, 0, 1, 1, 1])
  // Two machines in the row above: one of them would be alone there instead.
  expect(rowsOf([14_000, 14_000, 5000])).toEqual([0, 0, 1])
  // The last machine leaves no room for another.
  expect(rowsOf([9000, 9000, 9000, 33_000])).toEqual([0, 0, 0, 1])
})
