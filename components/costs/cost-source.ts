import { fetchPlannerFile } from '@/lib/planner/planner-file'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { LiveCosts } from './live-costs'
import type { LiveCheapest, LivePackCost, LiveSentence } from './live-pack-cost'

/**
 * The data for the costs, and the components that compute them, as far as they are loaded: none on the server, the
 * first with the section of the costs, all with the answer of a planner in use.
 */
export type CostSource = CostFile & {
  LiveCosts?: typeof LiveCosts
  LivePackCost?: typeof LivePackCost
  LiveCheapest?: typeof LiveCheapest
  LiveSentence?: typeof LiveSentence
}

/** Fetches the data for the costs. Throws if it does not load, or has no costs; then the server's costs stay. */
export async function loadCosts(): Promise<CostSource> {
  const { costs } = await fetchPlannerFile()
  if (!costs) throw new Error('The file of the planner has no costs')
  return { ...costs, LiveCosts }
}
