/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { createPlanReport } from '@/scripts/plan/plan-report'

// The output of `npm run plan`, which programs may read.

const data = plannerData

/** What `npm run plan` prints of a query. */
function report(query: string) {
  const { job, notes } = parseJob(new URLSearchParams(query), data)
  return createPlanReport(planJob(data, job), notes, data.planWords)
}

it('has lengths in mm, hours as decimals and use as a share of one', () => {
  const { blank, steps } = report('style=tuck&l=60&w=25&h=110&sheet=1020x720')
  // 2 × (60 + 25) + 15 for the glue flap, and 110 + 2 × (25 + 15) for the tuck flaps.
  expect(blank).toEqual({ across: 185, along: 190 })
  expect(steps.find(({ step }) => step === 'glue')?.choices[0]).toEqual({
    slug: 'automatic-folder-gluer-machine',
    fit: 'fits',
    why: '',
    machines: 1,
    // 1 h to set up, and 20,203 blanks at 30,000 an hour.
    hours: expect.closeTo(1.673, 3),
    // 1.673 h of the 6.8 h that a shift of 8 h is worked: 8 × 0.85.
    use: expect.closeTo(0.246, 3),
  })
})

it('lists a plan within the power of the buyer first, and says by how much another exceeds it', () => {
  const { plans } = report('style=shoe&kw=50&hall=10x8')
  expect(plans.map(({ name }) => name)).toEqual(['least power and floor', 'fewest people', 'fewest machines'])
  expect(plans[2]).toMatchObject({ bottleneck: 'die-cut', kw: 53, overruns: { kw: 53 - 50, hall: expect.any(Number) } })
})

it('has three plans for the job that each style begins with', () => {
  for (const { id } of data.styles) {
    const { notes, plans } = report(`style=${id}`)
    expect([id, notes, plans.length]).toEqual([id, [], 3])
  }
})
