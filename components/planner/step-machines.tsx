import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import { type Brief, getMachineKey, withAnswer } from '@/lib/trade/planner/job'
import { sumSeconds } from '@/lib/trade/planner/machine-load'
import { formatHours, formatShare } from '@/lib/trade/planner/sentence'
import type { Choice, StepAnswer } from '@/lib/trade/planner/variants'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'

type Words = Brief['words']['route']

/** A machine's name, which leads to its page. */
export function MachineLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link
      className="inline-flex min-h-touch items-center print:min-h-0 leading-[1.3] font-semi decoration-line-2"
      href={paths.product(slug)}
    >
      {title}
    </Link>
  )
}

/** Why a machine does not fit or needs a question, and which change of the job would help. */
export function FitReasons({ choice: { fit, reasons }, words }: { choice: Choice; words: Words }) {
  if (reasons.length === 0) return null
  const isRefused = fit === 'refused'
  const nearest = reasons.flatMap(reason => (reason.nearest ? [reason.nearest.text] : []))
  const because = { reasons: reasons.map(({ text }) => text).join('; ') }
  return (
    <p className={`text-small ${isRefused ? 'text-bad' : 'text-kraft-text'}`}>
      <span>{fill(isRefused ? words.refusedBecause : words.askBecause, because)}</span>{' '}
      {nearest.length > 0 && <span className="text-ink-2">{fill(words.nearest, { changes: nearest.join(', ') })}</span>}
    </p>
  )
}

type StepMachinesProps = { answer: StepAnswer; chosen: Choice | undefined; brief: Brief }

/** Says that the visitor has chosen the machine of a step, or that his machine cannot do it, with a link to undo it. */
export function OwnMachine({ answer: { step, choices }, chosen, brief: { job, words } }: StepMachinesProps) {
  const { [getMachineKey(step)]: slug, ...answers } = job.answers
  const own = choices.find(({ machine }) => machine.slug === slug)
  if (!own) return null
  const { ownMachine, ownCannot, letUs } = words.route
  return (
    <p className="text-small">
      <span>{own === chosen ? ownMachine : fill(ownCannot, { machine: own.machine.title })}</span>{' '}
      <PlanLink job={{ ...job, answers }}>{letUs}</PlanLink>
    </p>
  )
}

/** Leads to the plan of another job. Without a hash: on the planner's page it needs no navigation (Link). */
export function PlanLink({ job, children }: { job: Brief['job']; children: string }) {
  return (
    <Link
      className="inline-flex min-h-touch items-center text-small print:hidden"
      href={`${paths.linePlanner}?${formatJob(job)}`}
    >
      {children}
    </Link>
  )
}

/** What a pack costs on the plan of a job. */
export type CostOf = (job: Brief['job']) => ReactNode

/**
 * The machines for a step that the plan does not use: alternatives with what a pack costs with them, then those that
 * cannot do the job, and why.
 */
export function OtherMachines({
  answer: { step, choices: all },
  chosen,
  brief: { job, words: planWords },
  costOf,
}: StepMachinesProps & { costOf: CostOf | null }) {
  const words = planWords.route
  const choices = all.filter(choice => choice !== chosen)
  if (choices.length === 0) return null
  const refused = choices.filter(({ fit }) => fit === 'refused')
  const others = choices.filter(({ fit }) => fit !== 'refused')
  const counts = { others: others.length, refused: refused.length }
  const wordsOfOneKind = refused.length > 0 ? words.refused : words.others
  const summary = refused.length > 0 && others.length > 0 ? words.othersAndRefused : wordsOfOneKind
  return (
    <Disclosure summary={fill<'others' | 'refused'>(summary, counts)}>
      <ul className="border-t border-line text-small/[1.45]">
        {[...others, ...refused].map(choice => {
          const { slug } = choice.machine
          const other = withAnswer(job, getMachineKey(step), slug)
          return (
            <OtherMachine key={slug} choice={choice} words={words}>
              {chosen && (
                <p className="tabular-nums">
                  {costOf?.(other)} <PlanLink job={other}>{words.planWith}</PlanLink>
                </p>
              )}
            </OtherMachine>
          )
        })}
      </ul>
    </Disclosure>
  )
}

type OtherMachineProps = { choice: Choice; words: Words; children: ReactNode }

/**
 * A machine that the plan does not use: how many of it the step would need, how busy they would be, and a link to the
 * plan with it.
 */
function OtherMachine({ choice, words, children }: OtherMachineProps) {
  const { machine, load } = choice
  return (
    <li className="border-b border-line py-1">
      <MachineLink {...machine} />
      {load && (
        <p className="tabular-nums">
          {fill(words.candidate, {
            count: load.count,
            share: formatShare(load.use),
            hours: formatHours(sumSeconds(load)),
            kw: machine.unknown.includes('power') ? '?' : formatNumber(machine.kw),
          })}
        </p>
      )}
      <FitReasons choice={choice} words={words} />
      {load && children}
    </li>
  )
}
