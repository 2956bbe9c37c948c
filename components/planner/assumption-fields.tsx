import { useEffect } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { TypedField } from '@/components/ui/typed-field'
import { listAssumptions, type ShownAssumption } from '@/lib/trade/planner/assumptions'
import { getStyle, type Job } from '@/lib/trade/planner/job'
import type { Note } from '@/lib/trade/planner/job-query'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { formatAssumption } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'

/**
 * Steps of a slider, from coarse to fine. A slider has the first that gives it at least LEAST_POSITIONS positions, one
 * of which is the default value: a browser would round any other value.
 */
const STEPS = [100, 1, 0.5, 0.1, 0.05, 0.01, 0.001]
const LEAST_POSITIONS = 10

type AssumptionFieldsProps = {
  form: PlannerForm
  job: Job
  /** What was not used as typed, by the ids of the fields. */
  notes: readonly Note[]
}

/**
 * All assumptions of the plan, those of its steps included, each with its source and a slider or field, in a
 * disclosure. An assumption is a figure that holds until the buyer changes it, such as 25 work days a month.
 */
export function AssumptionFields({ form, job, notes }: AssumptionFieldsProps) {
  const { formWords } = form
  const assumptions = listAssumptions(form, getStyle(form, job.style))
  const changed = Object.keys(job.assumptions).length
  const counts = { count: assumptions.length, changed }

  // A link to the field of one assumption unfolds all of them.
  useEffect(() => {
    function showLinkedField() {
      const field = document.getElementById(window.location.hash.slice(1))
      field?.closest('details')?.setAttribute('open', '')
      field?.focus()
    }
    showLinkedField()
    window.addEventListener('hashchange', showLinkedField)
    return () => window.removeEventListener('hashchange', showLinkedField)
  }, [])

  return (
    <fieldset className="col-span-full min-w-0 border-t-[1.5px] border-ink pt-0.5" aria-label={formWords.assumptions}>
      <Disclosure summary={changed > 0 ? fill(formWords.changed, counts) : fill(formWords.unchanged, counts)}>
        <div className="grid gap-x-gutter md:grid-cols-3 lg:grid-cols-1">
          {assumptions.map(assumption => (
            <AssumptionField
              key={assumption.id}
              assumption={assumption}
              value={job.assumptions[assumption.id] ?? assumption.value}
              error={notes.find(({ key }) => key === assumption.id)?.text}
            />
          ))}
        </div>
      </Disclosure>
    </fieldset>
  )
}

type AssumptionFieldProps = {
  assumption: ShownAssumption
  /** The buyer's figure, or else the default; null if there is neither. */
  value: number | null
  /** A sentence that says why the typed figure was not used. */
  error: string | undefined
}

/** A slider for an assumption, or a text field for one without a default value. */
function AssumptionField({ assumption, value, error }: AssumptionFieldProps) {
  const { id, label, source } = assumption
  const [least, most] = assumption.range
  if (assumption.value === null) {
    return (
      <div className="field-row border-t-0 border-b">
        <TypedField
          id={`plan-${id}`}
          name={id}
          label={label}
          hint={source}
          error={error}
          inputMode="decimal"
          standard=""
          text={value === null ? '' : String(value)}
        />
      </div>
    )
  }
  return (
    <div className="border-b border-line py-1">
      <div className="flex justify-between gap-1 text-small/[1.35]">
        <label htmlFor={`plan-${id}`}>{label}</label>
        <output className="flex-none font-strong tabular-nums" aria-label={label}>
          {formatAssumption(value ?? assumption.value, assumption)}
        </output>
      </div>
      <input
        id={`plan-${id}`}
        className="block h-touch w-full scroll-mt-7 accent-ink"
        type="range"
        name={id}
        min={least}
        max={most}
        step={findStep(assumption)}
        defaultValue={value ?? assumption.value}
        aria-describedby={`${id}-source`}
      />
      <p className="text-caption text-ink-3" id={`${id}-source`}>
        <span>{source}</span>
        {error && <span className="block text-bad">{error}</span>}
      </p>
    </div>
  )
}

/** The step of a slider: the first of STEPS that its range and its default value allow; 'any' if none does. */
function findStep({ range: [least, most], value }: Pick<ShownAssumption, 'range' | 'value'>) {
  const distance = (value ?? least) - least
  // A quotient of decimals may miss a whole number by a rounding error.
  const isWhole = (quotient: number) => Math.abs(quotient - Math.round(quotient)) < 1e-6
  return STEPS.find(step => (most - least) / step >= LEAST_POSITIONS && isWhole(distance / step)) ?? 'any'
}
