import Big from 'big.js'
import { getAmount } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import { sum } from './running'
import { type RunningCost, sumKinds } from './running-cost'

/** Days of a year as banks count working capital. */
const BANK_DAYS = 360

/**
 * What working capital consists of, in ₹: money that is tied up in stock of materials, in work in process, in finished
 * goods and with customers (debtors), and what suppliers (creditors) are owed.
 */
export type WorkingCapital = Record<'stock' | 'process' | 'goods' | 'debtors' | 'creditors', Big>

/**
 * The working capital of a year.
 * @param sell the selling price of a pack in ₹
 * @param packs made and sold in the year
 */
export function splitWorkingCapital(day: CostDay, running: RunningCost, sell: Big, packs: Big): WorkingCapital {
  const { answers } = day
  const materials = sumKinds(running.items, ['material']).div(day.packs).times(packs)
  const spent = running.variable.times(packs).plus(running.fixedMonth.times(12))
  const takeDays = (yearly: Big, days: CostInputId) => yearly.times(getAmount(answers, days)).div(BANK_DAYS)
  return {
    stock: takeDays(materials, 'stock-days'),
    process: takeDays(spent, 'process-days'),
    goods: takeDays(spent, 'goods-days'),
    debtors: takeDays(sell.times(packs), 'debtor-days'),
    creditors: takeDays(materials, 'creditor-days'),
  }
}

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

/** The money that is tied up, less what suppliers are owed; never below 0. */
export function sumWorkingCapital({ creditors, ...tied }: WorkingCapital): Big {
  const need = sum(Object.values(tied), part => part).minus(creditors)
  return need.lt(0) ? need.times(0) : need
}
