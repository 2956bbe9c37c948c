import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { LiveCosts } from './live-costs'
import type { LiveCheapest, LivePackCost } from './live-pack-cost'

/** The data for the costs, and the code that computes them once it has been loaded. */
export type CostSource = CostFile & {
  LiveCosts?: typeof LiveCosts
  LivePackCost?: typeof LivePackCost
  LiveCheapest?: typeof LiveCheapest
}
