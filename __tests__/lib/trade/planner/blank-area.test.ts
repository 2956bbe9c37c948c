/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The areas of a job's blank, and the rectangle around it. */
function measure(query: string) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const { shape } = planJob(plannerData, job).variant
  return { ...shape.areas, rectangle: shape.across * shape.along, wrap: shape.piece[0] * shape.piece[1] }
}

// By hand, in mm². Flaps slope at both sides by 15 % of their depth, at most 12 mm.
it.each<[string, number]>([
  // Four panels of 110 mm; a seam of 15 mm that slopes by 2.25; a lid of 25 with a tuck of 15 that slopes by 2.25, at
  // both ends; four dust flaps of 17.5 that slope by 2.625.
  [
    'style=tuck&l=60&w=25&h=110',
    170 * 110 + 15 * (110 - 2.25) + 2 * (60 * 25 + 15 * (60 - 2.25)) + 4 * 17.5 * (25 - 2.625),
  ],
  // The fan of a cone of 80 and 55 mm with a slant of √(92² + 12.5²), a seam of 8 mm and a rim of 13 mm.
  ['style=cup&top=80&bottom=55&h=92', Math.hypot(92, 12.5) * ((Math.PI * (80 + 55)) / 2 + 8) + 13 * Math.PI * 80],
])('measures what is cut out: %s', (query, expected) => {
  const { blank, piece, rectangle } = measure(query)
  expect(Math.abs(blank - expected)).toBeLessThan(1)
  expect(piece).toBe(blank)
  expect(blank).toBeLessThan(rectangle)
})

it('takes the four corners from a rigid tray and from its wrap', () => {
  const { blank, piece, rectangle, wrap } = measure('style=rigid&l=160&w=80&h=40')
  expect(rectangle - blank).toBe(4 * 40 * 40)
  expect(wrap - piece).toBeGreaterThan(4 * 40 * 40)
})

it('takes what is above and below the joint flap from a slotted box, and no more', () => {
  const { blank, rectangle } = measure('style=rsc&l=600&w=400&h=400&flute=B')
  expect(blank / rectangle).toBeGreaterThan(0.98)
  expect(blank).toBeLessThan(rectangle)
})

it.each(['pizza', 'shoe', 'crate', 'four-corner', 'tray', 'clamshell', 'meal-box', 'sos-bag', 'carry-bag'])(
  'counts the rectangle of a %s, whose corners stay or whose outline is not known',
  style => {
    const { blank, rectangle } = measure(`style=${style}`)
    expect(blank).toBe(rectangle)
  },
)
