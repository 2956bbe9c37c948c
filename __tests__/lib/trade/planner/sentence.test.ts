/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { PLAN_NAMES } from '@/lib/trade/planner/best-lines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { groupPlans, planJob } from '@/lib/trade/planner/plan-job'
import { formatExcess, formatMachineNote, formatMetres } from '@/lib/trade/planner/sentence'

const data = plannerData

it('lists each plan of a ready-made pack once', () => {
  // Five packs are enough; all would take seconds.
  for (const { job } of getReadyPlans().slice(0, 5)) {
    const groups = groupPlans(planJob(data, job).plans)
    expect(groups.flatMap(({ names }) => names).sort()).toEqual([...PLAN_NAMES].sort())
    expect(new Set(groups.map(({ plan }) => plan)).size).toBe(groups.length)
  }
})

it('writes notes that fit into the enquiry in full', () => {
  for (const { job } of getReadyPlans())
    for (const plan of planJob(data, job).plans)
      for (const used of plan.machines)
        expect(formatMachineNote(plan, used, job, data.planWords).length).toBeLessThanOrEqual(MAX_NOTE_CHARACTERS)
})

it('notes how many machines a line needs if an enquiry has fewer', () => {
  // So many boxes need more machines of one kind than an enquiry can ask for.
  const { job } = parseJob(new URLSearchParams('style=rigid&quantity=10000000'), data)
  const [plan] = planJob(data, job).plans
  const notes =
    plan?.machines.map(used => [used.count, formatMachineNote(plan, used, job, data.planWords)] as const) ?? []
  expect(notes.some(([count]) => count > MAX_QUANTITY)).toBe(true)
  for (const [count, note] of notes) expect(/^Line plan: [\d,]+ machines, /.test(note)).toBe(count > MAX_QUANTITY)
})

it('rounds an overrun of power or length up to a tenth', () => {
  expect([1.1, 58.04, 10].map(formatExcess)).toEqual(['1.1', '58.1', '10'])
  expect([1700, 1701].map(formatMetres)).toEqual(['1.7', '1.8'])
})
