/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatLeftOut } from '@/lib/trade/planner/sentence'

/** What an answer says of the routes that it leaves out. */
function sayLeftOut(query: string) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  return formatLeftOut(planJob(plannerData, job), plannerData.planWords)
}

it('says which route is left out, at which step, and the smallest change that would help', () => {
  expect(sayLeftOut('style=rsc&from-reel=1&colours=3')).toEqual([
    'Route left out: Slit, printed and slotted in turn. For this job none of our machines does the step ‘printing sheets’. Smallest change that works: a number of colours of at most 1.',
  ])
  expect(sayLeftOut('style=rsc&from-reel=1&colours=1&flute=B')).toEqual([])
  expect(sayLeftOut('style=tuck')).toEqual([])
})

it('leaves it to the sentence of the answer if there is no plan', () => {
  expect(sayLeftOut('style=tuck&l=5000&w=3000&h=3000')).toEqual([])
})
