/** @jest-environment node */
import { isApart, placeBalloons } from '@/lib/viewer/balloon-places'

const [WIDTH, HEIGHT] = [378, 300]

test('a balloon stands straight above its station where there is room', () => {
  const stations = [60, 160, 260].map(x => ({ x, y: 150 }))
  expect(placeBalloons(stations, WIDTH, HEIGHT)).toEqual(stations.map(station => ({ station, angle: 0, length: 30 })))
})

test('balloons of stations close together, and at an edge of the view, are apart and inside', () => {
  const stations = [150, 158, 170, 176, 20].map((x, index) => ({ x, y: index === 4 ? 12 : 150 + index }))
  const balloons = placeBalloons(stations, WIDTH, HEIGHT)
  for (const [index, one] of balloons.entries())
    for (const other of balloons.slice(index + 1)) expect(isApart(one, other)).toBe(true)
  // Beside or below its station, as the top of the view is near.
  expect(balloons[4]?.angle).not.toBe(0)
})

test('a station out of the view keeps its balloon straight above it', () => {
  expect(placeBalloons([{ x: -200, y: 50 }], WIDTH, HEIGHT)).toMatchObject([{ angle: 0, length: 30 }])
})

test('no balloon lies under what covers the top right of the view', () => {
  const station = { x: WIDTH - 60, y: 60 }
  const [balloon] = placeBalloons([station], WIDTH, HEIGHT, { x: WIDTH - 110, y: 0, width: 110, height: 60 })
  const { angle = 0, length = 0 } = balloon ?? {}
  const [x, y] = [station.x + length * Math.sin(angle), station.y - length * Math.cos(angle)]
  expect(x < WIDTH - 110 || y > 60).toBe(true)
})
