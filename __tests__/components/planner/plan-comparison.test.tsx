import { render, screen } from '@testing-library/react'
import { PlanComparison } from '@/components/planner/plan-comparison'
import { getPlannerData } from '@/lib/content/line/planner-data'
import { parseJob } from '@/lib/planner/job-query'
import { groupPlans } from '@/lib/planner/page/plan-groups'
import { planJob } from '@/lib/planner/plan-job'

const data = getPlannerData()

it('says of each plan by how much it exceeds the power and the hall of the buyer', () => {
  const { job } = parseJob(new URLSearchParams('style=rsc&joint=stitched&quantity=5000&kw=30&hall=20x9'), data)
  const plans = groupPlans(planJob(data, job).plans)
  render(<PlanComparison plans={plans} />)
  expect(plans.some(({ plan }) => plan.overruns.kw > 0)).toBe(true)
  const row = (name: string) => [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].slice(1)
  expect(row('Connected load').map(({ textContent }) => / kW over$/.test(textContent ?? ''))).toEqual(
    plans.map(({ plan }) => plan.overruns.kw > 0),
  )
  expect(row('Hall with aisles').map(({ textContent }) => / m over$/.test(textContent ?? ''))).toEqual(
    plans.map(({ plan }) => plan.overruns.hall > 0),
  )
})
