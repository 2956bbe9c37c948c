import Big from 'big.js'
import { findAmount, getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import type { LoanTerms } from './loan'
import { computeSalesTax, splitMachineTax, takeBack } from './machine-tax'
import { sum } from './running'
import type { RunningCost } from './running-cost'
import { computeRent } from './stores'
import { computeCredit, splitWorkingCapital, sumWorkingCapital } from './working-capital'

/** Years of which utilisation and drawings are asked for: the least of a project report. Later years are as the last. */
export const YEARS = [1, 2, 3, 4, 5] as const

/** The most years of a project report: the longest loan of PMEGP, and what fits a sheet of paper. */
const MOST_YEARS = 7

/** What a project costs at the start and where the money comes from, in ₹. */
export type Project = {
  machines: Big
  installation: Big
  contingency: Big
  /** Miscellaneous fixed assets, such as furniture and a generator: depreciated as machines are. */
  otherAssets: Big
  /** The deposit for the rented hall. */
  deposit: Big
  /** What is spent before production starts: an asset that the first five years write off in equal parts. */
  preoperative: Big
  /** The part of the pre-operative expenses that is interest on the loan. */
  earlyInterest: Big
  /** GST on machines that never comes back. It is depreciated with them. */
  gst: Big
  fixedCapital: Big
  /** GST on machines that comes back as credit. The promoter pays it beside the project's cost. */
  machineTax: Big
  /** What the first year ties up. */
  workingCapital: Big
  /**
   * The promoter's contribution. It has what the bank does not lend of the working capital because the drawing power is
   * below the limit of the cash credit.
   */
  ownMoney: Big
  /** What is drawn in the first year. */
  cashCredit: Big
  loan: Big
  /** Kept by the bank as a deposit, and set off against the loan after three years: no money of the start. */
  subsidy: Big
}

/**
 * Months from the first disbursement of the loan for which the bank keeps a subsidy as a deposit, by the rules of PMEGP,
 * before it sets it off against the loan.
 */
const KEPT_MONTHS = 36

/**
 * PMEGP, the scheme with a subsidy for new small units, counts working capital up to this share of a project's cost.
 */
export const MAX_WORKING_SHARE = 0.4

/** Packs of a month in which a plan works every day. */
export function getPacksPerMonth({ packs, brief }: CostDay): Big {
  return new Big(packs).times(brief.assume('work-days'))
}

/**
 * What the project costs and how it is financed. Working capital is that of the first year.
 * @param prices of all machines together, in ₹
 * @param sell the selling price of a pack in ₹
 */
export function computeProject(day: CostDay, running: RunningCost, prices: Big, sell: Big): Project {
  const { answers } = day
  const share = (id: CostInputId) => getShare(answers, id)
  // What the fixed capital consists of, but for the interest before production begins.
  const installation = prices.times(share('install'))
  const installed = prices.plus(installation)
  const { lost: gst, credit: machineTax } = splitMachineTax(day, running, installed, sell)
  const contingency = installed.times(share('contingency'))
  const otherAssets = findAmount(answers, 'assets') ?? new Big(0)
  const deposit = computeRent(day).times(getAmount(answers, 'deposit'))
  const expenses = findAmount(answers, 'preop') ?? new Big(0)
  const others = sum([installed, gst, contingency, otherAssets, deposit, expenses], part => part)
  // The working capital of year 1.
  const packs = getPacksPerYear(day, 1)
  const takenBack = takeBack(machineTax, computeSalesTax(day, running, packs, sell.times(packs)))
  const working = splitWorkingCapital(day, running, sell, packs, machineTax.minus(takenBack))
  const [workingCapital, cashCredit] = [sumWorkingCapital(working), computeCredit(day, working).drawn]
  // The loan, and its interest before production begins, which is part of what it finances.
  const loanLines = listLoanLines(answers, workingCapital)
  const earlyInterest = computeEarlyInterest(answers, loanLines, others)
  const preoperative = expenses.plus(earlyInterest)
  const fixedCapital = others.plus(earlyInterest)
  const loan = lend(loanLines, fixedCapital)
  const cost = sumCost({ fixedCapital, workingCapital })
  return {
    machines: prices,
    installation,
    contingency,
    otherAssets,
    deposit,
    preoperative,
    earlyInterest,
    gst,
    machineTax,
    fixedCapital,
    workingCapital,
    ownMoney: cost.minus(cashCredit).minus(loan),
    cashCredit,
    loan,
    subsidy: limitSubsidized(answers, fixedCapital, cost).times(share('subsidy')).round(2),
  }
}

/**
 * The part of a project's cost in ₹ of which a subsidy is a share: all of it, unless the scheme has a limit, as PMEGP has.
 * Then working capital counts for at most 40 % of it, too.
 */
export function limitSubsidized(answers: CostDay['answers'], fixedCapital: Big, cost: Big): Big {
  const most = findAmount(answers, 'subsidy-most')
  if (!most) return cost
  const withinShare = fixedCapital.div(new Big(1).minus(MAX_WORKING_SHARE))
  return [cost, most, withinShare].reduce((least, amount) => (amount.lt(least) ? amount : least))
}

/**
 * The term loan in ₹ as straight lines over the fixed capital F: `share` × F − `less`. The lowest line counts. With W
 * the working capital and U the part of the cost F + W that a scheme does not count, the loan is F × (1 − margin) − U ×
 * (what `margin-above` is more than margin): on U the promoter pays the larger margin, and pays all of the difference
 * by a smaller term loan, so that the cash credit has one margin. A line for each U that `limitSubsidized` may leave:
 * 0; F + W − the most that counts; and F + W − F ÷ 0.6.
 */
function listLoanLines(answers: CostDay['answers'], workingCapital: Big) {
  const [margin, most] = [getShare(answers, 'margin'), findAmount(answers, 'subsidy-most')]
  const [none, one] = [new Big(0), new Big(1)]
  const difference = getShare(answers, 'margin-above').minus(margin)
  const more = difference.gt(0) ? difference : none
  // U as a line over the fixed capital: `slope` × F + `start`.
  const uncounted = [
    { slope: none, start: none },
    ...(most
      ? [
          { slope: one, start: workingCapital.minus(most) },
          { slope: one.minus(one.div(one.minus(MAX_WORKING_SHARE))), start: workingCapital },
        ]
      : []),
  ]
  return uncounted.map(({ slope, start }) => ({
    share: one.minus(margin).minus(more.times(slope)),
    less: more.times(start),
  }))
}

type LoanLines = ReturnType<typeof listLoanLines>

/** The term loan in ₹ for a fixed capital. */
function lend(lines: LoanLines, fixedCapital: Big): Big {
  return findLeast(lines.map(({ share, less }) => fixedCapital.times(share).minus(less))).round(2)
}

/**
 * Interest before production begins, in ₹. The loan is drawn bit by bit: on average half of it, for all months of the
 * implementation. It finances a part of its own interest i, so each line of the loan is solved for it:
 * i = rate × (share × (others + i) − less).
 * @param others the fixed capital without this interest, in ₹
 */
function computeEarlyInterest(answers: CostDay['answers'], lines: LoanLines, others: Big): Big {
  const rate = getShare(answers, 'loan-rate').times(getAmount(answers, 'implementation').div(2 * 12))
  const amounts = lines.map(({ share, less }) => {
    return rate.times(share.times(others).minus(less)).div(new Big(1).minus(rate.times(share)))
  })
  return findLeast(amounts).round(2)
}

/** The least of some amounts, and at least 0. */
function findLeast([first = new Big(0), ...others]: readonly Big[]): Big {
  const least = others.reduce((lowest, amount) => (amount.lt(lowest) ? amount : lowest), first)
  return least.lt(0) ? least.times(0) : least
}

/** What a project costs in ₹: its fixed and its working capital. */
export function sumCost({ fixedCapital, workingCapital }: Pick<Project, 'fixedCapital' | 'workingCapital'>): Big {
  return fixedCapital.plus(workingCapital)
}

/** The years of a project report from 1 on: five, or those until the last instalment, but at most seven. */
export function listProjectYears({ answers }: Pick<CostDay, 'answers'>): number[] {
  const months = getAmount(answers, 'tenor').minus(getAmount(answers, 'implementation')).toNumber()
  const length = Math.min(Math.max(Math.ceil(months / 12), YEARS.length), MOST_YEARS)
  return Array.from({ length }, (_, index) => index + 1)
}

/** The year whose utilisation and drawings a year has: its own, or the last that is asked for. */
export function getAskedYear(year: number): (typeof YEARS)[number] {
  return YEARS[year - 1] ?? 5
}

/** What is left of the pre-operative expenses at the end of a year, in ₹. */
export function leavePreoperative({ preoperative }: Pick<Project, 'preoperative'>, year: number): Big {
  return preoperative.times(Math.max(0, YEARS.length - year)).div(YEARS.length)
}

/** How much of the planned output is made in a year: 0.7 for 70 %. */
export function getUse({ answers }: Pick<CostDay, 'answers'>, year: number): Big {
  return getShare(answers, `use-${getAskedYear(year)}`)
}

/** Packs that are made and sold in a year. */
export function getPacksPerYear(day: CostDay, year: number): Big {
  return getPacksPerMonth(day).times(12).times(getUse(day, year))
}

/**
 * The terms of the loan for a project, from the start of production on. Its months are counted from the implementation,
 * so those until then are taken off.
 */
export function getTerms({ answers }: CostDay, { loan, subsidy }: Project): LoanTerms {
  const implementation = getAmount(answers, 'implementation').toNumber()
  const left = (id: 'tenor' | 'moratorium') => Math.max(0, getAmount(answers, id).toNumber() - implementation)
  return {
    amount: loan,
    subsidy: subsidy.lt(loan) ? subsidy : loan,
    kept: KEPT_MONTHS - implementation,
    rate: getAmount(answers, 'loan-rate'),
    months: left('tenor'),
    moratorium: left('moratorium'),
  }
}
