import Big from 'big.js'
import { findAmount, getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import { computeSalesTax, findTaxRates } from './machine-tax'
import { sum } from './running'
import { type RunningCost, sumKinds } from './running-cost'

/** Days of a year as banks count working capital. */
const BANK_DAYS = 360

/** The share of a year's cost in the factory that its packs in process and in stock are worth. */
export function getStockedShare({ answers }: Pick<CostDay, 'answers'>): Big {
  return getAmount(answers, 'process-days').plus(getAmount(answers, 'goods-days')).div(BANK_DAYS)
}

/** The fixed cost of a year in the factory, in ₹: a stock of packs is worth its share of it, and none of the office. */
export function computeFactoryFixed({ fixedMonth, officeMonth }: RunningCost): Big {
  return fixedMonth.minus(officeMonth).times(12)
}

/** Months until GST that was paid on materials beyond that on packs is refunded. */
const REFUND_MONTHS = 2

/**
 * What working capital consists of, in ₹: money that is tied up in stock of materials, in work in process, in finished
 * goods, with customers (debtors) and in GST that the state refunds; and what suppliers (creditors) and the state
 * (`taxDue`) are owed. Debtors and creditors have GST in them, as invoices have; stock has none.
 */
export type WorkingCapital = Record<
  'stock' | 'process' | 'goods' | 'debtors' | 'taxRefund' | 'creditors' | 'taxDue',
  Big
>

/**
 * The working capital of a year. GST of a month is due in the next, unless it is set off against that on machines. Where
 * the rate on packs is not known, nothing has GST in it.
 * @param sell the selling price of a pack in ₹
 * @param packs made and sold in the year
 * @param machineTax what has not been taken back of the GST on machines at the end of the year, in ₹
 */
export function splitWorkingCapital(
  day: CostDay,
  running: RunningCost,
  sell: Big,
  packs: Big,
  machineTax: Big,
): WorkingCapital {
  const { answers } = day
  const materials = sumKinds(running.items, ['material']).div(day.packs).times(packs)
  const spent = running.variable.times(packs).plus(computeFactoryFixed(running))
  const takeDays = (yearly: Big, days: CostInputId) => yearly.times(getAmount(answers, days)).div(BANK_DAYS)
  const sales = sell.times(packs)
  const rates = findTaxRates(day)
  const addTax = (amount: Big, rate: Big | undefined) => (rate ? amount.times(rate.plus(1)) : amount)
  const monthTax = (computeSalesTax(day, running, packs, sales) ?? new Big(0)).div(12)
  const none = new Big(0)
  const tied = {
    stock: takeDays(materials, 'stock-days'),
    process: takeDays(spent, 'process-days'),
    goods: takeDays(spent, 'goods-days'),
    debtors: addTax(takeDays(sales, 'debtor-days'), rates?.packs),
    taxRefund: monthTax.lt(0) ? monthTax.times(-REFUND_MONTHS) : none,
  }
  const most = sum(Object.values(tied), part => part)
  const due = machineTax.gt(0) || monthTax.lt(0) ? none : monthTax
  return {
    ...tied,
    creditors: addTax(takeDays(materials, 'creditor-days'), rates?.bought),
    // As with creditors, no more is counted than is tied up.
    taxDue: due.gt(most) ? most : due,
  }
}

/** The money that is tied up, less what suppliers and the state are owed; never below 0. */
export function sumWorkingCapital({ creditors, taxDue, ...tied }: WorkingCapital): Big {
  const need = sum(Object.values(tied), part => part)
    .minus(creditors)
    .minus(taxDue)
  return need.lt(0) ? new Big(0) : need
}

/** Days after which banks count no debtor in the drawing power. */
const OLD_DEBTOR_DAYS = 90

/**
 * Whether the bank lends on the GST that the state refunds: where a scheme counts a cost up to a limit, as PMEGP does, the
 * promoter's contribution is a share of all of it.
 */
export function lendsOnRefund(answers: CostDay['answers']): boolean {
  return findAmount(answers, 'subsidy-most')?.gt(0) ?? false
}

/**
 * The cash credit of a year, in ₹. `creditLimit`: the bank's share of the working capital; `drawingPower`: the most that
 * may be drawn, whatever the limit; of debtors, only those of the last days count. Banks lend on stock and debtors, and
 * not on GST that the state refunds, so that neither has it, except under a scheme that has the bank lend its share of all
 * that it counts (`lendsOnRefund`). `drawn`: the lower of the two.
 */
export function computeCredit({ answers }: Pick<CostDay, 'answers'>, working: WorkingCapital) {
  const none = new Big(0)
  const lentOn = lendsOnRefund(answers) ? working : { ...working, taxRefund: none }
  const creditLimit = sumWorkingCapital(lentOn).times(new Big(1).minus(getShare(answers, 'margin')))
  const days = getAmount(answers, 'debtor-days')
  const debtors = days.gt(OLD_DEBTOR_DAYS) ? working.debtors.times(OLD_DEBTOR_DAYS).div(days) : working.debtors
  const drawingPower = sumWorkingCapital({ ...lentOn, debtors, taxDue: none }).times(
    new Big(1).minus(getShare(answers, 'stock-margin')),
  )
  return { creditLimit, drawingPower, drawn: drawingPower.lt(creditLimit) ? drawingPower : creditLimit }
}
