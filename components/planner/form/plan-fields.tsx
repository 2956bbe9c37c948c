import type { ReactNode } from 'react'
import { getStyle, type Job } from '@/lib/planner/job'
import { listAsked, type Note } from '@/lib/planner/job-query'
import type { PlannerForm } from '@/lib/planner/planner-data'
import { AssumptionFields } from './assumption-fields'
import { PlanField } from './plan-field'
import { StyleField } from './style-field'

type PlanFieldsProps = {
  form: PlannerForm
  job: Job
  notes: readonly Note[]
  /** The URL's query, with the text as typed. */
  typed: URLSearchParams
}

/** The planner's questions in three groups, limited to those of the style, and the assumptions. */
export function PlanFields({ form, job, notes, typed }: PlanFieldsProps) {
  const style = getStyle(form, job.style)
  const questions = listAsked(form, style)
  const findError = (id: string) => notes.find(({ key }) => key === id)?.text
  return (
    <div className="grid gap-x-gutter gap-y-3 md:grid-cols-3 lg:grid-cols-1">
      {Object.entries(form.groups).map(([id, title]) => (
        <Group key={id} title={title}>
          {id === 'pack' && <StyleField form={form} packStyle={style} error={findError('style')} />}
          {questions
            .filter(({ group }) => group === id)
            .map(question => (
              <PlanField
                // The default answers depend on the style.
                key={`${style.id} ${question.id}`}
                question={question}
                packStyle={style}
                answer={job.answers[question.id]}
                typed={typed.get(question.id)}
                error={findError(question.id)}
              />
            ))}
        </Group>
      ))}
      <AssumptionFields assumptions={form.assumptions} job={job} notes={notes} />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full px-0 border-t-[1.5px] border-ink pt-1 text-[1.1875rem] font-strong font-stretch-103%">
        {title}
      </legend>
      <div className="mt-1 grid grid-cols-6 items-end gap-x-1.5 gap-y-1.25">{children}</div>
    </fieldset>
  )
}
