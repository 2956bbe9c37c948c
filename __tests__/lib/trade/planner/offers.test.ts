/** @jest-environment node */

import { plannerData as data } from '@/__tests__/support/many-machines'
import { createBrief, getSecondsPerDay } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { findFewerInShifts } from '@/lib/trade/planner/machine-load'
import { findCommonSheet, findFittingQuantity, findSheetThatGoes, wouldFitSmaller } from '@/lib/trade/planner/offers'
import { countOverruns, planJob } from '@/lib/trade/planner/plan-job'

const parse = (query: string) => parseJob(new URLSearchParams(query), data).job

/** A query as the parameters of an offer: the job, and its plans. */
function plan(query: string) {
  const job = parse(query)
  return [data, job, planJob(data, job).plans] as const
}

describe('a sheet of the visitor’s own that is too small', () => {
  // In one piece or in two panels, of which each is 1,040 × 809 mm.
  const shipper = 'style=shipper&l=600&w=400&h=400&sheet=1020x720'

  it('leads to the smallest that is planned without it, on which the job has a plan', () => {
    expect(plan(shipper)[2]).toEqual([])
    const job = findSheetThatGoes(...plan(`${shipper}&own-ups=2`))
    expect(job?.answers).toMatchObject({ sheet: [1060, 834] })
    expect(job?.answers).not.toHaveProperty('own-ups')
    expect(job && planJob(data, job).plans).not.toEqual([])
  })

  it('leads nowhere if it has a plan, or if no sheet gives one', () => {
    expect(findSheetThatGoes(...plan('style=tuck&sheet=1020x720'))).toBeNull()
    expect(findSheetThatGoes(...plan('style=tuck&l=2000&w=2000&sheet=1020x720'))).toBeNull()
  })
})

describe('a sheet that few presses print', () => {
  it('leads to one that common presses print and machines take', () => {
    const [, job, plans] = plan('style=pizza')
    expect(plans[0]?.variant.sheet).toEqual([1063, 861])
    const common = findCommonSheet(data, job, plans)
    expect(common?.answers.sheet).toEqual([539, 861])
    expect(common && planJob(data, common).plans).not.toEqual([])
  })

  it('leads nowhere from a smaller sheet, or from one that the visitor has set', () => {
    expect(findCommonSheet(...plan('style=tuck'))).toBeNull()
    expect(findCommonSheet(...plan('style=pizza&sheet=1063x861'))).toBeNull()
  })
})

describe('more packs than a plant can make', () => {
  it.each(['style=rsc&quantity=100000&kw=60', 'style=cup&quantity=900000&hall=30x12'])(
    'leads to the largest quantity that fits, to two digits: %s',
    query => {
      expect(wouldFitSmaller(...plan(query))).toBe(true)
      const job = findFittingQuantity(data, parse(query))
      const { quantity } = job.answers
      expect(String(quantity)).toMatch(/^\d\d?0*$/)
      const fits = (packs: number) => {
        const { plans } = planJob(data, { ...job, answers: { ...job.answers, quantity: packs } })
        return plans.some(one => countOverruns(one) === 0)
      }
      expect(fits(Number(quantity))).toBe(true)
      expect(fits(Number(quantity) * 1.2)).toBe(false)
    },
  )

  it('leads nowhere if the job fits, or if no quantity does', () => {
    expect(wouldFitSmaller(...plan('style=tuck'))).toBe(false)
    expect(wouldFitSmaller(...plan('style=tuck&hall=2x2'))).toBe(false)
    expect(wouldFitSmaller(...plan('style=tuck&gsm=2500'))).toBe(false)
  })
})

it('says with how many machines two shifts would do what several do in one, if most of it is set-ups', () => {
  const find = (query: string) => {
    const [, job, plans] = plan(query)
    const wrapping = plans[0]?.machines.find(({ steps }) => steps.includes('wrap'))
    const brief = createBrief(data, job)
    return wrapping && findFewerInShifts(wrapping, getSecondsPerDay(brief), brief.number('shifts'))
  }
  // Lid and base of 3 jobs are 6 set-ups of 1.5 h; 2,063 parts run for about 2 h. 11 h are 1.6 shifts of 6.8 h.
  expect(find('style=rigid&quantity=1000&changes=3')).toEqual({ count: 1, shifts: 2 })
  // One job: the machines run for most of the day, and one machine does few packs alone.
  expect(find('style=rigid&quantity=4000')).toBeNull()
  expect(find('style=rigid&quantity=500')).toBeNull()
})
