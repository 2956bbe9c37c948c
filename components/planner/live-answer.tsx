import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { LiveCosts } from '@/components/costs/live-costs'
import { LiveCheapest, LivePackCost } from '@/components/costs/live-pack-cost'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import { groupPlans } from '@/lib/trade/planner/plan-job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { Announcement } from './announcement'
import { HallAtField } from './hall-at-field'
import { PlanAnswer } from './plan-answer'

type LiveAnswerProps = {
  form: PlannerForm
  file: PlannerFile
  job: Job
  /** Absolute URL of the plan. */
  url: string
  /**
   * Called when another answer is shown, because the page moves if it is shorter. It gets the drawing of the buyer's
   * hall, which the form shows; null if no hall was given or there is no plan.
   */
  onShown?: (hall: ReactNode) => void
}

/** The answer to a job. It is computed again when the job changes, and announced after a pause. */
export function LiveAnswer({ form, file, job, url, onShown }: LiveAnswerProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  // With these components, PlanAnswer shows costs with the buyer's own figures; on the server it has none of them.
  const costs = useMemo(() => file.costs && { ...file.costs, LiveCosts, LivePackCost, LiveCheapest }, [file])
  const planned = useDeferredValue(useMemo(() => ({ job, url }), [job, url]))
  const { sentence, shown, hall } = useMemo(() => {
    const answer = planCheapestFirst(data, planned.job, file.costs)
    const [first] = groupPlans(answer.plans)
    const isAsked = planned.job.answers.hall !== undefined
    return {
      sentence: formatAnswer(answer, planned.job, data.planWords),
      shown: <PlanAnswer data={data} pictures={file.pictures} answer={answer} costs={costs} {...planned} />,
      hall: first && isAsked ? <HallAtField named={first} brief={createBrief(data, planned.job)} /> : null,
    }
  }, [planned, data, file, costs])
  useEffect(() => {
    if (shown) onShown?.(hall)
  }, [onShown, shown, hall])
  return (
    <>
      <Announcement text={sentence} />
      {shown}
    </>
  )
}
