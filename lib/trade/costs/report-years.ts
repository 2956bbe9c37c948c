import Big from 'big.js'
import { fillCount } from '@/lib/words'
import { formatDecimal, formatRupees } from '@/lib/words/format-number'
import { computeBreakEven, countAccruals, type ProjectYear } from './business'
import { roundUp } from './plan-figures'
import { type BankReport, formatPercent, formatRatio, getSubsidy } from './report-bank'
import { createTable, listYearHeads, NO_HEAD, type ReportWords, type RowSource } from './report-table'
import { sum } from './running'
import type { CostItem } from './running-cost'

// Five years of a project in the lines of a bank, and its ratios.

type RowKey = keyof ReportWords['rows']

/** The rows of tables of five years, by section. */
const YEAR_ROWS = {
  depreciation: ['grossBlock', 'opening', 'depreciation', 'accumulated', 'closing'],
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
    'writtenOff',
    'pbt',
    'tax',
    'pat',
    'accruals',
    'drawings',
    'retained',
  ],
  breakEven: [
    'sales',
    'variable',
    'freight',
    'yearContribution',
    'fixed',
    'loanInterest',
    'cashCreditInterest',
    'depreciation',
    'writtenOff',
    'totalFixed',
    'breakEvenSales',
    'breakEvenShare',
  ],
  working: ['inventory', 'debtors', 'owed', 'gap', 'workingCapitalIncrease'],
  balance: [
    'grossBlock',
    'accumulated',
    'fixedAssets',
    'deposit',
    'preoperativeLeft',
    'inventory',
    'debtors',
    'cash',
    'subsidyDeposit',
    'assets',
    'capital',
    'reserves',
    'loanLater',
    'subsidyHeld',
    'due',
    'cashCredit',
    'creditors',
    'sources',
    'difference',
  ],
  ratios: ['dscr', 'interestCover', 'breakEvenShare', 'currentRatio', 'debtEquity', 'outsideLiabilities', 'netMargin'],
} as const satisfies Record<string, readonly RowKey[]>

/** Rows that add up those above them. */
const TOTALS: ReadonlySet<RowKey> = new Set([
  'surplus',
  'pbt',
  'pat',
  'retained',
  'closing',
  'assets',
  'sources',
  'gap',
  'yearContribution',
  'totalFixed',
])

/** The table of a section for five years. A row without any amount is left out. */
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

/**
 * The amounts of a year in ₹, and its ratios as texts, by the key of their row. A subsidy stays at the bank for three
 * years, so it is an asset and owed as well.
 *
 * @param index of the year, from 0
 */
export function toAmounts(report: BankReport, year: ProjectYear, index: number) {
  const { bank } = report
  const { balance, pat, tax, depreciation, writtenOff, drawings, dscr, working } = year
  const subsidy = getSubsidy(report)
  const { deposit, preoperative } = bank.project
  const preoperativeLeft = preoperative.minus(writtenOff.times(index + 1))
  const closing = balance.fixedAssets.minus(deposit).minus(preoperativeLeft)
  const inventory = sum([working.stock, working.process, working.goods], part => part)
  // Only as much of the creditors as working capital counts with: it is never below 0, however much suppliers wait for.
  const creditors = inventory.plus(working.debtors).minus(balance.workingCapital)
  const assets = sum([balance.fixedAssets, inventory, working.debtors, balance.cash, subsidy], part => part)
  // What is due within a year is the principal of the next one.
  const due = sum((bank.loan?.months ?? []).slice(12 * (index + 1), 12 * (index + 2)), ({ principal }) => principal)
  const loanLater = balance.loan.minus(due)
  const sources = sum(
    [balance.capital, balance.reserves, loanLater, subsidy, due, balance.cashCredit, creditors],
    part => part,
  )
  const { contribution, fixedCost, share } = computeBreakEven(year)
  const grossBlock = bank.project.fixedCapital.minus(deposit).minus(preoperative)
  // Expenses that are not yet written off are no tangible worth.
  const netWorth = balance.capital.plus(balance.reserves).minus(preoperativeLeft)
  const hasDrawings = bank.years.some(other => other.drawings.gt(0))
  const toRatio = (part: Big, whole: Big) => (whole.gt(0) ? formatRatio(part.div(whole)) : null)
  // More debt is worse, so its ratio to the net worth is rounded up.
  const toDebtRatio = (debt: Big) => {
    return netWorth.gt(0) ? formatDecimal(debt.div(netWorth).round(2, Big.roundUp), 2) : null
  }
  return {
    ...year,
    ...balance,
    ...splitExpenses(report, year),
    packs: formatDecimal(year.packs, 0),
    grossBlock,
    // Below 0, as it is taken off the gross block.
    accumulated: closing.minus(grossBlock),
    fixedAssets: closing,
    loanLater,
    due,
    deposit,
    preoperativeLeft,
    inventory,
    debtors: working.debtors,
    creditors,
    // The creditors as the table of working capital takes them off.
    owed: creditors.times(-1),
    gap: balance.workingCapital,
    pbt: pat.plus(tax),
    accruals: countAccruals(year),
    writtenOff: preoperative.gt(0) ? writtenOff : undefined,
    drawings: hasDrawings ? drawings : undefined,
    retained: hasDrawings ? pat.minus(drawings) : undefined,
    opening: closing.plus(depreciation),
    closing,
    assets,
    sources,
    difference: assets.minus(sources),
    ...(subsidy.gt(0) && { subsidyDeposit: subsidy, subsidyHeld: subsidy }),
    dscr: dscr && formatRatio(dscr),
    yearContribution: contribution,
    totalFixed: fixedCost,
    breakEvenShare: share && formatPercent(share),
    breakEvenSales: share && year.sales.times(share),
    currentRatio: toRatio(
      balance.workingCapital.plus(working.creditors).plus(balance.cash),
      working.creditors.plus(balance.cashCredit).plus(due),
    ),
    interestCover: toRatio(year.surplus, year.loanInterest.plus(year.cashCreditInterest)),
    outsideLiabilities: toDebtRatio(sum([balance.loan, balance.cashCredit, creditors], part => part)),
    netMargin: year.sales.gt(0) ? formatPercent(pat.div(year.sales)) : null,
    debtEquity: toDebtRatio(balance.loan),
  }
}

