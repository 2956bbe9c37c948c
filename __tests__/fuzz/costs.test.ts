/** @jest-environment node */

import Big from 'big.js'
import fc from 'fast-check'
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { type CostAnswers, parseCosts } from '@/lib/trade/costs/cost-answers'
import { computePlanCosts } from '@/lib/trade/costs/cost-plan'
import { createDay } from '@/lib/trade/costs/day'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { createFullReport } from '@/scripts/plan/plan-report'
import { anyText, createRunOptions, FUZZ_LIMIT_MS, HIDDEN } from '../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

const data = plannerData
const inputs = costFile.inputs
const machinePriceKeys = data.machines.map(({ slug }) => `price-${slug}`)
/** The names of all costs, of prices of no machine, and of questions of the planner. */
const keys = [...inputs.map(({ id }) => id), ...machinePriceKeys, 'price-', 'price-none', 'work-days', 'hall']

/** Inputs as buyers type them, and arbitrary texts. */
const typed = fc.oneof(
  fc.double({ min: 0, max: 500, noNaN: true }).map(String),
  fc.constantFrom('0', '-5', '1e9'),
  anyText,
)
const wild = fc.array(fc.tuple(fc.constantFrom(...keys), typed), { maxLength: 20 })

const packs = fc
  .record({
    style: fc.constantFrom(...data.styles.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 60_000 }),
    shifts: fc.integer({ min: 1, max: 3 }),
    'from-reel': fc.constantFrom('0', '1'),
  })
  .map(fields => Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]))

const prices = fc
  .array(fc.integer({ min: 0, max: 500_000_000 }), {
    minLength: machinePriceKeys.length,
    maxLength: machinePriceKeys.length,
  })
  .map(amounts => amounts.map((amount, index): [string, string] => [machinePriceKeys[index] ?? '', String(amount)]))

/** Months as buyers type them; parts of one are refused. */
const months = (min: number, max: number) => fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))

/** The costs of a query's first plan, without rounding; null without a plan. */
function compute(pairs: [string, string][], change: (answers: CostAnswers) => CostAnswers = answers => answers) {
  const { answers, rest } = parseCosts(new URLSearchParams(pairs), {
    inputs,
    machines: data.machines,
    words: data.formWords.notes,
  })
  const { job } = parseJob(rest, data)
  const [plan] = planJob(data, job).plans
  return plan ? computePlanCosts(createDay(plan, createBrief(data, job), change(answers))) : null
}

it('computes figures for any query, with sums that add up and notes that are sentences', () => {
  fc.assert(
    fc.property(packs, prices, wild, (pack, machinePrices, pairs) => {
      const query = new URLSearchParams([['costs', '1'], ...pairs, ...machinePrices, ...pack])
      const report = createFullReport(query, data, costFile)
      JSON.stringify(report, (key, part) => {
        if (typeof part === 'number' && !Number.isFinite(part)) throw new Error(`${key} is ${part}`)
        if (Object.is(part, -0)) throw new Error(`${key} is -0`)
        return part
      })
      for (const text of report.notes) {
        expect(text).not.toMatch(HIDDEN)
        expect(text).toMatch(/[.]$/)
      }
      const costs =
        'costs' in report ? (report.costs as { day: Record<string, number>; dayTotal: number } | null) : null
      // No machine can do some random jobs, which then have no costs.
      if (!costs) return
      const items = Object.values(costs.day)
      const added = items.reduce((sum, cost) => sum + cost, 0)
      // The items and their total are rounded to a paisa: each differs by half of one at most.
      expect(Math.abs(added - costs.dayTotal)).toBeLessThan(0.005 * (items.length + 1))
    }),
    createRunOptions(20),
  )
})

it('ends each loan at 0, and balances both sides of a balance sheet to the paisa', () => {
  const terms = fc.record({
    sell: fc.double({ min: 1, max: 9000, noNaN: true }),
    margin: fc.integer({ min: 5, max: 60 }),
    'loan-rate': fc.integer({ min: 7, max: 18 }),
    tenor: months(12, 120),
    moratorium: months(0, 24),
    preop: fc.integer({ min: 0, max: 1_000_000 }),
    depreciation: fc.constantFrom('wdv', 'straight'),
    'creditor-days': fc.integer({ min: 0, max: 180 }),
    guarantee: fc.constantFrom('0', '1.5'),
    subsidy: fc.constantFrom('0', '25'),
  })
  fc.assert(
    fc.property(packs, prices, terms, (pack, machinePrices, fields) => {
      const pairs = Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)])
      const bank = compute([...pack, ...machinePrices, ...pairs])?.business?.bank
      // Without a plan or a profit there are no figures for a bank.
      if (!bank) return
      expect(bank.loan?.months.at(-1)?.closing.toNumber() ?? 0).toBe(0)
      expect(bank.loan?.yearly.at(-1)?.closing.toNumber() ?? 0).toBe(0)
      for (const { balance } of bank.years) {
        const { fixedAssets, workingCapital, cash, machineTax, subsidyDeposit, ...owed } = balance
        const assets = fixedAssets.plus(workingCapital).plus(cash).plus(machineTax).plus(subsidyDeposit)
        const { capital, subsidy, taxMoney, reserves, loan, cashCredit } = owed
        const sources = capital.plus(subsidy).plus(taxMoney).plus(reserves).plus(loan).plus(cashCredit)
        expect(assets.minus(sources).abs().toNumber()).toBeLessThan(0.01)
      }
    }),
    createRunOptions(20),
  )
})

it('raises costs with each price, and charges whole shifts at least as much as the other ways to count labour', () => {
  const PRICE = /^(price-|glue-|.*-cost$)|^(ink|wire|starch|varnish|tariff|operator|helper|rent|staff)$/
  const rising = inputs.filter(({ id }) => PRICE.test(id))
  fc.assert(
    fc.property(packs, fc.constantFrom(...rising), fc.integer({ min: 2, max: 9 }), (pack, { id }, factor) => {
      const before = compute(pack)
      const after = compute(pack, ({ values, prices: own }) => {
        // The buyer's own price of a material has no default.
        const value = values[id]
        return { values: { ...values, [id]: value instanceof Big ? value.times(factor) : new Big(1000) }, prices: own }
      })
      // No machine can do some random jobs.
      if (!before || !after) return
      expect(after.running.day.gte(before.running.day)).toBe(true)
      const pay = (labour: string) => compute([...pack, ['labour', labour]])?.running.day.toNumber() ?? 0
      expect(pay('whole')).toBeGreaterThanOrEqual(Math.max(pay('moving'), pay('used')))
    }),
    createRunOptions(10),
  )
})
