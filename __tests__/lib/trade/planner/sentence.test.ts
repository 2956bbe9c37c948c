/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { groupPlans, PLAN_NAMES, planJob } from '@/lib/trade/planner/plan-job'
import { formatExcess, formatMachineNote, formatMetres, formatReserve } from '@/lib/trade/planner/sentence'
import { addMachine } from '@/lib/trade/planner/variants'

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

describe('a machine that is busy for nearly all of the day', () => {
  /** What each machine of the last plan of a query is warned of, by the step that it does first; null of no reserve. */
  function warn(query: string) {
    const { job } = parseJob(new URLSearchParams(query), data)
    const brief = createBrief(data, job)
    const machines = planJob(data, job).plans.find(({ name }) => name === 'leastPower')?.machines ?? []
    return Object.fromEntries(machines.map(used => [used.steps[0], formatReserve(used, brief)]))
  }

  it('has no reserve, and is told what one machine more would change', () => {
    // 8,331 sheets ÷ 1,500 an hour + 1 h of set-up are 6.55 of 6.8 h, 96 %; two machines run 2.78 h each, 56 % with set-up.
    expect(warn('style=shipper&quantity=8000')).toMatchObject({
      'flute-lam': null,
      'die-cut':
        'No reserve: 0.2 h of the day are left for a breakdown or a rush order. With 2 machines, each is busy 56 % of the day.',
    })
  })

  it('is one of several that do lid and base, of which one machine more does both too', () => {
    // 8,246 wraps ÷ 300 an hour on 6 machines are 4.58 h each, and 1 h to set up both parts: 82 % of 6.8 h.
    expect(warn('style=rigid&quantity=4000')['hand-wrap']).toContain('With 6 machines, each is busy 82 % of the day.')
  })
})

it('adds a machine for lid and one for base where each does one of them', () => {
  // Two machines run 10 h together; of four, each runs 2.5 h and is set up for 1 h: 3.5 of 7 h.
  const load = { run: 36_000, setUpAll: 7200, setUpOne: 3600, setUp: 3600, count: 2, use: 6 / 7 }
  expect(addMachine(load, 7 * 3600, 2)).toEqual({ count: 4, use: 0.5 })
})

it('warns of more than nine tenths of the day, and of no less', () => {
  const brief = createBrief(data, parseJob(new URLSearchParams('style=tuck'), data).job)
  const load = { run: 20_000, setUpAll: 2032, setUpOne: 2032, setUp: 2032, count: 1 }
  expect(formatReserve({ ...load, use: 0.9 }, brief)).toBeNull()
  expect(formatReserve({ ...load, use: 0.901 }, brief)).toMatch(/^No reserve: /)
})

it('rounds an overrun of power or length up to a tenth', () => {
  expect([1.1, 58.04, 10].map(formatExcess)).toEqual(['1.1', '58.1', '10'])
  expect([1700, 1701].map(formatMetres)).toEqual(['1.7', '1.8'])
})
