/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { createBrief, listSizes } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { drawBlank } from '@/lib/trade/planner/outline'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The panels and creases of a blank as SVG paths, and its shape. */
function draw(query: string) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const brief = createBrief(plannerData, job)
  const { shape } = planJob(plannerData, job).variant
  return { shape, ...drawBlank(brief.style, listSizes(brief), shape) }
}

/** The least x and y, and the largest, of a path. */
function findBounds(path: string) {
  const points = [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

it.each(plannerData.styles.filter(({ formula }) => formula !== 'cup').map(({ id }) => id))(
  'the panels of a %s fill its blank, to 1 mm',
  style => {
    const { panels, shape } = draw(`style=${style}`)
    const [left = 0, top = 0, right = 0, bottom = 0] = findBounds(panels)
    const [across, along] = shape.piece
    for (const gap of [left, top, across - right, along - bottom]) expect(Math.abs(gap)).toBeLessThanOrEqual(1)
  },
)

it('the fan of a cup lies within its blank, which adds a seam and a rim', () => {
  const { panels, shape } = draw('style=cup')
  const [left = 0, top = 0, right = 0, bottom = 0] = findBounds(panels)
  expect(left).toBeGreaterThan(0)
  expect(top).toBe(0)
  expect(right).toBeLessThan(shape.across)
  expect(bottom).toBeLessThan(shape.along)
})

it('creases what two panels share: a sleeve has three creases between panels and one at its seam', () => {
  const { panels, creases } = draw('style=sleeve&l=100&w=50&h=80')
  expect(panels.match(/Z/g)).toHaveLength(5)
  expect(creases.match(/M/g)).toHaveLength(4)
  // The seam flap of 15 mm comes first, then the panel of 100 mm.
  expect(creases).toContain('M115 0L115 80')
})
