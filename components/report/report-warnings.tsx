import { Notice } from '@/components/ui/notice'
import { getAmount } from '@/lib/trade/costs/cost-answers'
import { summarizeDscr } from '@/lib/trade/costs/cost-plan'
import { sayMachineTax } from '@/lib/trade/costs/goods-tax'
import { listExcesses, type Report } from '@/lib/trade/costs/report'
import { formatPercent, formatRatio } from '@/lib/trade/costs/report-bank'
import type { ReportWords } from '@/lib/trade/costs/report-table'
import { nameMachine } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import { OPTIONAL_INPUTS } from './optional-inputs'

type ReportWarningsProps = { report: Report; words: ReportWords }

/**
 * Notices about missing prices, input that was not used as typed, a loss, a loan that cannot be repaid, cash and tax
 * that the project lacks, and limits of the scheme.
 */
export function ReportWarnings({ report, words: { form, rows, notes } }: ReportWarningsProps) {
  const { missing, costs, bank, brief, inputs } = report
  const taxNote = sayMachineTax(report, notes)
  // Notes on the fields above are beside those fields; these are about inputs that have no field here.
  const refused = report.notes.filter(
    ({ key }) => key !== 'sell' && !OPTIONAL_INPUTS.includes(key) && inputs.some(({ id }) => id === key),
  )
  const missingNames = [
    ...(missing.sell ? [rows.price] : []),
    ...missing.machines.map(machine => nameMachine(machine, brief.words)),
  ]
  const [months, moratorium] = [getAmount(report.answers, 'implementation'), getAmount(report.answers, 'moratorium')]
  const contribution = costs.business?.contribution
  const lowest = summarizeDscr(costs)?.lowest
  const loss = contribution?.lte(0) ? formatRupees(contribution.abs(), 2) : null
  // The cash at the end of each year in whole rupees, and the first year in which it is below zero.
  const cashByYear = bank?.years.map(({ balance }) => balance.cash.round()) ?? []
  const yearShort = cashByYear.findIndex(cash => cash.lt(0))
  const cashShort = cashByYear[yearShort]
  // In percent of the project's cost.
  const funded = getAmount(report.answers, 'margin').plus(getAmount(report.answers, 'subsidy'))
  const sentences = [
    ...refused.map(({ text }) => text),
    ...(missingNames.length > 0 ? [fill(form.missing, { names: missingNames.join(', ') })] : []),
    ...(loss ? [fill(form.loses, { amount: loss })] : []),
    ...(bank && !bank.loan ? [notes.noLoan] : []),
    ...(months.gt(moratorium) ? [fill(form.early, { months: Number(months), moratorium: Number(moratorium) })] : []),
    ...(lowest?.lt(1) ? [fill(form.below, { amount: formatRatio(lowest) })] : []),
    ...(cashShort ? [fill(form.short, { amount: formatRupees(cashShort.abs()), year: yearShort + 1 })] : []),
    ...(taxNote === null ? [] : [taxNote]),
    ...(funded.gt(100) ? [fill(form.overFunded, { amount: formatPercent(funded.div(100)) })] : []),
    ...listExcesses(report).map(({ limit, amount, most }) => {
      const format = limit === 'workingShare' ? formatPercent : formatRupees
      return fill(form[limit], { amount: format(amount), most: format(most) })
    }),
  ]
  return (
    <Notice tone={sentences.length > 0 ? 'wait' : null} className="mt-2 block!" role="status">
      {sentences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
