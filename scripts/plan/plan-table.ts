import type { ReadyPlan } from '@/lib/ready-plans/plan-samples'
import { sumSeconds } from '@/lib/trade/planner/machine-load'

/**
 * The first plan of each sample on a line: the number of machines, people, kW and footprint in m², then each machine
 * with its count and hours.
 */
export function formatPlanTable(readyPlans: readonly ReadyPlan[]): string {
  return readyPlans.map(formatReadyPlan).join('\n')
}

function formatReadyPlan({ number, slug, answer: { plans } }: ReadyPlan): string {
  const [first] = plans
  if (!first) return `${number} ${slug}: no plan`
  const machines = first.machines.map(load => {
    return `${load.count} × ${load.machine.slug} ${(sumSeconds(load) / 3600).toFixed(2)} h`
  })
  const size = `${first.count} machines, ${first.people} people, ${first.watts / 1000} kW, ${Math.round(first.area / 1e6)} m²`
  return `${number} ${slug}: ${size}; ${machines.join(', ')}`
}
