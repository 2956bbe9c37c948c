/** @jest-environment node */
import { drawDimension, measureGap, type Point } from '@/lib/pictures/drawing'

const PICTURE = { width: 1000, height: 500 }
const LEVEL_EDGE: [Point, Point] = [
  [0.1, 0.8],
  [0.9, 0.8],
]

describe('the dimension line', () => {
  it('runs below the front edge and is as long as that', () => {
    const { x, y, half, degrees, gap } = drawDimension(PICTURE, LEVEL_EDGE, 0.05)
    // The edge runs from 100 to 900 of the width of 1,000, at 400 of the height of 500. Its middle is at 500, and half its
    // length is 400.
    expect([x, half, degrees]).toEqual([500, 400, 0])
    // A twentieth of the width.
    expect(gap).toBe(50)
    expect(y).toBeCloseTo(450)
  })

  it('stands clear of what is before the edge, between its ends', () => {
    const measure = (ends: readonly number[]) => measureGap({ ...PICTURE, foot: ends }, LEVEL_EDGE)
    const level = Array<number>(10).fill(0.8)
    // Stairs that reach 75 pixels of the height of 500 below the edge.
    const stairs = 0.95
    expect(measure(level.with(5, stairs))).toBeGreaterThan(75 / PICTURE.width)
    // The first column is outside of the line's ends, where nothing is in its way.
    expect(measure(level.with(0, stairs))).toBe(measure(level))
  })
})
