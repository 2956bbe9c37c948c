import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'
import type { PlannerFile, PlannerForm } from '@/lib/planner/planner-data'
import { formatAnswer } from '@/lib/planner/sentence'
import { PlanAnswer } from './plan-answer'

/** The answer changes with every keystroke; it is announced after a pause of this length. */
const ANNOUNCE_AFTER_MS = 1000

type LiveAnswerProps = {
  form: PlannerForm
  file: PlannerFile
  query: string
  /** Absolute URL of the page, without a query. */
  url: string
}

/** The answer to the job in the address, worked out anew as that changes, and announced once it rests. */
export function LiveAnswer({ form, file, query, url }: LiveAnswerProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  const planned = useDeferredValue(query)
  const { sentence, shown } = useMemo(() => {
    const { job } = parseJob(new URLSearchParams(planned), data)
    const answer = planJob(data, job)
    return {
      sentence: formatAnswer(answer, job),
      shown: <PlanAnswer data={data} job={job} answer={answer} url={url + planned} />,
    }
  }, [planned, data, url])
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
