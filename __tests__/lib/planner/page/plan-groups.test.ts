/** @jest-environment node */
import { MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { getPlannerData, getPresets } from '@/lib/content/line/planner-data'
import { parseJob } from '@/lib/planner/job-query'
import { formatMachineNote } from '@/lib/planner/page/machine-note'
import { groupPlans } from '@/lib/planner/page/plan-groups'
import { planJob } from '@/lib/planner/plan-job'
import { PLAN_NAMES } from '@/lib/planner/plans'

const data = getPlannerData()

it.each(getPresets().map(preset => [preset.name, preset] as const))('gives %s every plan once', (_, { job }) => {
  const { plans } = planJob(data, job)
  const groups = groupPlans(plans)
  expect(groups.flatMap(({ names }) => names).sort()).toEqual([...PLAN_NAMES].sort())
  expect(new Set(groups.map(({ plan }) => plan)).size).toBe(groups.length)
})

it('writes notes that the enquiry takes whole', () => {
  for (const { job } of getPresets())
    for (const plan of planJob(data, job).plans)
      for (const used of plan.machines)
        expect(formatMachineNote(plan, used, job).length).toBeLessThanOrEqual(MAX_NOTE_CHARACTERS)
})

it('notes how many machines a line needs where an enquiry holds fewer', () => {
  const { job } = parseJob(new URLSearchParams('style=rigid&quantity=10000000'), data)
  const [plan] = planJob(data, job).plans
  const notes = plan?.machines.map(used => [used.count, formatMachineNote(plan, used, job)] as const) ?? []
  expect(notes.some(([count]) => count > MAX_QUANTITY)).toBe(true)
  for (const [count, note] of notes) expect(/^Line plan: [\d,]+ machines, /.test(note)).toBe(count > MAX_QUANTITY)
})
