import { type Job, withAnswer } from './job'
import { countOverruns, type Plan, planJob } from './plan-job'
import type { PlannerData } from './planner-data'

/** Another way to make a job's packs: `choice` in place of `own` as the answer to the question that `label` names. */
export type OtherWay = { label: string; own: string; choice: string; job: Job; plans: Plan[] }

/**
 * The other ways to make a job's packs, such as with a glued joint for a stitched one: another answer to a question
 * that decides steps. Without those that have no plan.
 */
export function listOtherWays(data: PlannerData, job: Job): OtherWay[] {
  return data.questions.flatMap(({ id, label, choices }) => {
    const own = job.answers[id]
    if (typeof own !== 'string') return []
    const others = choices.filter(choice => choice !== own && data.steps.some(({ when }) => when === choice))
    return others.flatMap(choice => {
      const changed = withAnswer(job, id, choice)
      const { plans } = planJob(data, changed)
      return plans.length > 0 ? { label, own, choice, job: changed, plans } : []
    })
  })
}

/**
 * The first other way whose first plan keeps within the buyer's power and hall. Null if one of the job's own plans
 * does, or if there is no such way.
 */
export function findFittingWay(plans: readonly Plan[], others: readonly OtherWay[]): OtherWay | null {
  if (plans.length === 0 || plans.some(plan => countOverruns(plan) === 0)) return null
  return others.find(({ plans: [first] }) => first && countOverruns(first) === 0) ?? null
}
