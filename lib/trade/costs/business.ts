import Big from 'big.js'
import { getSecondsPerDay } from '@/lib/trade/planner/job'
import { sumRun, sumSetUps } from '@/lib/trade/planner/machine-load'
import { findAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import type { Instalment } from './loan'
import { computeSalesTax, takeBack } from './machine-tax'
import { getAskedYear, getPacksPerYear, leavePreoperative, listProjectYears, type Project } from './project'
import { sum } from './running'
import type { RunningCost } from './running-cost'
import {
  computeCredit,
  computeFactoryFixed,
  getStockedShare,
  splitWorkingCapital,
  sumWorkingCapital,
  type WorkingCapital,
} from './working-capital'

/**
 * The share of the cost that is depreciated each year in a straight line: over 15 years, with a residue of 5 %
 * (Companies Act 2013, schedule II, plant and machinery).
 */
const STRAIGHT = new Big(95).div(100).div(15)

/** The share of the written-down value that is depreciated each year: 15 %, the income tax rate for machinery. */
const WRITTEN_DOWN = new Big('0.15')

/** A year of a project; amounts in ₹. */
export type ProjectYear = {
  /** Packs sold. */
  packs: Big
  sales: Big
  /** The cost that grows with the packs, without freight. */
  variable: Big
  freight: Big
  /** The cost that is spent whether packs are made or not. */
  fixed: Big
  /**
   * The fixed cost of the factory that the first stock of packs takes up: the year has spent it, but not on the packs
   * sold. 0 after year 1, because each later year opens with as much of it as it closes with.
   */
  fixedInStock: Big
  /**
   * The operating profit: sales less variable cost, freight and the fixed cost that is not in stock, before interest,
   * guarantee, depreciation and tax.
   */
  surplus: Big
  cashCreditInterest: Big
  loanInterest: Big
  /** The fee of the credit guarantee (CGTMSE), on the loan as the year begins and on the cash credit that is drawn. */
  guarantee: Big
  depreciation: Big
  /** The part of the pre-operative expenses that the year writes off. */
  writtenOff: Big
  tax: Big
  /** Profit after tax. */
  pat: Big
  /** What the promoter takes out of the business; 0 where none is entered. */
  drawings: Big
  /** What is repaid of the loan. */
  principal: Big
  /** What the subsidy repays of the loan, besides the principal. */
  setOff: Big
  /** What is left of the loan at the end of the year. */
  loanBalance: Big
  working: WorkingCapital
  /** The limit of the cash credit, and the drawing power. The lower of them is drawn: `balance.cashCredit`. */
  creditLimit: Big
  drawingPower: Big
  /** How much more working capital the year needs than the one before; 0 in year 1, whose need the project finances. */
  workingCapitalIncrease: Big
  /** How much more cash credit the year draws than the one before; 0 in year 1. */
  cashCreditIncrease: Big
  /** What the year takes back of the GST on machines. */
  taxTakenBack: Big
  /** The debt service coverage ratio; null in a year without interest and repayment. */
  dscr: Big | null
  balance: BalanceSheet
}

/** A balance sheet at the end of a year, in ₹. Both sides add up to the same. */
type BalanceSheet = {
  // Assets. `machineTax`: the GST on machines that has not been taken back; `subsidyDeposit`: what the bank still keeps
  // of the subsidy.
  fixedAssets: Big
  workingCapital: Big
  cash: Big
  machineTax: Big
  subsidyDeposit: Big
  // Liabilities. `capital`: the promoter's contribution; `taxMoney`: what the promoter paid besides for the GST on
  // machines.
  capital: Big
  subsidy: Big
  taxMoney: Big
  reserves: Big
  loan: Big
  cashCredit: Big
}

/**
 * What a pack leaves at a selling price, in ₹, after its variable cost and the freight, which is a share of the price.
 */
export function computeContribution({ answers }: CostDay, { variable }: RunningCost, sell: Big): Big {
  return sell.times(new Big(1).minus(getShare(answers, 'freight'))).minus(variable)
}

/**
 * The most packs in a day that the machines of a plan can make, with the set-ups that are planned: the slowest machine
 * decides. Null if no machine runs.
 */
export function computeInstalled({ plan, brief, packs }: CostDay): number | null {
  const day = getSecondsPerDay(brief)
  // How many times the planned packs each machine could make.
  const factors = plan.machines.flatMap(load => {
    const run = sumRun(load)
    return run > 0 ? [(load.count * day - sumSetUps(load)) / run] : []
  })
  return factors.length > 0 ? Math.floor(packs * Math.min(...factors)) : null
}

/**
 * The years of a project: profit and loss, what the bank gets, and the balance sheet.
 * - Year 1 opens without any stock: the working capital pays for what it builds up.
 * - The limit of the cash credit is the bank's share of a year's working capital, because banks renew it each year;
 *   where the drawing power is below it, the cash of the project pays the rest. The guarantee covers both credits.
 * - A loss lowers the tax of later years.
 * - DSCR = (profit after tax + depreciation + what is written off + loan interest) ÷ (loan principal + loan interest).
 *   Cash credit stays out of both, and drawings too, because they come after the bank.
 * @param sell the selling price of a pack in ₹
 * @param months the months of the loan, from the first; none without a loan
 */
export function planYears(
  day: CostDay,
  running: RunningCost,
  project: Project,
  sell: Big,
  months: readonly Instalment[],
): ProjectYear[] {
  const { answers } = day
  const share = (id: CostInputId) => getShare(answers, id)
  const zero = new Big(0)
  // What is depreciated: neither the deposit nor what was spent before production.
  const cost = project.fixedCapital.minus(project.deposit).minus(project.preoperative)
  // Carried from year to year: the written-down value, losses that are still to be set off, what is left of loan and
  // GST.
  let writtenDown = cost
  let losses = zero
  let cash = zero
  let reserves = zero
  let loanBalance = months[0]?.opening ?? project.loan
  let subsidyDeposit = project.subsidy
  let { workingCapital, machineTax, cashCredit } = project
  return listProjectYears(day).map(year => {
    // What is sold and spent.
    const packs = getPacksPerYear(day, year)
    const [sales, variable, fixed] = [sell.times(packs), running.variable.times(packs), running.fixedMonth.times(12)]
    const freight = sales.times(share('freight'))
    const fixedInStock = year === 1 ? computeFactoryFixed(running).times(getStockedShare(day)) : zero
    const surplus = sales.minus(variable).minus(freight).minus(fixed).plus(fixedInStock)
    // Working capital, and the cash credit that is drawn for it.
    const taxTakenBack = takeBack(machineTax, computeSalesTax(day, running, packs, sales))
    machineTax = machineTax.minus(taxTakenBack)
    const working = splitWorkingCapital(day, running, sell, packs, machineTax)
    const workingCapitalIncrease = sumWorkingCapital(working).minus(workingCapital)
    workingCapital = workingCapital.plus(workingCapitalIncrease)
    const { creditLimit, drawingPower, drawn } = computeCredit(day, working)
    const cashCreditIncrease = drawn.minus(cashCredit)
    cashCredit = drawn
    const cashCreditInterest = cashCredit.times(share('loan-rate'))
    // The loan.
    const yearMonths = months.slice(12 * (year - 1), 12 * year)
    const [loanInterest, principal] = [sumMonths(yearMonths, 'interest'), sumMonths(yearMonths, 'principal')]
    const setOff = sumMonths(yearMonths, 'setOff')
    const guarantee = loanBalance.plus(cashCredit).times(share('guarantee'))
    // Profit and tax.
    const preoperativeLeft = leavePreoperative(project, year)
    const writtenOff = leavePreoperative(project, year - 1).minus(preoperativeLeft)
    const isStraight = answers.values.depreciation === 'straight'
    const depreciation = isStraight ? cost.times(STRAIGHT) : writtenDown.times(WRITTEN_DOWN)
    const profit = surplus.minus(
      sum([cashCreditInterest, loanInterest, guarantee, depreciation, writtenOff], part => part),
    )
    const taxable = profit.minus(losses)
    const tax = taxable.gt(0) ? taxable.times(share('tax')) : zero
    losses = taxable.gt(0) ? zero : taxable.times(-1)
    const pat = profit.minus(tax)
    writtenDown = writtenDown.minus(depreciation)
    loanBalance = loanBalance.minus(principal).minus(setOff)
    subsidyDeposit = subsidyDeposit.minus(setOff)
    // Cash and reserves at the end of the year.
    const drawings = findAmount(answers, `drawings-${getAskedYear(year)}`) ?? zero
    const accruals = countAccruals({ pat, depreciation, writtenOff })
    const received = sum([accruals, cashCreditIncrease, taxTakenBack], part => part)
    cash = cash.plus(received).minus(principal).minus(workingCapitalIncrease).minus(drawings)
    reserves = reserves.plus(pat).minus(drawings)
    const service = principal.plus(loanInterest)
    const dscr = service.gt(0) ? accruals.plus(loanInterest).div(service) : null
    const balance = {
      fixedAssets: writtenDown.plus(project.deposit).plus(preoperativeLeft),
      workingCapital,
      cash,
      machineTax,
      subsidyDeposit,
      capital: project.ownMoney,
      subsidy: project.subsidy,
      taxMoney: project.machineTax,
      reserves,
      loan: loanBalance,
      cashCredit,
    }
    return {
      packs,
      sales,
      variable,
      freight,
      fixed,
      fixedInStock,
      surplus,
      cashCreditInterest,
      loanInterest,
      guarantee,
      depreciation,
      writtenOff,
      tax,
      pat,
      drawings,
      principal,
      setOff,
      loanBalance,
      working,
      creditLimit,
      drawingPower,
      workingCapitalIncrease,
      cashCreditIncrease,
      taxTakenBack,
      dscr,
      balance,
    }
  })
}

function sumMonths(months: readonly Instalment[], part: 'interest' | 'principal' | 'setOff'): Big {
  return sum(months, month => month[part])
}

/** The cash that a year earns, in ₹: its profit after tax, and what is charged to it and not paid. */
export function countAccruals({
  pat,
  depreciation,
  writtenOff,
}: Pick<ProjectYear, 'pat' | 'depreciation' | 'writtenOff'>) {
  return pat.plus(depreciation).plus(writtenOff)
}
