import type { ReactNode } from 'react'
import { getStyle, type Job } from '@/lib/planner/job'
import { listAsked, type Note } from '@/lib/planner/job-query'
import type { PlannerForm } from '@/lib/planner/planner-data'
import { AssumptionFields } from './assumption-fields'
import { PlanField } from './plan-field'
import { StyleField } from './style-field'

/** The three parts of the form, and the columns of each. */
const GROUPS = [
  { id: 'pack', title: 'What', columns: 'grid-cols-3' },
  { id: 'output', title: 'How many', columns: 'grid-cols-3' },
  { id: 'plant', title: 'What you have', columns: 'grid-cols-2' },
] as const

type PlanFieldsProps = {
  form: PlannerForm
  job: Job
  notes: readonly Note[]
  /** The address, for what was typed and not taken. */
  typed: URLSearchParams
}

/** The questions of the planner in three groups, only what the style asks, and the assumptions below them. */
export function PlanFields({ form, job, notes, typed }: PlanFieldsProps) {
  const style = getStyle(form, job.style)
  const questions = listAsked(form, style)
  const findNote = (id: string) => notes.find(({ key }) => key === id)?.text
  return (
    <div className="grid gap-x-gutter gap-y-3 md:grid-cols-3 lg:grid-cols-1">
      {GROUPS.map(({ id, title, columns }) => (
        <Group key={id} title={title} columns={columns}>
          {id === 'pack' && <StyleField styles={form.styles} style={style} note={findNote('style')} />}
          {questions
            .filter(({ group }) => group === id)
            .map(question => (
              <PlanField
                key={question.id}
                question={question}
                style={style}
                typed={typed.get(question.id)}
                note={findNote(question.id)}
              />
            ))}
        </Group>
      ))}
      <AssumptionFields assumptions={form.assumptions} job={job} notes={notes} />
    </div>
  )
}

function Group({ title, columns, children }: { title: string; columns: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full border-t-[1.5px] border-ink pt-1 text-[1.1875rem] font-strong font-stretch-103%">
        {title}
      </legend>
      <div className={`mt-1 grid items-end gap-x-1.5 gap-y-1.25 ${columns}`}>{children}</div>
    </fieldset>
  )
}
