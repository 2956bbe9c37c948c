import Big from 'big.js'
import { getSecondsPerDay } from '@/lib/trade/planner/job'
import { findAmount, getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import type { Instalment, LoanTerms } from './loan'
import { computeRent, sum } from './running'
import { type RunningCost, sumKinds } from './running-cost'

/** Years of a project report. */
export const YEARS = [1, 2, 3, 4, 5] as const

/** Days of a year as banks count working capital. */
const BANK_DAYS = 360

/** Straight line: 15 years with a residue of 5 %. */
const STRAIGHT = new Big(95).div(100).div(15)
/** Written-down value under the income tax rules. */
const WRITTEN_DOWN = new Big('0.15')

/** What a project costs at the start and where the money comes from, in ₹. */
export type Project = {
  machines: Big
  installation: Big
  contingency: Big
  deposit: Big
  preoperative: Big
  /** Tax on machines that the buyer cannot claim back. */
  gst: Big
  fixedCapital: Big
  workingCapital: Big
  ownMoney: Big
  cashCredit: Big
  loan: Big
}

/** A year of a project, in ₹; `dscr` is null in a year without repayment. */
export type ProjectYear = {
  packs: Big
  sales: Big
  variable: Big
  freight: Big
  fixed: Big
  surplus: Big
  cashCreditInterest: Big
  loanInterest: Big
  guarantee: Big
  depreciation: Big
  tax: Big
  pat: Big
  principal: Big
  loanBalance: Big
  dscr: Big | null
  balance: BalanceSheet
}

/** What a business has at the end of a year, and whose it is. Each side adds up to the same. */
type BalanceSheet = {
  fixedAssets: Big
  workingCapital: Big
  cash: Big
  capital: Big
  reserves: Big
  loan: Big
  cashCredit: Big
}

/** What a pack leaves after its own cost, at a price: the selling cost is a share of it. */
export function computeContribution({ answers }: CostDay, { variable }: RunningCost, sell: Big): Big {
  return sell.times(new Big(1).minus(getShare(answers, 'freight'))).minus(variable)
}

/** Packs of a month in which a plan works every day. */
export function getPacksPerMonth({ packs, brief }: CostDay): Big {
  return new Big(packs).times(brief.assume('work-days'))
}

/**
 * The most packs in a day that the machines of a plan can make, set up once a day: the slowest decides. Null if no
 * machine runs.
 */
export function computeInstalled({ plan, brief, packs }: CostDay): number | null {
  const day = getSecondsPerDay(brief)
  const factors = plan.machines.flatMap(({ run, setUp, count }) => (run > 0 ? [(count * (day - setUp)) / run] : []))
  return factors.length > 0 ? Math.floor(packs * Math.min(...factors)) : null
}

/** What the project costs and how it is financed. Working capital is that of the first year. */
export function computeProject(day: CostDay, running: RunningCost, prices: Big, sell: Big): Project {
  const { answers } = day
  const share = (id: CostInputId) => getShare(answers, id)
  const installation = prices.times(share('install'))
  const installed = prices.plus(installation)
  const gst = answers.values['gst-credit'] === 'no' ? installed.times(share('gst-machine')) : new Big(0)
  const contingency = installed.times(share('contingency'))
  const deposit = computeRent(day).times(getAmount(answers, 'deposit'))
  const preoperative = findAmount(answers, 'preop') ?? new Big(0)
  const fixedCapital = sum([installed, gst, contingency, deposit, preoperative], part => part)
  const workingCapital = computeWorkingCapital(day, running, sell)
  const own = share('margin')
  return {
    machines: prices,
    installation,
    contingency,
    deposit,
    preoperative,
    gst,
    fixedCapital,
    workingCapital,
    ownMoney: fixedCapital.plus(workingCapital).times(own),
    cashCredit: workingCapital.times(new Big(1).minus(own)),
    loan: fixedCapital.times(new Big(1).minus(own)),
  }
}

/** Money that lies in stock, in work, and with customers, and that suppliers wait for. */
export function splitWorkingCapital(day: CostDay, running: RunningCost, sell: Big) {
  const { answers } = day
  const packs = getPacksPerMonth(day).times(12).times(getUse(day, 1))
  const materials = sumKinds(running.items, ['material']).div(day.packs).times(packs)
  const spent = running.variable.times(packs).plus(running.fixedMonth.times(12))
  const take = (amount: Big, days: CostInputId) => amount.times(getAmount(answers, days)).div(BANK_DAYS)
  return {
    stock: take(materials, 'stock-days'),
    process: take(spent, 'process-days'),
    goods: take(spent, 'goods-days'),
    debtors: take(sell.times(packs), 'debtor-days'),
    creditors: take(materials, 'creditor-days'),
  }
}

/** The sum of it, never below 0. */
function computeWorkingCapital(day: CostDay, running: RunningCost, sell: Big): Big {
  const { creditors, ...tied } = splitWorkingCapital(day, running, sell)
  const need = sum(Object.values(tied), part => part).minus(creditors)
  return need.lt(0) ? new Big(0) : need
}

/** Months that input tax waits for the output tax, or for its refund. */
const TAX_MONTHS = 2

/**
 * GST that is paid and not yet back in the first year: on materials more than on packs sold, and that on machines. Null
 * if the rate on packs is not known, or the buyer takes no credit and the tax is in every price.
 */
export function computeLockedTax(day: CostDay, running: RunningCost, project: Project, sell: Big): Big | null {
  const { answers, brief } = day
  const out = findAmount(answers, 'gst-out') ?? brief.style.gst
  if (out === undefined || answers.values['gst-credit'] === 'no') return null
  const packs = getPacksPerMonth(day).times(getUse(day, 1))
  const bought = sumKinds(running.items, ['material', 'bought-in']).div(day.packs).times(packs)
  const waiting = bought
    .times(getShare(answers, 'gst-in'))
    .minus(sell.times(packs).times(out).div(100))
    .times(TAX_MONTHS)
  const onMachines = project.machines.plus(project.installation).times(getShare(answers, 'gst-machine'))
  return waiting.gt(0) ? onMachines.plus(waiting) : onMachines
}

/** The share of the planned output that is made in a year. */
export function getUse({ answers }: Pick<CostDay, 'answers'>, year: (typeof YEARS)[number]): Big {
  return getShare(answers, `use-${year}`)
}

/** The terms of the loan for a project. */
export function getTerms({ answers }: CostDay, { loan }: Project): LoanTerms {
  const [months, moratorium] = [getAmount(answers, 'tenor').toNumber(), getAmount(answers, 'moratorium').toNumber()]
  return { amount: loan, rate: getAmount(answers, 'loan-rate'), months, moratorium }
}

/**
 * Five years of a project: profit and loss, what the bank gets, and the balance sheet. A loss lowers the tax of later
 * years. `months` are those of the loan. DSCR = (PAT + depreciation + loan interest) ÷ (loan principal + loan
 * interest): cash credit stays out of both.
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
  const cashCreditInterest = project.cashCredit.times(share('loan-rate'))
  const cost = project.fixedCapital.minus(project.deposit).minus(project.preoperative)
  let [written, losses, cash, reserves, loanBalance] = [cost, zero, zero, zero, months[0]?.opening ?? project.loan]
  return YEARS.map(year => {
    const packs = getPacksPerMonth(day).times(12).times(getUse(day, year))
    const [sales, variable, fixed] = [sell.times(packs), running.variable.times(packs), running.fixedMonth.times(12)]
    const freight = sales.times(share('freight'))
    const surplus = sales.minus(variable).minus(freight).minus(fixed)
    const own = months.slice(12 * (year - 1), 12 * year)
    const [loanInterest, principal] = [sumOf(own, 'interest'), sumOf(own, 'principal')]
    const guarantee = loanBalance.times(share('guarantee'))
    const depreciation = answers.values.depreciation === 'straight' ? cost.times(STRAIGHT) : written.times(WRITTEN_DOWN)
    const pbt = sum([cashCreditInterest, loanInterest, guarantee, depreciation], part => part.times(-1)).plus(surplus)
    const taxable = pbt.minus(losses)
    const tax = taxable.gt(0) ? taxable.times(share('tax')) : zero
    losses = taxable.gt(0) ? zero : taxable.times(-1)
    const pat = pbt.minus(tax)
    written = written.minus(depreciation)
    loanBalance = loanBalance.minus(principal)
    cash = cash.plus(pat).plus(depreciation).minus(principal)
    reserves = reserves.plus(pat)
    const service = principal.plus(loanInterest)
    const dscr = service.gt(0) ? pat.plus(depreciation).plus(loanInterest).div(service) : null
    const balance = {
      fixedAssets: written.plus(project.deposit).plus(project.preoperative),
      workingCapital: project.workingCapital,
      cash,
      capital: project.ownMoney,
      reserves,
      loan: loanBalance,
      cashCredit: project.cashCredit,
    }
    return {
      packs,
      sales,
      variable,
      freight,
      fixed,
      surplus,
      cashCreditInterest,
      loanInterest,
      guarantee,
      depreciation,
      tax,
      pat,
      principal,
      loanBalance,
      dscr,
      balance,
    }
  })
}

function sumOf(months: readonly Instalment[], part: 'interest' | 'principal'): Big {
  return sum(months, month => month[part])
}

/** DSCR over the years of repayment: what was there to pay the bank, divided by what was due. Null without a loan. */
export function averageDscr(years: readonly ProjectYear[]): Big | null {
  const repaying = years.filter(({ dscr }) => dscr !== null)
  const service = sum(repaying, ({ principal, loanInterest }) => principal.plus(loanInterest))
  if (service.eq(0)) return null
  return sum(repaying, ({ pat, depreciation, loanInterest }) => pat.plus(depreciation).plus(loanInterest)).div(service)
}

/** The share of a year's output at which it earns nothing: fixed cost, interest and depreciation over contribution. */
export function computeBreakEvenShare(year: ProjectYear): Big | null {
  const left = year.sales.minus(year.variable).minus(year.freight)
  const borne = sum([year.fixed, year.loanInterest, year.cashCreditInterest, year.depreciation], part => part)
  return left.gt(0) ? borne.div(left) : null
}
