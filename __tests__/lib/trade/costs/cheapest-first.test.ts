/** @jest-environment node */
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'

// What packs cost is proved by the tests of the costs; here only the order of the plans counts.

const SMALL_PLANT = 'style=rsc&from-reel=1&flute=B&colours=1&quantity=3000'

/** The plans of a job in order, each with what a pack costs on it. */
function plan(query: string, costs: typeof costFile | null = costFile) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const { plans, variant } = planCheapestFirst(plannerData, job, costs)
  expect(variant).toBe(plans[0]?.variant)
  const brief = createBrief(plannerData, job)
  return plans.map(one => `${one.name} ${formatPackCost(pickSubject(one, brief), costFile)}`)
}

it('leads with the plan on which a pack costs least', () => {
  // Single facer and sheet printer at a tenth of the power and a fifth of the floor of a corrugator.
  expect(plan(SMALL_PLANT)).toEqual(['leastPower ₹25.44', 'fewestPeople ₹27.42', 'fewestMachines ₹27.42'])
  expect(plan(SMALL_PLANT, null)[0]).toBe('fewestPeople ₹27.42')
})

it('leads with a dearer plan if it alone keeps within the power of the buyer', () => {
  const dearest = 'leastPower ₹24.57'
  expect(plan('style=crate&quantity=100000').at(-1)).toBe(dearest)
  expect(plan('style=crate&quantity=100000&kw=130')[0]).toBe(dearest)
})
