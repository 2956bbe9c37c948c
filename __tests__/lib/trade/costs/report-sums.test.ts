/** @jest-environment node */
import Big from 'big.js'
import { planFunds, sumFunds } from '@/lib/trade/costs/report-flows'
import { toAmounts } from '@/lib/trade/costs/year-amounts'
import { buildBankReport, listRows } from '../../../support/report'
import { INVERTED, NO_LOAN, TAX_SET_OFF } from '../../../support/report-job'

// What must add up in every report of a bank, whatever is typed.

/** What is typed into reports whose sums could fail: a loss, a subsidy, a long loan, and what is said below. */
const TYPED_CASES: Record<string, string>[] = [
  {},
  { sell: '3.2' },
  { subsidy: '15', depreciation: 'straight' },
  { tenor: '120' },
  // GST on machines comes back, and the promoter brings little.
  { 'gst-out': '18', 'gst-in': '12', 'gst-machine': '18', margin: '5' },
  // GST on machines is lost, and the state refunds that on paper.
  INVERTED,
  // Suppliers and the state wait for more than is tied up.
  { ...TAX_SET_OFF, 'gst-machine': '0', 'debtor-days': '0', 'stock-days': '0', 'goods-days': '0', 'process-days': '0' },
  { assets: '5,00,000', preop: '1,00,000', 'drawings-1': '2,40,000', 'drawings-3': '3 lakh' },
  // Less is made in each year, so that working capital comes back.
  { 'use-1': '90', 'use-2': '70', 'use-3': '50' },
  // Suppliers alone wait for more than is tied up.
  { 'creditor-days': '180', 'debtor-days': '0' },
  { implementation: '8', preop: '50,000', subsidy: '10' },
  NO_LOAN,
]

it.each(TYPED_CASES)('balances assets and liabilities in each year to the paisa, with %j', typed => {
  const own = buildBankReport(typed)
  const { loan, years } = own.bank
  for (const [index, year] of years.entries()) {
    const sheet = toAmounts(own, year, index)
    const assets = [sheet.grossBlock, sheet.accumulated, sheet.deposit, sheet.preoperativeLeft, sheet.inventory]
    const { machineTax, taxMoney, subsidyDeposit, subsidy } = year.balance
    const owed = [
      sheet.capital,
      taxMoney,
      sheet.reserves,
      sheet.loanLater,
      sheet.due,
      sheet.cashCredit,
      sheet.creditors,
      sheet.taxDue ?? new Big(0),
      subsidy,
      sheet.overdrawn ?? new Big(0),
    ]
    const held = [subsidyDeposit, sheet.debtors, sheet.taxRefund ?? new Big(0), sheet.cash, machineTax]
    const total = (parts: Big[]) => parts.reduce((sum, part) => sum.plus(part), new Big(0)).toFixed(2)
    expect(total([...assets, ...held])).toBe(total(owed))
    expect([sheet.assets.toFixed(2), sheet.sources.toFixed(2)]).toEqual([total([...assets, ...held]), total(owed)])
    // What is due within a year is what the schedule repays in the next.
    const next = years[index + 1]?.principal
    if (next) expect(sheet.due.toFixed(2)).toBe(next.toFixed(2))
    if (!loan) expect(sheet.due.toFixed(2)).toBe('0.00')
  }
})

it.each(TYPED_CASES)('computes sources less uses as the change of cash to the paisa, with %j', typed => {
  const { bank } = buildBankReport(typed)
  const [start, ...years] = planFunds(bank).map(sumFunds)
  expect(start?.change.toFixed(2)).toBe('0.00')
  for (const [index, { sources, uses, change }] of years.entries()) {
    const before = bank.years[index - 1]?.balance.cash ?? new Big(0)
    expect(change.toFixed(2)).toBe(bank.years[index]?.balance.cash.minus(before).toFixed(2))
    expect([sources.gte(0), uses.gte(0)]).toEqual([true, true])
  }
})

it.each(TYPED_CASES)(
  'spends on packs what their sales cost and what their stock grows by, to the paisa, with %j',
  typed => {
    const own = buildBankReport({ ...typed, 'process-days': '9' })
    const { years } = own.bank
    for (const [index, year] of years.entries()) {
      const sheet = toAmounts(own, year, index)
      // The cost of sales with administration is all that a year's packs cost, as the break-even analysis has it.
      const cost = year.variable.plus(year.fixed).minus(year.fixedInStock)
      expect(sheet.costOfSales.plus(sheet.administration).toFixed(2)).toBe(cost.toFixed(2))
      const none = { process: new Big(0), goods: new Big(0) }
      const before = years[index - 1]?.working ?? none
      const grown = year.working.process.plus(year.working.goods).minus(before.process).minus(before.goods)
      expect(sheet.spent.minus(sheet.costOfSales).toFixed(2)).toBe(grown.toFixed(2))
      // A stock that opens a year is the one that closed the year before. Year 1 opens without any.
      expect([sheet.openingProcess.toFixed(2), sheet.openingGoods.toFixed(2)]).toEqual([
        before.process.toFixed(2),
        before.goods.toFixed(2),
      ])
      // 'In stock' means in the first stock: each later year opens with as much fixed cost in stock as it closes with.
      expect(year.fixedInStock.gt(0)).toBe(index === 0)
    }
  },
)

it('has no supervisor, office or other overheads in the stock of packs, whatever they cost', () => {
  const plain = buildBankReport({ staff: '0', admin: '0' }).bank
  const dear = buildBankReport({ staff: '1,00,000', admin: '50,000' }).bank
  const toStock = ({ years }: typeof plain) =>
    years.map(({ working, fixedInStock }) =>
      [working.process, working.goods, fixedInStock].map(part => part.toFixed(2)),
    )
  expect(toStock(dear)).toEqual(toStock(plain))
})

it('breaks even by figures that fit: contribution less total fixed cost is the profit before tax', () => {
  const own = buildBankReport({ guarantee: '1.5', preop: '1,00,000' })
  for (const [index, year] of own.bank.years.entries()) {
    const { yearContribution, totalFixed, pbt } = toAmounts(own, year, index)
    expect(yearContribution.minus(totalFixed).toFixed(2)).toBe(pbt.toFixed(2))
  }
  const fee = 'Guarantee fee (CGTMSE)'
  const cells = listRows(own, 'profit').filter(([name]) => name === fee)
  // Once in the operating statement, once in the break-even analysis.
  expect(cells).toEqual([cells[0], cells[0]])
  const guaranteed = buildBankReport({ guarantee: '1.5' })
  // Year 3: fixed cost of 39,14,135.45 and the fee, 1.5 % of (loan 33,33,065.64 + limit of the cash credit 9,96,834.88),
  // over a contribution of 57,83,993.10.
  expect(guaranteed.bank.breakEvenShare?.toFixed(4)).toBe('0.6879')
})
