/** @jest-environment node */
import fc from 'fast-check'
import { layOut } from '@/lib/trade/planner/sheet-layout'
import { createRunOptions, FUZZ_LIMIT_MS } from '../../../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

/** The printable area of a sheet and the distance between two blanks, in mm. */
const [WIDTH, HEIGHT, GUTTER] = [1000, 695, 5]

it('lays ten cartons of 215 × 260 mm, six of them turned, and none if a blank fits only turned but must not be', () => {
  // Upright, two columns of 215 + 5 mm, thus 440 mm, with two rows each; beside them two columns of 260 + 5 mm, turned,
  // with three rows of 215 + 5 mm each.
  const { ups, blocks } = layOut({ area: [WIDTH, HEIGHT], piece: [215, 260], gutter: GUTTER, canTurn: true })
  expect(ups).toBe(10)
  expect(blocks.filter(({ isTurned }) => isTurned)).toEqual([
    { x: 440, y: 0, columns: 2, rows: 3, step: [265, 220], isTurned: true },
  ])
  expect(layOut({ area: [1000, 200], piece: [190, 300], gutter: 0, canTurn: false }).ups).toBe(0)
})

/** The maximum number of pieces by guillotine cuts: every position of a cut is tried, in steps of `grid` mm. */
function cutEverywhere(area: readonly [number, number], piece: readonly [number, number], grid: number) {
  const known = new Map<string, number>()
  const countIn = (width: number, height: number): number => {
    const [long, short] = [Math.max(...piece), Math.min(...piece)]
    if (Math.min(width, height) < short || Math.max(width, height) < long) return 0
    const key = `${width} ${height}`
    const before = known.get(key)
    if (before !== undefined) return before
    let best = 1
    for (let x = grid; x <= width / 2; x += grid) best = Math.max(best, countIn(x, height) + countIn(width - x, height))
    for (let y = grid; y <= height / 2; y += grid) best = Math.max(best, countIn(width, y) + countIn(width, height - y))
    known.set(key, best)
    return best
  }
  return countIn(area[0], area[1])
}

const GRID = 20

/** A side in mm, from its least and its largest number of grid steps. */
const side = (least: number, most: number) => fc.integer({ min: least, max: most }).map(steps => steps * GRID)

it('finds the same optimum as an exhaustive search of all layouts by straight cuts', () => {
  const area = fc.tuple(side(12, 28), side(12, 28))
  const piece = fc.tuple(side(3, 16), side(3, 16))
  fc.assert(
    fc.property(area, piece, (sheet, blank) => {
      const { ups } = layOut({ area: sheet, piece: blank, gutter: 0, canTurn: true })
      expect(ups).toBe(cutEverywhere(sheet, blank, GRID))
    }),
    createRunOptions(50),
  )
})

it('never lays out fewer of a smaller blank, nor blanks that overlap or cross the edge', () => {
  const lay = (piece: [number, number]) => layOut({ area: [WIDTH, HEIGHT], piece, gutter: GUTTER, canTurn: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 700 }),
      fc.integer({ min: 60, max: 700 }),
      fc.nat(9),
      fc.nat(9),
      (across, along, less, lower) => {
        const { ups, blocks } = lay([across, along])
        expect(lay([across - less, along - lower]).ups).toBeGreaterThanOrEqual(ups)
        expect(blocks.reduce((sum, { columns, rows }) => sum + columns * rows, 0)).toBe(ups)
        const boxes = blocks.map(({ x, y, columns, rows, isTurned }) => {
          const [width, height] = isTurned ? [along, across] : [across, along]
          // With the gutter behind each blank, which may lie outside of the area.
          return { x, y, right: x + columns * (width + GUTTER), bottom: y + rows * (height + GUTTER) }
        })
        for (const [index, box] of boxes.entries()) {
          expect(box.right).toBeLessThanOrEqual(WIDTH + GUTTER)
          expect(box.bottom).toBeLessThanOrEqual(HEIGHT + GUTTER)
          const others = boxes.slice(index + 1)
          for (const o of others)
            expect(box.right <= o.x || o.right <= box.x || box.bottom <= o.y || o.bottom <= box.y).toBe(true)
        }
      },
    ),
    createRunOptions(50),
  )
})
