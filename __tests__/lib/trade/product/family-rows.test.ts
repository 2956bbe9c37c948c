/** @jest-environment node */
import { standInRows } from '@/lib/trade/product/family-rows'

/** The width in mm of a row that holds several machines. */
const ROW_MM = 34_000

const size = (lengthMm: number, heightMm = 2000) => ({ lengthMm, widthMm: 1500, heightMm })

it('draws machines on the ground beside the door, all to one scale', () => {
  const { width, grounds, machines } = standInRows([size(5000), size(10_000, 4000)])
  expect(grounds).toEqual([4000])
  expect(width).toBe(ROW_MM)
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
