import type { BankReport } from './report-bank'
import { createTable, listYearHeads, type ReportWords, type RowSource } from './report-table'
import { toAmounts } from './year-amounts'

// The years of a project in the lines of a bank.

type RowKey = keyof ReportWords['rows']

/** The rows of tables of all years, by section. */
const YEAR_ROWS = {
  depreciation: ['grossBlock', 'opening', 'depreciation', 'accumulated', 'closing'],
  profit: [
    'packs',
    'packsMade',
    'sales',
    'rawMaterial',
    'jobWork',
    'powerFuel',
    'wages',
    'tooling',
    'manufacturing',
    'spent',
    'openingProcess',
    'processTotal',
    'closingProcess',
    'productionCost',
    'openingGoods',
    'goodsTotal',
    'closingGoods',
    'costOfSales',
    'administration',
    'freight',
    'operatingCost',
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
    'fixedInStock',
    'loanInterest',
    'cashCreditInterest',
    'guarantee',
    'depreciation',
    'writtenOff',
    'totalFixed',
    'breakEvenSales',
    'breakEvenShare',
    'breakEvenCapacity',
  ],
  working: [
    'inventory',
    'debtors',
    'taxRefund',
    'owed',
    'taxOwed',
    'gap',
    'workingCapitalIncrease',
    'creditLimit',
    'drawingPower',
    'usualDrawingPower',
    'creditDrawn',
    'ownMargin',
  ],
  balance: [
    'assetSide',
    'grossBlock',
    'accumulated',
    'fixedAssets',
    'deposit',
    'preoperativeLeft',
    'inventory',
    'debtors',
    'taxRefund',
    'cash',
    'currentSum',
    'taxCredit',
    'subsidyDeposit',
    'assets',
    'liabilitySide',
    'capital',
    'taxMoney',
    'reserves',
    'subsidyReserve',
    'loanLater',
    'subsidyHeld',
    'due',
    'cashCredit',
    'overdrawn',
    'creditors',
    'taxDue',
    'currentOwed',
    'sources',
    'difference',
    'netCurrent',
    'outsideOwed',
    'netWorth',
  ],
} as const satisfies Record<string, readonly RowKey[]>

/** Rows that add up those above them, and headings. */
const TOTALS: ReadonlySet<RowKey> = new Set([
  'assetSide',
  'liabilitySide',
  'spent',
  'processTotal',
  'goodsTotal',
  'operatingCost',
  'currentSum',
  'currentOwed',
  'productionCost',
  'costOfSales',
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

/** The table of a section for all years. A row without any amount is left out. */
export function listYears(report: BankReport, words: ReportWords, section: keyof typeof YEAR_ROWS) {
  const years = report.bank.years.map((year, index) => toAmounts(report, year, index))
  const keys = YEAR_ROWS[section].filter(key => years.some(year => year[key] !== undefined))
  return createTable(
    [words.columns.lakh, ...listYearHeads(words, report)],
    keys.map((key): RowSource => {
      return [words.rows[key], years.map(year => year[key] ?? null), TOTALS.has(key) ? 'total' : undefined]
    }),
  )
}
