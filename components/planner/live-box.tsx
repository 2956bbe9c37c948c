import { useDeferredValue, useMemo } from 'react'
import { Notice } from '@/components/ui/notice'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { Announcement } from './announcement'
import { BoxAnswer, type BoxWords } from './box-answer'

type LiveBoxProps = {
  form: PlannerForm
  file: PlannerFile
  /** What was typed, as the query of a plan's URL. */
  query: string
  words: BoxWords
}

/** The answer for a pack that is being typed; what could not be read as typed is said above it. */
export function LiveBox({ form, file, query, words }: LiveBoxProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  const planned = useDeferredValue(query)
  const { job, notes, answer } = useMemo(() => {
    const read = parseJob(new URLSearchParams(planned), form)
    return { ...read, answer: planJob(data, read.job) }
  }, [planned, form, data])
  return (
    <>
      <Announcement text={formatAnswer(answer, job, data.planWords)} />
      <Notice tone={notes.length > 0 ? 'wait' : null} className="mb-2 block! wrap-anywhere">
        {notes.map(note => (
          <p key={note.text}>{note.text}</p>
        ))}
      </Notice>
      <BoxAnswer data={data} job={job} answer={answer} costs={file.costs} words={words} />
    </>
  )
}
