import { Link } from '@/components/ui/link.client'
import { RuledLink } from '@/components/ui/ruled-link'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { pickSubject } from '@/lib/trade/costs/day'
import { countCosts, formatPackRupees } from '@/lib/trade/costs/plan-figures'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import type { Plan, PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'
import { BoxDrawing } from './box-drawing'
import { SheetDrawing } from './drawings'
import { MachinePicture } from './machine-picture'

export type BoxWords = Words['planner']['yourBox']

type BoxAnswerProps = {
  data: PlannerData
  pictures: PlannerFile['pictures']
  job: Job
  answer: PlannerAnswer
  /** Null if the site counts no costs. */
  costs: PlannerFile['costs']
  words: BoxWords
}

/** A pack in short: its drawing, its blanks on their sheet, the machines of its first plan and four figures of it. */
export function BoxAnswer({ data, pictures, job, answer, costs, words }: BoxAnswerProps) {
  const brief = createBrief(data, job)
  const [plan] = answer.plans
  const size = [brief.number('l'), brief.number('w'), brief.number('h')] as const
  return (
    <>
      <div className="grid grid-cols-2 items-center gap-x-gutter border border-line-2 bg-plate p-2">
        <BoxDrawing size={size} words={words} />
        <SheetDrawing variant={answer.variant} brief={brief} />
      </div>
      {plan ? (
        <>
          <ol className="mt-2 flex flex-wrap gap-x-2 gap-y-1" aria-label={words.machines}>
            {plan.machines.map(({ machine: { slug, title } }) => (
              <li key={slug} className="flex min-w-0 items-center gap-1">
                <MachinePicture slug={slug} version={pictures[slug]} />
                <Link className="text-small" href={paths.product(slug)} translate="no">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
          <Figures plan={plan} cost={formatCost(plan)} words={data.planWords.figures} />
        </>
      ) : (
        <p className="mt-2">{formatAnswer(answer, job, data.planWords)}</p>
      )}
      <p className="mt-2 lg:hidden">
        <RuledLink href={`${paths.linePlanner}?${formatJob(job)}`}>{words.submit}</RuledLink>
      </p>
    </>
  )

  function formatCost(planned: Plan) {
    if (!costs) return null
    const { day, costs: counted } = countCosts(pickSubject(planned, brief), {}, costs)
    return formatPackRupees(counted.running.day.div(day.packs))
  }
}

type FiguresProps = { plan: Plan; cost: string | null; words: PlannerData['planWords']['figures'] }

/** The size of a line in figures, and what a pack costs on it. */
function Figures({ plan: { count, people, watts }, cost, words: figures }: FiguresProps) {
  const shown = [
    [figures.machines, formatNumber(count)],
    [figures.people, formatNumber(people)],
    [figures.load, `${formatNumber(watts / 1000)} kW`],
    ...(cost === null ? [] : [[figures.ourCost, cost]]),
  ]
  return (
    <dl className="mt-2 grid grid-cols-2 gap-px border border-line-2 *:ring-1 *:ring-line-2 md:grid-cols-4">
      {shown.map(([name, value]) => (
        <div key={name} className="flex flex-col justify-between bg-sheet p-2">
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-figure/[1.1] font-strong font-stretch-76% tracking-[-.012em] whitespace-nowrap tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
