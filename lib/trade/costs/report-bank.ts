import Big from 'big.js'
import { fill } from '@/lib/words'
import { formatDecimal, formatNumber, formatSigned } from '@/lib/words/format-number'
import { getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { Instalment } from './loan'
import { roundRatio } from './plan-figures'
import { limitSubsidized, type Project, sumCost } from './project'
import { isPmegp, type Report } from './report'
import { createTable, type ReportWords, type RowSource } from './report-table'
import { sum } from './running'

// What a bank computes from a project: its cost and finance, working capital, and loan.

/** A report with a price for each machine and a selling price above what a pack costs. */
export type BankReport = Report & { bank: NonNullable<Report['bank']> }

/** Whether a report has all that a bank computes. */
export function isBankReport(report: Report): report is BankReport {
  return report.bank !== null
}

/** A ratio with two decimals, rounded against the borrower. */
export function formatRatio(ratio: Big): string {
  return formatDecimal(roundRatio(ratio), 2)
}

/** A share of one in per cent, with at most two decimals. */
export function formatPercent(share: Big | number): string {
  return `${formatSigned(Math.round(Number(share) * 10_000) / 100)} %`
}

/** The parts of a project's cost. */
const COST = [
  'machines',
  'installation',
  'gst',
  'contingency',
  'otherAssets',
  'deposit',
  'preoperative',
  'workingCapital',
] as const
/** The money that pays for it. */
const MEANS = ['ownMoney', 'loan', 'cashCredit'] as const

/**
 * The promoter's money at the start of a project, in ₹: the contribution, and the GST on machines that comes back later
 * and is no part of the cost.
 */
export function countStartMoney({ ownMoney, machineTax }: Project): Big {
  return ownMoney.plus(machineTax)
}

/** The tables of what the project costs and of where the money comes from, each amount with its share of the total. */
export function listFinance({ bank: { project } }: BankReport, { rows, columns, tables }: ReportWords) {
  const total = sumCost(project)
  const toCells = (amount: Big) => [amount, total.gt(0) ? formatPercent(amount.div(total)) : null]
  const toTable = (
    keys: readonly (typeof COST | typeof MEANS)[number][],
    caption: string,
    below: readonly RowSource[] = [],
  ) =>
    createTable(
      [columns.lakh, columns.total, columns.share],
      [
        ...keys.map((key): RowSource => [rows[key], toCells(project[key])]),
        [rows.total, toCells(sum(keys, key => project[key])), 'total'],
        ...below,
      ],
      { caption },
    )
  const { subsidy } = project
  const ofSubsidy: RowSource[] = subsidy.gt(0)
    ? [
        [rows.bankFinance, toCells(project.loan.plus(project.cashCredit))],
        [rows.subsidyIn, toCells(subsidy)],
      ]
    : []
  const ofTax: RowSource[] = project.machineTax.gt(0) ? [[rows.startMoney, [countStartMoney(project), null]]] : []
  return [toTable(COST, tables.cost), toTable(MEANS, tables.means, [...ofSubsidy, ...ofTax])]
}

/**
 * How a project is divided by what a scheme counts of it for the subsidy: the cost that counts, and the rest of it, each
 * with the promoter's and the bank's part, in ₹. Means of finance are spread evenly over the cost, except what the
 * promoter pays more on the part that does not count, by which the loan is smaller than its share of the fixed capital.
 * Null where all counts.
 */
export function splitAtLimit({ bank: { project }, answers }: BankReport) {
  const { fixedCapital, ownMoney, loan } = project
  const cost = sumCost(project)
  const counted = limitSubsidized(answers, fixedCapital, cost)
  if (counted.gte(cost)) return null
  const more = fixedCapital.times(new Big(1).minus(getShare(answers, 'margin'))).minus(loan)
  const toPart = (part: Big, extra: Big) => {
    const own = ownMoney.minus(more).times(part).div(cost).plus(extra)
    return { cost: part, own, lent: part.minus(own) }
  }
  return { within: toPart(counted, new Big(0)), beyond: toPart(cost.minus(counted), more) }
}

/** The table of what the subsidy counts of a project and of the rest, which bears none; none where all counts. */
export function listLimit(report: BankReport, { rows, columns, tables }: ReportWords) {
  const split = splitAtLimit(report)
  if (!split) return []
  const { within, beyond } = split
  const { subsidy } = report.bank.project
  const toRow = (label: string, key: keyof typeof within): RowSource => {
    return [label, [within[key], beyond[key], within[key].plus(beyond[key])]]
  }
  return [
    createTable(
      [columns.lakh, columns.within, columns.beyond, columns.total],
      [
        toRow(rows.cost, 'cost'),
        toRow(rows.ownMoney, 'own'),
        toRow(rows.lent, 'lent'),
        ...(subsidy.gt(0) ? [[rows.subsidyIn, [subsidy, new Big(0), subsidy]] as const] : []),
      ],
      { caption: tables.limit },
    ),
  ]
}

/** The first year of the project, whose working capital the project finances. */
function getFirstYear({ bank: { years } }: BankReport) {
  const [first] = years
  if (!first) throw new Error('A project has years')
  return first
}

/** The tables of the working capital: what is needed for how many days, and the ways to finance it. */
export function listWorkingCapital(report: BankReport, words: ReportWords) {
  const { answers, bank } = report
  const { rows, columns } = words
  const { stock, process, goods, debtors, taxRefund, creditors, taxDue } = getFirstYear(report).working
  const days = (id: CostInputId) => formatNumber(getAmount(answers, id).toNumber())
  const needs = createTable(
    [columns.lakh, columns.days, columns.total],
    [
      [rows.stock, [days('stock-days'), stock]],
      [rows.process, [days('process-days'), process]],
      [rows.goods, [days('goods-days'), goods]],
      [rows.debtors, [days('debtor-days'), debtors]],
      ...(taxRefund.gt(0) ? [[rows.taxRefund, ['', taxRefund]] as const] : []),
      [rows.currentAssets, ['', sum([stock, process, goods, debtors, taxRefund], part => part)], 'total'],
      [rows.creditors, [days('creditor-days'), creditors.times(-1)]],
      ...(taxDue.gt(0) ? [[rows.taxDue, ['', taxDue.times(-1)]] as const] : []),
      [rows.gap, ['', bank.project.workingCapital], 'total'],
      [rows.cashCredit, ['', bank.project.cashCredit]],
      [rows.ownMargin, ['', bank.project.workingCapital.minus(bank.project.cashCredit)]],
    ],
  )
  return [needs, compareMethods(report, words)]
}

/**
 * The share of the gap (first method) or of current assets (second method) that the borrower pays from long-term
 * sources, by the methods of lending of the Tandon committee.
 */
const MARGIN = '0.25'

/**
 * By turnover, the method of the Nayak committee: the shares of a year's sales that the bank and the promoter pay, and
 * the largest limit that it is for, ₹5 crore.
 */
export const TURNOVER = { finance: '0.2', margin: '0.05', most: 50_000_000 }

/**
 * What long-term sources (`margin`) and the bank (`finance`) pay of the working capital gap of year 1, in ₹: as this
 * report counts it; by the first and the second method of lending, by which the bank finances nothing if the margin is
 * more than the gap; and by turnover, null for a larger limit than that method is for. `current` are the current
 * assets, of which `creditors` and the GST that is due (`taxDue`) leave the `gap`.
 */
export function countMethods(report: BankReport) {
  const { workingCapital: gap, cashCredit } = report.bank.project
  const { sales, working } = getFirstYear(report)
  const { creditors, taxDue, ...assets } = working
  const current = sum(Object.values(assets), part => part)
  const lendBy = (margin: Big) => ({ margin, finance: gap.gt(margin) ? gap.minus(margin) : new Big(0) })
  const byTurnover = { margin: sales.times(TURNOVER.margin), finance: sales.times(TURNOVER.finance) }
  return {
    current,
    creditors,
    taxDue,
    gap,
    counted: { margin: gap.minus(cashCredit), finance: cashCredit },
    first: lendBy(gap.times(MARGIN)),
    second: lendBy(current.times(MARGIN)),
    turnover: byTurnover.finance.gt(TURNOVER.most) ? null : byTurnover,
  }
}

/** The table of the ways to finance the working capital; `mpbf` is the maximum permissible bank finance. */
function compareMethods(report: BankReport, { rows, columns, tables }: ReportWords) {
  const { current, creditors, taxDue, gap, counted, first, second, turnover } = countMethods(report)
  // By turnover, nothing is counted from the gap.
  const ofGap = (amount: Big) => [amount, amount, amount, null]
  const methods = [counted, first, second, turnover]
  return createTable(
    [columns.lakh, columns.counted, columns.first, columns.second, columns.turnover],
    [
      [rows.currentAssets, ofGap(current)],
      [rows.creditors, ofGap(creditors.times(-1))],
      ...(taxDue.gt(0) ? [[rows.taxDue, ofGap(taxDue.times(-1))] as const] : []),
      [rows.gap, ofGap(gap), 'total'],
      [rows.margin, methods.map(method => method?.margin ?? null)],
      [rows.mpbf, methods.map(method => method?.finance ?? null), 'total'],
    ],
    { caption: tables.methods },
  )
}

/**
 * The loan month by month as banks print it, a table for each year, because no engine but Chromium divides a long one
 * between two sheets as it should; under PMEGP also in equal yearly parts. With a subsidy, a column has what
 * it repays, so that each closing balance is the opening one less the principal and what is set off. None if no month is
 * left to repay in.
 */
export function listLoan(report: BankReport, { rows, columns, tables }: ReportWords) {
  const { loan } = report.bank
  if (!loan) return []
  const hasSubsidy = loan.months.some(({ setOff }) => setOff.gt(0))
  const ofSubsidy = <Cell>(cell: Cell) => (hasSubsidy ? [cell] : [])
  const toTable = (first: string, parts: readonly Instalment[], caption: string, from = 0) =>
    createTable(
      [first, rows.opening, rows.interest, rows.principal, rows.instalment, ...ofSubsidy(rows.setOff), rows.closing],
      parts.map(({ opening, interest, principal, setOff, closing }, index): RowSource => {
        const cells = [opening, interest, principal, interest.plus(principal), ...ofSubsidy(setOff), closing]
        return [String(from + index + 1), cells]
      }),
      { caption, format: amount => formatDecimal(amount, 2) },
    )
  const years = Array.from({ length: Math.ceil(loan.months.length / 12) }, (_, index) => {
    const months = loan.months.slice(12 * index, 12 * (index + 1))
    return toTable(columns.month, months, fill(tables.monthly, { year: index + 1 }), 12 * index)
  })
  return isPmegp(report.scheme) ? [...years, toTable(columns.year, loan.yearly, tables.yearly)] : years
}
