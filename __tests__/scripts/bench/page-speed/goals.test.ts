/** @jest-environment node */
import { computeMedian, computeMedians, createReport, meetsGoal } from '@/scripts/bench/page-speed/goals'

it('takes the middle of the runs, so that one slow run says nothing', () => {
  expect(computeMedian([3, 900, 1])).toBe(3)
  expect(computeMedian([1, 2, 3, 4])).toBe(2.5)
  expect(
    computeMedians([
      { lcp: 1, tbt: 5 },
      { lcp: 9, tbt: 5 },
      { lcp: 2, tbt: 5 },
    ]),
  ).toEqual({ lcp: 2, tbt: 5 })
})

it('wants scores high and everything else low', () => {
  expect(meetsGoal('performance', 'home', 98)).toBe(true)
  expect(meetsGoal('performance', 'home', 97)).toBe(false)
  expect(meetsGoal('total', 'product', 240)).toBe(true)
  expect(meetsGoal('total', 'product', 240.1)).toBe(false)
})

it('takes a figure that could not be measured for a missed goal', () => {
  expect(meetsGoal('lcp-ratio', 'home', Number.NaN)).toBe(false)
})

it('prints the goal beside the figure and marks what misses it', () => {
  const [performance, total] = createReport('home', { total: 281, performance: 99 })
  expect(performance).toMatch(/Performance +99 +at least 98$/)
  expect(total).toMatch(/281\.0 kB +at most 280 {2}MISSED$/)
})
