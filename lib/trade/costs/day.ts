import Big from 'big.js'
import { type Brief, getPacksPerDay, type Job } from '@/lib/trade/planner/job'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { nameMachine } from '@/lib/trade/planner/sentence'
import type { CostAnswers } from './cost-answers'

/** The assumptions of the planner that costs are counted with. */
const ASSUMED = ['work-days', 'shift-hours', 'shift-share', 'straps', 'stitch-spacing'] as const

/** What of a plan its costs are counted from, as JSON: a page can carry it. */
export type CostSubject = ReturnType<typeof pickSubject>

/** Takes from a plan what its costs are counted from. */
export function pickSubject({ people, hall, variant, machines }: Plan, { style, job, assume, words }: Brief) {
  return {
    plan: {
      people,
      hall: pick(hall, 'length', 'width'),
      variant: {
        ...pick(variant, 'sheet', 'ups'),
        shape: pick(variant.shape, 'across', 'along', 'piece', 'cover', 'measures'),
        steps: variant.steps.map(({ input, step }) => {
          return { input, step: pick(step, 'id', 'branch', 'counts', 'boughtIn') }
        }),
      },
      machines: machines.map(load => ({
        ...pick(load, 'run', 'setUp', 'count'),
        // A price is that of the model.
        machine: { ...pick(load.machine, 'slug', 'kw', 'crew'), title: nameMachine(load.machine, words) },
      })),
    },
    style: pick(style, 'id', 'material', 'formula', 'lay', 'kind', 'parts', 'gst'),
    answers: job.answers,
    assumptions: ASSUMED.map(assume),
  }
}

/** What is not there is left out, because a page would carry it as such. */
function pick<Whole, Key extends keyof Whole>(whole: Whole, ...keys: Key[]) {
  const there = keys.filter(key => whole[key] !== undefined)
  return Object.fromEntries(there.map(key => [key, whole[key]])) as Pick<Whole, Key>
}

type CostPlan = CostSubject['plan']

type CostBrief = Pick<Brief, 'number'> & {
  style: CostSubject['style']
  job: Pick<Job, 'answers'>
  assume: (id: (typeof ASSUMED)[number]) => number
}

/** A planned day and what its costs are counted with. `factor` changes the price of the main material: 1.1 for 10 % more. */
export type CostDay = { plan: CostPlan; brief: CostBrief; packs: number; answers: CostAnswers; factor: Big }

/** The day that the costs on a page are counted for. */
export function createSubjectDay({ plan, style, answers: job, assumptions }: CostSubject, answers: CostAnswers) {
  const number = (id: string) => (typeof job[id] === 'number' ? job[id] : 0)
  return createDay(
    plan,
    { style, job: { answers: job }, number, assume: id => assumptions[ASSUMED.indexOf(id)] ?? 0 },
    answers,
  )
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

/** How much a step takes in per day; null if the plan does not include the step. */
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
