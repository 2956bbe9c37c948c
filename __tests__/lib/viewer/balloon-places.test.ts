/** @jest-environment node */
import { isApart, placeBalloons } from '@/lib/viewer/balloon-places'

/** The view on a phone, in CSS pixels. */
const [WIDTH, HEIGHT] = [378, 300]

/** The radius of a balloon with the space around it. */
const RADIUS = 15

/** A leader straight up, of the shortest length. */
const STRAIGHT = { angle: 0, length: 30 }

test('a balloon stands straight above its station where there is room', () => {
  const stations = [60, 160, 260].map(x => ({ x, y: 150 }))
  expect(placeBalloons(stations, WIDTH, HEIGHT)).toEqual(stations.map(station => ({ station, ...STRAIGHT })))
})

test('balloons of stations close together, and at an edge of the view, are apart and inside', () => {
  // Four in a row, and one close to the top left corner.
  const stations = [150, 158, 170, 176, 20].map((x, index) => ({ x, y: index === 4 ? 12 : 150 + index }))
  const balloons = placeBalloons(stations, WIDTH, HEIGHT)
  for (const [index, one] of balloons.entries())
    for (const other of balloons.slice(index + 1)) expect(isApart(one, other)).toBe(true)
  for (const { station, angle, length } of balloons) {
    const [x, y] = [station.x + length * Math.sin(angle), station.y - length * Math.cos(angle)]
    expect(Math.min(x, WIDTH - x, y, HEIGHT - y)).toBeGreaterThanOrEqual(RADIUS)
  }
  // The last is beside or below its station, as the top of the view is near.
  expect(balloons[4]?.angle).not.toBe(0)
})

test('a station out of the view keeps its balloon straight above it', () => {
  expect(placeBalloons([{ x: -200, y: 50 }], WIDTH, HEIGHT)).toMatchObject([STRAIGHT])
})

test('no balloon lies under what covers the top right of the view', () => {
  const station = { x: WIDTH - 60, y: 60 }
  const [balloon] = placeBalloons([station], WIDTH, HEIGHT, { x: WIDTH - 110, y: 0, width: 110, height: 60 })
  const { angle = 0, length = 0 } = balloon ?? {}
  const [x, y] = [station.x + length * Math.sin(angle), station.y - length * Math.cos(angle)]
  expect(x < WIDTH - 110 || y > 60).toBe(true)
})
