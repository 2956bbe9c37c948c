/** @jest-environment node */

import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { createFullReport, createPlanReport } from '@/scripts/plan/plan-report'

// The output of `npm run plan`, which programs may read.

/** What `npm run plan` prints of a query. */
function report(query: string) {
  const { job, notes } = parseJob(new URLSearchParams(query), plannerData)
  return createPlanReport(planJob(plannerData, job), notes, plannerData.planWords)
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
  for (const { id } of plannerData.styles) {
    const { notes, plans } = report(`style=${id}`)
    expect([id, notes, plans.length]).toEqual([id, [], 3])
  }
})

it('plans without costs if they are not requested, the catalogue has none or no machine can make the pack', () => {
  const notes = (query: string, costs: typeof costFile | null = costFile) => {
    const report = createFullReport(new URLSearchParams(query), plannerData, costs)
    return { hasCosts: 'costs' in report, notes: report.notes }
  }
  expect(notes('style=tuck')).toEqual({ hasCosts: false, notes: [] })
  expect(notes('style=tuck&costs=1')).toEqual({ hasCosts: true, notes: [] })
  expect(notes('style=tuck&costs=1', null)).toEqual({
    hasCosts: false,
    notes: ["'costs': not needed for this pack; we left it out."],
  })
  // No folder gluer takes board so light.
  expect(createFullReport(new URLSearchParams('style=tuck&gsm=180&costs=1'), plannerData, costFile)).toMatchObject({
    plans: [],
    costs: null,
  })
})
