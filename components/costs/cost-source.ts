import { fetchPlannerFile } from '@/lib/planner/planner-file'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { LiveCosts } from './live-costs'
import type { LiveAlternative, LiveCheapest, LivePackCost, LiveSentence } from './live-pack-cost'

/**
 * The data for the costs, and the components that compute with the buyer's own figures. The server has none of these
 * components: it shows the site's default figures, and their code comes to the browser only when it is used.
 */
export type CostSource = CostFile & {
  /** Comes with the fields of the costs: `loadCosts`, and the answer of a planner in use. */
  LiveCosts?: typeof LiveCosts
  /** These come only with the answer of a planner in use. */
  LivePackCost?: typeof LivePackCost
  LiveCheapest?: typeof LiveCheapest
  LiveSentence?: typeof LiveSentence
  LiveAlternative?: typeof LiveAlternative
}

/** Fetches the data for the costs. Throws if it does not load, or has no costs; then the server's costs stay. */
export async function loadCosts(): Promise<CostSource> {
  const { costs } = await fetchPlannerFile()
  if (!costs) throw new Error('The file of the planner has no costs')
  return { ...costs, LiveCosts }
}
