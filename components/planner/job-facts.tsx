import { FactRow, FactTable } from '@/components/ui/fact-table'
import { formatNumber, formatSides } from '@/lib/format-number'
import { type Answer, getStyle, type Job } from '@/lib/planner/job'
import { listAsked } from '@/lib/planner/job-query'
import type { PlannerForm } from '@/lib/planner/planner-data'

type JobFactsProps = { form: PlannerForm; job: Job }

/** The answers that a plan is based on, as a table. Unanswered questions are left out. */
export function JobFacts({ form, job }: JobFactsProps) {
  const style = getStyle(form, job.style)
  return (
    <FactTable caption="What is planned">
      <FactRow name={form.styleLabel} isWords>
        {style.name}
      </FactRow>
      {listAsked(form, style).map(({ id, label, unit }) => {
        const text = formatFact(job.answers[id])
        if (text === null || id === 'per') return null
        return (
          <FactRow key={id} name={id === 'quantity' ? `${label} in a ${job.answers.per}` : label}>
            {text}
            {unit && <span className="text-small font-normal text-ink-3 print:text-[1em]"> {unit}</span>}
          </FactRow>
        )
      })}
    </FactTable>
  )
}

function formatFact(answer: Answer | undefined) {
  if (answer === undefined || answer === false) return null
  if (answer === true) return 'Yes'
  if (typeof answer === 'number') return formatNumber(answer)
  return typeof answer === 'string' ? answer : formatSides(answer, '')
}
