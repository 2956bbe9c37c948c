import Big from 'big.js'
import { formatDecimal } from '@/lib/words/format-number'
import { computeBreakEven } from './break-even'
import { countAccruals, type ProjectYear } from './business'
import { getShare } from './cost-answers'
import { leavePreoperative } from './project'
import { isPmegp } from './report'
import { type BankReport, formatPercent } from './report-bank'
import { splitExpenses } from './report-expenses'
import { countInstalledYear } from './report-line'
import { sum } from './running'
import { lendsOnRefund } from './working-capital'

// What a year of a project comes to in the lines of a bank's tables.

/**
 * The share of stock and debtors that a bank lends at its usual margin of 25 %. Under PMEGP, whose margin is smaller,
 * the table has the drawing power by both.
 */
const USUAL_SHARE = '0.75'

/** The drawing power at the margin of the scheme, turned into that at the margin of a bank, which lends on no refund. */
function countUsualPower({ answers }: BankReport, { drawingPower, working }: ProjectYear): Big {
  const stock = drawingPower.div(new Big(1).minus(getShare(answers, 'stock-margin')))
  const lentOn = lendsOnRefund(answers) ? stock.minus(working.taxRefund) : stock
  return lentOn.gt(0) ? lentOn.times(USUAL_SHARE) : new Big(0)
}

/**
 * The amounts of a year in ₹ by the key of their row, and shares and numbers of packs as texts. A subsidy stays at the
 * bank for three years, so that it is an asset, with a reserve against it, until it is set off against the loan.
 *
 * @param index of the year, from 0
 */
export function toAmounts(report: BankReport, year: ProjectYear, index: number) {
  const { bank } = report
  const { balance, pat, tax, depreciation, writtenOff, drawings, working } = year
  const { deposit, preoperative, machineTax, subsidy } = bank.project
  // What has repaid a part of the loan is the promoter's from then on.
  const subsidyReserve = subsidy.minus(balance.subsidyDeposit)
  const preoperativeLeft = leavePreoperative(bank.project, index + 1)
  // The machines after depreciation: fixed assets without the deposit on the rent and what is not yet written off.
  const closing = balance.fixedAssets.minus(deposit).minus(preoperativeLeft)
  const inventory = sum([working.stock, working.process, working.goods], part => part)
  // `tied` are the current assets without cash.
  // Only as much of the creditors as working capital counts with: it is never below 0, however much suppliers wait for.
  const tied = sum([inventory, working.debtors, working.taxRefund], part => part)
  const creditors = tied.minus(working.taxDue).minus(balance.workingCapital)
  // Cash that is short is no asset below 0: it is money that someone has yet to lend.
  const isShort = balance.cash.lt(0)
  const [cash, overdrawn] = isShort ? [new Big(0), balance.cash.times(-1)] : [balance.cash, new Big(0)]
  const assets = sum([balance.fixedAssets, tied, cash, balance.machineTax, balance.subsidyDeposit], part => part)
  // What is due within a year is the principal of the next one.
  const due = sum((bank.loan?.months ?? []).slice(12 * (index + 1), 12 * (index + 2)), ({ principal }) => principal)
  const currentSum = tied.plus(cash)
  const currentOwed = sum([due, balance.cashCredit, overdrawn, creditors, working.taxDue], part => part)
  const loanLater = balance.loan.minus(due)
  const sources = sum(
    [balance.capital, balance.taxMoney, balance.reserves, loanLater, subsidy, currentOwed],
    part => part,
  )
  const { contribution, fixedCost, share } = computeBreakEven(year)
  const installedYear = countInstalledYear(report)
  const grossBlock = bank.project.fixedCapital.minus(deposit).minus(preoperative)
  // Expenses that are not yet written off are no tangible worth, and tax that may not come back is none either.
  const netWorth = sum([balance.capital, balance.taxMoney, balance.reserves, subsidyReserve], part => part)
    .minus(preoperativeLeft)
    .minus(balance.machineTax)
  const hasRefund = bank.years.some(other => other.working.taxRefund.gt(0))
  const hasDue = bank.years.some(other => other.working.taxDue.gt(0))
  const hasDrawings = bank.years.some(other => other.drawings.gt(0))
  const expenses = splitExpenses(report, year, index)
  return {
    ...year,
    ...balance,
    ...expenses,
    packs: formatDecimal(year.packs, 0),
    packsMade: formatDecimal(expenses.packsMade, 0),
    // Headings have no amount.
    assetSide: '',
    liabilitySide: '',
    grossBlock,
    // Below 0, as it is taken off the gross block.
    accumulated: closing.minus(grossBlock),
    fixedAssets: closing,
    loanLater,
    due,
    deposit,
    preoperativeLeft,
    inventory,
    cash,
    // Below 0, as it is taken off the fixed cost.
    fixedInStock: year.fixedInStock.times(-1),
    operatingCost: sum([expenses.costOfSales, expenses.administration, year.freight], part => part),
    currentSum,
    currentOwed,
    netCurrent: currentSum.minus(currentOwed),
    overdrawn: bank.years.some(other => other.balance.cash.lt(0)) ? overdrawn : undefined,
    debtors: working.debtors,
    taxRefund: hasRefund ? working.taxRefund : undefined,
    creditors,
    taxDue: hasDue ? working.taxDue : undefined,
    // The GST as the table of working capital takes it off.
    taxOwed: hasDue ? working.taxDue.times(-1) : undefined,
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
    // 0, or the balance sheet is wrong.
    difference: assets.minus(sources),
    ownMargin: balance.workingCapital.minus(balance.cashCredit),
    // The drawing power at the margin of the scheme, turned into that at the margin of the bank.
    usualDrawingPower: isPmegp(report.scheme) ? countUsualPower(report, year) : undefined,
    creditDrawn: balance.cashCredit,
    taxCredit: machineTax.gt(0) ? balance.machineTax : undefined,
    taxMoney: machineTax.gt(0) ? machineTax : undefined,
    // All of the loan, and what else is due within a year. What the bank holds of a subsidy repays a part of the loan, so
    // it is not counted beside it.
    outsideOwed: balance.loan.plus(currentOwed).minus(due),
    netWorth,
    subsidyDeposit: subsidy.gt(0) ? balance.subsidyDeposit : undefined,
    ...(subsidy.gt(0) && { subsidyHeld: balance.subsidyDeposit, subsidyReserve }),
    yearContribution: contribution,
    totalFixed: fixedCost,
    breakEvenShare: share && formatPercent(share),
    breakEvenCapacity: share && installedYear && formatPercent(share.times(year.packs).div(installedYear)),
    breakEvenSales: share && year.sales.times(share),
  }
}
