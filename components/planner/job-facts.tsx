import { FactRow, FactTable } from '@/components/ui/fact-table'
import { type Answer, getStyle, type Job, listQuestions, nameChoice } from '@/lib/trade/planner/job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { fill } from '@/lib/words'
import { formatNumber, formatSides } from '@/lib/words/format-number'

type JobFactsProps = {
  /** The questions of the planner, and their words. */
  form: PlannerForm
  /** What the buyer has answered. */
  job: Job
}

/** The answers that a plan is based on, as a table. Unanswered questions are left out. */
export function JobFacts({ form, job }: JobFactsProps) {
  const style = getStyle(form, job.style)
  const { facts, quantity } = form.formWords
  return (
    <FactTable caption={facts}>
      <FactRow name={form.styleLabel} isWords>
        {style.name}
      </FactRow>
      {listQuestions(form, style).map(({ id, label, unit }) => {
        const text = formatFact(job.answers[id], form)
        // The answer to 'per' is part of the name of the quantity: 'Quantity a day'.
        // Where the crews of machines pack, packers would be a row that says 0.
        if (text === null || id === 'per' || (id === 'packing-rate' && text === '0')) return null
        return (
          <FactRow
            key={id}
            name={id === 'quantity' ? fill(quantity, { label, per: nameChoice(job.answers.per, form) }) : label}
          >
            <span>{text}</span>{' '}
            {unit && <span className="text-small font-normal text-ink-3 print:text-[1em]">{unit}</span>}
          </FactRow>
        )
      })}
    </FactTable>
  )
}

/** An answer as text; null if the question is unanswered, or its box not ticked. */
function formatFact(answer: Answer | undefined, form: PlannerForm) {
  if (answer === undefined || answer === false) return null
  if (answer === true) return form.formWords.yes
  if (typeof answer === 'number') return formatNumber(answer)
  // The row has the unit of the sides.
  return typeof answer === 'string' ? nameChoice(answer, form) : formatSides(answer, '')
}
