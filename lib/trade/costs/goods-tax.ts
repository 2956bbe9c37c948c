import type Big from 'big.js'
import { fill } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import { findAmount, getShare } from './cost-answers'
import type { BankFigures } from './cost-plan'
import type { CostDay } from './day'
import type { ReportWords } from './report-table'
import { type RunningCost, sumKinds } from './running-cost'

// GST that the buyer pays first and takes as credit: a matter of the report, not of the planner.

/**
 * GST in ₹ on the machines and their erection, which is paid with their price and comes back as credit. Null if the
 * buyer takes no credit: then it is a part of the project's cost.
 */
export function computeMachineTax({ answers }: CostDay, { project }: BankFigures): Big | null {
  if (answers.values['gst-credit'] === 'no') return null
  return project.machines.plus(project.installation).times(getShare(answers, 'gst-machine'))
}

/**
 * What the report says about the GST on machines; null if there is none. Where more GST is paid on materials than is
 * taken on packs (18 % against 5 %), nothing is left to set it off against, and the refund of the difference is for
 * materials only (rule 89(5) of the CGST rules).
 */
export function sayMachineTax(
  { machineTax, lockedTax }: { machineTax: Big | null; lockedTax: Big | null },
  notes: ReportWords['notes'],
): string | null {
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
  const { answers, brief } = day
  const out = findAmount(answers, 'gst-out') ?? brief.style.gst
  const onMachines = computeMachineTax(day, bank)
  const [year] = bank.years
  if (out === undefined || onMachines === null || !year) return null
  const bought = sumKinds(running.items, ['material', 'bought-in']).div(day.packs).times(year.packs)
  const waiting = bought
    .times(getShare(answers, 'gst-in'))
    .minus(year.sales.times(out).div(100))
    .times(TAX_MONTHS)
    .div(12)
  return waiting.gt(0) ? onMachines.plus(waiting) : onMachines
}
