import Big from 'big.js'
import { type Brief, getPacksPerDay, type Job } from '@/lib/trade/planner/job'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { nameMachine } from '@/lib/trade/planner/sentence'
import type { CostAnswers } from './cost-answers'

/** The assumptions of the planner that costs are counted with. */
const ASSUMED = ['work-days', 'shift-hours', 'shift-share', 'straps', 'bundle', 'stitch-spacing'] as const

/** The parts of a plan that its costs are counted from, as JSON values, so that a page can contain them. */
export type CostSubject = ReturnType<typeof pickSubject>

/** Picks the parts of a plan that its costs are counted from. */
export function pickSubject(
  { people, hall, variant, machines }: Plan,
  { style, job, assume, thickness, words }: Brief,
) {
  return {
    plan: {
      people,
      hall: pick(hall, 'length', 'width'),
      variant: {
        ...pick(variant, 'sheet', 'ups'),
        shape: pick(variant.shape, 'across', 'along', 'piece', 'cover', 'measures', 'areas'),
        steps: variant.steps.map(({ input, step }) => {
          return { input, step: pick(step, 'id', 'branch', 'counts', 'boughtIn') }
        }),
      },
      machines: machines.map(load => ({
        ...pick(load, 'run', 'setUp', 'count', 'steps'),
        // The buyer types the price of the model, so the field for it names the model.
        machine: { ...pick(load.machine, 'slug', 'kw', 'crew'), title: nameMachine(load.machine, words) },
      })),
    },
    style: pick(style, 'id', 'material', 'formula', 'lay', 'kind', 'parts', 'gst'),
    answers: job.answers,
    thickness,
    // In the order of ASSUMED, without their ids: createSubjectDay reads them by it.
    assumptions: ASSUMED.map(assume),
  }
}

/** Picks fields of an object. Undefined ones are left out, because they would take room in the data of a page. */
function pick<Whole, Key extends keyof Whole>(whole: Whole, ...keys: Key[]) {
  const defined = keys.filter(key => whole[key] !== undefined)
  return Object.fromEntries(defined.map(key => [key, whole[key]])) as Pick<Whole, Key>
}

type CostPlan = CostSubject['plan']

/** What costs need of a planner's brief: the style, the job with its answers, its board, and the assumptions. */
type CostBrief = Pick<Brief, 'number' | 'thickness'> & {
  style: CostSubject['style']
  job: Pick<Job, 'answers'>
  assume: (id: (typeof ASSUMED)[number]) => number
}

/**
 * A planned day and what its costs are counted with. `packs` are those of the day; `factor` changes the price of the
 * main material: 1.1 for 10 % more.
 */
export type CostDay = { plan: CostPlan; brief: CostBrief; packs: number; answers: CostAnswers; factor: Big }

/** The day that the costs on a page are counted for, from the parts of the plan that the page contains. */
export function createSubjectDay(
  { plan, style, answers: jobAnswers, thickness, assumptions }: CostSubject,
  costAnswers: CostAnswers,
) {
  const number = (id: string) => (typeof jobAnswers[id] === 'number' ? jobAnswers[id] : 0)
  const assume = (id: (typeof ASSUMED)[number]) => assumptions[ASSUMED.indexOf(id)] ?? 0
  return createDay(plan, { style, job: { answers: jobAnswers }, number, thickness, assume }, costAnswers)
}

/** The day of a plan, with the packs that its brief asks for. */
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

/** The area of a rectangle in m², from its sides in mm; 0 without any. */
export function toSquareMetres(sides: readonly number[] | null): Big {
  const [long = 0, short = 0] = sides ?? []
  return new Big(long).times(short).div(1e6)
}

/** A length in m from mm. */
export function toMetres(mm: number): Big {
  return new Big(mm).div(1000)
}

/** The sides in mm of a named measure of the blank, such as a seam; a single 0 if the blank does not have it. */
export function getSides({ plan }: CostDay, name: string): readonly number[] {
  const measure = plan.variant.shape.measures[name]
  return Array.isArray(measure) ? measure : [Number(measure ?? 0)]
}

/**
 * The width in m of what runs from a reel: the shorter side of a sheet of corrugated board, the longer side of the
 * sheet that a stroke makes of a reel, or the width of the web itself.
 */
export function getWebWidth({ plan: { variant }, brief: { style } }: CostDay): Big {
  if (variant.sheet === null || style.lay === 'blank') {
    return toMetres(style.material === 'corrugated' ? Math.min(...(variant.sheet ?? [0])) : variant.shape.across)
  }
  return toMetres(style.lay === 'reel' ? Math.max(...variant.sheet) : Math.min(...variant.sheet))
}
