import type { Plan } from '@/lib/planner/plan-job'
import type { PlanName } from '@/lib/planner/plans'

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

function formatKey({ machines, variant }: Plan) {
  const line = machines.map(({ machine, count, steps }) => `${machine.slug} ${count} ${steps}`)
  return [variant.route.id, variant.sheet, ...line].join(';')
}
