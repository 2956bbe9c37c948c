import { fill } from '@/lib/words'
import { formatDecimal, formatNumber, formatRupees } from '@/lib/words/format-number'
import { getAmount } from './cost-answers'
import type { CostInput, CostInputId } from './cost-inputs'
import { type BankReport, formatPercent } from './report-bank'
import { sayWhose } from './report-basis'
import { createTable, type ReportWords, type RowSource } from './report-table'

/** Shares of a year or of a cost, in per cent, in the order of the table. */
const SHARES = [
  'margin',
  'guarantee',
  'tax',
  'install',
  'contingency',
  'freight',
] as const satisfies readonly CostInputId[]

/**
 * The table of the terms that the figures are counted with: the loan, the cash credit, tax, depreciation and the shares
 * of costs, and whose figure each is.
 */
export function listTerms(report: BankReport, { rows, columns, tables, values }: ReportWords) {
  const { answers, bank, inputs } = report
  const { loan, project } = bank
  const find = (id: CostInputId): CostInput => {
    const input = inputs.find(entry => entry.id === id)
    if (!input) throw new Error(`There is no input ${id}`)
    return input
  }
  /** A row of an input; `label` takes the place of that of its field. */
  const ofInput = (id: CostInputId, text: string, label = find(id).label): RowSource => {
    return [label, [text, sayWhose(find(id), report, values)]]
  }
  const ofMonths = (id: CostInputId, label?: string) =>
    ofInput(id, formatNumber(getAmount(answers, id).toNumber()), label)
  const ofShare = (id: CostInputId, label?: string) =>
    ofInput(id, formatPercent(getAmount(answers, id).div(100)), label)
  const count = loan?.months.filter(({ principal }) => principal.gt(0)).length ?? 0
  const instalments = loan && fill(values.instalments, { count, amount: formatRupees(loan.emi) })
  const isStraight = answers.values.depreciation === 'straight'
  return createTable(
    ['', columns.value, columns.whose],
    [
      [rows.loan, [formatRupees(project.loan), '']],
      ofShare('loan-rate', rows.rate),
      ofMonths('tenor', rows.term),
      ofMonths('implementation'),
      ofMonths('moratorium'),
      [rows.instalments, [instalments, '']],
      ofInput('depreciation', isStraight ? values.straight : values.writtenDown),
      ...SHARES.map(id => ofShare(id)),
    ],
    { caption: tables.terms, format: amount => formatDecimal(amount, 0) },
  )
}
