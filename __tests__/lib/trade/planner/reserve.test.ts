/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { addMachine } from '@/lib/trade/planner/machine-load'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatReserve } from '@/lib/trade/planner/reserve'

const data = plannerData

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
