import Big from 'big.js'
import { formatNumber } from '@/lib/format-number'
import { fill } from '@/lib/words'
import { computeBreakEvenShare, type ProjectYear } from './business'
import { getAmount, getShare } from './cost-answers'
import { formatFixed, formatRupees } from './format-rupees'
import type { Instalment } from './loan'
import type { Report } from './report'
import { createTable, type ReportWords, type RowSource } from './report-table'
import { sum } from './running'

// What a bank computes from a project: its cost and finance, working capital, loan, five years, and ratios.

/** A report with a price for each machine and a selling price above what a pack costs. */
export type BankReport = Report & { bank: NonNullable<Report['bank']>; capital: NonNullable<Report['capital']> }

export function isBankReport(report: Report): report is BankReport {
  return report.bank !== null && report.capital !== null
}

/** A ratio with two decimals, rounded against the borrower. */
export function formatRatio(ratio: Big): string {
  return formatFixed(ratio.round(2, ratio.lt(0) ? Big.roundUp : Big.roundDown), 2)
}

export function formatPercent(share: Big | number): string {
  return `${formatNumber(Math.round(Number(share) * 10_000) / 100)} %`
}

/** The subsidy in ₹, of what is bought at the start. It lies at the bank for three years. */
export function getSubsidy({ bank, answers }: BankReport): Big {
  return bank.project.fixedCapital.times(getShare(answers, 'subsidy'))
}

export function listFinance({ bank: { project } }: BankReport, { rows, columns, tables }: ReportWords) {
  const { machines, installation, gst, contingency, deposit, preoperative, fixedCapital, workingCapital } = project
  const whole = fixedCapital.plus(workingCapital)
  const share = (amount: Big) => (whole.gt(0) ? formatPercent(amount.div(whole)) : null)
  const toRows = (parts: Partial<Record<keyof typeof rows, Big>>) =>
    Object.entries(parts).map(([key, amount]): RowSource => {
      return [rows[key as keyof typeof rows], [amount, share(amount)], key === 'total' ? 'total' : undefined]
    })
  const heads = [columns.lakh, columns.total, columns.share]
  const { ownMoney, loan, cashCredit } = project
  return [
    createTable(
      heads,
      toRows({ machines, installation, gst, contingency, deposit, preoperative, workingCapital, total: whole }),
      { caption: tables.cost },
    ),
    createTable(heads, toRows({ ownMoney, loan, cashCredit, total: ownMoney.plus(loan).plus(cashCredit) }), {
      caption: tables.means,
    }),
  ]
}

export function listWorkingCapital({ answers, capital, bank }: BankReport, { rows, columns }: ReportWords) {
  const { stock, process, goods, debtors, creditors } = capital
  const days = (id: Parameters<typeof getAmount>[1]) => formatNumber(getAmount(answers, id).toNumber())
  return createTable(
    [columns.lakh, columns.days, columns.total],
    [
      [rows.stock, [days('stock-days'), stock]],
      [rows.process, [days('process-days'), process]],
      [rows.goods, [days('goods-days'), goods]],
      [rows.debtors, [days('debtor-days'), debtors]],
      [rows.creditors, [days('creditor-days'), creditors.times(-1)]],
      [rows.workingCapital, ['', bank.project.workingCapital], 'total'],
      [rows.cashCredit, ['', bank.project.cashCredit]],
      [rows.ownMoney, ['', bank.project.workingCapital.minus(bank.project.cashCredit)]],
    ],
  )
}

/** The loan month by month as banks print it, and in equal yearly parts; none if no month is left to repay in. */
export function listLoan({ bank: { loan } }: BankReport, { rows, columns, tables }: ReportWords) {
  if (!loan) return []
  const toTable = (first: string, parts: readonly Instalment[], caption: string) =>
    createTable(
      [first, rows.opening, rows.interest, rows.principal, rows.instalment, rows.closing],
      parts.map(({ opening, interest, principal, closing }, index): RowSource => {
        return [String(index + 1), [opening, interest, principal, interest.plus(principal), closing]]
      }),
      { caption, format: amount => formatFixed(amount, 2) },
    )
  return [toTable(columns.month, loan.months, tables.monthly), toTable(columns.year, loan.yearly, tables.yearly)]
}

/** A table of the five years: a row for each amount. */
function listYears({ bank }: BankReport, words: ReportWords, pick: (year: ProjectYear, index: number) => YearRows) {
  const years = bank.years.map(pick)
  const [first] = years
  return createTable(
    [words.columns.lakh, ...years.map((_, index) => fill(words.columns.yearNumber, { year: index + 1 }))],
    Object.keys(first ?? {}).map((key): RowSource => {
      const row = key as keyof YearRows
      return [words.rows[row], years.map(year => year[row] ?? null), TOTALS.has(row) ? 'total' : undefined]
    }),
  )
}

type YearRows = Partial<Record<keyof ReportWords['rows'], Big | string | null>>

/** Rows that add up those above them. */
const TOTALS: ReadonlySet<string> = new Set(['surplus', 'pbt', 'pat', 'net', 'closing', 'assets', 'sources'])

export function listDepreciation(report: BankReport, words: ReportWords) {
  const { deposit, preoperative } = report.bank.project
  return listYears(report, words, ({ depreciation, balance }) => {
    const closing = balance.fixedAssets.minus(deposit).minus(preoperative)
    return { opening: closing.plus(depreciation), depreciation, closing }
  })
}

