import type { createCostReport } from '@/scripts/plan/cost-report'
import { createFullReport } from '@/scripts/plan/plan-report'
import { costFile, plannerData } from './many-machines'
import { WORKED_INPUTS, WORKED_PLAN } from './worked-inputs'

const data = plannerData

type Costs = NonNullable<ReturnType<typeof createCostReport>>

/** What is said of a plan whose machines have prices. */
export const WITHOUT_BUYING =
  'The purchase of the machines is not included; it is in the payback. Their maintenance and insurance are.'

/** A query that is counted with the inputs that jobs were worked with, unless it names others itself. */
export function workAsBefore(query: string): string {
  return [query + WORKED_PLAN, ...Object.entries(WORKED_INPUTS).map(([id, value]) => `${id}=${value}`)].join('&')
}

/**
 * Machines that the jobs worked by hand are planned without: their lines have the automatic die cutter or slotter, in
 * whose place these take as many people and less power and floor.
 */
export const NOT_WORKED = [
  'semi-automatic-die-cutting-and-creasing-machine',
  'chain-feed-printing-slotting-machine-2-colour',
]

/**
 * The report that `npm run plan` prints of a query with its costs; throws if it has none.
 * @param without machines to leave out of the plan
 */
export function planWithCosts(query: string, without: readonly string[] = []) {
  const machines = data.machines.filter(({ slug }) => !without.includes(slug))
  const report = createFullReport(new URLSearchParams(`${query}&costs=1`), { ...data, machines }, costFile)
  const costs = 'costs' in report ? (report.costs as Costs | null) : null
  if (!costs) throw new Error(`No costs for ${query}`)
  return { ...report, costs }
}

/** The query with prices of machines: this one for the first machine of the plan, 0 for the others. */
export function withPrices(query: string, first: number, without: readonly string[] = []) {
  const machines = planWithCosts(query, without).plans[0]?.machines ?? []
  return [query, ...machines.map(({ slug }, index) => `price-${slug}=${index === 0 ? first : 0}`)].join('&')
}
