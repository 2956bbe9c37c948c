import Big from 'big.js'
import { countAccruals, type ProjectYear } from './business'
import type { BankReport } from './report-bank'
import { createTable, listYearHeads, type ReportWords, type RowSource } from './report-table'
import { sum } from './running'

// Where money comes from and where it goes: at the start, and in each year.

/** The table of the cash flow: what comes in and goes out at the start and in each year, and the cash at its end. */
export function listCashFlow(report: BankReport, words: ReportWords) {
  const { project, years } = report.bank
  const { rows, columns } = words
  const { ownMoney, loan, cashCredit, fixedCapital, workingCapital, machineTax } = project
  const start = (amount: Big) => [amount, ...years.map(() => null)]
  const later = (pick: (year: ProjectYear) => Big) => [null, ...years.map(pick)]
  const closing = years.map(({ balance }) => balance.cash)
  const net = closing.map((cash, index) => cash.minus(closing[index - 1] ?? 0))
  // The line of the tax on machines, if there is any: what is paid of it at the start is the promoter's.
  const ofTax = (row: RowSource): RowSource[] => (machineTax.gt(0) ? [row] : [])
  // Nothing is left at the start: the means are what the project costs.
  const zero = new Big(0)
  return createTable(
    [columns.lakh, columns.start, ...listYearHeads(words, report)],
    [
      [rows.ownMoney, start(ownMoney)],
      [rows.loan, start(loan)],
      [rows.cashCredit, start(cashCredit)],
      ...ofTax([rows.taxMoney, start(machineTax)]),
      [rows.pat, later(({ pat }) => pat)],
      [rows.depreciation, later(({ depreciation }) => depreciation)],
      ...(project.preoperative.gt(0) ? [[rows.writtenOff, later(({ writtenOff }) => writtenOff)] as const] : []),
      [rows.cashCreditIncrease, later(({ cashCreditIncrease }) => cashCreditIncrease)],
      ...ofTax([rows.taxTakenBack, later(({ taxTakenBack }) => taxTakenBack)]),
      [rows.fixedCapital, start(fixedCapital.times(-1))],
      ...ofTax([rows.taxPaid, start(machineTax.times(-1))]),
      [rows.workingCapital, start(workingCapital.times(-1))],
      [rows.workingCapitalIncrease, later(({ workingCapitalIncrease }) => workingCapitalIncrease.times(-1))],
      [rows.principal, later(({ principal }) => principal.times(-1))],
      ...(years.some(({ drawings }) => drawings.gt(0))
        ? [[rows.drawings, later(({ drawings }) => drawings.times(-1))] as const]
        : []),
      [rows.net, [zero, ...net], 'total'],
      [rows.opening, [null, zero, ...closing.slice(0, -1)]],
      [rows.closing, [zero, ...closing], 'total'],
    ],
  )
}

/** Where funds come from and what they are used for. `accruals` are what a year earns in cash. */
const SOURCES = [
  'ownMoney',
  'loan',
  'cashCredit',
  'taxMoney',
  'accruals',
  'cashCreditIncrease',
  'taxTakenBack',
  'workingCapitalDecrease',
] as const
const USES = [
  'fixedCapital',
  'workingCapital',
  'taxPaid',
  'workingCapitalIncrease',
  'cashLoss',
  'principal',
  'cashCreditDecrease',
  'drawings',
] as const

/** What comes in or goes out at the start or in a year, in ₹. */
type Funds = Partial<Record<(typeof SOURCES)[number] | (typeof USES)[number], Big>>

/**
 * Sources and uses of funds at the start and in each year. What a year loses in cash is a use. A change of working
 * capital or of cash credit is a source or a use, by its sign.
 */
export function planFunds({ project, years }: BankReport['bank']): Funds[] {
  const { ownMoney, loan, cashCredit, fixedCapital, workingCapital, machineTax } = project
  return [
    {
      ownMoney,
      loan,
      cashCredit,
      fixedCapital,
      workingCapital,
      ...(machineTax.gt(0) && { taxMoney: machineTax, taxPaid: machineTax }),
    },
    ...years.map(year => {
      const { principal, workingCapitalIncrease, cashCreditIncrease, taxTakenBack, drawings } = year
      const accruals = countAccruals(year)
      return {
        principal,
        ...(drawings.gt(0) && { drawings }),
        ...(accruals.lt(0) ? { cashLoss: accruals.times(-1) } : { accruals }),
        ...(cashCreditIncrease.gt(0) && { cashCreditIncrease }),
        ...(cashCreditIncrease.lt(0) && { cashCreditDecrease: cashCreditIncrease.times(-1) }),
        ...(taxTakenBack.gt(0) && { taxTakenBack }),
        ...(workingCapitalIncrease.gt(0) && { workingCapitalIncrease }),
        ...(workingCapitalIncrease.lt(0) && { workingCapitalDecrease: workingCapitalIncrease.times(-1) }),
      }
    }),
  ]
}

/** What the funds of a year come to: all sources, all uses, and the change of cash that is left of them. */
export function sumFunds(funds: Funds): { sources: Big; uses: Big; change: Big } {
  const add = (keys: readonly (keyof Funds)[]) => sum(keys, key => funds[key] ?? new Big(0))
  const [sources, uses] = [add(SOURCES), add(USES)]
  return { sources, uses, change: sources.minus(uses) }
}

/** The table of the sources and uses of funds, at the start and in each year. Rows without any amount are left out. */
export function listFundFlow(report: BankReport, words: ReportWords) {
  const { rows, columns } = words
  const funds = planFunds(report.bank)
  const sums = funds.map(sumFunds)
  const list = (keys: readonly (keyof Funds)[]) =>
    keys.flatMap((key): RowSource[] => {
      return funds.some(year => year[key]) ? [[rows[key], funds.map(year => year[key] ?? null)]] : []
    })
  return createTable(
    [columns.lakh, columns.start, ...listYearHeads(words, report)],
    [
      ...list(SOURCES),
      [rows.fundSources, sums.map(({ sources }) => sources), 'total'],
      ...list(USES),
      [rows.fundUses, sums.map(({ uses }) => uses), 'total'],
      [rows.cashChange, sums.map(({ change }) => change), 'total'],
    ],
  )
}
