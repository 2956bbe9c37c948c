/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import type { Measures } from '@/lib/trade/planner/blanks'
import { checkMachineFit } from '@/lib/trade/planner/fit'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import type { Limit } from '@/lib/trade/planner/planner-data'
import { countPerPack } from '@/lib/trade/planner/step-inputs'

/** Why a die cutter with these limits and weights of its stock does not take a carton. */
function refuse(measures: Measures, limits: Limit[], weights: number[][] = []) {
  const machine = plannerData.machines.find(
    ({ slug }) => slug === 'automatic-flatbed-die-cutting-machine-with-stripping',
  )
  const step = plannerData.steps.find(({ id }) => id === 'die-cut')
  const [work] = machine?.works ?? []
  if (!machine || !work || !step) throw new Error('The frozen catalogue has no flatbed die cutter')
  const brief = createBrief(plannerData, parseJob(new URLSearchParams('style=tuck'), plannerData).job)
  return checkMachineFit(machine, { ...work, limits, weights }, { brief, step, measures }).reasons
}

const MOST: Limit = { of: 'feed', least: null, most: [400, 900] }

// The change is a share of the side that must change: 500 to 400 mm; of a sheet that may be turned, 450 to 400 (1,000
// to 900 is a smaller share); 200 to 300; and 1,200 to 900.

it.each([
  ['a side within its limit', { feed: [500, 300] }, MOST, 100 / 500],
  ['the way round that comes nearer', { sheet: [1000, 450] }, { ...MOST, of: 'sheet' }, 50 / 450],
  ['a side that is too short', { feed: [200, 500] }, { of: 'feed', least: [300, 400], most: null }, 100 / 200],
  ['both ends of a range', { feed: [100, 1200] }, { of: 'feed', least: [50, 80], most: [400, 900] }, 300 / 1200],
])('counts the change of a job by what must change, with %s', (_, measures, limit, change) => {
  expect(refuse(measures, [limit]).map(({ nearest }) => nearest?.change)).toEqual([change])
})

it('tells a weight between two ranges the ends of both, and the nearer one as the smallest change', () => {
  const explain = (gsm: number) => {
    const reasons = refuse(
      { gsm },
      [],
      [
        [50, 100],
        [200, 300],
      ],
    )
    return reasons.map(({ text, nearest }) => [text, nearest?.text])
  }
  expect(explain(160)).toEqual([['takes at most 100 gsm or at least 200 gsm; yours is 160', 'at least 200 gsm']])
  expect(explain(120)).toEqual([['takes at most 100 gsm or at least 200 gsm; yours is 120', 'at most 100 gsm']])
  expect(explain(40)).toEqual([['takes at least 50 gsm; yours is 40', 'at least 50 gsm']])
  expect(explain(400)).toEqual([['takes at most 300 gsm; yours is 400', 'at most 300 gsm']])
  expect(explain(250)).toEqual([])
})

it('runs no single-face web, and joins none, for a pack without a flute', () => {
  const brief = createBrief(plannerData, parseJob(new URLSearchParams('style=tuck'), plannerData).job)
  const counts = ['make-single-face', 'join-webs'].map(id => {
    const step = plannerData.steps.find(one => one.id === id)
    return step && countPerPack(step, brief, { perPart: 1, shape: { blanks: 1 }, measures: { cut: 1000 } })
  })
  expect(counts).toEqual([0, 0])
})
