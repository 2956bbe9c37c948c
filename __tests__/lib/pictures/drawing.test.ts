/** @jest-environment node */
import { drawBalloons, drawDimension, type Point } from '@/lib/pictures/drawing'

const PICTURE = { width: 1000, height: 500 }
const LEVEL_EDGE: [Point, Point] = [
  [0.1, 0.8],
  [0.9, 0.8],
]

describe('the dimension line', () => {
  it('runs below the front edge and is as long as that', () => {
    const { x, y, half, degrees, gap } = drawDimension(PICTURE, LEVEL_EDGE)
    expect([x, half, degrees]).toEqual([500, 400, 0])
    expect(gap).toBeGreaterThan(0)
    expect(y).toBeCloseTo(400 + gap)
  })
})

describe('station balloons', () => {
  const at = (x: number, y = 0.4): { at: Point } => ({ at: [x, y] })

  it('are numbered in the order of the process, even if a station is left of the one before it', () => {
    const balloons = drawBalloons(PICTURE, LEVEL_EDGE, [at(0.5), at(0.2), at(0.8)])
    expect(balloons.map(({ number }) => number)).toEqual([2, 1, 3])
  })

  it('move apart if two would touch', () => {
    const [first, second] = drawBalloons(PICTURE, LEVEL_EDGE, [at(0.5), at(0.501)])
    expect((second?.at.x ?? 0) - (first?.at.x ?? 0)).toBeGreaterThan(2 * (first?.radius ?? Number.NaN))
  })

  it('stay inside the picture', () => {
    for (const { at: place, radius } of drawBalloons(PICTURE, LEVEL_EDGE, [at(0.2, 0.98), at(0.8, 0.99)]))
      expect(place.y + radius).toBeLessThanOrEqual(PICTURE.height)
  })

  it('are swapped if their leaders would cross, as where one station of a tall machine is above another', () => {
    const balloons = drawBalloons(PICTURE, LEVEL_EDGE, [at(0.5, 0.3), at(0.501, 0.1), at(0.503, 0.5)])
    const places = balloons.toSorted((one, other) => one.at.x - other.at.x)
    expect(places.map(({ number }) => number)).toEqual([1, 3, 2])
  })
})
