import { findCosts, getPlannerData } from '@/lib/content/line/presets'
import type { createCostReport } from '@/scripts/plan/cost-report'
import { createFullReport } from '@/scripts/plan/plan-report'

const data = getPlannerData()

type Costs = NonNullable<ReturnType<typeof createCostReport>>

/** The report that `npm run plan` prints of a query with its costs; throws if it has none. */
export function planWithCosts(query: string) {
  const report = createFullReport(new URLSearchParams(`${query}&costs=1`), data, findCosts())
  const costs = 'costs' in report ? (report.costs as Costs | null) : null
  if (!costs) throw new Error(`No costs for ${query}`)
  return { ...report, costs }
}

/** The query with prices of machines: this one for the first machine of the plan, 0 for the others. */
export function withPrices(query: string, first: number) {
  const machines = planWithCosts(query).plans[0]?.machines ?? []
  return [query, ...machines.map(({ slug }, index) => `price-${slug}=${index === 0 ? first : 0}`)].join('&')
}
