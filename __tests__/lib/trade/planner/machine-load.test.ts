/** @jest-environment node */
import { addMachines, countSetUps, shareLoad, sumSeconds } from '@/lib/trade/planner/machine-load'

const HOUR = 3600
const DAY = 7 * HOUR

it.each([
  // Each machine is set up for the one job that all do.
  [1, 1, 1],
  [1, 5, 5],
  // Whole jobs for each machine.
  [8, 2, 8],
  [8, 4, 8],
  // Of three jobs each of two machines does one, and a half of the third.
  [3, 2, 4],
  // Two machines for each of two jobs.
  [2, 4, 4],
  // 2 × 3 jobs on 2 × 2 machines: three of them for two machines, twice.
  [6, 4, 8],
  // Five jobs in two days.
  [2.5, 2, 3.5],
])('sets machines for %d jobs of a day up, if there are %d, %d times', (jobs, count, setUps) => {
  expect(countSetUps({ jobs }, count)).toBe(setUps)
})

it.each([
  ['8 jobs of half an hour, each with an hour of set-up: 6 h on each of two machines', 4, 8, 2, 6],
  ['3 such jobs on one machine', 1.5, 3, 1, 4.5],
  ['one job of 20 h: 5 h and an hour of set-up on each of four', 20, 1, 4, 6],
  // 12 h of set-up do not fit into a day of one machine, and not at all if each machine is set up for all jobs.
  ['12 jobs that take next to no time', 0.1, 12, 2, 6.05],
])('divides %s', (_, run, jobs, count, hours) => {
  const load = shareLoad([{ run: run * HOUR, jobs, setUp: HOUR }], DAY)
  expect(load).toMatchObject({ count, use: expect.closeTo(hours / 7, 9) })
  expect(load && sumSeconds(load)).toBeCloseTo(count * hours * HOUR, 6)
})

it('adds up works that one machine does one after the other', () => {
  const works = [
    { run: 2 * HOUR, jobs: 1, setUp: HOUR },
    { run: 3 * HOUR, jobs: 2, setUp: HOUR / 2 },
  ]
  expect(shareLoad(works, DAY)).toMatchObject({ count: 1, use: 1 })
  // On two machines: 5 h, an hour of set-up for each, and half an hour for each job of the second work.
  expect(shareLoad(works, DAY - 1)).toMatchObject({ count: 2, use: (4 * HOUR) / (DAY - 1) })
})

it('has no machines for a job whose set-up takes the whole day', () => {
  expect(shareLoad([{ run: 1, jobs: 1, setUp: DAY }], DAY)).toBeNull()
  expect(shareLoad([{ run: 1, jobs: 1, setUp: DAY - 1 }], DAY)).toMatchObject({ count: 1, use: 1 })
})

it('adds machines until each is less busy', () => {
  // Two jobs take 0.6 h each, after an hour of set-up: 1.6 h on two machines. A third would do a half of both:
  // (1.2 + 4) ÷ 3 = 1.73 h. Of four, two share each job: 1.3 h.
  const works = [{ run: 1.2 * HOUR, jobs: 2, setUp: HOUR }]
  expect(addMachines({ works, count: 2, use: 1.6 / 7 }, DAY)).toEqual({ works, count: 4, use: 1.3 / 7 })
})

it('adds none to machines that are only set up', () => {
  expect(addMachines({ works: [{ run: 0, jobs: 1, setUp: HOUR }], count: 1, use: 1 / 7 }, DAY)).toBeNull()
})
