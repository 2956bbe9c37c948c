/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { findFittingWay, listOtherWays } from '@/lib/trade/planner/other-ways'
import { planJob } from '@/lib/trade/planner/plan-job'

const data = plannerData

// The style 'rsc' is a regular slotted box, whose joint is stitched or glued.

/** The change of a job that its plans need to keep within the limits, and the least power of these plans in kW. */
function findChange(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const { plans } = planJob(data, job)
  return {
    change: findFittingWay(plans, listOtherWays(data, job)),
    kw: Math.min(...plans.map(({ watts }) => watts / 1000)),
  }
}

it("finds the other joint if only that keeps the line within the buyer's power", () => {
  const stitched = findChange('style=rsc&joint=stitched&quantity=10000')
  const glued = findChange('style=rsc&joint=glued&quantity=10000')
  // More power than the glued line needs, and less than the stitched one does.
  const between = (stitched.kw + glued.kw) / 2
  expect(glued.kw).toBeLessThan(stitched.kw)
  const { change } = findChange(`style=rsc&joint=stitched&quantity=10000&kw=${between}`)
  expect(change).toMatchObject({ label: 'Joint', choice: 'glued' })
  expect(change?.plans[0]?.watts).toBe(glued.kw * 1000)
  expect(change?.job.answers).toMatchObject({ joint: 'glued', kw: between })
})
