import { applyChanges } from './apply-changes'
import { findLines, type Line, PLAN_NAMES, type PlanName } from './best-lines'
import { findClosest, type Gap, type LeftOut, listGaps, listLeftOut } from './gaps'
import { type HallPlan, layOutHall } from './hall'
import { type Brief, createBrief, type Job } from './job'
import type { Step } from './line'
import type { PlannerData, PlannerMachine } from './planner-data'
import { groupByWeb, measureEdges } from './reels'
import { listVariants, type Variant } from './variants'

/** A line with its name, its bottleneck, and by how much it exceeds the plant. */
export type Plan = Line & {
  name: PlanName
  bottleneck: { machine: PlannerMachine; step: Step; use: number } | null
  hall: HallPlan
  /** What is cut off at the edges of a corrugated web, as a share of what is within them; 0 if none is made. */
  edges: number
  /** The excess over the given power in kW and hall in m; 0 if there is none, or nothing was given. */
  overruns: { kw: number; hall: number }
}

/** The answer to a job: up to three plans, or the steps that prevent a plan. */
export type PlannerAnswer = {
  /** The route, sheet and steps to show: those of the first plan, or of the nearest attempt. */
  variant: Variant
  plans: Plan[]
  gaps: Gap[]
  /** The routes that cannot make the job; empty without a plan, which `gaps` explain. */
  leftOut: LeftOut[]
}

/** Plans a job. Deterministic: the result does not depend on the order of machines. */
export function planJob(data: PlannerData, job: Job): PlannerAnswer {
  const brief = createBrief(data, job)
  const changed = applyChanges(data, job)
  const sorted = { ...changed, machines: changed.machines.sort((one, other) => (one.slug < other.slug ? -1 : 1)) }
  const variants = listVariants(sorted, brief, 1)
  let lines = findLines(brief, variants, sorted.machines)
  // A slotted box that cannot be made in one piece is made in two panels.
  if (lines.size === 0 && brief.style.formula === 'rsc') {
    const inPanels = listVariants(sorted, brief, 2)
    lines = findLines(brief, inPanels, sorted.machines)
    variants.push(...inPanels)
  }
  const plans = PLAN_NAMES.flatMap(name => {
    const line = lines.get(name)
    return line ? [completePlan(name, line, brief)] : []
  })
  // Plans that fit the buyer's plant, or come nearest, come first; the sort keeps the order of the others.
  plans.sort(compareExcess)
  const [first] = plans
  const variant = first?.variant ?? findClosest(variants, brief)
  const gaps = first ? [] : listGaps(variant, brief)
  // Without a plan although no step has a gap, every step is bought in: then each of them is listed.
  const isBoughtIn = !first && gaps.length === 0
  const leftOut = first ? listLeftOut(variants, brief) : []
  const allSteps = variant.steps.map(({ step }) => ({ step, nearest: null }))
  return { variant, plans, gaps: isBoughtIn ? allSteps : gaps, leftOut }
}

/** Orders plans by how many limits of the plant they exceed, then by the excess power in kW. */
export function compareExcess(one: Plan, other: Plan) {
  return countOverruns(one) - countOverruns(other) || one.overruns.kw - other.overruns.kw
}

/** How many of the limits of the plant a plan exceeds. */
export function countOverruns({ overruns }: Plan) {
  return Number(overruns.kw > 0) + Number(overruns.hall > 0)
}

/** A plan with all its names. */
export type NamedPlan = { plan: Plan; names: PlanName[] }

/** Groups equal plans in order, because one line may be the best in several ways. */
export function groupPlans(plans: readonly Plan[]): NamedPlan[] {
  const groups = new Map<string, NamedPlan>()
  for (const plan of plans) {
    const key = formatKey(plan)
    const known = groups.get(key)
    if (known) known.names.push(plan.name)
    else groups.set(key, { plan, names: [plan.name] })
  }
  return [...groups.values()]
}

/** A text that is the same for equal plans: their machines with count and steps, their route and their sheet. */
function formatKey({ machines, variant }: Plan) {
  const line = machines.map(({ machine, count, steps }) => `${machine.slug} ${count} ${steps}`)
  return [variant.route.id, variant.sheet, ...line].join(';')
}

/** Adds to a line its hall, its bottleneck, and what it exceeds of the power and the hall that the buyer has. */
function completePlan(name: PlanName, line: Line, brief: Brief): Plan {
  const { answers } = brief.job
  const floor = groupByWeb(line.machines, line.variant).map(group =>
    group.map(({ slug, size: [length = 0, width = 0] }) => ({ slug, length, width })),
  )
  const hall = Array.isArray(answers.hall) ? toMillimetres(answers.hall) : null
  const plan = layOutHall(floor, hall, brief.assume('aisle') * 1000)
  const kw = typeof answers.kw === 'number' ? Math.max(0, line.watts / 1000 - answers.kw) : 0
  const overruns = { kw: Math.round(kw * 1000) / 1000, hall: plan.overrun / 1000 }
  return { ...line, name, bottleneck: findBottleneck(line), hall: plan, edges: measureEdges(line, brief), overruns }
}

function toMillimetres([length = 0, width = 0]: readonly number[]): [number, number] {
  return [Math.round(length * 1000), Math.round(width * 1000)]
}

/** The number of a step from 1, among those that are not bought in; 0 of one that is, or is not in the plan. */
export function findStepNumber({ variant }: Pick<Plan, 'variant'>, id: string | undefined): number {
  return variant.steps.filter(({ step }) => !step.boughtIn).findIndex(({ step }) => step.id === id) + 1
}

/** The machine that is busiest, and the first of its steps. */
function findBottleneck({ machines, variant }: Line): Plan['bottleneck'] {
  const [slowest] = [...machines].sort((one, other) => other.use - one.use)
  const step = variant.steps.find(answer => answer.step.id === slowest?.steps[0])?.step
  return slowest && step ? { machine: slowest.machine, step, use: slowest.use } : null
}
