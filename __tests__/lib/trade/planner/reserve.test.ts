/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatReserve } from '@/lib/trade/planner/reserve'
import { formatVerdict } from '@/lib/trade/planner/sentence'

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
        'No reserve: 0.2 h of the day are left for a breakdown or a rush order, beside the 15 % of each shift that we do not count as worked. With 2 machines, each is busy 56 % of the day.',
    })
  })

  it('is said to have none where the plan is summed up', () => {
    const { job } = parseJob(new URLSearchParams('style=shipper&quantity=8000'), data)
    const answer = planJob(data, job)
    const plans = answer.plans.filter(({ name }) => name === 'leastPower')
    expect(formatVerdict({ ...answer, plans }, job, data.planWords)).toBe(
      'The slowest step, die cutting, is busy 96 % of a shift: no reserve for a stoppage.',
    )
  })

  it('is one of several that do lid and base, to which one machine more is added', () => {
    // 8,452 wraps ÷ 300 an hour are 28.17 h, and six machines are set up for half an hour: 76 % of 6 × 6.8 h.
    expect(warn('style=rigid&quantity=4100')['hand-wrap']).toContain('With 6 machines, each is busy 76 % of the day.')
  })
})

it('warns of more than nine tenths of the day, and of no less', () => {
  const brief = createBrief(data, parseJob(new URLSearchParams('style=tuck'), data).job)
  const load = { works: [{ run: 20_000, jobs: 1, setUp: 2032 }], count: 1 }
  expect(formatReserve({ ...load, use: 0.9 }, brief)).toBeNull()
  expect(formatReserve({ ...load, use: 0.901 }, brief)).toMatch(/^No reserve: /)
})
