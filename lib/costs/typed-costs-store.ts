import { createStoredValue } from '@/lib/browser/store'
import { NO_TYPED_COSTS, type TypedCosts } from '@/lib/trade/costs/typed-costs'

function parseTyped(stored: unknown): TypedCosts {
  if (typeof stored !== 'object' || stored === null) return NO_TYPED_COSTS
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The prices and costs that a buyer has typed, stored on this device. */
export const typedCosts = createStoredValue('local', 'typed_costs', parseTyped)
