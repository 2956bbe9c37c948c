import { formatNumber } from '@/lib/format-number'
import { explainChoice, explainInput, formatCounted, formatHours } from '@/lib/planner/explain'
import type { Brief } from '@/lib/planner/job'
import type { Plan } from '@/lib/planner/plan-job'
import { formatShare } from '@/lib/planner/sentence'
import type { Choice, StepAnswer, Variant } from '@/lib/planner/variants'
import { CalculationLines, Disclosure } from './disclosure'
import { FitReasons } from './fit-reasons'
import { MachineLink } from './machine-link'
import { StepMachines } from './step-machines'

type RouteStepsProps = {
  variant: Variant
  /** Null if a step has no machine; then all machines are listed with their reasons. */
  plan: Plan | null
  brief: Brief
}

/** The steps of the route in order: input, machine and utilisation. */
export function RouteSteps({ variant, plan, brief }: RouteStepsProps) {
  return (
    <ol className="border-t-[1.5px] border-ink">
      {variant.steps.map((answer, index) => (
        <li
          key={answer.step.id}
          className="grid grid-cols-[32px_1fr] gap-x-1 border-b border-line py-2 print:break-inside-avoid print:py-[4pt]"
        >
          <span className="text-small/[1.65rem] font-medium text-kraft-text tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <RouteStep answer={answer} plan={plan} brief={brief} />
        </li>
      ))}
    </ol>
  )
}

type RouteStepProps = { answer: StepAnswer; plan: Plan | null; brief: Brief }

function RouteStep({ answer, plan, brief }: RouteStepProps) {
  const { step, input, choices } = answer
  const used = plan?.machines.find(({ steps }) => steps.includes(step.id))
  const chosen = choices.find(({ machine }) => machine.slug === used?.machine.slug)
  const amount = `${formatNumber(input)} ${formatCounted(step.counts, input)}`
  return (
    <div className={`min-w-0 ${step.boughtIn ? 'text-ink-3' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="text-[1.1875rem]/[1.3] font-strong font-stretch-103%">{step.name}</h3>
        <span className="text-small tabular-nums">{amount} a day</span>
      </div>
      {step.boughtIn && <p className="text-small">Bought in, or done elsewhere: {step.boughtIn}</p>}
      {used && chosen && (
        <ChosenMachine chosen={chosen} count={used.count} isSlowest={plan?.bottleneck?.step === step} />
      )}
      {used && used.steps.length > 1 && (
        <p className="text-small text-ink-2">
          Does {used.steps.length} steps, together {formatShare(used.use / used.count)} of the day.
        </p>
      )}
      {chosen && <FitReasons fit={chosen} />}
      {!step.boughtIn && choices.every(({ fit }) => fit === 'refused') && (
        <p className="text-small text-bad">No machine of ours takes this.</p>
      )}
      <div className="flex flex-wrap gap-x-3 *:min-w-0 *:open:w-full">
        {chosen && (
          <Disclosure summary="How this comes about">
            <CalculationLines lines={[...explainInput(answer), ...explainChoice(chosen, answer, brief)]} />
          </Disclosure>
        )}
        <StepMachines candidates={choices.filter(choice => choice !== chosen)} />
      </div>
    </div>
  )
}

type ChosenMachineProps = { chosen: Choice; count: number; isSlowest: boolean }

function ChosenMachine({ chosen: { machine, seconds, use }, count, isSlowest }: ChosenMachineProps) {
  const share = (use ?? 0) / count
  return (
    <>
      <p className="flex items-baseline gap-x-1">
        {count > 1 && <b className="font-strong whitespace-nowrap tabular-nums">{formatNumber(count)} ×</b>}
        <MachineLink {...machine} />
      </p>
      <UseBar share={share} isSlowest={isSlowest} />
      <p className="mt-0.5 text-small text-ink-2 tabular-nums">
        Busy {formatShare(share)} of the day{isSlowest && ', the slowest step'}: {formatHours(seconds ?? 0)} h
        {count > 1 && ` on ${formatNumber(count)} machines`}
      </p>
    </>
  )
}

/** A bar that shows a machine's utilisation. Decorative: the text next to it says the same. */
function UseBar({ share, isSlowest }: { share: number; isSlowest: boolean }) {
  return (
    <svg
      className="h-1 w-full forced-colors:outline-1"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-plate-2" width="100" height="1" />
      <rect className={isSlowest ? 'fill-kraft-edge' : 'fill-blue'} width={Math.min(share, 1) * 100} height="1" />
    </svg>
  )
}
