import Big from 'big.js'
import { fill, fillCount } from '@/lib/words'
import { formatDecimal, formatNumber, formatRupees, formatSigned } from '@/lib/words/format-number'
import { computeBreakEvenShare, type ProjectYear } from './business'
import { getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { Instalment } from './loan'
import { roundRatio, roundUp } from './plan-figures'
import type { Report } from './report'
import { createTable, listYearHeads, type ReportWords, type RowSource } from './report-table'
import { sum } from './running'
import type { CostItem } from './running-cost'

// What a bank computes from a project: its cost and finance, working capital, loan, five years, and ratios.

/** A report with a price for each machine and a selling price above what a pack costs. */
export type BankReport = Report & { bank: NonNullable<Report['bank']>; capital: NonNullable<Report['capital']> }

export function isBankReport(report: Report): report is BankReport {
  return report.bank !== null && report.capital !== null
}

/** A ratio with two decimals, rounded against the borrower. */
export function formatRatio(ratio: Big): string {
  return formatDecimal(roundRatio(ratio), 2)
}

export function formatPercent(share: Big | number): string {
  return `${formatSigned(Math.round(Number(share) * 10_000) / 100)} %`
}

/** The subsidy in ₹, of what is bought at the start. It lies at the bank for three years. */
export function getSubsidy({ bank, answers }: BankReport): Big {
  return bank.project.fixedCapital.times(getShare(answers, 'subsidy'))
}

type RowKey = keyof ReportWords['rows']

const COST = ['machines', 'installation', 'gst', 'contingency', 'deposit', 'preoperative', 'workingCapital'] as const
const MEANS = ['ownMoney', 'loan', 'cashCredit'] as const

export function listFinance({ bank: { project } }: BankReport, { rows, columns, tables }: ReportWords) {
  const total = project.fixedCapital.plus(project.workingCapital)
  const toCells = (amount: Big) => [amount, total.gt(0) ? formatPercent(amount.div(total)) : null]
  const toTable = (keys: readonly (typeof COST | typeof MEANS)[number][], caption: string) =>
    createTable(
      [columns.lakh, columns.total, columns.share],
      [
        ...keys.map((key): RowSource => [rows[key], toCells(project[key])]),
        [rows.total, toCells(sum(keys, key => project[key])), 'total'],
      ],
      { caption },
    )
  return [toTable(COST, tables.cost), toTable(MEANS, tables.means)]
}

export function listWorkingCapital({ answers, capital, bank }: BankReport, { rows, columns }: ReportWords) {
  const { stock, process, goods, debtors, creditors } = capital
  const days = (id: CostInputId) => formatNumber(getAmount(answers, id).toNumber())
  return createTable(
    [columns.lakh, columns.days, columns.total],
    [
      [rows.stock, [days('stock-days'), stock]],
      [rows.process, [days('process-days'), process]],
      [rows.goods, [days('goods-days'), goods]],
      [rows.debtors, [days('debtor-days'), debtors]],
      [rows.currentAssets, ['', sum([stock, process, goods, debtors], part => part)], 'total'],
      [rows.creditors, [days('creditor-days'), creditors.times(-1)]],
      [rows.gap, ['', bank.project.workingCapital], 'total'],
      [rows.cashCredit, ['', bank.project.cashCredit]],
      [rows.ownMargin, ['', bank.project.workingCapital.minus(bank.project.cashCredit)]],
    ],
  )
}

/**
 * The loan month by month as banks print it, a table for each year, because no engine but Chromium divides a long one
 * between two sheets as it should; and in equal yearly parts. None if no month is left to repay in.
 */
export function listLoan({ bank: { loan } }: BankReport, { rows, columns, tables }: ReportWords) {
  if (!loan) return []
  const toTable = (first: string, parts: readonly Instalment[], caption: string, from = 0) =>
    createTable(
      [first, rows.opening, rows.interest, rows.principal, rows.instalment, rows.closing],
      parts.map(({ opening, interest, principal, closing }, index): RowSource => {
        return [String(from + index + 1), [opening, interest, principal, interest.plus(principal), closing]]
      }),
      { caption, format: amount => formatDecimal(amount, 2) },
    )
  const years = loan.yearly.map((_, index) => {
    const months = loan.months.slice(12 * index, 12 * (index + 1))
    return toTable(columns.month, months, fill(tables.monthly, { year: index + 1 }), 12 * index)
  })
  return [...years, toTable(columns.year, loan.yearly, tables.yearly)]
}

/** The rows of tables of five years, by section. */
const YEAR_ROWS = {
  depreciation: ['opening', 'depreciation', 'closing'],
  profit: [
    'packs',
    'sales',
    'rawMaterial',
    'jobWork',
    'powerFuel',
    'wages',
    'manufacturing',
    'administration',
    'freight',
    'surplus',
    'cashCreditInterest',
    'loanInterest',
    'guarantee',
    'depreciation',
    'pbt',
    'tax',
    'pat',
    'accruals',
  ],
  breakEven: ['sales', 'variable', 'freight', 'fixed'],
  balance: [
    'fixedAssets',
    'deposit',
    'preoperative',
    'inventory',
    'debtors',
    'cash',
    'subsidyDeposit',
    'assets',
    'capital',
    'reserves',
    'loan',
    'cashCredit',
    'creditors',
    'subsidyHeld',
    'sources',
    'difference',
  ],
  ratios: ['dscr', 'interestCover', 'breakEvenShare', 'currentRatio', 'debtEquity', 'outsideLiabilities', 'netMargin'],
} as const satisfies Record<string, readonly RowKey[]>

/** Rows that add up those above them. */
const TOTALS: ReadonlySet<RowKey> = new Set(['surplus', 'pbt', 'pat', 'closing', 'assets', 'sources'])

/** A table of five years. A row without any amount is left out. */
export function listYears(report: BankReport, words: ReportWords, section: keyof typeof YEAR_ROWS) {
  const years = report.bank.years.map((year, index) => toAmounts(report, year, index))
  const keys = YEAR_ROWS[section].filter(key => years.some(year => year[key] !== undefined))
  return createTable(
    [words.columns.lakh, ...listYearHeads(words)],
    keys.map((key): RowSource => {
      return [words.rows[key], years.map(year => year[key] ?? null), TOTALS.has(key) ? 'total' : undefined]
    }),
  )
}

/** The amounts of a year by the key of their row. A subsidy lies at the bank, and is not yet the borrower's. */
function toAmounts(report: BankReport, year: ProjectYear, index: number): Partial<Record<RowKey, Big | string | null>> {
  const { bank, capital } = report
  const { balance, pat, tax, depreciation, dscr } = year
  const subsidy = getSubsidy(report)
  const { deposit, preoperative } = bank.project
  const closing = balance.fixedAssets.minus(deposit).minus(preoperative)
  const inventory = sum([capital.stock, capital.process, capital.goods], part => part)
  // Of creditors as much as current assets need: more of them would be cash, with which nothing is counted.
  const creditors = inventory.plus(capital.debtors).minus(balance.workingCapital)
  const assets = sum([balance.fixedAssets, inventory, capital.debtors, balance.cash, subsidy], part => part)
  const sources = sum(
    [balance.capital, balance.reserves, balance.loan, balance.cashCredit, creditors, subsidy],
    part => part,
  )
  const share = computeBreakEvenShare(year)
  const due = sum((bank.loan?.months ?? []).slice(12 * (index + 1), 12 * (index + 2)), ({ principal }) => principal)
  const worth = balance.capital.plus(balance.reserves)
  const ratio = (part: Big, whole: Big) => (whole.gt(0) ? formatRatio(part.div(whole)) : null)
  // More debt is worse, so that it is rounded up.
  const burden = (debt: Big) => (worth.gt(0) ? formatDecimal(debt.div(worth).round(2, Big.roundUp), 2) : null)
  return {
    ...year,
    ...balance,
    ...splitExpenses(report, year),
    packs: formatDecimal(year.packs, 0),
    fixedAssets: closing,
    deposit,
    preoperative,
    inventory,
    debtors: capital.debtors,
    creditors,
    pbt: pat.plus(tax),
    accruals: pat.plus(depreciation),
    opening: closing.plus(depreciation),
    closing,
    assets,
    sources,
    difference: assets.minus(sources),
    ...(subsidy.gt(0) && { subsidyDeposit: subsidy, subsidyHeld: subsidy }),
    dscr: dscr && formatRatio(dscr),
    breakEvenShare: share && formatPercent(share),
    currentRatio: ratio(
      balance.workingCapital.plus(capital.creditors).plus(balance.cash),
      capital.creditors.plus(balance.cashCredit).plus(due),
    ),
    interestCover: ratio(year.surplus, year.loanInterest.plus(year.cashCreditInterest)),
    outsideLiabilities: burden(sum([balance.loan, balance.cashCredit, creditors], part => part)),
    netMargin: year.sales.gt(0) ? formatPercent(pat.div(year.sales)) : null,
    debtEquity: burden(balance.loan),
  }
}

/** Which items of the costs are in each line of a bank's operating statement, besides those by kind. */
const EXPENSES = {
  powerFuel: ['energy', 'steam'],
  wages: ['labour'],
  manufacturing: ['rent', 'tooling', 'machines'],
  administration: ['staff', 'admin'],
} as const

/** The expenses of a year in the lines of a bank's operating statement. */
function splitExpenses({ costs, day, brief }: BankReport, { packs }: ProjectYear) {
  const months = new Big(brief.assume('work-days')).times(12)
  const take = (isTaken: (item: CostItem) => boolean) =>
    sum(costs.running.items.filter(isTaken), ({ kind, cost }) => {
      return kind === 'fixed' ? cost.times(months) : cost.div(day.packs).times(packs)
    })
  const ofItems = (items: readonly string[]) => take(({ item }) => items.includes(item))
  const jobWork = take(({ kind }) => kind === 'bought-in')
  return {
    rawMaterial: take(({ kind }) => kind === 'material'),
    ...(jobWork.gt(0) && { jobWork }),
    powerFuel: ofItems(EXPENSES.powerFuel),
    wages: ofItems(EXPENSES.wages),
    manufacturing: ofItems(EXPENSES.manufacturing),
    administration: ofItems(EXPENSES.administration),
  }
}

/** Where cash comes from and goes to: at the start, and in five years. */
export function listCashFlow({ bank: { project, years } }: BankReport, words: ReportWords) {
  const { rows, columns } = words
  const { ownMoney, loan, cashCredit, fixedCapital, workingCapital } = project
  const start = (amount: Big) => [amount, ...years.map(() => null)]
  const later = (pick: (year: ProjectYear) => Big) => [null, ...years.map(pick)]
  const closing = years.map(({ balance }) => balance.cash)
  const net = closing.map((cash, index) => cash.minus(closing[index - 1] ?? 0))
  const begun = sum([ownMoney, loan, cashCredit], part => part)
    .minus(fixedCapital)
    .minus(workingCapital)
  return createTable(
    [columns.lakh, columns.start, ...listYearHeads(words)],
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

export function listRatios(report: BankReport, words: ReportWords) {
  const { bank, costs, sensitivity } = report
  const { rows, columns, tables, values } = words
  const { breakEven, payback } = costs.business ?? {}
  const count = (text: typeof values.months, amount: Big | null | undefined) =>
    amount ? fillCount(text, roundUp(amount)) : null
  const yearly = listYears(report, words, 'ratios')
  return [
    { ...yearly, caption: tables.years, head: ['', ...yearly.head.slice(1)] },
    createTable(
      [],
      [
        [rows.averageDscr, [bank.averageDscr && formatRatio(bank.averageDscr)]],
        [rows.breakEvenYear3, [bank.breakEvenShare && formatPercent(bank.breakEvenShare)]],
        [rows.breakEven, [count(values.packs, breakEven?.packs)]],
        [rows.breakEvenBank, [count(values.packs, breakEven?.withBank)]],
        [rows.payback, [count(values.months, payback?.planned)]],
        [rows.paybackYear3, [count(values.months, payback?.year3)]],
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
