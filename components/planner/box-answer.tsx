import type { ComponentType, ReactNode } from 'react'
import { MachineOutline } from '@/components/drawings/machine-outline'
import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import type { Plan, PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'
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
 * A pack in short, in cells of BoxForm's grid: beside the form its drawing and its blanks on their sheet; below both,
 * over the width of the page, the machines of its first plan and three figures of the plan.
 */
export function BoxAnswer({ data, job, answer, costs, words, notes, card, Drawing = PackDrawing }: BoxAnswerProps) {
  const brief = createBrief(data, job)
  const [plan] = answer.plans
  return (
    <>
      <div className="col-span-full min-w-0 lg:col-[5/13]">
        {notes}
        <Drawing variant={answer.variant} brief={brief} words={words} />
        {!plan && <p className="mt-2">{formatAnswer(answer, job, data.planWords)}</p>}
      </div>
      {plan && (
        <div className="col-span-full min-w-0">
          <p className="mb-1.5 text-caption text-ink-3">{words.machines}</p>
          <MachineRow plan={plan} />
          <Figures
            plan={plan}
            cost={costs && formatPackCost(pickSubject(plan, brief), costs)}
            words={data.planWords.figures}
          />
          {card}
        </div>
      )}
    </>
  )
}

/**
 * The room for a row of machines, in its font size: for all together, for the longest, which fills a phone, and for the
 * deepest.
 */
const ROOM = { together: 64, longest: 38, deepest: 9 }

/** The font size with which that room is the width of the page; below 900 px the row may break. */
const ROW =
  'flex flex-wrap justify-between gap-x-4 gap-y-2 text-[calc((100vw-2*var(--margin))/40)] md:text-[calc(min(100vw-2*var(--margin),1536px)/76)]'

/**
 * One machine of each step from above, in order and to one scale, each above its name. A machine's length runs to the
 * right, its width down; all stand centred on one line.
 */
function MachineRow({ plan: { machines } }: { plan: Plan }) {
  const lengths = machines.map(({ machine }) => machine.size[0] ?? 0)
  // A machine whose file states no size is 0 mm long and deep.
  const deepest = Math.max(1, ...machines.map(({ machine }) => machine.size[1] ?? 0))
  const scale = Math.min(
    ROOM.together / lengths.reduce((sum, length) => sum + length, 1),
    ROOM.longest / Math.max(1, ...lengths),
    ROOM.deepest / deepest,
  )
  return (
    <ol className={ROW}>
      {machines.map(({ machine: { slug, title, size, drawn }, count }, index) => {
        const [width = 0, height = 0] = size
        return (
          // As wide as its drawing, or as the longest word of its name.
          <li key={slug} className="w-min min-w-[130px]">
            <svg
              className="max-w-none *:[vector-effect:non-scaling-stroke]"
              width={`${Math.round(width * scale * 10) / 10}em`}
              height={`${Math.round(deepest * scale * 10) / 10}em`}
              viewBox={`0 ${(height - deepest) / 2} ${width} ${deepest}`}
              aria-hidden="true"
            >
              <MachineOutline outline={{ x: 0, y: 0, width, height }} drawn={drawn} view="plan" />
            </svg>
            <Link
              className="mt-0.5 flex min-h-touch gap-0.75 pt-0.75 text-small/[1.3]"
              href={paths.product(slug)}
              translate="no"
            >
              <span aria-hidden="true">{index + 1}</span>
              {count > 1 && <span className="whitespace-nowrap">{`${formatNumber(count)} ×`}</span>}
              <span>{title}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

type FiguresProps = {
  plan: Plan
  /** What a pack costs; null if the site counts no costs. */
  cost: string | null
  words: PlannerData['planWords']['figures']
}

/** What a line takes, and what a pack costs on it. */
function Figures({ plan: { people, watts }, cost, words }: FiguresProps) {
  return (
    <PlanFigures
      columns="grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]"
      figures={[
        [words.people, formatNumber(people)],
        [words.load, formatNumber(watts / 1000), 'kW'],
        ...(cost === null ? [] : [[words.ourCost, cost] satisfies ShownFigure]),
      ]}
    />
  )
}
