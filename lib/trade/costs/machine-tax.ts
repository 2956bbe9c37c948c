import Big from 'big.js'
import { findAmount, getShare } from './cost-answers'
import type { CostDay } from './day'
import { type RunningCost, sumKinds } from './running-cost'

// GST on machines is paid with their price and comes back as credit: money that is locked up, and no cost.

/**
 * GST in ₹ on machines and their erection that comes back as credit; 0 if the buyer takes no credit, because it is part
 * of the project's cost then.
 * @param installed the price of all machines with their erection, in ₹
 */
export function computeMachineTax({ answers }: CostDay, installed: Big): Big {
  return answers.values['gst-credit'] === 'no' ? new Big(0) : installed.times(getShare(answers, 'gst-machine'))
}

/**
 * GST on the sales of a year less that on its materials and bought-in work, in ₹: below 0 where more is paid than taken.
 * Null if the rate on packs is not known.
 */
export function computeSalesTax(day: CostDay, running: RunningCost, packs: Big, sales: Big): Big | null {
  const rate = findAmount(day.answers, 'gst-out') ?? day.brief.style.gst
  if (rate === undefined) return null
  const bought = sumKinds(running.items, ['material', 'bought-in']).div(day.packs).times(packs)
  return sales
    .times(rate)
    .div(100)
    .minus(bought.times(getShare(day.answers, 'gst-in')))
}

/**
 * What a year takes back of the GST on machines: it is set off against the GST on sales that is left after that on
 * materials, and not refunded. Nothing, if the rate on packs is not known.
 * @param left what has not been taken back before the year, in ₹
 */
export function takeBack(left: Big, salesTax: Big | null): Big {
  if (!salesTax?.gt(0)) return new Big(0)
  return salesTax.gt(left) ? left : salesTax
}
