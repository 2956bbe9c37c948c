/** @jest-environment node */
import { drawDimension, type Point } from '@/lib/pictures/drawing'

const PICTURE = { width: 1000, height: 500 }
const LEVEL_EDGE: [Point, Point] = [
  [0.1, 0.8],
  [0.9, 0.8],
]

describe('the dimension line', () => {
  it('runs below the front edge and is as long as that', () => {
    const { x, y, half, degrees, gap } = drawDimension(PICTURE, LEVEL_EDGE)
    // The edge runs from 100 to 900 of the width of 1,000, at 400 of the height of 500. Its middle is at 500, and half its
    // length is 400.
    expect([x, half, degrees]).toEqual([500, 400, 0])
    expect(gap).toBeGreaterThan(0)
    expect(y).toBeCloseTo(400 + gap)
  })
})
