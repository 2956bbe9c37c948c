import { CalculationLines, Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { getStepKey } from '@/lib/trade/planner/assumptions'
import {
  explainChoice,
  explainInput,
  formatInput,
  formatSetUps,
  warnOfMakeReady,
  warnOfPress,
  warnOfReels,
  warnOfStripping,
} from '@/lib/trade/planner/explain'
import { type Brief, countFlutes, getSecondsPerDay, withAnswer } from '@/lib/trade/planner/job'
import { findFewerInShifts, sumSeconds } from '@/lib/trade/planner/machine-load'
import { findStepNumber, type Plan } from '@/lib/trade/planner/plan-job'
import { formatReserve } from '@/lib/trade/planner/reserve'
import { formatHours, formatShare } from '@/lib/trade/planner/sentence'
import type { Choice, StepAnswer, Variant } from '@/lib/trade/planner/variants'
import { fill, fillCount } from '@/lib/words'
import { formatSides, keepUnits } from '@/lib/words/format-number'
import { MachinePicture } from './machine-picture'
import { type CostOf, FitReasons, MachineLink, OtherMachines, OwnMachine, PlanLink } from './step-machines'

type Words = Brief['words']['route']

type RouteStepsProps = {
  /** The route, and the sheet that its blanks lie on. */
  variant: Variant
  /** Null if a step has no machine; then all machines are listed with their reasons. */
  plan: Plan | null
  /** The job with the rules and words that its plan needs. */
  brief: Brief
  /** The version of each machine's picture, by slug. */
  pictures: PlannerFile['pictures']
  /** What a pack costs on the plan of a job with another machine; null if the site counts no costs. */
  costOf: CostOf | null
}

/**
 * The steps of the route in order: input, machine and utilisation. Those that are bought in have no number. On a laptop
 * the bars of all steps line up.
 */
export function RouteSteps(props: RouteStepsProps) {
  return (
    <ol className="border-t-[1.5px] border-ink print:grid print:grid-cols-2 print:gap-x-2">
      {props.variant.steps.map(answer => (
        <li
          key={answer.step.id}
          className="flex gap-x-1 border-b border-line py-2 print:break-inside-avoid print:py-[4pt]"
        >
          <span
            className="w-2.5 flex-none text-small/[1.65rem] font-medium text-kraft-text tabular-nums"
            aria-hidden="true"
          >
            {findStepNumber(props, answer.step.id) || null}
          </span>
          <RouteStep answer={answer} {...props} />
        </li>
      ))}
    </ol>
  )
}

type RouteStepProps = RouteStepsProps & { answer: StepAnswer }

/** A step: what goes in, the machine that the plan uses, how it fits, its calculation, and the other machines. */
function RouteStep({ answer, variant, plan, brief, pictures, costOf }: RouteStepProps) {
  const { step, choices } = answer
  const { sheet } = variant
  const { route: words } = brief.words
  const used = plan?.machines.find(({ steps }) => steps.includes(step.id))
  const stands = plan?.machines.find(({ steps, machine }) => machine.addOnTo && steps.includes(step.id))
  const chosen = choices.find(({ machine }) => machine.slug === used?.machine.slug)
  const setUps = used && chosen?.load && formatSetUps(step, { ...chosen.load, count: used.count }, brief)
  const makeReady = warnOfMakeReady(answer, brief)
  const reserve = used && formatReserve(used, brief)
  const fewer = used && findFewerInShifts(used, getSecondsPerDay(brief), brief.number('shifts'))
  const notes = [
    warnOfPress(answer, variant, brief),
    warnOfReels(answer, variant, brief),
    chosen && warnOfStripping(answer, chosen, variant, brief),
  ]
  const isSlowest = used !== undefined && used.machine === plan?.bottleneck?.machine
  return (
    <div className={`grid min-w-0 flex-1 gap-x-gutter gap-y-0.5 lg:grid-cols-2 ${step.boughtIn ? 'text-ink-3' : ''}`}>
      <div className="flex min-w-0 gap-x-2">
        {used ? <MachinePicture slug={used.machine.slug} version={pictures[used.machine.slug]} /> : <NoMachine />}
        <div className="min-w-0">
          <h3 className="text-h4/[1.3] font-strong font-stretch-105%">{step.name}</h3>
          {used && <UsedMachine used={used} words={words} />}
          {stands && <UsedMachine used={stands} words={words} />}
          {step.boughtIn && (
            <p className="text-small">
              {step.isOwn
                ? step.boughtIn
                : step.counts === 'sheet' && sheet
                  ? fill(words.boughtInOn, { reason: step.boughtIn, sheet: formatSides(sheet) })
                  : fill(words.boughtIn, { reason: step.boughtIn })}
            </p>
          )}
          {notes.map(
            note =>
              note && (
                <p key={note} className="text-small text-kraft-text">
                  {note}
                </p>
              ),
          )}
        </div>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-1 text-small/[1.65rem] tabular-nums max-sm:text-caption/[1.35]">
          {used && <Use used={used} isSlowest={isSlowest} words={words} />}
          <span className="ms-auto">{fill(words.input, { amount: formatInput(answer, brief.words) })}</span>
        </div>
        {used && <UseBar share={used.use} isSlowest={isSlowest} />}
        {chosen?.pace.isFedByHand && (
          <p className="text-small text-ink-2">
            {fill(words.byHand, {
              amount: fillCount(brief.words.counted[step.counts], Math.round(chosen.pace.perHour)),
            })}
          </p>
        )}
        {used && countFlutes(step, brief) > 1 && (
          <p className="text-small text-ink-2">{fill(words.flutes, { flute: String(brief.job.answers.flute) })}</p>
        )}
        {setUps && <p className="text-small text-ink-2">{setUps}</p>}
        {fewer && (
          <p className="text-small">
            <span>{fillCount(words.fewerInShifts, fewer.count, { shifts: fewer.shifts })}</span>{' '}
            <PlanLink job={withAnswer(brief.job, 'shifts', fewer.shifts)}>
              {fill(words.planShifts, { shifts: fewer.shifts })}
            </PlanLink>
          </p>
        )}
        {reserve && <p className="text-small text-kraft-text">{reserve}</p>}
        {/* What this step takes of the day of a machine that does several. */}
        {used && used.steps.length > 1 && chosen?.load && (
          <p className="text-small text-ink-2">
            {fill(words.together, {
              count: used.steps.length,
              hours: formatHours(sumSeconds({ ...chosen.load, count: used.count })),
            })}
          </p>
        )}
        {makeReady && <p className="text-small text-bad">{makeReady}</p>}
        {chosen && <FitReasons choice={chosen} words={words} />}
        <OwnMachine answer={answer} chosen={chosen} brief={brief} />
        {!step.boughtIn && choices.every(({ fit }) => fit === 'refused') && (
          <p className="text-small text-bad">{words.none}</p>
        )}
        <div className="flex flex-wrap gap-x-2 *:min-w-0 *:open:w-full">
          {chosen && (
            <Disclosure summary={words.calculation}>
              <CalculationLines lines={[...explainInput(answer, brief), ...explainChoice(chosen, answer, brief)]} />
              <ChangeLink answer={answer} brief={brief} />
            </Disclosure>
          )}
          <OtherMachines answer={answer} chosen={chosen} brief={brief} costOf={costOf} />
        </div>
      </div>
    </div>
  )
}

/** Leads to the first assumption of a step in the planner's form, which unfolds them all. */
function ChangeLink({ answer: { step }, brief: { job, words } }: { answer: StepAnswer; brief: Brief }) {
  return (
    <a
      className="inline-flex min-h-touch items-center text-small print:hidden"
      href={toAddress(`${paths.linePlanner}?${formatJob(job)}#plan-${getStepKey('waste', step)}`)}
    >
      {words.route.change}
    </a>
  )
}

type UsedMachineProps = { used: Plan['machines'][number]; words: Words }

/** The machine of a step, and how many of it. */
function UsedMachine({ used: { machine, count }, words }: UsedMachineProps) {
  return (
    <p className="flex items-baseline gap-x-1">
      {count > 1 && <b className="font-strong whitespace-nowrap tabular-nums">{fill(words.count, { count })}</b>}
      <MachineLink {...machine} />
      <ModelName machine={machine} words={words} />
    </p>
  )
}

/** How busy the machines of a step are, with all their steps if there are several. */
function Use({ used, isSlowest, words }: UsedMachineProps & { isSlowest: boolean }) {
  const { count, use } = used
  const values = { share: formatShare(use), hours: formatHours(sumSeconds(used)) }
  // Sentences for one machine, and for several that share the step.
  const [busyAlone, busyTogether] = isSlowest ? [words.busySlowest, words.busySlowestOn] : [words.busy, words.busyOn]
  return (
    <span className="text-ink-2">{keepUnits(count > 1 ? fill(busyTogether, values) : fill(busyAlone, values))}</span>
  )
}

/** In the place of a picture, beside a step that no machine of the plan does: an arrow, for what comes from elsewhere. */
function NoMachine() {
  return (
    <span className="mt-0.5 flex h-[64px] w-[88px] flex-none items-center justify-center border border-line-2 print:hidden">
      <Icon name="arrow-right" />
    </span>
  )
}

/** A bar that shows a machine's utilisation. Decorative: the text next to it says the same. */
function UseBar({ share, isSlowest }: { share: number; isSlowest: boolean }) {
  return (
    <svg
      className="mt-0.5 h-1 w-full forced-colors:outline-1"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-plate-2" width="100" height="1" />
      <rect className={isSlowest ? 'fill-kraft-edge' : 'fill-blue'} width={Math.min(share, 1) * 100} height="1" />
    </svg>
  )
}

/** The model that the job is planned with, of a machine that has several. */
function ModelName({ machine: { model }, words }: { machine: Choice['machine']; words: Words }) {
  return model === undefined ? null : <span className="text-small text-ink-2">{fill(words.model, { model })}</span>
}
