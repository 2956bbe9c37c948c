/** @jest-environment node */
import { plannerData as data } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatShortAnswer } from '@/lib/trade/planner/short-answer'

/** The answer to an address in short. */
function answer(query: string, pack: string | null = null) {
  return formatShortAnswer(planJob(data, parseJob(new URLSearchParams(query), data).job), pack, data.planWords)
}

it('names the machines of the first plan, the hours of its slowest step and, if it is counted, the cost of a pack', () => {
  const short = answer('style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1')
  expect(short).toMatch(/^3 machines · [\d.]+ h a day$/)
  expect(answer('style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1', '₹1.43')).toBe(
    `${short} · ₹1.43 a pack`,
  )
})

it('says the hours of each of several machines, which never exceed a day of work', () => {
  const [, hours] = /· ([\d.]+) h/.exec(answer('style=cup&quantity=2000000')) ?? []
  expect(Number(hours)).toBeGreaterThan(0)
  // 85 % of a shift of 8 h.
  expect(Number(hours)).toBeLessThanOrEqual(6.8)
})

it('says so if no machine does the job', () => {
  expect(answer('style=tuck&gsm=180')).toBe('None of our machines can run this.')
})
