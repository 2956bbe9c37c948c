import type Big from 'big.js'
import { getAmount } from './cost-answers'
import type { CostDay } from './day'
import { BANK_DAYS } from './working-capital'

// What the stock of a year is made of. Only the report needs it: the planner does not load it.

/** The share of a year's cost that its packs in process and in stock are worth. */
function getStockedShare({ answers }: Pick<CostDay, 'answers'>): Big {
  return getAmount(answers, 'process-days').plus(getAmount(answers, 'goods-days')).div(BANK_DAYS)
}

/**
 * Packs that are made in a year: those sold, and those by which the stock grows. The stock of the first year is there
 * at its start: the working capital of the project pays for it.
 * @param before packs sold in the year before; null in the first year
 */
export function countMade(day: Pick<CostDay, 'answers'>, packs: Big, before: Big | null): Big {
  return before === null ? packs : packs.plus(packs.minus(before).times(getStockedShare(day)))
}
