/** @jest-environment node */
import { drawPack } from '@/lib/trade/planner/pack-picture'

it.each([
  [60, 25, 110],
  [400, 300, 300],
  [1200, 800, 40],
] as const)('a pack of %d × %d × %d mm stands on one ground with a sheet of A4, beside it', (...size) => {
  const { panels, paper, box } = drawPack(null, size)
  const points = panels.flatMap(panel => panel.points)
  const lowest = Math.max(...points.map(([, y]) => y))
  expect(Math.max(...paper.map(([, y]) => y))).toBeCloseTo(lowest, 6)
  expect(box[1] + box[3]).toBeCloseTo(lowest, 6)
  expect(Math.min(...paper.map(([x]) => x))).toBeGreaterThan(Math.max(...points.map(([x]) => x)))
  // A unit of the drawing is a millimetre: a sheet of A4 is 210 mm wide.
  const [a = [0, 0], b = [0, 0]] = paper
  expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(210, 6)
})
