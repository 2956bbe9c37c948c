import Big from 'big.js'
import { formatServices, formatUnstatedAir } from '@/lib/trade/planner/sentence'
import { fill, fillCount } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'
import { findAmount, getAmount, getShare } from './cost-answers'
import { sayMachineTax } from './goods-tax'
import { limitSubsidized, MAX_WORKING_SHARE, sumCost, YEARS } from './project'
import type { Report } from './report'
import { type BankReport, countMethods, formatPercent, splitAtLimit } from './report-bank'
import { findPriceMonth } from './report-basis'
import { findWasteShare } from './report-line'
import type { ReportWords } from './report-table'
import { lendsOnRefund } from './working-capital'

// The sentences below the tables of a report that depend on its figures. Where one does not apply, the list is empty.

/** What the figures include for miscellaneous fixed assets. */
export function describeOthers({ answers }: Report, { notes }: ReportWords): string {
  const assets = findAmount(answers, 'assets')
  return assets?.gt(0) ? fill(notes.others, { amount: formatRupees(assets) }) : notes.noOthers
}

/**
 * The note on what the machines need besides electricity and what gives it, such as a boiler, and whether the figures
 * have its price. None where they need nothing.
 */
export function listServiceNotes({ plan, brief, answers }: Report, { notes }: ReportWords): string[] {
  const services = formatServices(plan, brief.words)
  if (services.length === 0) return []
  const price = findAmount(answers, 'assets')?.gt(0) ? notes.services : notes.noServices
  return [[...formatUnstatedAir(plan, brief.words), ...services, price].join(' ')]
}

/** Months from a month as the content names it, 'November 2025', to that of a day; 0 where its name is not known. */
function countMonthsSince(month: string, day: Date): number {
  const names = new Intl.DateTimeFormat(getSpeech().locale, { month: 'long' })
  const index = Array.from({ length: 12 }, (_, place) => names.format(new Date(2000, place))).findIndex(name =>
    month.startsWith(name),
  )
  const [year] = /\d{4}/.exec(month) ?? []
  return index < 0 || !year ? 0 : (day.getFullYear() - Number(year)) * 12 + day.getMonth() - index
}

/** The note on the month of the prices that the promoter has not entered, and how long ago that was. */
export function listPriceNotes(report: Report, { notes, values }: ReportWords): string[] {
  const month = findPriceMonth(report)
  if (month === null) return []
  const age = countMonthsSince(month, report.today)
  return [
    age > 0 ? fill(notes.oldPrices, { month, age: fillCount(values.months, age) }) : fill(notes.prices, { month }),
  ]
}

/** The note on the share of the main material that is lost, and what it is sold for; none if no material is bought. */
export function listWasteNotes(report: Report, { values }: ReportWords): string[] {
  const share = findWasteShare(report)
  if (!share) return []
  const scrap = getAmount(report.answers, 'scrap')
  const text = scrap.gt(0) ? values.wasteSold : values.waste
  return [fill(text, { share, price: formatRupees(scrap, 2) })]
}

/** The note on the GST on machines: whether it is in the project's cost, and why; none where there is none. */
export function listTaxNotes(report: BankReport, { notes }: ReportWords): string[] {
  const text = sayMachineTax(report, notes)
  return text === null ? [] : [text]
}

/** A note on the GST on machines; none where none of it comes back. */
export function listCreditNotes({ bank }: BankReport, text: string): string[] {
  return bank.project.machineTax.gt(0) ? [text] : []
}

/** The note on the amounts that a bank asks for and that are 0 or blank; none where each is entered. */
export function listNotEntered({ answers }: BankReport, { rows, notes }: ReportWords): string[] {
  const labels = {
    contingency: rows.contingency,
    preop: rows.preoperative,
    implementation: rows.implementation,
    guarantee: rows.guarantee,
  }
  const missing = (Object.keys(labels) as (keyof typeof labels)[]).filter(id => !findAmount(answers, id)?.gt(0))
  if (missing.length === 0) return []
  return [fill(notes.notEntered, { items: missing.map(id => labels[id]).join('; ') })]
}

