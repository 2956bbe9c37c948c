/** @jest-environment node */
import { getPlannerData } from '@/lib/content/line/planner-data'
import { buildShape } from '@/lib/planner/blanks/blanks'
import { createBrief } from '@/lib/planner/job'
import { parseJob } from '@/lib/planner/job-query'

const data = getPlannerData()

function getBlank(query: string) {
  const { across, along } = buildShape(createBrief(data, parseJob(new URLSearchParams(query), data).job))
  return [across, along]
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
