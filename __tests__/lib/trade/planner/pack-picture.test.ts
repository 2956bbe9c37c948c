/** @jest-environment node */
import { drawPack } from '@/lib/trade/planner/pack-picture'

it.each([
  [60, 25, 110],
  [400, 300, 300],
  [1200, 800, 40],
] as const)('a pack of %d × %d × %d mm fills its picture', (l, w, h) => {
  const { panels, box } = drawPack(null, [l, w, h])
  const points = panels.flatMap(panel => panel.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top, width, height] = box
  expect([left, top]).toEqual([Math.min(...xs), Math.min(...ys)])
  expect(left + width).toBeCloseTo(Math.max(...xs), 6)
  expect(top + height).toBeCloseTo(Math.max(...ys), 6)
})
