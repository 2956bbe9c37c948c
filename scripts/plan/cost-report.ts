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
 * those of a single pack to six decimals, ratios for the bank down to two. Null if there is no plan.
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
  const lockedTax = business?.bank && computeLockedTax(day, running, business.bank)
  /** A day's cost as the cost of a thousand packs. */
  const toThousand = (cost: Big) => toRupees(cost.div(day.packs).times(1000))
  return {
    plan: data.planWords.names[plan.name],
    perThousand: mapItems(costs, toThousand),
    total: toThousand(running.day),
    variable: toPackRupees(running.variable),
    fixedMonth: toRupees(running.fixedMonth),
    day: mapItems(costs, toRupees),
    dayTotal: toRupees(running.day),
    packs: day.packs,
    kWh: computeEnergy(day).round(4).toNumber(),
    people: countCrew(day),
    hall: toSquareMetres([plan.hall.length, plan.hall.width]).toNumber(),
    installed,
    ...reportBusiness(business),
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

/** The figures of a business that sells the packs; all null or empty if no selling price is given. */
function reportBusiness(business: Business | null) {
  const { contribution = null, breakEven = null, payback = null, bank = null } = business ?? {}
  return {
    contribution: contribution && toPackRupees(contribution),
    breakEven: breakEven && {
      packs: roundUp(breakEven.packs),
      withBank: breakEven.withBank && roundUp(breakEven.withBank),
    },
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

/** An instalment of the loan, numbered from 1. */
function mapInstalment(instalment: Instalment, index: number) {
  return { number: index + 1, ...mapRupees(instalment) }
}

/** Amounts in rupees, each rounded. */
function mapRupees<Key extends string>(amounts: Record<Key, Big>): Record<Key, number> {
  return Object.fromEntries(Object.entries<Big>(amounts).map(([key, amount]) => [key, toRupees(amount)])) as Record<
    Key,
    number
  >
}

/** Debt service coverage ratio: what the business earns in a year, divided by what it pays to the bank. */
type Dscr = { lowest: Big; average: Big | null } | null

function mapDscr(dscr: Dscr) {
  return dscr && { lowest: dscr.lowest.round(4).toNumber(), average: dscr.average?.round(4).toNumber() ?? null }
}

/** Rounds to the paisa. Adding 0 turns -0 into 0. */
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
