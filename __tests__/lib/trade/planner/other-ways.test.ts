/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { findFittingWay, listOtherWays } from '@/lib/trade/planner/other-ways'
import { planJob } from '@/lib/trade/planner/plan-job'

const data = plannerData

function findChange(query: string) {
  const { job } = parseJob(new URLSearchParams(query), data)
  const { plans } = planJob(data, job)
  return {
    change: findFittingWay(plans, listOtherWays(data, job)),
    kw: Math.min(...plans.map(({ watts }) => watts / 1000)),
  }
}

it('finds the joint with which a line keeps within the power if it does not with the other', () => {
  const stitched = findChange('style=rsc&joint=stitched&quantity=10000')
  const glued = findChange('style=rsc&joint=glued&quantity=10000')
  const between = (stitched.kw + glued.kw) / 2
  expect(glued.kw).toBeLessThan(stitched.kw)
  const { change } = findChange(`style=rsc&joint=stitched&quantity=10000&kw=${between}`)
  expect(change).toMatchObject({ label: 'Joint', choice: 'glued' })
  expect(change?.plans[0]?.watts).toBe(glued.kw * 1000)
  expect(change?.job.answers).toMatchObject({ joint: 'glued', kw: between })
})
