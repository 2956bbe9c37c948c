import type Big from 'big.js'
import type { CostDay } from './day'
import { getStockedShare } from './working-capital'

// What the stock of a year is made of. Only the report needs it: the planner does not load it.

/**
 * Packs that are made in a year: those sold, and those by which the stock grows. Before the first year nothing is sold
 * and nothing is in stock, so that its first stock is made in the year.
 * @param before packs sold in the year before; undefined in the first year
 */
export function countMade(day: Pick<CostDay, 'answers'>, packs: Big, before: Big | undefined): Big {
  return packs.plus(packs.minus(before ?? 0).times(getStockedShare(day)))
}