/** The items of the costs in each line of a bank's operating statement. Materials and job work are found by kind. */
const EXPENSES = {
  powerFuel: ['energy', 'steam'],
  wages: ['labour'],
  manufacturing: ['rent', 'tooling', 'machines'],
  administration: ['staff', 'admin'],
} as const

/** The expenses of a year in the lines of a bank's operating statement. */
function splitExpenses({ costs, day, brief }: BankReport, { packs }: ProjectYear) {
  const workDays = new Big(brief.assume('work-days')).times(12)
  const sumYear = (isTaken: (item: CostItem) => boolean) =>
    sum(costs.running.items.filter(isTaken), ({ kind, cost }) => {
      return kind === 'fixed' ? cost.times(workDays) : cost.div(day.packs).times(packs)
    })
  const ofItems = (items: readonly string[]) => sumYear(({ item }) => items.includes(item))
  const jobWork = sumYear(({ kind }) => kind === 'bought-in')
  return {
    rawMaterial: sumYear(({ kind }) => kind === 'material'),
    ...(jobWork.gt(0) && { jobWork }),
    powerFuel: ofItems(EXPENSES.powerFuel),
    wages: ofItems(EXPENSES.wages),
    manufacturing: ofItems(EXPENSES.manufacturing),
    administration: ofItems(EXPENSES.administration),
  }
}

/** The tables of ratios: by year, of the project as a whole, and how they move with the main inputs. */
export function listRatios(report: BankReport, words: ReportWords) {
  const { bank, costs, sensitivity } = report
  const { rows, columns, tables, values } = words
  const { breakEven, payback } = costs.business ?? {}
  const count = (text: typeof values.months, amount: Big | null | undefined) =>
    amount ? fillCount(text, roundUp(amount)) : null
  const yearly = listYears(report, words, 'ratios')
  return [
    // Ratios are not in lakhs, so the unit above the labels is left out.
    { ...yearly, caption: tables.years, head: ['', ...yearly.head.slice(1)] },
    createTable(
      NO_HEAD,
      [
        [rows.averageDscr, [bank.averageDscr && formatRatio(bank.averageDscr)]],
        [rows.breakEvenYear3, [bank.breakEvenShare && formatPercent(bank.breakEvenShare)]],
        [rows.breakEven, [count(values.packs, breakEven?.packs)]],
        [rows.breakEvenBank, [count(values.packs, breakEven?.withBank)]],
        [rows.payback, [count(values.months, payback?.planned)]],
        [rows.paybackYear3, [count(values.months, payback?.year3)]],
        [rows.irr, [bank.irr === null ? null : formatPercent(bank.irr)]],
        [rows.lockedTax, [report.lockedTax && formatRupees(report.lockedTax)]],
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
