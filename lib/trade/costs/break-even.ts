import type Big from 'big.js'
import { countAccruals, type ProjectYear } from './business'
import { sum } from './running'

// Whether a project can pay for its loan, and at what share of its output it earns nothing.

/**
 * The average DSCR (debt service coverage ratio) of the years in which the loan is paid: the sum of what they earn in
 * cash before loan interest ÷ the sum of their principal and loan interest. Null without a loan.
 */
export function computeAverageDscr(years: readonly ProjectYear[]): Big | null {
  const repaying = years.filter(({ dscr }) => dscr !== null)
  const service = sum(repaying, ({ principal, loanInterest }) => principal.plus(loanInterest))
  if (service.eq(0)) return null
  return sum(repaying, year => countAccruals(year).plus(year.loanInterest)).div(service)
}

/**
 * The break-even of a year, in ₹. `contribution`: sales less variable cost and freight. `fixedCost`: all other charges
 * of the year, without the part that the first stock of packs takes up, so that contribution less fixed cost is the
 * profit before tax. `share`: at which share of its output the year earns nothing, 0.6 for 60 %; null without a
 * contribution.
 */
export function computeBreakEven({ sales, variable, freight, ...year }: ProjectYear) {
  const contribution = sales.minus(variable).minus(freight)
  const { fixed, fixedInStock, loanInterest, cashCreditInterest, guarantee, depreciation, writtenOff } = year
  const charges = [loanInterest, cashCreditInterest, guarantee, depreciation, writtenOff]
  const fixedCost = sum([fixed.minus(fixedInStock), ...charges], part => part)
  return { contribution, fixedCost, share: contribution.gt(0) ? fixedCost.div(contribution) : null }
}
