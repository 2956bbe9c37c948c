import type Big from 'big.js'
import { countAccruals, type ProjectYear } from './business'
import { sum } from './running'

// Whether a project carries its loan, and at what share of its output it earns nothing.

/** The DSCR of all years of repayment together, by the sums of their parts. Null without a loan. */
export function averageDscr(years: readonly ProjectYear[]): Big | null {
  const repaying = years.filter(({ dscr }) => dscr !== null)
  const service = sum(repaying, ({ principal, loanInterest }) => principal.plus(loanInterest))
  if (service.eq(0)) return null
  return sum(repaying, year => countAccruals(year).plus(year.loanInterest)).div(service)
}

/**
 * What breaks a year even, in ₹: the contribution of its packs, and the fixed cost that they must pay, without what the
 * first stock takes up, and with interest, the fee of the guarantee, depreciation and what is written off: contribution
 * less fixed cost is the profit before tax. `share`: that of the year's output at which it earns nothing; null if there
 * is no contribution.
 */
export function computeBreakEven({ sales, variable, freight, ...year }: ProjectYear) {
  const contribution = sales.minus(variable).minus(freight)
  const { fixed, fixedInStock, loanInterest, cashCreditInterest, guarantee, depreciation, writtenOff } = year
  const charges = [loanInterest, cashCreditInterest, guarantee, depreciation, writtenOff]
  const fixedCost = sum([fixed.minus(fixedInStock), ...charges], part => part)
  return { contribution, fixedCost, share: contribution.gt(0) ? fixedCost.div(contribution) : null }
}
