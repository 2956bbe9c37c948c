import type { createCostReport } from '@/scripts/plan/cost-report'
import { createFullReport } from '@/scripts/plan/plan-report'
import { costFile, plannerData } from './many-machines'
import { WORKED_INPUTS, WORKED_PLAN } from './worked-inputs'

const data = plannerData

type Costs = NonNullable<ReturnType<typeof createCostReport>>

/** The warning beside the costs of a plan whose machines have prices. */
export const WITHOUT_BUYING =
  'The purchase of the machines is not included; it is in the payback. Their maintenance and insurance are.'

/** Adds to a query the inputs with which the jobs were worked by hand; an input that the query names itself wins. */
export function withWorkedInputs(query: string): string {
  return [query + WORKED_PLAN, ...Object.entries(WORKED_INPUTS).map(([id, value]) => `${id}=${value}`)].join('&')
}

/**
 * Machines that are left out of the jobs worked by hand. Those jobs use the automatic die cutter or slotter; the
 * planner would prefer these two, which need as many people but less power and floor.
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

/** Adds to a query the prices of the plan's machines in ₹: `first` for the first of them, 0 for the others. */
export function withPrices(query: string, first: number, without: readonly string[] = []) {
  const machines = planWithCosts(query, without).plans[0]?.machines ?? []
  return [query, ...machines.map(({ slug }, index) => `price-${slug}=${index === 0 ? first : 0}`)].join('&')
}
