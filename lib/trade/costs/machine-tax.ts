import Big from 'big.js'
import { findAmount, getShare } from './cost-answers'
import type { CostDay } from './day'
import { type RunningCost, sumKinds } from './running-cost'

// GST that is paid on machines and on materials, and taken on packs: a cost only as far as it never comes back.

/**
 * The rates of GST on packs and on what is bought, as shares of one. Whoever takes no credit charges none on packs, and
 * that on materials is in their price: then both are 0. Null if the rate on packs is not known.
 */
export function findTaxRates({ answers, brief }: CostDay): { packs: Big; bought: Big } | null {
  if (answers.values['gst-credit'] === 'no') return { packs: new Big(0), bought: new Big(0) }
  const rate = findAmount(answers, 'gst-out') ?? brief.style.gst
  return rate === undefined ? null : { packs: new Big(rate).div(100), bought: getShare(answers, 'gst-in') }
}

/**
 * GST on the sales of a year less that on its materials and bought-in work, in ₹: below 0 where more is paid than taken.
 * Null if the rate on packs is not known.
 */
export function computeSalesTax(day: CostDay, running: RunningCost, packs: Big, sales: Big): Big | null {
  const rates = findTaxRates(day)
  if (!rates) return null
  const bought = sumKinds(running.items, ['material', 'bought-in']).div(day.packs).times(packs)
  return sales.times(rates.packs).minus(bought.times(rates.bought))
}

/**
 * GST in ₹ on machines and their erection: `lost` is part of the project's cost, `credit` comes back. It is set off
 * against the GST on sales that is left after that on materials, and never refunded (rule 89(5) of the CGST rules). So
 * where each pack leaves none, all of it is lost; so it is where no credit is taken, or the rate on packs is not known.
 * @param installed the price of all machines with their erection, in ₹
 * @param sell the selling price of a pack in ₹
 */
export function splitMachineTax(day: CostDay, running: RunningCost, installed: Big, sell: Big) {
  const tax = installed.times(getShare(day.answers, 'gst-machine'))
  const none = new Big(0)
  const comesBack = computeSalesTax(day, running, new Big(1), sell)?.gt(0)
  return comesBack ? { lost: none, credit: tax } : { lost: tax, credit: none }
}

/**
 * What a year takes back of the GST on machines, in ₹.
 * @param left what has not been taken back before the year, in ₹
 * @param salesTax of the year, in ₹, from `computeSalesTax`
 */
export function takeBack(left: Big, salesTax: Big | null): Big {
  if (!salesTax?.gt(0)) return new Big(0)
  return salesTax.gt(left) ? left : salesTax
}
