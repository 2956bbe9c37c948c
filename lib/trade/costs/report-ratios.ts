import Big from 'big.js'
import { fill, fillCount } from '@/lib/words'
import { formatDecimal, formatNumber, formatRupees } from '@/lib/words/format-number'
import { computeBreakEven } from './break-even'
import type { ProjectYear } from './business'
import { roundUp } from './plan-figures'
import { type BankReport, formatPercent, formatRatio } from './report-bank'
import { createTable, listYearHeads, NO_HEAD, type ReportWords, type RowSource } from './report-table'
import { toAmounts } from './year-amounts'

// The ratios of a project, each beside what banks look for.

/** A debt ratio with two decimals, rounded up, because more debt is worse. */
function formatDebtRatio(ratio: Big): string {
  return formatDecimal(ratio.round(2, Big.roundUp), 2)
}

/**
 * What banks look for in a ratio: from `least`, with which some are content, to `good`, with which most are. Where
 * `good` is the smaller number, less is better. The sources are in docs/decisions/0082-lines-a-branch-manager-missed.md,
 * those of the fixed asset cover in 0091-gst-that-never-comes-back.md.
 */
export const BENCHMARKS = {
  averageDscr: { least: 1.25, good: 1.5, format: formatRatio },
  dscr: { least: 1.2, good: 1.25, format: formatRatio },
  interestCover: { least: 2, good: 2.5, format: formatRatio },
  breakEvenShare: { least: 0.7, good: 0.6, format: formatPercent },
  currentRatio: { least: 1.17, good: 1.33, format: formatRatio },
  debtEquity: { least: 3, good: 2, format: formatDebtRatio },
  outsideLiabilities: { least: 4, good: 3, format: formatDebtRatio },
  assetCover: { least: 1.25, good: 1.5, format: formatRatio },
} as const

type Benchmark = keyof typeof BENCHMARKS

/** Whether a ratio has what banks look for: all of it, what some are content with, or less. */
function findVerdict(ratio: Big, key: Benchmark): keyof Pick<ReportWords['verdicts'], 'met' | 'between' | 'missed'> {
  const { least, good } = BENCHMARKS[key]
  const reaches = (mark: number) => (good > least ? ratio.gte(mark) : ratio.lte(mark))
  if (reaches(good)) return 'met'
  return reaches(least) ? 'between' : 'missed'
}

/** What banks look for in a ratio, in words: '1.5, at least 1.25'. */
export function sayRange(key: Benchmark, { verdicts }: ReportWords): string {
  const { least, good } = BENCHMARKS[key]
  const say = key === 'breakEvenShare' ? formatPercent : formatNumber
  return fill(least < good ? verdicts.orMore : verdicts.orLess, { good: say(good), least: say(least) })
}

/**
 * The note on the ratios of year 1 as they would be if the deposit of the subsidy had already repaid its part of the
 * loan; net worth is the same. None without a deposit, or without a net worth to divide by.
 */
export function listDepositNotes(report: BankReport, { notes }: ReportWords): string[] {
  const [year] = report.bank.years
  if (!year?.balance.subsidyDeposit.gt(0)) return []
  const { outsideOwed, netWorth } = toAmounts(report, year, 0)
  if (!netWorth.gt(0)) return []
  const { loan, subsidyDeposit } = year.balance
  // A loan that is smaller than the deposit is repaid with a part of it.
  const setOff = subsidyDeposit.lt(loan) ? subsidyDeposit : loan
  const toRatio = (owed: Big) => formatDebtRatio(owed.minus(setOff).div(netWorth))
  return [fill(notes.deposit, { debtEquity: toRatio(loan), outside: toRatio(outsideOwed) })]
}

/** The average and the lowest DSCR if the subsidy is never released, each with its verdict; null without a subsidy. */
export function sayWithoutSubsidy(
  { bank }: Pick<BankReport, 'bank'>,
  { values, verdicts }: ReportWords,
): string | null {
  const { average, lowest } = bank.withoutSubsidy ?? {}
  if (!average || !lowest) return null
  return fill(values.withoutSubsidy, {
    average: formatRatio(average),
    averageVerdict: verdicts[findVerdict(average, 'averageDscr')],
    lowest: formatRatio(lowest),
    lowestVerdict: verdicts[findVerdict(lowest, 'dscr')],
  })
}

/** A ratio, whether it has what banks look for, and what that is, in one text; null for a ratio that there is not. */
export function judge(ratio: Big | null, key: Benchmark, words: ReportWords): string | null {
  if (!ratio) return null
  const { verdicts } = words
  const verdict = verdicts[findVerdict(ratio, key)]
  return fill(verdicts.value, { ratio: BENCHMARKS[key].format(ratio), verdict, range: sayRange(key, words) })
}

/**
 * The ratios of a year; null where there is nothing to divide by. A net worth that is used up makes the ratios of the
 * debt infinite.
 * @param index of the year, from 0
 */
