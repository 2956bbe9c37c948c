import type Big from 'big.js'
import { fill } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import type { CostAnswers } from './cost-answers'
import type { BankFigures } from './cost-plan'
import type { CostDay } from './day'
import { findTaxRates } from './machine-tax'
import type { ReportWords } from './report-table'

// GST that the buyer pays before any of it comes back as credit, as the report and `npm run plan` say it: the planner
// does not load this.

/** The sentence of the report about the GST on machines, and why it is counted so; null if there is none. */
export function sayMachineTax(
  { bank, day, answers }: { bank: BankFigures | null; day: CostDay; answers: CostAnswers },
  notes: ReportWords['notes'],
): string | null {
  if (!bank) return null
  const { gst, machineTax } = bank.project
  if (machineTax.gt(0)) return fill(notes.machineTax, { amount: formatRupees(machineTax), year: bank.years.length })
  if (!gst.gt(0)) return null
  const whyNotKnown = findTaxRates(day) === null ? notes.taxUnknown : notes.taxInverted
  const why = answers.values['gst-credit'] === 'no' ? notes.taxNoCredit : whyNotKnown
  return fill(notes.machineTaxLost, { amount: formatRupees(gst), why })
}

/**
 * GST in ₹ that the buyer has paid in the first year and not got back yet: on machines as far as it comes back at all,
 * and on materials as far as it is more than the GST on packs sold. Null if the rate on packs is not known, or if the
 * buyer takes no credit, so that the tax is part of every price.
 */
export function computeLockedTax(day: CostDay, { project, years }: BankFigures): Big | null {
  const [year] = years
  if (!year || findTaxRates(day) === null || day.answers.values['gst-credit'] === 'no') return null
  return project.machineTax.plus(year.working.taxRefund)
}
