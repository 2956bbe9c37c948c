import { parseCosts } from '@/lib/trade/costs/cost-answers'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { type Note, parseJob } from '@/lib/trade/planner/job-query'
import { sumSeconds } from '@/lib/trade/planner/machine-load'
import { type Plan, type PlannerAnswer, planJob } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import type { Choice, StepAnswer } from '@/lib/trade/planner/variants'
import { createCostReport } from './cost-report'

/**
 * The report of a query, with the costs of its first plan if it asks for them and the catalogue has them. Plans are in
 * the planner's own order; pages put the cheapest first.
 */
export function createFullReport(query: URLSearchParams, data: PlannerData, costs: CostFile | null) {
  const costFile = query.get('costs') === '1' ? costs : null
  const { machines, formWords } = data
  const typedCosts = costFile && parseCosts(query, { inputs: costFile.inputs, machines, words: formWords.notes })
  const { job, notes } = parseJob(typedCosts?.rest ?? query, data)
  const answer = planJob(data, job)
  const report = createPlanReport(answer, [...notes, ...(typedCosts?.notes ?? [])], data.planWords)
  return costFile && typedCosts
    ? { ...report, costs: createCostReport(answer, data, job, typedCosts.answers, costFile.words) }
    : report
}

/**
 * An answer as the plain JSON that `npm run plan` prints: lengths in mm, areas in m², hours of all machines as
 * decimals, use of each as a share of one.
 */
export function createPlanReport(
  { variant, plans, gaps }: PlannerAnswer,
  notes: readonly Note[],
  { names }: PlannerData['planWords'],
) {
  const { shape, ups, sheet, route, steps } = variant
  return {
    notes: notes.map(({ text }) => text),
    blank: { across: shape.across, along: shape.along },
    panels: shape.blanks,
    ups,
    sheet,
    route: route.id,
    steps: steps.map(reportStep),
    plans: plans.map(plan => ({ name: names[plan.name], ...reportPlan(plan) })),
    gaps: gaps.map(({ step, nearest }) => ({ step: step.id, nearest })),
  }
}

/** A step of the line, with every machine that could do it. */
function reportStep({ step, input, choices }: StepAnswer) {
  return { step: step.id, boughtIn: step.boughtIn !== undefined, input, choices: choices.map(reportChoice) }
}

/** A machine for a step: whether it fits and why not, its hours, its share of use, and how many of it are needed. */
function reportChoice({ machine, fit, reasons, load }: Choice) {
  const why = reasons.map(({ text }) => text).join('; ')
  const hours = load && sumSeconds(load) / 3600
  return { slug: machine.slug, fit, why, hours, use: load?.use ?? null, machines: load?.count ?? null }
}

const MM2_IN_M2 = 1e6

/** A plan: its machines with their load, the slowest step, people, power and footprint. */
function reportPlan({ machines, bottleneck, watts, area, people, overruns, variant }: Plan) {
  return {
    sheet: variant.sheet,
    ups: variant.ups,
    machines: machines.map(({ machine, steps, ...load }) => {
      const { count, use } = load
      return { step: steps[0] ?? '', steps, slug: machine.slug, count, hours: sumSeconds(load) / 3600, use }
    }),
    bottleneck: bottleneck?.step.id ?? null,
    people,
    kw: watts / 1000,
    area: area / MM2_IN_M2,
    overruns,
  }
}
