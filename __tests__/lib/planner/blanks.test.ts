/** @jest-environment node */
import { getPlannerData } from '@/lib/content/line/presets'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'

const data = getPlannerData()

function getBlank(query: string) {
  const { shape } = planJob(data, parseJob(new URLSearchParams(query), data).job).variant
  return [shape.across, shape.along]
}

describe('the fan of a cup', () => {
  // Slant 92.78, radii 309.3 and 216.5 mm, 46.56°; 8 mm of seam and 13 mm of rim.
  it('reaches down to its inner arc', () => {
    expect(getBlank('style=cup&top=80&bottom=56&h=92')).toEqual([253, 124])
  })

  // Slant 42.43, radii 70.71 and 28.28 mm, 254.6°: 141.4 mm wide, and 70.71 × (1 − cos 127.3°) = 113.5 mm deep.
  it('reaches down to its outer arc if it is more than half a ring', () => {
    expect(getBlank('style=cup&top=100&bottom=40&h=30')).toEqual([150, 127])
  })
})
