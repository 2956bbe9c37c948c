import type { ComponentType, ReactNode } from 'react'
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
