import type Big from 'big.js'
import { fill } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import type { BankFigures } from './cost-plan'
import type { CostDay } from './day'
import { computeSalesTax } from './machine-tax'
import type { ReportWords } from './report-table'
import type { RunningCost } from './running-cost'

// GST that the buyer pays first and takes as credit: a matter of the report, not of the planner.

/**
 * What the report says about the GST on machines; null if there is none. Where more GST is paid on materials than is
 * taken on packs (18 % against 5 %), nothing is left to set it off against, and the refund of the difference is for
 * materials only (rule 89(5) of the CGST rules).
 */
export function sayMachineTax(
  { bank, lockedTax }: { bank: BankFigures | null; lockedTax: Big | null },
  notes: ReportWords['notes'],
): string | null {
  const machineTax = bank?.project.machineTax
  if (!machineTax?.gt(0)) return null
  const text = lockedTax?.gt(machineTax) ? notes.machineTaxStays : notes.machineTax
  return fill(text, { amount: formatRupees(machineTax) })
}

/** Months until GST paid on purchases is set off against GST on sales, or refunded. */
const TAX_MONTHS = 2

/**
 * GST in ₹ that the buyer has paid in the first year and not got back yet: on machines, and on materials as far as it
 * is more than the GST on packs sold. Null if the rate on packs is not known, or if the buyer takes no credit, so that
 * the tax is part of every price.
 */
export function computeLockedTax(day: CostDay, running: RunningCost, bank: BankFigures): Big | null {
  const [year] = bank.years
  const salesTax = year && computeSalesTax(day, running, year.packs, year.sales)
  if (!salesTax || day.answers.values['gst-credit'] === 'no') return null
  const { machineTax } = bank.project
  return salesTax.lt(0) ? machineTax.minus(salesTax.times(TAX_MONTHS).div(12)) : machineTax
}
