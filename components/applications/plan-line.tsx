import { getWords } from '@/lib/content/content'
import type { ReadyPlan } from '@/lib/ready-plans/plan-samples'
import { findCosts, getPlannerData } from '@/lib/ready-plans/ready-plans'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { pickSubject } from '@/lib/trade/costs/day'
import { countCosts, formatStatus } from '@/lib/trade/costs/plan-figures'
import { NO_TYPED_COSTS } from '@/lib/trade/costs/typed-costs'
import { type Brief, createBrief, getPacksPerDay } from '@/lib/trade/planner/job'
import { sumSeconds } from '@/lib/trade/planner/machine-load'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { formatHoursInShort } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'

/**
 * A sample's ready plan in short: packs a day, packs on a sheet (ups), hours of the machine that takes longest, and
 * what a pack costs with the site's own figures.
 */
export function PlanLine({ readyPlan: { job, answer } }: { readyPlan: ReadyPlan }) {
  const [plan] = answer.plans
  if (!plan) return null
  const words = getWords().applications
  const brief = createBrief(getPlannerData(), job)
  const costs = findCosts()
  const { ups } = plan.variant
  // `sumSeconds` is of all machines of one model, which share the load.
  const slowestSeconds = Math.max(...plan.machines.map(load => sumSeconds(load) / load.count))
  const parts = [
    ...(ups > 1 ? [fill(words.ups, { ups })] : []),
    fill(words.hours, { hours: formatHoursInShort(slowestSeconds) }),
    ...(costs ? [formatPackCostText(plan, brief, costs)] : []),
  ]
  return (
    <p className="mb-1 text-small text-ink-2 tabular-nums">
      {fill(words.plannedFor, { packs: formatNumber(getPacksPerDay(brief)), result: parts.join(', ') })}
    </p>
  )
}

/** What a pack costs with the site's own figures: the first of the texts about a plan's costs. */
function formatPackCostText(plan: Plan, brief: Brief, source: CostFile) {
  const { day, costs } = countCosts(pickSubject(plan, brief), NO_TYPED_COSTS, source)
  const [packCost] = formatStatus(day, costs, source.words)
  return packCost
}
