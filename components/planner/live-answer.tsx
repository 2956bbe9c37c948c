import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { LiveCheapest, LiveCosts, LivePackCost } from '@/components/costs/live-costs'
import type { PlannerFile } from '@/lib/planner/planner-file'
import type { Job } from '@/lib/trade/planner/job'
import { planJob } from '@/lib/trade/planner/plan-job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { PlanAnswer } from './plan-answer'

/** The answer changes with every keystroke; it is announced after a pause of this length. */
const ANNOUNCE_AFTER_MS = 1000

type LiveAnswerProps = {
  form: PlannerForm
  file: PlannerFile
  job: Job
  /** Absolute URL of the plan. */
  url: string
  /** Called when another answer is shown: a shorter one moves the page. */
  onShown?: () => void
}

/** The answer to a job. It is computed again when the job changes, and announced after a pause. */
export function LiveAnswer({ form, file, job, url, onShown }: LiveAnswerProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  const costs = useMemo(() => file.costs && { ...file.costs, LiveCosts, LivePackCost, LiveCheapest }, [file])
  const planned = useDeferredValue(useMemo(() => ({ job, url }), [job, url]))
  const { sentence, shown } = useMemo(() => {
    const answer = planJob(data, planned.job)
    return {
      sentence: formatAnswer(answer, planned.job, data.planWords),
      shown: <PlanAnswer data={data} pictures={file.pictures} answer={answer} costs={costs} {...planned} />,
    }
  }, [planned, data, file, costs])
  useEffect(() => {
    if (shown) onShown?.()
  }, [onShown, shown])
  return (
    <>
      <Announcement text={sentence} />
      {shown}
    </>
  )
}

/** For screen readers; the visible answer has the same sentence. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
