import Big from 'big.js'
import { type Brief, getPacksPerDay, type Job } from '@/lib/trade/planner/job'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { nameMachine } from '@/lib/trade/planner/sentence'
import type { CostAnswers } from './cost-answers'

// A planned day as costs see it: the parts of the plan, the job, and what costs are counted with.

/** The assumptions of the planner that costs are counted with; content/line/assumptions.yaml explains each. */
const ASSUMED = ['work-days', 'shift-hours', 'shift-share', 'straps', 'bundle', 'stitch-spacing'] as const

/** The parts of a plan that its costs are counted from, as JSON values, so that a page can contain them. */
export type CostSubject = ReturnType<typeof pickSubject>

/** Picks the parts of a plan that its costs are counted from. */
export function pickSubject(
  { people, hall, variant, machines, edges }: Plan,
  { style, job, assume, thickness, words }: Brief,
) {
  return {
    plan: {
      people,
      edges,
      hall: pick(hall, 'length', 'width'),
      variant: {
        ...pick(variant, 'sheet', 'web', 'ups'),
        shape: pick(variant.shape, 'across', 'along', 'piece', 'cover', 'measures', 'areas'),
        steps: variant.steps.map(({ input, step }) => {
          return { input, step: pick(step, 'id', 'branch', 'counts', 'boughtIn', 'isOwn', 'followsPrint') }
        }),
      },
      machines: machines.map(load => ({
        ...pick(load, 'works', 'count', 'steps'),
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

/**
 * What costs need of a planner's brief: the style, the job with its answers, the thickness of its board, and
 * assumptions.
 */
type CostBrief = Pick<Brief, 'number' | 'thickness'> & {
  style: CostSubject['style']
  job: Pick<Job, 'answers'>
  assume: (id: (typeof ASSUMED)[number]) => number
}

/**
 * A planned day and what its costs are counted with. `packs`: how many the day makes. `factor`: what the price of the
 * main material is multiplied by, 1 unless a report asks what 10 % more (1.1) would change.
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
 * The first step of a branch, such as 'print', or of the main line without one; null if there is none. Its `input` is
 * what it takes in a day (sheets, metres), with the waste of this step and of all later ones.
 */
export function findFirst({ plan }: CostDay, branch?: string) {
  return plan.variant.steps.find(({ step }) => step.branch === branch) ?? null
}

/** How much a step takes in a day, in its own unit such as sheets; null if the plan does not have the step. */
export function findInput({ plan }: CostDay, id: string): number | null {
  return plan.variant.steps.find(({ step }) => step.id === id)?.input ?? null
}

/** The area of a rectangle in m², from its two sides in mm; 0 without any. */
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
 * The width in m of the web, which is the paper as it runs from a reel: the blank's own width for bags, that of the
 * reel for what strokes cut, and the shorter side of a sheet of corrugated board.
 */
export function getWebWidth({ plan: { variant }, brief: { style } }: CostDay): Big {
  const { sheet, web, shape } = variant
  const isBag = sheet === null || (style.lay === 'blank' && style.material !== 'corrugated')
  if (isBag) return toMetres(shape.across)
  return toMetres(web ? web[0] : Math.min(...sheet))
}
