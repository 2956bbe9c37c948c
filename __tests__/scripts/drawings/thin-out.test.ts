/** @jest-environment node */
import type { Line, Weight } from '@/scripts/drawings/lines'
import { thinOut } from '@/scripts/drawings/thin-out'

/** A line across at a height, in a drawing of 1,000 units, of which 5 are too close. */
const lineAcross = (y: number, weight: Weight = 'edge', [from, to] = [100, 900]): Line => ({
  points: [
    [from, y],
    [to, y],
  ],
  weight,
})
const OUTLINE: Line = {
  points: [
    [0, 0],
    [1000, 0],
    [1000, 500],
    [0, 500],
    [0, 0],
  ],
  weight: 'outline',
}
const listHeights = (lines: readonly Line[]) =>
  lines.filter(({ weight }) => weight !== 'outline').map(({ points: [first] }) => first?.[1])

it('keeps every second line of a brush whose lines are 3 units apart, and all that are 6 apart', () => {
  expect(listHeights(thinOut([OUTLINE, ...[100, 103, 106, 109].map(y => lineAcross(y))]))).toEqual([100, 106])
  expect(listHeights(thinOut([OUTLINE, ...[100, 106, 112].map(y => lineAcross(y))]))).toEqual([100, 106, 112])
})

it('leaves out an edge beside the outline or a step, whatever their order', () => {
  expect(listHeights(thinOut([OUTLINE, lineAcross(3), lineAcross(203), lineAcross(200, 'step')]))).toEqual([200])
})

it('keeps lines that cross, and those that go on where another ends', () => {
  const down: Line = {
    points: [
      [500, 50],
      [500, 450],
    ],
    weight: 'edge',
  }
  const lines = [lineAcross(100), down, lineAcross(202, 'edge', [100, 480]), lineAcross(200, 'edge', [520, 900])]
  expect(thinOut([OUTLINE, ...lines])).toEqual([OUTLINE, ...lines])
})

it('cuts a line where a part of it is too close to another', () => {
  const bent: Line = {
    points: [
      [100, 300],
      [100, 103],
      [700, 103],
      [700, 300],
    ],
    weight: 'edge',
  }
  const [, , ...parts] = thinOut([OUTLINE, lineAcross(100), bent])
  expect(parts.map(({ points }) => points)).toEqual([
    [
      [100, 300],
      [100, 103],
    ],
    [
      [700, 103],
      [700, 300],
    ],
  ])
})
