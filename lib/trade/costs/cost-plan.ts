import Big from 'big.js'
import { computeAverageDscr, computeBreakEven } from './break-even'
import { computeContribution, computeInstalled, type ProjectYear, planYears } from './business'
import { findAmount, getShare } from './cost-answers'
import type { CostDay } from './day'
import { findInternalRateOfReturn } from './internal-rate-of-return'
import { scheduleLoan, scheduleYearly } from './loan'
import { computeProject, getPacksPerMonth, getTerms, type Project, sumCost } from './project'
import { computeRunningCost, type RunningCost } from './running-cost'

/**
 * What a plan earns at a selling price. What a loss on each pack leaves without sense is null, and so is what needs the
 * prices of all machines as long as one is missing.
 */
export type Business = {
  /** What a pack leaves in ₹ towards the fixed costs (computeContribution). */
  contribution: Big
  /** How many packs a month pay the fixed cost, and how many pay the instalment and the interest too (`withBank`). */
  breakEven: { packs: Big; withBank: Big | null } | null
  /**
   * Months until the operating profit has earned the `capital` in ₹, at the full planned output and at the output of
   * year 3; null where there is no profit.
   */
  payback: { capital: Big; planned: Big | null; year3: Big | null } | null
  bank: BankFigures | null
}

/** What a bank asks for, from the prices of all machines and the selling price of a pack. */
export type BankFigures = {
  project: Project
  /** Null if no month is left to repay in. */
  loan: {
    /** The equal monthly instalment in ₹. */
    emi: Big
    months: NonNullable<ReturnType<typeof scheduleLoan>>['months']
    yearly: ReturnType<typeof scheduleYearly>
  } | null
  years: ProjectYear[]
  averageDscr: Big | null
  /** The DSCR if no subsidy is ever released: the instalments stay, and all of the loan bears interest. Null without one. */
  withoutSubsidy: { lowest: Big; average: Big | null } | null
  /** The share of its output, of one, at which year 3 earns nothing; null without a contribution. */
  breakEvenShare: Big | null
  /** Internal rate of return a year, 0.2 for 20 %; null if there is none (findReturn). */
  irr: number | null
}

/**
 * The costs of a plan. `installed`: the most packs that its machines can make in a day; null if no machine runs.
 * `business`: null without a selling price.
 */
export type PlanCosts = { running: RunningCost; installed: number | null; business: Business | null }

/** Computes what a plan costs, and with the buyer's price of a pack what it earns. */
export function computePlanCosts(day: CostDay): PlanCosts {
  const running = computeRunningCost(day)
  const sell = findAmount(day.answers, 'sell')
  return { running, installed: computeInstalled(day), business: sell && computeBusiness(day, running, sell) }
}

/** What a plan earns at a selling price. */
function computeBusiness(day: CostDay, running: RunningCost, sell: Big): Business {
  const contribution = computeContribution(day, running, sell)
  // Where each pack loses money, no quantity breaks even and no bank lends.
  if (contribution.lte(0)) return { contribution, breakEven: null, payback: null, bank: null }
  const bank = running.prices && computeBank(day, running, running.prices, sell)
  const packs = running.fixedMonth.div(contribution)
  if (!bank) return { contribution, breakEven: { packs, withBank: null }, payback: null, bank }
  const interest = bank.project.cashCredit.times(getShare(day.answers, 'loan-rate')).div(12)
  const withBank = bank.loan && running.fixedMonth.plus(bank.loan.emi).plus(interest).div(contribution)
  // What the project must earn back: the fixed capital without the part that a subsidy pays, and what is never taken
  // back of the GST on machines.
  const taxLeft = bank.years.at(-1)?.balance.machineTax ?? 0
  const ownCapital = bank.project.fixedCapital.minus(bank.project.subsidy).plus(taxLeft)
  const capital = ownCapital.gt(0) ? ownCapital : new Big(0)
  const getPayback = (use: Big) => {
    const surplus = getPacksPerMonth(day).times(use).times(contribution).minus(running.fixedMonth)
    return surplus.gt(0) ? capital.div(surplus) : null
  }
  const payback = { capital, planned: getPayback(new Big(1)), year3: getPayback(getShare(day.answers, 'use-3')) }
  return { contribution, breakEven: { packs, withBank }, payback, bank }
}