export function listProfit(report: BankReport, words: ReportWords) {
  return listYears(report, words, year => {
    const { packs, sales, variable, freight, fixed, surplus, tax, pat } = year
    const { cashCreditInterest, loanInterest, guarantee, depreciation } = year
    return {
      ...{ packs: formatFixed(packs, 0), sales, variable, freight, fixed, surplus },
      ...{ cashCreditInterest, loanInterest, guarantee, depreciation, pbt: pat.plus(tax), tax, pat },
    }
  })
}

/** Where cash comes from and goes to: at the start, and in five years. */
export function listCashFlow({ bank: { project, years } }: BankReport, { rows, columns }: ReportWords) {
  const { ownMoney, loan, cashCredit, fixedCapital, workingCapital } = project
  const start = (amount: Big) => [amount, ...years.map(() => null)]
  const later = (pick: (year: ProjectYear) => Big) => [null, ...years.map(pick)]
  const closing = years.map(({ balance }) => balance.cash)
  const net = closing.map((cash, index) => cash.minus(closing[index - 1] ?? 0))
  const begun = sum([ownMoney, loan, cashCredit], part => part)
    .minus(fixedCapital)
    .minus(workingCapital)
  const yearHeads = years.map((_, index) => fill(columns.yearNumber, { year: index + 1 }))
  return createTable(
    [columns.lakh, columns.start, ...yearHeads],
    [
      [rows.ownMoney, start(ownMoney)],
      [rows.loan, start(loan)],
      [rows.cashCredit, start(cashCredit)],
      [rows.pat, later(({ pat }) => pat)],
      [rows.depreciation, later(({ depreciation }) => depreciation)],
      [rows.fixedCapital, start(fixedCapital.times(-1))],
      [rows.workingCapital, start(workingCapital.times(-1))],
      [rows.principal, later(({ principal }) => principal.times(-1))],
      [rows.net, [begun, ...net], 'total'],
      [rows.opening, [null, new Big(0), ...closing.slice(0, -1)]],
      [rows.closing, [begun, ...closing], 'total'],
    ],
  )
}

/** Both sides of the balance sheet and their difference. A subsidy lies at the bank, and is not yet the borrower's. */
export function listBalance(report: BankReport, words: ReportWords) {
  const subsidy = getSubsidy(report)
  const has = subsidy.gt(0)
  return listYears(report, words, ({ balance: { fixedAssets, workingCapital, cash, ...owed } }) => {
    const { capital, reserves, loan, cashCredit } = owed
    const assets = sum([fixedAssets, workingCapital, cash, subsidy], part => part)
    const sources = sum([capital, reserves, loan, cashCredit, subsidy], part => part)
    return {
      ...{ fixedAssets, workingCapital, cash, ...(has && { subsidyDeposit: subsidy }), assets },
      ...{ capital, reserves, loan, cashCredit, ...(has && { subsidyHeld: subsidy }), sources },
      difference: assets.minus(sources),
    }
  })
}

export function listRatios(report: BankReport, words: ReportWords) {
  const { bank, capital, costs, sensitivity } = report
  const { rows, columns, tables, values } = words
  const { breakEven, payback } = costs.business ?? {}
  const ratio = (part: Big, whole: Big) => (whole.gt(0) ? formatRatio(part.div(whole)) : null)
  const months = (time: Big | null | undefined) =>
    time ? fill(values.months, { count: time.round(0, Big.roundUp).toNumber() }) : null
  const packs = (amount: Big | null | undefined) =>
    amount ? fill(values.packs, { count: amount.round(0, Big.roundUp).toNumber() }) : null
  const yearly = listYears(report, words, (year, index) => {
    const { balance } = year
    const share = computeBreakEvenShare(year)
    const due = sum((bank.loan?.months ?? []).slice(12 * (index + 1), 12 * (index + 2)), ({ principal }) => principal)
    const current = balance.workingCapital.plus(capital.creditors).plus(balance.cash)
    return {
      dscr: year.dscr && formatRatio(year.dscr),
      breakEvenShare: share && formatPercent(share),
      currentRatio: ratio(
        current,
        sum([capital.creditors, balance.cashCredit, due], part => part),
      ),
      debtEquity: ratio(balance.loan, balance.capital.plus(balance.reserves)),
    }
  })
  return [
    { ...yearly, caption: tables.years, head: ['', ...yearly.head.slice(1)] },
    createTable(
      [],
      [
        [rows.averageDscr, [bank.averageDscr && formatRatio(bank.averageDscr)]],
        [rows.breakEvenShare, [bank.breakEvenShare && formatPercent(bank.breakEvenShare)]],
        [rows.breakEven, [packs(breakEven?.packs)]],
        [rows.breakEvenBank, [packs(breakEven?.withBank)]],
        [rows.payback, [months(payback?.planned)]],
        [rows.paybackYear3, [months(payback?.year3)]],
        [rows.irr, [bank.irr === null ? null : formatPercent(bank.irr)]],
        [rows.lockedTax, [bank.lockedTax && formatRupees(bank.lockedTax)]],
      ],
      { caption: tables.project },
    ),
    createTable(
      ['', columns.lowestLess, columns.averageLess, columns.lowestMore, columns.averageMore],
      sensitivity.map(({ input, less, more }): RowSource => {
        return [rows[input], [less?.lowest, less?.average, more?.lowest, more?.average].map(part => part ?? null)]
      }),
      { caption: tables.sensitivity, format: formatRatio },
    ),
  ]
}
