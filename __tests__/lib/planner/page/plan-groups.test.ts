import { MAX_NOTE_CHARACTERS } from '@/lib/constants'
import { getPlannerData, getPresets } from '@/lib/content/line/planner-data'
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
