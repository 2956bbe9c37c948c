/** @jest-environment node */
import { drawPack } from '@/lib/trade/planner/pack-picture'

// A pack up to 180 mm stands beside a sheet of A6, whose short side is 105 mm, and a longer one beside A4, with 210 mm.
it.each([
  [60, 25, 110, 'A6', 105],
  [400, 300, 300, 'A4', 210],
  [1200, 800, 40, 'A4', 210],
] as const)(
  'a pack of %d × %d × %d mm stands on one ground with the sheet of %s, beside it',
  (l, w, h, name, short) => {
    const { panels, paper, paperName, box } = drawPack(null, [l, w, h])
    expect(paperName).toBe(name)
    const points = panels.flatMap(panel => panel.points)
    const lowest = Math.max(...points.map(([, y]) => y))
    expect(Math.max(...paper.map(([, y]) => y))).toBeCloseTo(lowest, 6)
    expect(box[1] + box[3]).toBeCloseTo(lowest, 6)
    expect(Math.min(...paper.map(([x]) => x))).toBeGreaterThan(Math.max(...points.map(([x]) => x)))
    // Edges on the ground are drawn in their own length, also those of the sheet.
    const [a = [0, 0], b = [0, 0]] = paper
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(short, 6)
  },
)
