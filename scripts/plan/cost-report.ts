import type Big from 'big.js'
import type { CostAnswers } from '@/lib/trade/costs/cost-answers'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { type Business, computePlanCosts, computeSensitivity, type PlanCosts } from '@/lib/trade/costs/cost-plan'
import { createDay, toSquareMetres } from '@/lib/trade/costs/day'
import { computeLockedTax } from '@/lib/trade/costs/goods-tax'
import type { Instalment } from '@/lib/trade/costs/loan'
import { roundRatio, roundUp } from '@/lib/trade/costs/plan-figures'
import { computeEnergy, countCrew } from '@/lib/trade/costs/running'
import { listWarnings } from '@/lib/trade/costs/warnings'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import type { PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'

/**
 * The costs of an answer's first plan as plain JSON: rupees as decimals, without GST. Amounts are rounded to the paisa,
 * those of a single pack to six decimals; DSCRs down to two decimals, as on the page; other shares and rates of one to
 * four. Null if there is no plan.
 */
export function createCostReport(
  { plans: [plan] }: PlannerAnswer,
  data: PlannerData,
  job: Job,
  answers: CostAnswers,
  words: CostFile['words'],
) {
  if (!plan) return null
  const day = createDay(plan, createBrief(data, job), answers)
  const costs = computePlanCosts(day)
  const { running, business, installed } = costs
  const lockedTax = business?.bank && computeLockedTax(day, business.bank)
  /** A day's cost as the cost of a thousand packs. */
  const toThousand = (cost: Big) => toRupees(cost.div(day.packs).times(1000))
  // The keys are those that programs read: each unit stands beside its key.
  return {
    plan: data.planWords.names[plan.name],
    // ₹ per thousand packs, by item and in all.
    perThousand: mapItems(costs, toThousand),
    total: toThousand(running.day),
    // ₹ a pack, and ₹ a month.
    variable: toPackRupees(running.variable),
    fixedMonth: toRupees(running.fixedMonth),
    // ₹ a day, by item and in all.
    day: mapItems(costs, toRupees),
    dayTotal: toRupees(running.day),
    // Of a day.
    packs: day.packs,
    kWh: computeEnergy(day).round(4).toNumber(),
    people: countCrew(day),
    // Of the machines with their aisles, in m².
    hall: toSquareMetres([plan.hall.length, plan.hall.width]).toNumber(),
    // The most packs that the machines can make in a day; null if no machine runs.
    installed,
    ...reportBusiness(business),
    // ₹; null without the figures of the bank, the rate of GST on packs, or a credit for GST paid.
    gstLocked: lockedTax ? toRupees(lockedTax) : null,
    sensitivity: business?.bank
      ? computeSensitivity(day).map(({ input, less, more }) => ({ input, less: mapDscr(less), more: mapDscr(more) }))
      : null,
    warnings: listWarnings(costs, day, words.warnings).map(({ text }) => text),
  }
}

/** The running costs of a day by item, each through `toNumber`. */
function mapItems({ running }: PlanCosts, toNumber: (cost: Big) => number): Record<string, number> {
  return Object.fromEntries(running.items.map(({ item, cost }) => [item, toNumber(cost)]))
}

/**
 * The figures of a business that sells the packs. All are null or empty without a selling price; all but the
 * contribution where each pack loses money; and from `payback` on also if the price of a machine is missing.
 */
function reportBusiness(business: Business | null) {
  const { contribution = null, breakEven = null, payback = null, bank = null } = business ?? {}
  return {
    // ₹ a pack.
    contribution: contribution && toPackRupees(contribution),
    // Packs a month.
    breakEven: breakEven && {
      packs: roundUp(breakEven.packs),
      withBank: breakEven.withBank && roundUp(breakEven.withBank),
    },
    // Months.
    payback: payback && { planned: toMonths(payback.planned), year3: toMonths(payback.year3) },
    project: bank && mapRupees(bank.project),
    loan: bank?.loan
      ? {
          emi: bank.loan.emi.toNumber(),
          schedule: bank.loan.months.map(mapInstalment),
          yearly: bank.loan.yearly.map(mapInstalment),
        }
      : null,
    years: (bank?.years ?? []).map(({ dscr, balance, working, ...amounts }, index) => ({
      year: index + 1,
      ...mapRupees(amounts),
      dscr: dscr && roundRatio(dscr),
      working: mapRupees(working),
      balance: mapRupees(balance),
    })),
    averageDscr: bank?.averageDscr ? roundRatio(bank.averageDscr) : null,
    breakEvenShare: bank?.breakEvenShare ? bank.breakEvenShare.round(4).toNumber() : null,
    irr: typeof bank?.irr === 'number' ? Math.round(bank.irr * 10_000) / 10_000 : null,
  }
}

/** A month or a year of the loan, numbered from 1. */
function mapInstalment(instalment: Instalment, index: number) {
  return { number: index + 1, ...mapRupees(instalment) }
}

/** Rounds each of some amounts in rupees. */
function mapRupees<Key extends string>(amounts: Record<Key, Big>): Record<Key, number> {
  return Object.fromEntries(Object.entries<Big>(amounts).map(([key, amount]) => [key, toRupees(amount)])) as Record<
    Key,
    number
  >
}

/**
 * The lowest and the average debt service coverage ratio of all years, rounded; null without a loan, which a plan
 * that loses money does not get either.
 */
function mapDscr(dscr: { lowest: Big; average: Big | null } | null) {
  return dscr && { lowest: roundRatio(dscr.lowest), average: dscr.average && roundRatio(dscr.average) }
}

/** Rounds rupees to the paisa. Adding 0 turns -0 into 0. */
function toRupees(amount: Big): number {
  return amount.round(2).toNumber() + 0
}

/** Rounds an amount for a single pack to a ten-thousandth of a paisa. */
function toPackRupees(amount: Big): number {
  return amount.round(6).toNumber() + 0
}

/** Rounds a time in months to two decimals. */
function toMonths(months: Big | null): number | null {
  return months?.round(2).toNumber() ?? null
}
