/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The sheet of the first plan of a job, and whether a mill cuts it to the size of the job. */
function chooseSheet(query: string) {
  const { variant } = planJob(plannerData, parseJob(new URLSearchParams(query), plannerData).job)
  return [variant.sheet, variant.isMill]
}

describe('a sheet that a mill cuts to the size of the job', () => {
  // Two turned blanks of 475 × 373 mm: 2 × 373 + 5 + 20 mm of margins, by 475 + 25 mm of gripper and tail.
  const carton = 'style=crash-lock&l=140&w=90&h=200&gsm=350'

  it('is bought if a day takes 3,000 of them, with the longer side at the gripper', () => {
    const [sheet, isMill] = chooseSheet(`${carton}&quantity=40000`)
    expect([sheet, isMill]).toEqual([[771, 500], true])
  })

  it('is not bought for fewer, nor in place of the buyer’s own sheet', () => {
    expect(chooseSheet(`${carton}&quantity=2900`)[1]).toBe(false)
    expect(chooseSheet(`${carton}&quantity=40000&sheet=915x585`)).toEqual([[915, 585], false])
  })

  it('is bought for all jobs of one size together, however often the print changes', () => {
    // Sixteen jobs of 2,500 cartons take fewer sheets each than a mill cuts, and 20,000 together.
    expect(chooseSheet(`${carton}&quantity=40000&changes=16`)[1]).toBe(false)
    expect(chooseSheet(`${carton}&quantity=40000&changes=16&size-changes=1`)[1]).toBe(true)
    expect(chooseSheet(`${carton}&quantity=40000&changes=16&size-changes=0`)[1]).toBe(true)
  })
})
