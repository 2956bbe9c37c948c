/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { countMovingCrew } from '@/lib/trade/planner/packers'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The people of the first plan, and those of a crew that moves from machine to machine. */
function countPeople(query: string) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const [plan] = planJob(plannerData, job).plans
  return plan && [plan.people, countMovingCrew(plan.machines, createBrief(plannerData, job))]
}

it('makes the moving crew as large as the crew of a machine, where the work of a day takes fewer', () => {
  // 2 people for 1.70 h, 1 for 1.17 h and 4 for 1.67 h are 11.3 h, which 2 people do in a shift of 6.8 h. But the gluer
  // needs 4 at once. Without moving, 2 + 1 + 4 people.
  expect(countPeople('style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000')).toEqual([7, 4])
})

it('gives the moving crew people enough for the work of a day with its packing', () => {
  // Packing 2,500 boxes takes 25 h at 100 an hour, and 2.5 h at 1,000: 22.5 h more are the work of 3.3 people.
  const [, fast = 0] = countPeople('style=rigid&quantity=2500&packing-rate=1000') ?? []
  const [, slow = 0] = countPeople('style=rigid&quantity=2500&packing-rate=100') ?? []
  expect(slow - fast).toBeGreaterThanOrEqual(3)
  expect(slow - fast).toBeLessThanOrEqual(4)
})
