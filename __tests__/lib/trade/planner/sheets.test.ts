/** @jest-environment node */
import fc from 'fast-check'
import { layOut } from '@/lib/trade/planner/sheets'
import { FUZZ_LIMIT_MS, toRuns } from '../../../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

const bare = { gutter: 0, canTurn: true }

it('lays ten cartons of 215 × 260 mm in two straight and two turned columns, and turns none if the grain must be kept', () => {
  const { ups, blocks } = layOut({ area: [1000, 695], piece: [215, 260], gutter: 5, canTurn: true })
  expect(ups).toBe(10)
  expect(blocks.filter(({ isTurned }) => isTurned)).toEqual([{ x: 440, y: 0, columns: 2, rows: 3, isTurned: true }])
  expect(layOut({ area: [1000, 200], piece: [190, 300], gutter: 0, canTurn: false }).ups).toBe(0)
})

/** The maximum number of pieces by guillotine cuts: every position of a cut is tried, in steps of `grid` mm. */
function cutEverywhere(area: readonly [number, number], piece: readonly [number, number], grid: number) {
  const known = new Map<string, number>()
  const count = (width: number, height: number): number => {
    const [long, short] = [Math.max(...piece), Math.min(...piece)]
    if (Math.min(width, height) < short || Math.max(width, height) < long) return 0
    const key = `${width} ${height}`
    const before = known.get(key)
    if (before !== undefined) return before
    let best = 1
    for (let x = grid; x <= width / 2; x += grid) best = Math.max(best, count(x, height) + count(width - x, height))
    for (let y = grid; y <= height / 2; y += grid) best = Math.max(best, count(width, y) + count(width, height - y))
    known.set(key, best)
    return best
  }
  return count(area[0], area[1])
}

const side = (least: number, most: number) => fc.integer({ min: least, max: most }).map(steps => steps * 20)

it('finds the same optimum as an exhaustive search of all layouts by straight cuts', () => {
  const area = fc.tuple(side(12, 28), side(12, 28))
  const piece = fc.tuple(side(3, 16), side(3, 16))
  fc.assert(
    fc.property(area, piece, (sheet, blank) => {
      expect(layOut({ area: sheet, piece: blank, ...bare }).ups).toBe(cutEverywhere(sheet, blank, 20))
    }),
    toRuns(50),
  )
})

it('never lays out fewer of a smaller blank, nor blanks that overlap or cross the edge', () => {
  const area = [1000, 695] as const
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 700 }),
      fc.integer({ min: 60, max: 700 }),
      fc.nat(9),
      fc.nat(9),
      (a, b, c, d) => {
        const { ups, blocks } = layOut({ area, piece: [a, b], gutter: 5, canTurn: true })
        expect(layOut({ area, piece: [a - c, b - d], gutter: 5, canTurn: true }).ups).toBeGreaterThanOrEqual(ups)
        expect(blocks.reduce((sum, { columns, rows }) => sum + columns * rows, 0)).toBe(ups)
        const boxes = blocks.map(({ x, y, columns, rows, isTurned }) => {
          const [width, height] = isTurned ? [b, a] : [a, b]
          return { x, y, right: x + columns * (width + 5), bottom: y + rows * (height + 5) }
        })
        for (const [index, box] of boxes.entries()) {
          expect(box.right).toBeLessThanOrEqual(1005)
          expect(box.bottom).toBeLessThanOrEqual(700)
          const others = boxes.slice(index + 1)
          for (const o of others)
            expect(box.right <= o.x || o.right <= box.x || box.bottom <= o.y || o.bottom <= box.y).toBe(true)
        }
      },
    ),
    toRuns(50),
  )
})
