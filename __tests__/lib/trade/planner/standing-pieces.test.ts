import type { PieceLeg } from '@/lib/trade/planner/hall-way'
import { placeStanding } from '@/lib/trade/planner/standing-pieces'

const AISLE = 1500
const SIZE = 600
const place = { x: 0, y: 0, row: 0, length: 0, width: 0 }

/** A straight leg along x, at this y, of this length in mm. */
function createLeg(length: number, y = 0): PieceLeg {
  const points: PieceLeg['points'] = [
    [0, y],
    [length, y],
  ]
  return { points, length, piece: 0, stop: 0, place, source: 0, form: 'sheet' }
}

function stand(legs: PieceLeg[], isSlowest = true) {
  return placeStanding({ legs, isSlowest: () => isSlowest, aisle: AISLE, size: SIZE }).map(({ x, y }) => [x, y])
}

it('stands one piece in the middle of the aisle before a machine, and two behind it before the slowest step', () => {
  expect(stand([createLeg(5000)], false)).toEqual([[4250, 0]])
  expect(stand([createLeg(5000)])).toEqual([
    [4250, 0],
    [3650, 0],
    [3050, 0],
  ])
})

it('leaves out those for which a short leg has no room', () => {
  expect(stand([createLeg(1500)])).toEqual([[750, 0]])
})

it('leaves out a piece that would lie over one of another leg', () => {
  expect(stand([createLeg(5000), createLeg(5000, 500)])).toHaveLength(3)
  expect(stand([createLeg(5000), createLeg(5000, 600)])).toHaveLength(6)
})
