import { createBrief, type Job } from './job'
import { type HallPlan, layOutHall } from './layout/hall'
import type { PlannerData, Step } from './planner-data'
import { findLines, type Line, PLAN_NAMES, type PlanName } from './plans'
import { type Choice, listVariants, type StepAnswer, type Variant } from './variants'

/** A line with its name, its bottleneck, and by how much it exceeds the plant. */
export type Plan = Line & {
  name: PlanName
  bottleneck: { step: Step; use: number } | null
  hall: HallPlan
  /** The excess over the given power in kW and hall in m; 0 if there is none, or nothing was given. */
  overruns: { kw: number; hall: number }
}

/** A step that no machine of the catalogue can do for this job, and the smallest change of the job that would help. */
type Gap = { step: Step; nearest: string | null; reasons: { title: string; text: string }[] }

/** The answer to a job: up to three plans, or the steps that prevent a plan. */
export type PlannerAnswer = {
  /** The route, sheet and steps to show: those of the first plan, or of the nearest attempt. */
  variant: Variant
  plans: Plan[]
  gaps: Gap[]
}

/** Plans a job. Deterministic: the result does not depend on the order of machines. */
export function planJob(data: PlannerData, job: Job): PlannerAnswer {
  const brief = createBrief(data, job)
  const sorted = { ...data, machines: [...data.machines].sort((one, other) => (one.slug < other.slug ? -1 : 1)) }
  const variants = listVariants(sorted, brief)
  const lines = findLines(brief, variants)
  const plans = PLAN_NAMES.flatMap(name => {
    const line = lines.get(name)
    return line ? [completePlan(name, line, job, brief.assume('aisle'))] : []
  })
  const [first] = plans
  const variant = first?.variant ?? findClosest(variants)
  return { variant, plans, gaps: first ? [] : listGaps(variant) }
}

function completePlan(name: PlanName, line: Line, { answers }: Job, aisleMetres: number): Plan {
  const floor = line.machines.flatMap(({ machine, count }) => {
    const [length = 0, width = 0] = machine.size
    return new Array(count).fill({ slug: machine.slug, length, width })
  })
  const hall = Array.isArray(answers.hall) ? toMillimetres(answers.hall) : null
  const plan = layOutHall(floor, hall, aisleMetres * 1000)
  const kw = typeof answers.kw === 'number' ? Math.max(0, line.watts / 1000 - answers.kw) : 0
  const overruns = { kw: Math.round(kw * 1000) / 1000, hall: plan.overrun / 1000 }
  return { ...line, name, bottleneck: findBottleneck(line), hall: plan, overruns }
}

function toMillimetres([length = 0, width = 0]: readonly number[]): [number, number] {
  return [Math.round(length * 1000), Math.round(width * 1000)]
}

/** The step whose machines have the highest utilisation. */
function findBottleneck({ machines, variant }: Line): Plan['bottleneck'] {
  let slowest: { id: string; use: number } | null = null
  for (const { steps, use, count } of machines) {
    const [id = ''] = steps
    if (!slowest || use / count > slowest.use) slowest = { id, use: use / count }
  }
  const step = variant.steps.find(answer => answer.step.id === slowest?.id)?.step
  return slowest && step ? { step, use: slowest.use } : null
}

/** The variant with the fewest gaps. */
function findClosest(variants: readonly Variant[]): Variant {
  const [closest] = [...variants].sort((one, other) => listGaps(one).length - listGaps(other).length)
  if (!closest) throw new Error('A style has a route at least')
  return closest
}

/** The gaps of a variant. */
function listGaps({ steps }: Variant): Gap[] {
  return steps.filter(isGap).map(({ step, choices }) => ({
    step,
    nearest: findNearest(choices),
    reasons: choices.map(({ machine, reasons }) => ({
      title: machine.title,
      text: reasons.map(({ text }) => text).join('; '),
    })),
  }))
}

function isGap({ step, choices }: StepAnswer) {
  return step.boughtIn === null && choices.every(({ fit }) => fit === 'refused')
}

/** The limits that the nearest machine would need, which is the one with the smallest change of the job. */
function findNearest(choices: readonly Choice[]): string | null {
  const changes = choices.flatMap(({ reasons }) => {
    const nearest = reasons.map(reason => reason.nearest)
    if (nearest.some(change => change === null)) return []
    const known = nearest.filter(change => change !== null)
    return [{ text: known.map(({ text }) => text).join(', '), change: Math.max(...known.map(({ change }) => change)) }]
  })
  const [best] = changes.sort((one, other) => one.change - other.change)
  return best?.text ?? null
}