/**
 * Computes the figures for a bank.
 * @param prices of all machines together, in ₹
 * @param sell the selling price of a pack in ₹
 */
function computeBank(day: CostDay, running: RunningCost, prices: Big, sell: Big): BankFigures {
  const project = computeProject(day, running, prices, sell)
  const terms = getTerms(day, project)
  const schedule = scheduleLoan(terms)
  const years = planYears(day, running, project, sell, schedule?.months ?? [])
  const [, , year3] = years
  const planWithout = () => {
    const allOwed = scheduleLoan({ ...terms, subsidy: new Big(0) })
    return summarizeYears(planYears(day, running, project, sell, allOwed?.months ?? []))
  }
  return {
    project,
    loan: schedule && { ...schedule, yearly: scheduleYearly(terms) },
    years,
    averageDscr: computeAverageDscr(years),
    withoutSubsidy: terms.subsidy.gt(0) ? planWithout() : null,
    breakEvenShare: year3 ? computeBreakEven(year3).share : null,
    irr: findReturn(project, years),
  }
}

/**
 * The project's internal rate of return a year, as a share of one; null if there is none. Paid at the start: its cost
 * and the GST on its machines. Received in each year: the surplus, before interest and tax, and the GST taken back,
 * less what working capital grows by; in the last year also all working capital and the written-down value. A rate is
 * no money, so plain numbers are exact enough.
 */
function findReturn(project: Project, years: readonly ProjectYear[]): number | null {
  const paid = sumCost(project).plus(project.machineTax)
  const last = years.at(-1)?.balance
  const leftAtEnd = last?.fixedAssets.plus(last.workingCapital).toNumber() ?? 0
  const flows = years.map(({ surplus, workingCapitalIncrease, taxTakenBack }, index) => {
    const received = surplus.minus(workingCapitalIncrease).plus(taxTakenBack)
    return received.toNumber() + (index === years.length - 1 ? leftAtEnd : 0)
  })
  return findInternalRateOfReturn([-paid.toNumber(), ...flows])
}

/**
 * How the result moves with the price of the main material, the use of the machines (how much of the planned output
 * each year makes) and the selling price: the lowest and the average DSCR, and the contribution of a pack in ₹, at 90 %
 * (`less`) and at 110 % (`more`) of each.
 */
export function computeSensitivity(day: CostDay) {
  const sell = findAmount(day.answers, 'sell')
  return (['material', 'use', 'price'] as const).map(input => {
    const countAt = (factor: string) => computePlanCosts(changeDay(day, input, new Big(factor), sell))
    const [less, more] = [countAt('0.9'), countAt('1.1')]
    return {
      input,
      less: summarizeDscr(less),
      more: summarizeDscr(more),
      contributions: [less, more].map(({ business }) => business?.contribution ?? null),
    }
  })
}

/** The day with one input multiplied by a factor. The use of each year, in per cent, stays at most 100. */
function changeDay(day: CostDay, input: 'material' | 'use' | 'price', factor: Big, sell: Big | null): CostDay {
  if (input === 'material') return { ...day, factor }
  const values = { ...day.answers.values }
  if (input === 'price') values.sell = sell?.times(factor) ?? null
  else {
    for (const [id, value] of Object.entries(values)) {
      if (!id.startsWith('use-') || !(value instanceof Big)) continue
      values[id] = value.times(factor).gt(100) ? new Big(100) : value.times(factor)
    }
  }
  return { ...day, answers: { ...day.answers, values } }
}

/** The lowest and the average DSCR; null without a loan. */
export function summarizeDscr({ business }: PlanCosts) {
  return summarizeYears(business?.bank?.years ?? [])
}

/** The lowest and the average DSCR of some years; null where none has interest or repayment. */
function summarizeYears(years: readonly ProjectYear[]) {
  const [first, ...others] = years.flatMap(({ dscr }) => dscr ?? [])
  if (!first) return null
  const lowest = others.reduce((least, ratio) => (ratio.lt(least) ? ratio : least), first)
  return { lowest, average: computeAverageDscr(years) }
}
