import { Disclosure } from '@/components/planner/disclosure'
import { formatNumber } from '@/lib/format-number'
import type { Job } from '@/lib/planner/job'
import type { Note } from '@/lib/planner/job-query'
import type { Assumption } from '@/lib/planner/planner-data'
import { formatShare } from '@/lib/planner/sentence'

/**
 * Steps of a slider, from coarse to fine. The first one is used that gives at least LEAST_POSITIONS positions and on
 * which the value lies, because a browser rounds other values.
 */
const STEPS = [100, 1, 0.5, 0.1, 0.05, 0.01, 0.001]
const LEAST_POSITIONS = 10

type AssumptionFieldsProps = { assumptions: readonly Assumption[]; job: Job; notes: readonly Note[] }

/** All assumptions of the plan, each with its source and a slider, in a disclosure. */
export function AssumptionFields({ assumptions, job, notes }: AssumptionFieldsProps) {
  const changed = Object.keys(job.assumptions).length
  return (
    <fieldset className="col-span-full min-w-0 border-t-[1.5px] border-ink pt-0.5">
      <legend className="sr-only">Assumptions</legend>
      <Disclosure summary={`${assumptions.length} assumptions${changed > 0 ? `, ${changed} changed` : ', change any'}`}>
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

type AssumptionFieldProps = { assumption: Assumption; value: number; error: string | undefined }

function AssumptionField({ assumption, value, error }: AssumptionFieldProps) {
  const { id, label, least, most, source } = assumption
  return (
    <div className="border-b border-line py-1">
      <div className="flex justify-between gap-1 text-small/[1.35]">
        <label htmlFor={`plan-${id}`}>{label}</label>
        <output className="flex-none font-strong tabular-nums" htmlFor={`plan-${id}`}>
          {formatValue(value, assumption)}
        </output>
      </div>
      <input
        id={`plan-${id}`}
        className="block h-touch w-full accent-ink"
        type="range"
        name={id}
        min={least}
        max={most}
        step={findStep(assumption)}
        defaultValue={value}
        aria-describedby={`${id}-source`}
      />
      <p className="text-caption text-ink-3" id={`${id}-source`}>
        {source}
        {error && <span className="block text-bad">{error}</span>}
      </p>
    </div>
  )
}

/** A value without a unit and with a maximum of 1 is a share, shown in percent. */
function formatValue(value: number, { unit, most }: Assumption) {
  if (unit === null && most <= 1) return formatShare(value)
  return `${formatNumber(value)}${unit ? ` ${unit}` : ''}`
}

function findStep({ least, most, value }: Assumption) {
  const meets = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-6
  return STEPS.find(step => (most - least) / step >= LEAST_POSITIONS && meets((value - least) / step)) ?? 'any'
}