/**
 * Texts on a limit of the cash credit that grows, on the years in which the drawing power lets less be drawn, and on a
 * limit above what the first and the second method lend.
 */
export function listWorkingNotes(report: BankReport, { notes }: ReportWords): string[] {
  const { years } = report.bank
  const limits = years.map(({ creditLimit }) => creditLimit)
  const first = limits[0] ?? report.bank.project.cashCredit
  const largest = limits.reduce((most, limit) => (limit.gt(most) ? limit : most))
  const { counted, first: firstMethod, second, turnover } = countMethods(report)
  const within = turnover && counted.finance.lte(turnover.finance) ? [notes.withinTurnover] : []
  const above = [
    { text: notes.aboveFirst, amount: counted.finance.minus(firstMethod.finance) },
    { text: notes.aboveSecond, amount: counted.finance.minus(second.finance) },
  ].filter(({ amount }) => amount.round().gt(0))
  const texts = {
    year: limits.indexOf(largest) + 1,
    first: formatRupees(first),
    most: formatRupees(largest),
  }
  const lacking = years.map(({ creditLimit, drawingPower }) => creditLimit.minus(drawingPower).round())
  const mostLacking = lacking.reduce((most, amount) => (amount.gt(most) ? amount : most))
  const lack = {
    years: lacking.flatMap((amount, index) => (amount.gt(0) ? index + 1 : [])).join(', '),
    year: lacking.indexOf(mostLacking) + 1,
    amount: formatRupees(mostLacking),
  }
  return [
    ...(largest.minus(first).round().gt(0) ? [fill(notes.limitGrows, texts)] : []),
    ...(mostLacking.gt(0) ? [fill(notes.lessDrawn, lack)] : []),
    ...(above.length > 0
      ? [[...above.map(({ text, amount }) => fill(text, { amount: formatRupees(amount) })), ...within].join(' ')]
      : []),
  ]
}

/** The note on the years in which cash is short; none where there are none. */
export function listShortNotes({ bank: { years } }: BankReport, { notes }: ReportWords): string[] {
  const cash = years.map(({ balance }) => balance.cash.round())
  const least = cash.reduce((lowest, amount) => (amount.lt(lowest) ? amount : lowest))
  if (least.gte(0)) return []
  const texts = {
    years: cash.flatMap((amount, index) => (amount.lt(0) ? index + 1 : [])).join(', '),
    year: cash.indexOf(least) + 1,
    amount: formatRupees(least.abs()),
  }
  return [fill(notes.overdrawn, texts)]
}

/** The note on what the years after the fifth are counted with; none where there are five. */
export function listMoreYearsNotes({ yearNumbers }: Report, { notes }: ReportWords): string[] {
  return yearNumbers.length > YEARS.length ? [fill(notes.moreYears, { last: yearNumbers.length })] : []
}

/** The note on a loan that is not repaid within the years of the tables; none on another. */
export function listLaterNotes({ bank: { loan, years } }: BankReport, { notes }: ReportWords): string[] {
  const left = years.at(-1)?.loanBalance
  if (!loan || !left?.gt(0)) return []
  const year = Math.ceil(loan.months.length / 12)
  return [fill(notes.laterLoan, { year, last: years.length, amount: formatRupees(left) })]
}

/** The note on the month in which the subsidy repays a part of the loan; none without one. */
export function listSetOffNotes({ bank: { loan }, answers }: BankReport, { notes }: ReportWords): string[] {
  const month = loan?.months.findIndex(({ setOff }) => setOff.gt(0)) ?? -1
  const setOff = loan?.months[month]?.setOff
  if (!setOff) return []
  const total = getAmount(answers, 'implementation')
    .plus(month + 1)
    .toNumber()
  return [fill(notes.setOff, { amount: formatRupees(setOff), month: month + 1, total })]
}

/**
 * The notes on the cost that a scheme counts for its subsidy: the working of its limit on working capital, and the part
 * of the project above the largest cost that it counts. None where the scheme has no such limit.
 */
