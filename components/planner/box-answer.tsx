import type { ComponentType, ReactNode } from 'react'
import { Link } from '@/components/ui/link.client'
import { RuledLink } from '@/components/ui/ruled-link'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import type { Plan, PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'
import { MachineRow } from './machine-row'
import { PackDrawing, type PackDrawingProps } from './pack-drawing'
import { PlanFigures, type ShownFigure } from './plan-figures'

export type BoxWords = Words['planner']['yourBox']

type BoxAnswerProps = {
  /** Everything that a plan is made of, besides the job. */
  data: PlannerData
  /** What the buyer asks for: a style of pack, its size, the packs a day. */
  job: Job
  /** The plans for the job, or the steps that prevent one. */
  answer: PlannerAnswer
  /** Null if the site counts no costs. */
  costs: PlannerFile['costs']
  words: BoxWords
  /** Says what of the typed text could not be used; stands above the drawing. */
  notes?: ReactNode
  /** A button that sends the plan as a picture, below its figures. */
  card?: ReactNode
  /** Draws the pack and its sheet; the answer to what is typed has one that moves. */
  Drawing?: ComponentType<PackDrawingProps>
}

/**
 * A pack in short, in two cells of BoxForm's grid: its drawing, its blanks on their sheet and the machines of its first
 * plan; and four figures of the plan, which on a laptop stand below the form.
 */
export function BoxAnswer({ data, job, answer, costs, words, notes, card, Drawing = PackDrawing }: BoxAnswerProps) {
  const brief = createBrief(data, job)
  const [plan] = answer.plans
  return (
    <>
      <div className="col-span-full min-w-0 lg:col-[5/13] lg:row-[1/3]">
        {notes}
        <Drawing variant={answer.variant} brief={brief} words={words} />
        {plan ? (
          <>
            <MachineRow
              plan={plan}
              numbers={plan.machines.map((_, index) => index + 1)}
              className="mt-2 max-h-[150px]"
            />
            <p className="mt-1 text-caption text-ink-3">{words.machines}</p>
            <ol className="flex flex-wrap gap-x-2 text-small">
              {plan.machines.map(({ machine: { slug, title }, count }, index) => (
                <li key={slug} className="flex items-baseline gap-1">
                  <span aria-hidden="true">{index + 1}</span>
                  {count > 1 && <span className="whitespace-nowrap">{`${formatNumber(count)} ×`}</span>}
                  <Link className="inline-flex min-h-touch items-center" href={paths.product(slug)} translate="no">
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p className="mt-2">{formatAnswer(answer, job, data.planWords)}</p>
        )}
      </div>
      <div className="col-span-full lg:col-[1/5] lg:self-end">
        {plan && (
          <Figures
            plan={plan}
            cost={costs && formatPackCost(pickSubject(plan, brief), costs)}
            words={data.planWords.figures}
          />
        )}
        {card}
        <p className="mt-2 lg:hidden">
          <RuledLink href={`${paths.linePlanner}?${formatJob(job)}`}>{words.submit}</RuledLink>
        </p>
      </div>
    </>
  )
}

type FiguresProps = {
  plan: Plan
  /** What a pack costs; null if the site counts no costs. */
  cost: string | null
  words: PlannerData['planWords']['figures']
}

/** The size of a line in figures, and what a pack costs on it. */
function Figures({ plan: { count, people, watts }, cost, words }: FiguresProps) {
  return (
    <PlanFigures
      columns="grid-cols-2 tablet:grid-cols-4 lg:grid-cols-2"
      figures={[
        [words.machines, formatNumber(count)],
        [words.people, formatNumber(people)],
        [words.load, formatNumber(watts / 1000), 'kW'],
        ...(cost === null ? [] : [[words.ourCost, cost] satisfies ShownFigure]),
      ]}
    />
  )
}
