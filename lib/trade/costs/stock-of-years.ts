import Big from 'big.js'
import { getAmount } from './cost-answers'
import type { CostDay } from './day'
import { sum } from './running'
import { BANK_DAYS, type WorkingCapital } from './working-capital'

// What the stock of a year is made of and lets a borrower draw. Only the report needs it: the planner does not load it.

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

/** The share of stock and debtors, less creditors, that banks leave to the borrower when they compute drawing power. */
const DRAWING_MARGIN = '0.25'

/** Days after which banks count no debtor in the drawing power. */
const OLD_DEBTOR_DAYS = 90

/**
 * The drawing power in ₹: the most that a bank lets a borrower draw on a cash credit, whatever its limit. Of debtors,
 * only those of the last days count.
 */
export function computeDrawingPower({ answers }: Pick<CostDay, 'answers'>, working: WorkingCapital): Big {
  const days = getAmount(answers, 'debtor-days')
  const debtors = days.gt(OLD_DEBTOR_DAYS) ? working.debtors.times(OLD_DEBTOR_DAYS).div(days) : working.debtors
  const paid = sum([working.stock, working.process, working.goods, debtors], part => part).minus(working.creditors)
  return paid.lt(0) ? paid.times(0) : paid.times(new Big(1).minus(DRAWING_MARGIN))
}
