import Big from 'big.js'
import { getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import { sum } from './running'
import { type RunningCost, sumKinds } from './running-cost'

/** Days of a year as banks count working capital. */
export const BANK_DAYS = 360

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

/** The money that is tied up, less what suppliers are owed; never below 0. */
export function sumWorkingCapital({ creditors, ...tied }: WorkingCapital): Big {
  const need = sum(Object.values(tied), part => part).minus(creditors)
  return need.lt(0) ? need.times(0) : need
}

/** Days after which banks count no debtor in the drawing power. */
const OLD_DEBTOR_DAYS = 90

/**
 * The cash credit of a year, in ₹. `creditLimit`: the bank's share of the working capital. `drawingPower`: the most that
 * may be drawn, whatever the limit; of debtors, only those of the last days count. `drawn`: the lower of the two.
 */
export function computeCredit({ answers }: Pick<CostDay, 'answers'>, working: WorkingCapital) {
  const creditLimit = sumWorkingCapital(working).times(new Big(1).minus(getShare(answers, 'margin')))
  const days = getAmount(answers, 'debtor-days')
  const debtors = days.gt(OLD_DEBTOR_DAYS) ? working.debtors.times(OLD_DEBTOR_DAYS).div(days) : working.debtors
  const drawingPower = sumWorkingCapital({ ...working, debtors }).times(
    new Big(1).minus(getShare(answers, 'stock-margin')),
  )
  return { creditLimit, drawingPower, drawn: drawingPower.lt(creditLimit) ? drawingPower : creditLimit }
}