export function listLimitNotes(report: BankReport, { notes }: ReportWords): string[] {
  const {
    bank: { project },
    answers,
  } = report
  const most = findAmount(answers, 'subsidy-most')
  const { fixedCapital, workingCapital } = project
  const cost = sumCost(project)
  if (!most || !cost.gt(0)) return []
  const fixedShare = 1 - MAX_WORKING_SHARE
  const share = workingCapital.div(cost)
  const texts = {
    share: formatPercent(share),
    most: formatPercent(MAX_WORKING_SHARE),
    fixed: formatRupees(fixedCapital),
    fixedShare: formatPercent(fixedShare),
    cost: formatRupees(fixedCapital.div(fixedShare)),
  }
  return [
    fill(share.gt(MAX_WORKING_SHARE) ? notes.workingBeyond : notes.workingWithin, texts),
    ...listAboveNotes(report, notes),
  ]
}

/** The note on what a scheme does not count of a project: who pays how much of it. None where all counts. */
function listAboveNotes(report: BankReport, notes: ReportWords['notes']): string[] {
  const split = splitAtLimit(report)
  if (!split) return []
  const { within, beyond } = split
  const texts = {
    counted: formatRupees(within.cost),
    above: formatRupees(beyond.cost),
    own: formatRupees(beyond.own),
    margin: formatPercent(beyond.own.div(beyond.cost)),
    lent: formatRupees(beyond.lent),
  }
  return [fill(notes.aboveMost, texts)]
}

/**
 * The note on what is in the cost that the bank finances and that many banks leave to the promoter, and on the loan and
 * the subsidy without it. None where there is none of it.
 */
export function listOwnNotes({ bank: { project }, answers }: BankReport, { rows, notes }: ReportWords): string[] {
  const { deposit, preoperative, fixedCapital, workingCapital, loan, subsidy } = project
  const own = [
    { label: rows.deposit, amount: deposit },
    { label: rows.preoperative, amount: preoperative },
  ].filter(({ amount }) => amount.gt(0))
  if (own.length === 0) return []
  const financed = fixedCapital.minus(deposit).minus(preoperative)
  const items = own.map(({ label, amount }) => `${label} ${formatRupees(amount)}`).join('; ')
  const texts = { items, loan: formatRupees(loan.times(financed).div(fixedCapital)) }
  const counted = limitSubsidized(answers, financed, financed.plus(workingCapital))
  const less = counted.times(getShare(answers, 'subsidy')).round(2)
  const ofSubsidy = less.lt(subsidy) ? [fill(notes.ownSubsidy, { amount: formatRupees(less) })] : []
  return [[fill(notes.ownExpenses, texts), ...ofSubsidy].join(' ')]
}

/**
 * The note on the GST refund in the working capital: that the bank lends on it too, or that it does not, so that the
 * promoter's contribution is above the margin. None where nothing is refunded.
 */
export function listRefundNotes({ bank: { project, years }, answers }: BankReport, { notes }: ReportWords): string[] {
  const refund = years[0]?.working.taxRefund
  if (!refund?.gt(0)) return []
  const margin = getShare(answers, 'margin')
  const amount = refund.times(new Big(1).minus(margin))
  const texts = {
    refund: formatRupees(refund),
    amount: formatRupees(amount),
    margin: formatPercent(margin),
    share: formatPercent(amount.div(sumCost(project))),
  }
  return [fill(lendsOnRefund(answers) ? notes.refundLent : notes.refundOwn, texts)]
}

/** The note on the interest before production begins; none where it begins at once. */
export function listEarlyNotes({ bank, answers }: BankReport, { notes, values }: ReportWords): string[] {
  const { earlyInterest } = bank.project
  if (!earlyInterest.gt(0)) return []
  const months = fillCount(values.months, getAmount(answers, 'implementation').toNumber())
  return [fill(notes.implementation, { amount: formatRupees(earlyInterest), months })]
}

/** The note on the subsidy; none without one. */
export function listSubsidyNotes(report: BankReport, { notes }: ReportWords): string[] {
  const { subsidy } = report.bank.project
  const share = getShare(report.answers, 'subsidy')
  if (!subsidy.gt(0)) return []
  const texts = {
    amount: formatRupees(subsidy),
    share: formatPercent(share),
    // What the share is taken of.
    cost: formatRupees(subsidy.div(share)),
  }
  return [fill(notes.subsidy, texts)]
}
