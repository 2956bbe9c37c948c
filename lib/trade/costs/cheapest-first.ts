import { createBrief, type Job } from '@/lib/trade/planner/job'
import { compareExcess, type Plan, type PlannerAnswer, planJob } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import type { CostFile } from './cost-inputs'
import { type CostSubject, pickSubject } from './day'
import { computePackCost, countCosts } from './plan-figures'
import { NO_TYPED_COSTS } from './typed-costs'

/**
 * Plans a job, and puts the cheapest plan first among those that keep best to the power and the hall that the buyer
 * has.
 * @param costs null if the site counts none: then the planner's own order stays
 */
export function planCheapestFirst(data: PlannerData, job: Job, costs: CostFile | null): PlannerAnswer {
  const answer = planJob(data, job)
  const plans = putCheapestFirst(answer.plans, data, job, costs)
  return { ...answer, plans, variant: plans[0]?.variant ?? answer.variant }
}

/** What the costs of a job's first plan are counted from; null without a plan. */
export function findFirstSubject(data: PlannerData, job: Job, costs: CostFile): CostSubject | null {
  const [first] = planCheapestFirst(data, job, costs).plans
  return first ? pickSubject(first, createBrief(data, job)) : null
}

/**
 * Orders the plans of a job: first by how little they exceed the buyer's power and hall (compareExcess), then by what a
 * pack costs. It is counted with the site's own figures, so that typing others never moves a plan.
 */
export function putCheapestFirst(plans: readonly Plan[], data: PlannerData, job: Job, costs: CostFile | null): Plan[] {
  if (!costs || plans.length < 2) return [...plans]
  const brief = createBrief(data, job)
  return plans
    .map(plan => ({ plan, pack: computePackCost(countCosts(pickSubject(plan, brief), NO_TYPED_COSTS, costs)) }))
    .sort((one, other) => compareExcess(one.plan, other.plan) || one.pack.cmp(other.pack))
    .map(({ plan }) => plan)
}