export function countRatios(report: BankReport, year: ProjectYear, index: number) {
  const { currentSum, currentOwed, outsideOwed, netWorth, fixedAssets } = toAmounts(report, year, index)
  const { loan, subsidyDeposit } = year.balance
  const divide = (part: Big, whole: Big) => (whole.gt(0) ? part.div(whole) : null)
  return {
    dscr: year.dscr,
    interestCover: divide(year.surplus, year.loanInterest.plus(year.cashCreditInterest)),
    breakEvenShare: computeBreakEven(year).share,
    currentRatio: divide(currentSum, currentOwed),
    debtEquity: divide(loan, netWorth),
    outsideLiabilities: divide(outsideOwed, netWorth),
    // Net block over the term loan that is owed at the end of the year. Money covers what the deposit is for.
    assetCover: divide(fixedAssets, loan.minus(subsidyDeposit)),
    netMargin: divide(year.pat, year.sales),
    isWorthless: netWorth.lte(0),
  }
}

/**
 * Months until the operating profits of the years, one after the other, have earned what the project must earn back (the
 * capital of `payback` in cost-plan.ts). After the last year, each earns as much as it. Null if that is never.
 */
export function findPayback({ bank: { years }, costs }: BankReport): Big | null {
  let left = costs.business?.payback?.capital ?? new Big(0)
  if (left.eq(0)) return left
  let months = 0
  let surplus = new Big(0)
  for (const year of years) {
    surplus = year.surplus
    if (surplus.gte(left)) break
    left = left.minus(surplus)
    months += 12
  }
  return surplus.gt(0) ? left.div(surplus).times(12).plus(months) : null
}

/** The rows of the yearly ratios: each ratio, and below it whether it has what banks look for. */
function listYearlyRatios(report: BankReport, words: ReportWords): RowSource[] {
  const { rows, verdicts } = words
  const years = report.bank.years.map((year, index) => countRatios(report, year, index))
  const keys = [
    'dscr',
    'interestCover',
    'breakEvenShare',
    'currentRatio',
    'debtEquity',
    'outsideLiabilities',
    'assetCover',
  ] as const
  const toVerdict = (year: (typeof years)[number], key: (typeof keys)[number]) => {
    const ratio = year[key]
    if (ratio) return verdicts[findVerdict(ratio, key)]
    const isDebt = key === 'debtEquity' || key === 'outsideLiabilities'
    return isDebt && year.isWorthless ? verdicts.missed : null
  }
  return [
    ...keys.flatMap((key): RowSource[] => {
      const texts = years.map(year => year[key] && BENCHMARKS[key].format(year[key]))
      const label = fill(verdicts.row, { ratio: rows[key], range: sayRange(key, words) })
      return [
        [rows[key], texts],
        [label, years.map(year => toVerdict(year, key))],
      ]
    }),
    [rows.netMargin, years.map(({ netMargin }) => netMargin && formatPercent(netMargin))],
  ]
}

/**
 * GST that the buyer has paid and not got back, and by which year that on machines is back. That on materials is never
 * back for good, because each month has its own. Null where nothing of it is known.
 */
function sayLockedTax({ lockedTax, bank }: BankReport, { values }: ReportWords): string | null {
  if (!lockedTax) return null
  const amount = formatRupees(lockedTax)
  if (!bank.project.machineTax.gt(0)) return amount
  const left = bank.years.map(({ balance }) => balance.machineTax.round())
  const index = left.findIndex(tax => tax.lte(0))
  const last = left.at(-1)
  if (index >= 0 || !last) return fill(values.lockedBack, { amount, year: index + 1 })
  return fill(values.lockedLeft, { amount, left: formatRupees(last), year: left.length })
}

/** The tables of ratios: by year, of the project as a whole, and how they move with the main inputs. */
export function listRatios(report: BankReport, words: ReportWords) {
  const { bank, costs, sensitivity } = report
  const { rows, columns, tables, values } = words
  const { breakEven, payback } = costs.business ?? {}
  const count = (text: typeof values.months, amount: Big | null | undefined) =>
    amount ? fillCount(text, roundUp(amount)) : null
  return [
    createTable(['', ...listYearHeads(words, report)], listYearlyRatios(report, words), { caption: tables.years }),
    createTable(
      NO_HEAD,
      [
        [rows.averageDscr, [judge(bank.averageDscr, 'averageDscr', words)]],
        [rows.breakEvenYear3, [judge(bank.breakEvenShare, 'breakEvenShare', words)]],
        [rows.breakEven, [count(values.packs, breakEven?.packs)]],
        [rows.breakEvenBank, [count(values.packs, breakEven?.withBank)]],
        [rows.paybackYears, [count(values.months, findPayback(report))]],
        [rows.payback, [count(values.months, payback?.planned)]],
        [rows.irr, [bank.irr === null ? null : formatPercent(bank.irr)]],
        [rows.lockedTax, [sayLockedTax(report, words)]],
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
