import { fill } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import { findAmount } from './cost-answers'
import { listUsed } from './cost-fields'
import type { CostInput } from './cost-inputs'
import type { Report } from './report'
import { createTable, type ReportWords, type RowSource } from './report-table'

// The prices, wages and rates that a report is counted with, and whose figure each of them is.

/** The prices, wages and rates in ₹ that the costs of a day are counted with, and the papers of its board. */
function listRates({ day, inputs }: Report) {
  return listUsed(day, inputs).filter(({ group, unit }) => {
    return group !== 'finance' && (unit?.startsWith('₹') || unit === PAPER_UNIT)
  })
}

/** The unit of a paper of corrugated board, such as '150/20'. */
const PAPER_UNIT = 'gsm/BF'

/** The month whose prices the defaults are; null if the promoter has entered each, or the content names none. */
export function findPriceMonth(report: Report): string | null {
  return listRates(report).find(input => input.asOf !== undefined && isAssumed(input, report))?.asOf ?? null
}

/** Whether an input is counted with its default. */
function isAssumed({ id, value }: CostInput, { answers }: Report) {
  return String(answers.values[id]) === String(value)
}

/** Whose figure an input is counted with, in words: that of the scheme, the promoter's, or assumed, with its month if it has one. */
export function sayWhose(input: CostInput, report: Report, values: ReportWords['values']): string {
  if (report.ofScheme.includes(input.id)) return values.ofScheme
  if (!isAssumed(input, report)) return values.typed
  return input.asOf === undefined ? values.assumed : fill(values.assumedOf, { month: input.asOf })
}

/** The table of the prices, wages and rates that the costs are counted with, and whose they are. */
export function listBasis(report: Report, { columns, tables, values }: ReportWords) {
  const ofWhom = (input: CostInput) => sayWhose(input, report, values)
  return createTable(
    ['', columns.value, columns.whose],
    listRates(report).flatMap((input): RowSource[] => {
      const amount = findAmount(report.answers, input.id)
      if (input.unit === PAPER_UNIT)
        return [[input.label, [`${report.answers.values[input.id]} ${PAPER_UNIT}`, ofWhom(input)]]]
      if (!amount) return []
      const [, per = ''] = input.unit?.split('/') ?? []
      const text = formatRupees(amount, amount.eq(amount.round()) ? 0 : 2)
      return [[input.label, [per === '' ? text : `${text}/${per}`, ofWhom(input)]]]
    }),
    { caption: tables.basis },
  )
}
