import Big from 'big.js'
import type { ProjectYear } from './business'
import type { BankReport } from './report-bank'
import { sum } from './running'
import { type CostItem, OFFICE_ITEMS } from './running-cost'
import { countMade } from './stock-of-years'

// What a year spends, in the lines of a bank's operating statement (form II of the credit monitoring arrangement).

/** The items of the costs in each line. Materials and job work are found by kind. */
const EXPENSES = {
  powerFuel: ['energy', 'demand', 'steam'],
  wages: ['labour'],
  tooling: ['tooling'],
  manufacturing: ['rent', 'machines'],
  administration: OFFICE_ITEMS,
} as const

/**
 * The expenses of a year, and the stock that they make: what is spent on the packs made, less what the stock of
 * unfinished packs grows by, is the cost of production; less what the stock of finished packs grows by, it is the cost
 * of sales, that of the packs sold. Without administration, selling and depreciation, which have lines of their own.
 * Year 1 opens without any stock.
 *
 * @param index of the year, from 0
 */
export function splitExpenses({ bank: { years }, costs, day, brief }: BankReport, year: ProjectYear, index: number) {
  const workDays = new Big(brief.assume('work-days')).times(12)
  const before = years[index - 1]
  const packsMade = countMade(day, year.packs, before?.packs)
  const sumYear = (isTaken: (item: CostItem) => boolean) =>
    sum(costs.running.items.filter(isTaken), ({ kind, cost }) => {
      return kind === 'fixed' ? cost.times(workDays) : cost.div(day.packs).times(packsMade)
    })
  const ofItems = (items: readonly string[]) => sumYear(({ item }) => items.includes(item))
  const jobWork = sumYear(({ kind }) => kind === 'bought-in')
  // What the packs made cost in the factory, by line; `spent` is the sum.
  const made = {
    rawMaterial: sumYear(({ kind }) => kind === 'material'),
    ...(jobWork.gt(0) && { jobWork }),
    powerFuel: ofItems(EXPENSES.powerFuel),
    wages: ofItems(EXPENSES.wages),
    tooling: ofItems(EXPENSES.tooling),
    manufacturing: ofItems(EXPENSES.manufacturing),
  }
  const spent = sum(Object.values(made), cost => cost)
  const none = new Big(0)
  const { process: openingProcess, goods: openingGoods } = before?.working ?? { process: none, goods: none }
  const productionCost = spent.plus(openingProcess).minus(year.working.process)
  return {
    ...made,
    packsMade,
    spent,
    openingProcess,
    processTotal: spent.plus(openingProcess),
    closingProcess: year.working.process.times(-1),
    productionCost,
    openingGoods,
    goodsTotal: productionCost.plus(openingGoods),
    closingGoods: year.working.goods.times(-1),
    costOfSales: productionCost.plus(openingGoods).minus(year.working.goods),
    administration: ofItems(EXPENSES.administration),
  }
}
