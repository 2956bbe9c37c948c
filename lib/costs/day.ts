import Big from 'big.js'
import type { Step, Style } from '@/lib/content/line/line-files'
import { type Brief, getPacksPerDay, type Job } from '@/lib/planner/job'
import type { PlannerMachine } from '@/lib/planner/planner-file'
import type { Load, Variant } from '@/lib/planner/variants'
import type { CostAnswers } from './cost-answers'

/** The assumptions of the planner that costs are counted with. */
const ASSUMED = ['work-days', 'shift-hours', 'shift-share', 'straps', 'stitch-spacing'] as const

type CostPlan = {
  people: number
  hall: { length: number; width: number }
  variant: Pick<Variant, 'sheet' | 'ups'> & {
    shape: Pick<Variant['shape'], 'across' | 'along' | 'piece' | 'cover' | 'measures'>
    steps: { step: Pick<Step, 'id' | 'branch' | 'counts' | 'boughtIn'>; input: number }[]
  }
  machines: (Omit<Load, 'use'> & { machine: Pick<PlannerMachine, 'slug' | 'title' | 'kw' | 'crew'> })[]
}

type CostBrief = Pick<Brief, 'number'> & {
  style: Pick<Style, 'material' | 'formula' | 'lay' | 'kind' | 'parts'>
  job: Pick<Job, 'answers'>
  assume: (id: (typeof ASSUMED)[number]) => number
}

/** A planned day and what its costs are counted with. `factor` changes the price of the main material: 1.1 for 10 % more. */
export type CostDay = { plan: CostPlan; brief: CostBrief; packs: number; answers: CostAnswers; factor: Big }

/** What of a plan its costs are counted from, as JSON: a page can carry it. */
export type CostSubject = {
  plan: CostPlan
  style: CostBrief['style']
  answers: Job['answers']
  assumptions: Partial<Record<(typeof ASSUMED)[number], number>>
}

/** Takes from a plan what its costs are counted from. */
export function pickSubject({ people, hall, variant, machines }: CostPlan, { style, job, assume }: CostBrief) {
  const { sheet, ups, shape, steps } = variant
  const { across, along, piece, cover, measures } = shape
  const { material, formula, lay, kind, parts } = style
  const subject: CostSubject = {
    plan: {
      people,
      hall: { length: hall.length, width: hall.width },
      variant: {
        ...{ sheet, ups, shape: { across, along, piece, cover, measures } },
        steps: steps.map(({ input, step: { id, branch, counts, boughtIn } }) => {
          return { input, step: { id, branch, counts, boughtIn } }
        }),
      },
      machines: machines.map(({ run, setUp, count, machine: { slug, title, kw, crew } }) => {
        return { run, setUp, count, machine: { slug, title, kw, crew } }
      }),
    },
    style: { material, formula, lay, kind, parts },
    answers: job.answers,
    assumptions: Object.fromEntries(ASSUMED.map(id => [id, assume(id)])),
  }
  return subject
}

/** The day of what a page carries. */
export function createSubjectDay({ plan, style, answers: job, assumptions }: CostSubject, answers: CostAnswers) {
  const number = (id: string) => (typeof job[id] === 'number' ? job[id] : 0)
  return createDay(plan, { style, job: { answers: job }, number, assume: id => assumptions[id] ?? 0 }, answers)
}

/** The day of a plan. */
export function createDay(plan: CostPlan, brief: CostBrief, answers: CostAnswers, factor = new Big(1)): CostDay {
  return { plan, brief, packs: getPacksPerDay(brief), answers, factor }
}

/**
 * What the first step of a branch takes in a day, its waste and that of later steps included; without a branch, the
 * first step on the way from sheet to pack. Null if there is none.
 */
export function findFirst({ plan }: CostDay, branch?: string) {
  return plan.variant.steps.find(({ step }) => step.branch === branch) ?? null
}

/** What a step takes in a day; null if the plan has it not. */
export function findInput({ plan }: CostDay, id: string): number | null {
  return plan.variant.steps.find(({ step }) => step.id === id)?.input ?? null
}

/** The area of a rectangle in m², from its sides in mm. */
export function toSquareMetres(sides: readonly number[] | null): Big {
  const [long = 0, short = 0] = sides ?? []
  return new Big(long).times(short).div(1e6)
}

/** A length in m from mm. */
export function toMetres(mm: number): Big {
  return new Big(mm).div(1000)
}

/** The sides of a measure of the blank; none if it has not this measure. */
export function getSides({ plan }: CostDay, name: string): readonly number[] {
  const measure = plan.variant.shape.measures[name]
  return Array.isArray(measure) ? measure : [Number(measure ?? 0)]
}

/** The width in m of what runs from a reel: the longer side of a stroke, the shorter of corrugated board, or the web. */
export function getWebWidth({ plan: { variant }, brief: { style } }: CostDay): Big {
  if (variant.sheet === null || style.lay === 'blank') {
    return toMetres(style.material === 'corrugated' ? Math.min(...(variant.sheet ?? [0])) : variant.shape.across)
  }
  return toMetres(style.lay === 'reel' ? Math.max(...variant.sheet) : Math.min(...variant.sheet))
}
