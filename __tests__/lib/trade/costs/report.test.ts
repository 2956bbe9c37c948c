/** @jest-environment node */
import Big from 'big.js'
import { listExcesses } from '@/lib/trade/costs/report'
import { isBankReport } from '@/lib/trade/costs/report-bank'
import { planFunds, sumFunds } from '@/lib/trade/costs/report-flows'
import { listSections } from '@/lib/trade/costs/report-sections'
import { toAmounts } from '@/lib/trade/costs/report-years'
import { computeResults } from '@/lib/trade/costs/workbook-results'
import { createWorkbook } from '@/lib/trade/costs/workbook-sheets'
import { formatRupees } from '@/lib/words/format-number'
import { plannerData } from '../../../support/many-machines'
import { buildBankReport, buildReport, itemNames, listRows } from '../../../support/report'
import { BAGS, TYPED } from '../../../support/report-job'
import { words } from '../../../support/words'

// The figures of this job were computed outside of this code: see worked-costs.test.ts. Most amounts are in lakh of
// rupees; those of a month of the loan are in rupees.

const report = buildBankReport()

/** Rates of GST in per cent with which that on machines never comes back: a bag bears less than its paper. */
const INVERTED = { 'gst-in': '18', 'gst-out': '5', 'gst-machine': '18' }

/** Rates with which it comes back in two years. */
const BEARING = { ...INVERTED, 'gst-out': '18' }

/** No month is left to repay in. */
const NO_LOAN = { tenor: '12', moratorium: '24' }

it.each<[Parameters<typeof listRows>[1], string[]]>([
  ['top', ['Cost of project', '₹72,14,367']],
  ['top', ['Break-even point, % of the sales of year 3', '67.69 %: met in part; banks look for 60 %, at most 70 %']],
  ['top', ['DSCR, average', '1.68: met; banks look for 1.5, at least 1.25']],
  ['top', ['DSCR, lowest year', '1.45: met; banks look for 1.25, at least 1.2']],
  ['capacity', ['Installed capacity per day', '39,508']],
  // 39,508 × 300. Stock is 7 days of 360: in year 2, 16,80,000 + 2,40,000 × 7 ÷ 360.
  ['capacity', ['Installed capacity, packs a year', ...Array(5).fill('1,18,52,400')]],
  ['capacity', ['Packs sold', '14,40,000', '16,80,000', '19,20,000', '19,20,000', '19,20,000']],
  [
    'capacity',
    [
      'Packs made: those sold, and what stock grows by',
      ...['14,40,000', '16,84,667', '19,24,667', '19,20,000', '19,20,000'],
    ],
  ],
  ['capacity', ['Packs made, % of installed capacity', '12.15 %', '14.21 %', '16.24 %', '16.2 %', '16.2 %']],
  ['finance', ['Term loan', '46.46', '64.4 %']],
  ['people', ['Total', '6', '', '18.89']],
  ['working', ['Working capital gap', '', '10.19']],
  ['depreciation', ['Closing', '52.66', '44.76', '38.05', '32.34', '27.49']],
  ['loan', ['7', '46,46,250.00', '40,654.69', '67,678.31', '1,08,333.00', '45,78,571.69']],
  ['profit', ['Profit after tax', '0.11', '7.06', '14.02', '15.60', '17.15']],
  // 53,41,518 × 2 ÷ 360, 57,59,239 × 2 ÷ 360 and 61,76,960 × 2 ÷ 360: the variable and the fixed cost of a year.
  ['profit', ['Less: closing stock of work in process', '−0.30', '−0.32', '−0.34', '−0.34', '−0.34']],
  ['profit', ['Add: opening stock of finished goods', '0.74', '0.74', '0.80', '0.86', '0.86']],
  // 51.67 + 0.30 − 0.32; then + 0.74 − 0.80.
  ['profit', ['Cost of production, before depreciation', '47.42', '51.65', '55.83', '55.77', '55.77']],
  ['profit', ['Cost of sales, before depreciation', '47.42', '51.59', '55.77', '55.77', '55.77']],
  ['profit', ['Dies, plates and blocks for new jobs', ...Array(5).fill('1.20')]],
  // (material × 5 days + variable and fixed cost × 7 + sales × 45) ÷ 360: 10,19,367, then 11,80,073 and 13,40,780.
  ['working', ['Inventory', '2.38', '2.68', '2.99', '2.99', '2.99']],
  ['working', ['Working capital gap', '10.19', '11.80', '13.41', '13.41', '13.41']],
  ['working', ['Increase in working capital', '0.00', '1.61', '1.61', '0.00', '0.00']],
  // 75 % of the gap of each year: 25 % is the promoter's, and the margin of the drawing power.
  ['working', ['Cash credit drawn: the lower of limit and drawing power', '7.65', '8.85', '10.06', '10.06', '10.06']],
  ['working', ['Cash credit: limit of the year', '7.65', '8.85', '10.06', '10.06', '10.06']],
  ['working', ['Drawing power', '7.65', '8.85', '10.06', '10.06', '10.06']],
  ['balance', ['Debtors', '8.82', '10.29', '11.76', '11.76', '11.76']],
  ['balance', ['Creditors', '1.01', '1.17', '1.34', '1.34', '1.34']],
  ['fundFlow', ['Increase in working capital', '–', '–', '1.61', '1.61', '–', '–']],
  ['cashFlow', ['Increase in working capital', '–', '0.00', '−1.61', '−1.61', '0.00', '0.00']],
  // 7,05,854 + 7,89,863 + 1,20,530 − 8,98,127 − 1,60,706 in year 2.
  ['cashFlow', ['Increase in cash credit', '–', '0.00', '1.21', '1.21', '0.00', '0.00']],
  ['cashFlow', ['Net cash flow', '0.00', '5.25', '5.57', '10.36', '10.23', '9.71']],
  // 75 % of the gap; the gap less 25 % of 11,19,880; 20 % of 70,56,000.
  ['working', ['Bank finance (MPBF)', '7.65', '7.65', '7.39', '14.11']],
  ['working', ['Margin, from long-term sources', '2.55', '2.55', '2.80', '3.53']],
  // 28,35,193 + 4,78,869 + 80,275 + 9,29,250, over 70,56,000 × 0.97 − 25,06,325.
  ['profit', ['Contribution', '43.38', '50.61', '57.84', '57.84', '57.84']],
  ['profit', ['Total fixed cost', '43.24', '41.20', '39.15', '37.04', '34.97']],
  ['profit', ['Break-even sales', '70.33', '67.01', '63.68', '60.26', '56.88']],
  ['profit', ['Break-even point, % of the year’s sales', '99.67 %', '81.4 %', '67.69 %', '64.05 %', '60.46 %']],
  // 99.67 % × 14,40,000 ÷ 1,18,52,400, 81.4 % × 16,80,000 ÷ 1,18,52,400, and so on.
  ['profit', ['Break-even point, % of installed capacity', '12.11 %', '11.54 %', '10.96 %', '10.38 %', '9.79 %']],
  ['balance', ['Difference', '0.00', '0.00', '0.00', '0.00', '0.00']],
  ['ratios', ['DSCR', '1.58', '1.45', '1.82', '1.78', '1.74']],
  ['ratios', ['DSCR: banks look for 1.25, at least 1.2', ...Array(5).fill('met')]],
  // (10,19,367 + 1,00,513 + 5,24,999) ÷ (1,00,513 + 7,64,525 + 8,98,127).
  ['ratios', ['Current ratio', '0.93', '1.19', '1.59', '1.94', '4.90']],
  ['ratios', ['Current ratio: banks look for 1.33, at least 1.17', 'not met', 'met in part', 'met', 'met', 'met']],
  // 42,31,193 ÷ (18,03,592 + 10,806), rounded up: more debt is worse.
  ['ratios', ['Debt–equity ratio', '2.34', '1.33', '0.60', '0.23', '0.00']],
  ['ratios', ['Debt–equity ratio: banks look for 2, at most 3', 'met in part', 'met', 'met', 'met', 'met']],
  // (42,31,193 + 7,64,525 + 1,00,513) ÷ 18,14,398; 15,02,802 ÷ (4,78,869 + 80,275); 10,806 ÷ 70,56,000.
  ['ratios', ['TOL/TNW', '2.81', '1.73', '0.89', '0.44', '0.16']],
  ['ratios', ['Interest coverage ratio', '2.68', '4.49', '7.21', '9.87', '16.69']],
  // 61,95,000 × 85 % ÷ 42,31,193 to 32,33,829 ÷ 12,28,973, rounded down; nothing is owed after year 5.
  ['ratios', ['Fixed asset cover', '1.24', '1.34', '1.62', '2.63', '–']],
  ['ratios', ['Fixed asset cover: banks look for 1.5, at least 1.25', 'not met', 'met in part', 'met', 'met', '–']],
  ['ratios', ['Net profit, % of sales', '0.15 %', '8.57 %', '14.9 %', '16.58 %', '18.23 %']],
  ['ratios', ['Internal rate of return, before tax and interest', '26.32 %']],
  // 34 months and a little: 61,95,000 − 15,02,802 − 22,25,801 are 24,66,397 of the 29,48,800 of year 3.
  ['ratios', ['Payback period, by the utilisation of each year', '35 months']],
  ['ratios', ['Payback period, if all of the planned output is sold', '17 months']],
  ['ratios', ['Main material', '1.58', '1.83', '1.36', '1.54']],
])('the section %s has the row %j', (id, row) => expect(listRows(report, id)).toContainEqual(row))

it('has every section, and says in those for the bank which prices they need', () => {
  const { sell, ...others } = TYPED
  for (const typed of [others, { sell: sell ?? '' }]) {
    const unpriced = buildReport(BAGS, typed)
    expect(unpriced.missing).toEqual({ sell: !typed.sell, machines: typed.sell ? expect.any(Array) : [] })
    const sections = listSections(unpriced, words.report, itemNames)
    expect(sections.map(({ title }) => title)).toEqual(Object.values(words.report.sections))
    const [part] = sections.find(({ id }) => id === 'profit')?.parts ?? []
    expect(part).toEqual({ kind: 'note', text: words.report.form.needed })
  }
})

it.each(['whole', 'used'])(
  'distributes all expenses over the lines of an operating statement, with %s wages',
  labour => {
    const own = buildReport('style=shipper&from-reel=1', {
      ...Object.fromEntries(plannerData.machines.map(({ slug }) => [`price-${slug}`, '0'])),
      sell: '60',
      labour,
    })
    const rows = new Map(listRows(own, 'profit').map(([label = '', first = '']) => [label, first]))
    const of = (key: keyof typeof words.report.rows) => {
      const text = rows.get(words.report.rows[key])
      if (text === undefined) throw new Error(`No row ${key}`)
      return Math.round(Number(text.replaceAll(',', '')) * 100)
    }
    const keys = [
      'rawMaterial',
      'jobWork',
      'powerFuel',
      'wages',
      'tooling',
      'manufacturing',
      'administration',
      'freight',
    ] as const
    const spent = keys.reduce((total, key) => total + of(key), 0)
    // Each amount is rounded to a hundredth of a lakh, so that the sum may differ by a few of them.
    expect(Math.abs(of('sales') - spent - of('surplus'))).toBeLessThanOrEqual(5)
    expect(of('powerFuel')).toBeGreaterThan(0)
  },
)

it('has debtors, creditors and inventory in the balance sheet, and their gap in the working capital', () => {
  const balance = new Map(listRows(report, 'balance').map(([label, first]) => [label, first]))
  // In rows of the first table: its amounts stand after the days.
  const working = listRows(report, 'working').filter(row => row.length === 3)
  expect([balance.get('Debtors'), balance.get('Creditors')]).toEqual(['8.82', '1.01'])
  expect(working).toContainEqual(['Debtors', '45', '8.82'])
  expect(working).toContainEqual(['Creditors', '15', '−1.01'])
  expect(working).toContainEqual(['Working capital gap', '', '10.19'])
})

/** Figures of jobs with a loss, with a subsidy, with a long loan and with none. */
const OTHERS: Record<string, string>[] = [
  {},
  { sell: '3.2' },
  { subsidy: '15', depreciation: 'straight' },
  { tenor: '120' },
  // GST on machines comes back, and the promoter brings little.
  { 'gst-out': '18', 'gst-in': '12', 'gst-machine': '18', margin: '5' },
  // It is lost, and the state refunds GST on paper.
  INVERTED,
  // Suppliers and the state wait for more than is tied up.
  { ...BEARING, 'gst-machine': '0', 'debtor-days': '0', 'stock-days': '0', 'goods-days': '0', 'process-days': '0' },
  { assets: '5,00,000', preop: '1,00,000', 'drawings-1': '2,40,000', 'drawings-3': '3 lakh' },
  // Less is made in each year, so that working capital comes back; and suppliers wait for more than is tied up.
  { 'use-1': '90', 'use-2': '70', 'use-3': '50' },
  { 'creditor-days': '180', 'debtor-days': '0' },
  { implementation: '8', preop: '50,000', subsidy: '10' },
  NO_LOAN,
]

it.each(OTHERS)('balances assets and liabilities in each year to the paisa, with %j', typed => {
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

it('counts other assets as machines, writes pre-operative expenses off in five years, and takes drawings from cash', () => {
  const typed = { assets: '5,00,000', preop: '1,00,000', 'drawings-2': '2,40,000', deposit: '0' }
  const own = buildBankReport(typed)
  const without = buildBankReport({ deposit: '0' })
  const row = (id: Parameters<typeof listRows>[1], label: string) => {
    const found = listRows(own, id).find(([name]) => name === label)
    return found?.slice(1)
  }
  expect(row('finance', 'Miscellaneous fixed assets')?.[0]).toBe('5.00')
  const gained = own.bank.project.fixedCapital.minus(without.bank.project.fixedCapital)
  expect(gained.toNumber()).toBe(600_000)
  // 15 % of 5,00,000 more is depreciated in year 1, and 1,00,000 ÷ 5 is written off in each year.
  const [first, firstWithout] = [own.bank.years[0], without.bank.years[0]]
  expect(first?.depreciation.minus(firstWithout?.depreciation ?? 0).toNumber()).toBe(75_000)
  expect(row('profit', 'Pre-operative expenses written off')).toEqual(Array(5).fill('0.20'))
  expect(row('balance', 'Pre-operative expenses not yet written off')).toEqual(['0.80', '0.60', '0.40', '0.20', '0.00'])
  expect(row('profit', 'Drawings by the promoter')).toEqual(['0.00', '2.40', '0.00', '0.00', '0.00'])
  expect(row('cashFlow', 'Drawings by the promoter')?.slice(1)).toEqual(['0.00', '−2.40', '0.00', '0.00', '0.00'])
  // Drawings lower cash and reserves by as much, and no year's profit or DSCR.
  const undrawn = buildBankReport({ ...typed, 'drawings-2': '' })
  const [, second] = own.bank.years
  const [, secondUndrawn] = undrawn.bank.years
  expect(second?.balance.cash.minus(secondUndrawn?.balance.cash ?? 0).toNumber()).toBe(-240_000)
  expect(second?.balance.reserves.minus(secondUndrawn?.balance.reserves ?? 0).toNumber()).toBe(-240_000)
  expect(second?.dscr?.toFixed(6)).toBe(secondUndrawn?.dscr?.toFixed(6))
})

it('has no line for other assets, pre-operative expenses and drawings if there are none, and says so', () => {
  const labels = listRows(report, 'profit').map(([label]) => label)
  expect(labels).not.toContain('Drawings by the promoter')
  expect(labels).not.toContain('Pre-operative expenses written off')
  const notes = listSections(report, words.report, itemNames).flatMap(({ parts }) =>
    parts.flatMap(part => (part.kind === 'note' ? part.text : [])),
  )
  expect(notes).toEqual(expect.arrayContaining([words.report.notes.noDrawings, words.report.notes.noOthers]))
})

it('pays a fixed charge for the connected load, whether the machines run or not', () => {
  const own = buildBankReport({ tariff: '7.5', 'fixed-charge': '150' })
  const load = own.plan.watts / 1000
  // A month of 25 days at ₹150 a kW.
  const demand = own.costs.running.items.find(({ item }) => item === 'demand')
  expect([demand?.kind, demand?.cost.toFixed(4)]).toEqual(['fixed', ((load * 150) / 25).toFixed(4)])
  expect(own.costs.running.fixedMonth.minus(report.costs.running.fixedMonth).toFixed(4)).toBe((load * 150).toFixed(4))
  const power = new Map(listRows(own, 'power').map(([label, value]) => [label, value]))
  expect(power.get('Fixed charge of electricity per year')).toBe(formatRupees(load * 150 * 12))
  // 61.4518 kWh × 7.5 a day in all of year 1's packs, which are 60 % of 300 days, and the whole fixed charge.
  const year = own.bank.years[0]
  if (!year) throw new Error('No year')
  const { powerFuel } = toAmounts(own, year, 0)
  expect(powerFuel?.toNumber()).toBeCloseTo(61.4518 * 7.5 * 300 * 0.6 + load * 150 * 12, -1)
  expect(listRows(report, 'power').map(([label]) => label)).not.toContain('Fixed charge of electricity per year')
})

it('pays other helpers whole shifts, as a line of their own', () => {
  const own = buildBankReport({ 'other-helpers': '2', helper: '14000' })
  const shifts = own.brief.number('shifts')
  const people = listRows(own, 'people').find(([label]) => label === words.report.rows.otherHelpers)
  expect(people?.slice(1, 3)).toEqual([String(2 * shifts), '₹14,000'])
  const labour = (of: typeof own) => of.costs.running.items.find(({ item }) => item === 'labour')?.cost ?? new Big(0)
  const days = own.brief.assume('work-days')
  const more = labour(own).minus(labour(buildBankReport({ helper: '14000' })))
  const onCost = Number(own.answers.values['on-cost']) / 100 + 1
  expect(more.toNumber()).toBeCloseTo((2 * shifts * 14_000 * onCost) / days, 6)
})

it.each([
  ['whole', '8', '8 people'],
  // Hours of machines and two whole shifts: a part of a person is one employed.
  ['used', '3.64', '4 people'],
])('employs as many workers as the manpower has, with labour counted as %s', (labour, total, people) => {
  const own = buildBankReport({ 'other-helpers': '2', labour })
  expect(listRows(own, 'people').find(([label]) => label === 'Total')?.[1]).toBe(total)
  const employment = 'Employment generated, without supervisor and office'
  expect(listRows(own, 'top')).toContainEqual([employment, people])
})

it.each(OTHERS)('computes sources less uses as the change of cash to the paisa, with %j', typed => {
  const { bank } = buildBankReport(typed)
  const [start, ...years] = planFunds(bank).map(sumFunds)
  expect(start?.change.toFixed(2)).toBe('0.00')
  for (const [index, { sources, uses, change }] of years.entries()) {
    const before = bank.years[index - 1]?.balance.cash ?? new Big(0)
    expect(change.toFixed(2)).toBe(bank.years[index]?.balance.cash.minus(before).toFixed(2))
    expect([sources.gte(0), uses.gte(0)]).toEqual([true, true])
  }
})

it("computes with the buyer's figures, and keeps the notes", () => {
  const { changed, notes } = buildReport(`${BAGS}&work-days=26`, { ...TYPED, 'on-cost': '25', rent: 'with GST?' })
  expect([changed - report.changed, notes]).toEqual([2, [{ key: 'rent', text: expect.stringContaining('with GST?') }]])
})

describe('a scheme', () => {
  it("presets own money and subsidy, which the buyer's figures override", () => {
    const pmegp = buildBankReport({ 'report-scheme': 'pmegp' })
    expect(listRows(pmegp, 'finance')).toContainEqual(['Promoter’s contribution', '7.21', '10 %'])
    // 15 % of ₹50,00,000: the project costs ₹72,14,367.
    expect(pmegp.bank.project.subsidy.toNumber()).toBe(750_000)
    const own = buildBankReport({ 'report-scheme': 'pmegp', margin: '5', subsidy: '0' })
    const [_label, _amount, share] =
      listRows(own, 'finance').find(([label]) => label === 'Promoter’s contribution') ?? []
    expect([own.bank.project.subsidy.toNumber(), share]).toEqual([0, '5 %'])
  })

  it('keeps a subsidy as a deposit that bears no interest, and sets it off against the loan after three years', () => {
    const own = buildBankReport({ subsidy: '15', guarantee: '0' })
    // 15 % of ₹72,14,367, working capital included: without a scheme, nothing limits the cost.
    const kept = ['10.82', '10.82', '0.00', '0.00', '0.00']
    expect(findRow(own, 'balance', 'Subsidy deposit with the bank')).toEqual(kept)
    expect(findRow(own, 'balance', 'Subsidy reserve, against the deposit')).toEqual(kept)
    const reserve = ['0.00', '0.00', '10.82', '10.82', '10.82']
    expect(findRow(own, 'balance', 'Subsidy set off against the loan (reserve)')).toEqual(reserve)
    expect(findRow(own, 'balance', 'Difference')).toEqual(Array(5).fill('0.00'))
    // (46,46,250 − 10,82,155.06) × 10.5 % ÷ 12 in each of the first six months.
    expect(own.bank.loan?.months[0]?.interest.toFixed(2)).toBe('31185.83')
    expect(own.bank.loan?.months[36]?.opening.plus(1_082_155.06).toFixed(2)).toBe(
      own.bank.loan?.months[35]?.opening.minus(own.bank.loan.months[35]?.principal ?? 0).toFixed(2),
    )
    // The plain report pays as much interest less and repays as much less himself.
    const repaid = own.bank.years.reduce((sum, { principal }) => sum.plus(principal), new Big(0))
    expect(repaid.toFixed(2)).toBe('3564094.94')
    expect(listNotes(own, 'loan')).toContain(
      'At the end of month 36 the subsidy repays ₹10,82,155 of the loan. Until then this part bears no interest.',
    )
    expect(listNotes(own, 'finance').join()).toContain('₹10,82,155 is included: 15 % of ₹72,14,367,')
  })

  it('counts ₹50 lakh of a larger project for the subsidy of PMEGP, and lends on the rest without it', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    // 48,25,500 × 10.5 %, in half a year of it less a little that is repaid: see loan.test.ts.
    expect(own.bank.years.map(({ loanInterest }) => loanInterest.toFixed(2))).toEqual([
      '497343.79',
      '417373.04',
      '314578.46',
      '200455.55',
      '73755.93',
    ])
    expect(own.bank.years[2]?.loanBalance.toFixed(2)).toBe('2426096.51')
    // Payback is of 61,95,000 − 7,50,000.
    const { payback } = own.costs.business ?? {}
    const plain = buildBankReport({ 'report-scheme': 'pmegp', subsidy: '0' }).costs.business?.payback
    expect(payback?.planned?.div(plain?.planned ?? 1).toFixed(4)).toBe('0.8789')
  })

  it('counts working capital for the subsidy of PMEGP up to 40 % of the cost', () => {
    const days = { 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }
    const { project } = buildBankReport({ 'report-scheme': 'pmegp', 'subsidy-most': '5 crore', ...days }).bank
    const cost = project.fixedCapital.plus(project.workingCapital)
    expect(project.workingCapital.div(cost).gt(0.4)).toBe(true)
    // 15 % of 61,95,000 / 0.6.
    expect([project.fixedCapital, project.subsidy].map(Number)).toEqual([6_195_000, 1_548_750])
  })

  it.each([
    // Contribution and subsidy in per cent: 10 % or 5 % of ₹72,14,367; 15 to 35 % of ₹50,00,000 is 10.4 to 24.26 % of it.
    ['pmegp', '₹7,21,437, 10 %', '₹7,50,000, 10.4 %'],
    ['pmegp-rural', '₹7,21,437, 10 %', '₹12,50,000, 17.33 %'],
    ['pmegp-special', '₹3,60,718, 5 %', '₹12,50,000, 17.33 %'],
    ['pmegp-special-rural', '₹3,60,718, 5 %', '₹17,50,000, 24.26 %'],
  ])(
    '%s has the contribution and the subsidy of its category and area at a glance',
    (scheme, contribution, subsidy) => {
      const own = buildBankReport({ 'report-scheme': scheme })
      expect(findRow(own, 'top', 'Promoter’s contribution')).toEqual([`${contribution} of the cost of project`])
      expect(findRow(own, 'top', 'Subsidy')).toEqual([`${subsidy} of the cost of project`])
      expect(listNotes(own, 'working').join()).toContain(`less a margin of ${scheme.includes('special') ? 5 : 10} %`)
      expect(listNotes(own, 'annexes')).toContain(words.report.notes.papers)
    },
  )

  it('without a subsidy has none at a glance, and no papers of PMEGP', () => {
    expect(findRow(report, 'top', 'Subsidy')).toEqual(['–'])
    expect(findRow(report, 'top', 'Promoter’s contribution')).toEqual(['₹18,03,592, 25 % of the cost of project'])
    // 129.92 m² × 1.6.
    expect(findRow(report, 'top', 'Area of the premises')).toEqual(['208 m²'])
    expect(listNotes(report, 'annexes')).toEqual([words.report.notes.annexes])
  })

  it('has a column of the loan for what the subsidy repays, so that each balance follows from its row', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const rows = listRows(own, 'loan')
    // Opening balance, interest, principal, instalment, subsidy, closing balance.
    expect(rows.find(([month]) => month === '36')?.slice(5)).toEqual(['7,50,000.00', expect.any(String)])
    const months = rows.filter(cells => cells.length === 7)
    // 60 months and five years.
    expect(months).toHaveLength(65)
    for (const [, opening = 0, , principal = 0, , setOff = 0, closing = 0] of months.map(row =>
      row.map(cell => Math.round(Number(cell.replaceAll(',', '')) * 100)),
    ))
      expect(opening - principal - setOff).toBe(closing)
    expect(listRows(report, 'loan').map(row => row.length)).not.toContain(7)
  })

  it('says what the ratios of year 1 would be with the deposit of the subsidy set off', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    const [first] = own.bank.years
    if (!first) throw new Error('No year')
    const { outsideOwed, netWorth } = toAmounts(own, first, 0)
    const toRatio = (owed: Big) => owed.minus(750_000).div(netWorth).round(2, Big.roundUp).toFixed(2)
    expect(listNotes(own, 'ratios')).toContain(
      `TOL has the whole term loan, and not the subsidy reserve. With the deposit taken off the loan, year 1 would have a debt–equity ratio of ${toRatio(first.balance.loan)} and TOL/TNW of ${toRatio(outsideOwed)}.`,
    )
    expect(listNotes(report, 'ratios').join()).not.toContain('subsidy reserve')
  })

  it('works the check of working capital under PMEGP, and names the part above its limit', () => {
    const own = buildBankReport({ 'report-scheme': 'pmegp' })
    // 10,19,367 of 72,14,367; 10,19,367 is less than 40 % of it.
    expect(listNotes(own, 'finance')).toContain('Working capital is 14.13 % of the cost, within the 40 % that count.')
    expect(listNotes(own, 'finance')).toContain(
      'The project is above ₹50,00,000. A contribution of 10 % is assumed on all of it; a bank will usually ask its own margin on the ₹22,14,367 above.',
    )
    const days = { 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }
    const large = buildBankReport({ 'report-scheme': 'pmegp', 'subsidy-most': '5 crore', ...days })
    // 61,95,000 ÷ 60 %.
    const check = listNotes(large, 'finance').find(note => note.startsWith('The subsidy counts'))
    expect(check).toMatch(
      /^The subsidy counts at most ₹1,03,25,000: fixed capital ₹61,95,000 ÷ 60 %, because working capital \(4\d(\.\d+)? %\) counts for at most 40 %\.$/,
    )
    expect(listNotes(large, 'finance').join()).not.toContain('The project is above')
    expect(listNotes(report, 'finance').join()).not.toContain('40 %')
  })

  it('says which of its limits a project exceeds', () => {
    const exceeded = (typed: object) =>
      listExcesses(buildBankReport(typed as Record<string, string>)).map(({ limit }) => limit)
    expect(exceeded({})).toEqual([])
    expect(exceeded({ 'report-scheme': 'pmegp' })).toEqual(['project'])
    expect(
      exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }),
    ).toEqual(['project', 'workingShare'])
    // Working capital of 41,55,367 is 40.1 % of the cost, though the cash credit is only 36.1 % of it.
    expect(exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '205' })).toEqual(['project', 'workingShare'])
    expect(exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '200' })).toEqual(['project'])
    expect(exceeded({ 'report-scheme': 'mudra' })).toEqual(['loan'])
  })

  it('that is not known is taken for the general one', () => {
    expect(buildBankReport({ 'report-scheme': 'Stand-Up' }).scheme).toBe('general')
  })
})

it('shows a negative return with the same minus sign as other figures', () => {
  expect(listRows(buildBankReport({ sell: '3.60' }), 'ratios')).toContainEqual([
    'Internal rate of return, before tax and interest',
    '−6.83 %',
  ])
})

it('has no loan schedule if no month is left for repayment, and says so', () => {
  const early = buildBankReport(NO_LOAN)
  expect(listRows(early, 'loan')).toEqual([])
  expect(JSON.stringify(listSections(early, words.report, itemNames))).toContain(words.report.notes.noLoan)
})

/** The notes of a section as texts. */
function listNotes(own: ReturnType<typeof buildReport>, id: Parameters<typeof listRows>[1]) {
  const parts = listSections(own, words.report, itemNames).find(section => section.id === id)?.parts ?? []
  return parts.flatMap(part => (part.kind === 'note' ? [part.text] : []))
}

it('says how far the limit of the cash credit grows, where it does', () => {
  const text =
    'The limit of the cash credit grows from ₹7,64,525 in year 1 to ₹10,05,585 in year 3. ' +
    'The bank decides on it anew each year; what it does not grant must come from the cash of the project.'
  expect(listNotes(report, 'working')).toContain(text)
  const even = buildBankReport({ 'use-1': '80', 'use-2': '80' })
  expect(listNotes(even, 'working').join()).not.toContain('limit of the cash credit grows')
  expect(listRows(even, 'fundFlow').map(([label]) => label)).not.toContain('Increase in working capital')
})

it('counts working capital that comes back as a source of funds', () => {
  const own = buildBankReport({ 'use-1': '80', 'use-2': '70' })
  const [, , second] =
    listRows(own, 'fundFlow')
      .find(([label]) => label === 'Decrease in working capital')
      ?.slice(1) ?? []
  expect(second).toBe('1.61')
})

it('says how far the cash credit is above the second method, where it is', () => {
  // 7,64,525 − 7,39,397.
  const text = 'Cash credit is above the second method by ₹25,128.'
  // 7,64,525 is less than 20 % of 70,56,000.
  expect(listNotes(report, 'working')).toContain(
    `${text} It is within the turnover method, the usual one up to ₹5 crore.`,
  )
  // With 180 days of material the gap is 20,91,502: 75 % of it is more than 20 % of the sales, 14,11,200.
  const beyond = listNotes(buildBankReport({ 'stock-days': '180' }), 'working').find(note =>
    note.startsWith('Cash credit'),
  )
  expect(beyond).toMatch(/^Cash credit is above the second method by ₹[\d,]+\.$/)
  expect(listNotes(buildBankReport({ margin: '40' }), 'working').join()).not.toContain('above the second method')
})

it('leaves out the turnover method for a limit above ₹5 crore', () => {
  // 20 % of ₹2,592 lakh are more.
  const rows = listRows(buildBankReport({ sell: '180' }), 'working')
  expect(rows.find(([label]) => label === words.report.rows.mpbf)?.at(-1)).toBe('–')
})

it.each<[typed: Record<string, string>, found: RegExp]>([
  [BEARING, /^GST of ₹11,15,100 on the machines is paid first and comes back only as credit/],
  // The materials are more than 5 / 18 of the sales, so that 18 % of them is more than 5 % of the sales.
  [
    INVERTED,
    /^GST of ₹11,15,100 on the machines does not come back.* the refund for such packs does not cover machines/,
  ],
  [{ ...BEARING, 'gst-credit': 'no' }, /^GST of ₹11,15,100 .* does not come back.* takes no input tax credit\.$/],
  [{ 'gst-machine': '0' }, /^Not entered/],
])('says whether GST on the machines comes back, and why, with %j', (typed, found) => {
  const [first, second] = listNotes(buildBankReport(typed), 'finance')
  expect(first).toMatch(found)
  expect(second).not.toMatch(/^GST/)
})

it('has GST on machines that never comes back in all that the cost of project is in', () => {
  const own = buildBankReport(INVERTED)
  // 61,95,000 × 18 %.
  expect(findRow(own, 'finance', 'GST on machines that does not come back')?.[0]).toBe('11.15')
  // 73,10,100 × 75 %, and 15 % of it.
  expect([own.bank.project.fixedCapital, own.bank.project.loan].map(Number)).toEqual([7_310_100, 5_482_575])
  expect(own.bank.years[0]?.depreciation.toNumber()).toBe(1_096_515)
  expect(findRow(own, 'cashFlow', 'GST on machines, paid')).toBeUndefined()
  expect(findRow(own, 'ratios', 'DSCR')).toEqual(['1.34', '1.31', '1.57', '1.53', '1.49'])
  expect(own.bank.irr?.toFixed(4)).toBe('0.2163')
  // 73,10,100 over 3,66,233 a month; and of year 4, 73,10,100 − 15,02,802 − 22,25,801 − 29,48,800 are 6,32,697.
  expect(findRow(own, 'ratios', 'Payback period, if all of the planned output is sold')).toEqual(['20 months'])
  expect(findRow(own, 'ratios', 'Payback period, by the utilisation of each year')).toEqual(['39 months'])
})

it('has GST on machines that comes back in the rate of return, and as lost in the payback what never does', () => {
  // −(61,95,000 + 11,60,035 + 11,15,100) at the start, and 8,35,865 and 2,79,235 more in years 1 and 2.
  const own = buildBankReport(BEARING)
  expect(own.bank.irr?.toFixed(4)).toBe('0.2454')
  expect(own.costs.business?.payback?.capital.toNumber()).toBe(6_195_000)
  // A bag of 4.90 bears 0.49 at 10 %, and its paper of 1.6752 bears 0.4690 at 28 %: 0.0209 for each of 88,80,000 bags.
  const slow = buildBankReport({ ...BEARING, 'gst-out': '10', 'gst-in': '28' })
  const left = slow.bank.years[4]?.balance.machineTax
  expect(Number(left) / 1000).toBeCloseTo(1115.1 - 8880 * (0.49 - 1.67521125 * 0.28), 1)
  expect(slow.costs.business?.payback?.capital.toFixed(2)).toBe(left?.plus(6_195_000).toFixed(2))
})

it('takes GST on machines for lost while the rate on packs is not known, and says so', () => {
  const prices = Object.fromEntries(plannerData.machines.map(({ slug }) => [`price-${slug}`, '10 lakh']))
  const own = buildReport('style=envelope', { ...prices, sell: '9' })
  if (!isBankReport(own)) throw new Error('No figures for a bank')
  const { machines, gst, machineTax } = own.bank.project
  // With 5 % for their erection, at 18 %.
  expect([gst.div(machines).toNumber(), machineTax.toNumber()]).toEqual([0.189, 0])
  expect(listNotes(own, 'finance').join()).toContain('The rate of GST on these packs is not entered.')
  const book = createWorkbook(own, words.report, itemNames)
  const sheet = book.findIndex(({ title }) => title === words.report.sheets.project)
  const place = book[sheet]?.lines.findIndex(({ key }) => key === 'workingCapital') ?? -1
  const inBook = computeResults(book)[sheet]?.[place]?.[0]
  expect(Number(inBook).toFixed(2)).toBe(own.bank.project.workingCapital.toFixed(2))
})

it('has GST in debtors and creditors, and what the state refunds or waits for', () => {
  const own = buildBankReport(INVERTED)
  // 70,56,000 × 1.05 × 45 ÷ 360; 24,12,304 × 1.18 × 15 ÷ 360.
  expect(findRow(own, 'balance', 'Debtors')?.[0]).toBe('9.26')
  expect(findRow(own, 'balance', 'Creditors')?.[0]).toBe('1.19')
  // Two months of 24,12,304 × 18 % less 70,56,000 × 5 %.
  expect(own.bank.years[0]?.working.taxRefund.toFixed(0)).toBe('13569')
  expect(findRow(own, 'balance', 'GST refund receivable')).toEqual(['0.14', '0.16', '0.18', '0.18', '0.18'])
  expect(findRow(own, 'balance', 'GST payable')).toBeUndefined()
  expect(findRow(own, 'ratios', 'GST credit locked up')).toEqual(['₹13,569'])
  expect(own.bank.project.workingCapital.toFixed(0)).toBe('1058944')
  // 75 % of it without the refund of 13,569, on which no bank lends: so are limit and drawing power.
  expect(own.bank.project.cashCredit.toFixed(0)).toBe('784031')
  expect(listNotes(own, 'working').join()).not.toContain('shortfall')
  // While the GST on machines is set off, none is due; then that of a month: 9,75,176 ÷ 12 and 11,14,486 ÷ 12.
  const bearing = buildBankReport(BEARING)
  expect(findRow(bearing, 'balance', 'GST payable')).toEqual(['0.00', '0.81', '0.93', '0.93', '0.93'])
  expect(findRow(bearing, 'balance', 'GST refund receivable')).toBeUndefined()
  expect(findRow(bearing, 'working', 'Working capital gap')?.[1]).toBe('11.60')
  // Whoever takes no credit charges no GST; that on paper is in its price. Without a known rate, nothing has any.
  for (const typed of [{ ...BEARING, 'gst-credit': 'no' }, {}] as Record<string, string>[])
    expect(findRow(buildBankReport(typed), 'balance', 'Debtors')?.[0]).toBe('8.82')
})

it('says what is owed after five years of a longer loan', () => {
  const long = buildBankReport({ tenor: '84' })
  const left = formatRupees(long.bank.loan?.months[59]?.closing ?? 0)
  for (const id of ['loan', 'ratios'] as const) {
    expect(listNotes(long, id)).toContain(
      `The loan runs to year 7; profit, cash and DSCR are those of years 1 to 5. By the monthly schedule ${left} is still owed then.`,
    )
    expect(listNotes(report, id).join()).not.toContain('still owed')
  }
})

it('asks for food-contact papers only for packs for food', () => {
  const has = (query: string) =>
    JSON.stringify(listSections(buildReport(query), words.report, itemNames)).includes('report-food')
  expect([has('style=cup'), has(BAGS)]).toEqual([true, false])
})

/** Words of what only a bank or an authority can say. */
const PROMISES = /eligib|approved|as per|assured|guaranteed|certified/i

it('promises no approval, eligibility or guarantee in its words', () => {
  expect(JSON.stringify(words.report)).not.toMatch(PROMISES)
})

/** The cells of a row after its label. */
function findRow(own: ReturnType<typeof buildReport>, id: Parameters<typeof listRows>[1], label: string) {
  return listRows(own, id)
    .find(([name]) => name === label)
    ?.slice(1)
}

it.each(OTHERS)('spends on packs what their sales cost and what their stock grows by, to the paisa, with %j', typed => {
  const own = buildBankReport({ ...typed, 'process-days': '9' })
  const { years } = own.bank
  for (const [index, year] of years.entries()) {
    const sheet = toAmounts(own, year, index)
    // The cost of sales with administration is all that a year's packs cost, as the break-even analysis has it.
    expect(sheet.costOfSales.plus(sheet.administration).toFixed(2)).toBe(year.variable.plus(year.fixed).toFixed(2))
    const before = years[index - 1]?.working ?? year.working
    const grown = year.working.process.plus(year.working.goods).minus(before.process).minus(before.goods)
    expect(sheet.spent.minus(sheet.costOfSales).toFixed(2)).toBe(grown.toFixed(2))
    // A stock that opens a year is the one that closed the year before.
    const closed = years[index - 1] ? toAmounts(own, years[index - 1] ?? year, index - 1) : sheet
    expect([sheet.openingProcess.toFixed(2), sheet.openingGoods.toFixed(2)]).toEqual([
      closed.closingProcess.times(-1).toFixed(2),
      closed.closingGoods.times(-1).toFixed(2),
    ])
  }
})

it('has a fixed cost in the break-even analysis that leaves the profit before tax of the contribution', () => {
  const own = buildBankReport({ guarantee: '1.5', preop: '1,00,000' })
  for (const [index, year] of own.bank.years.entries()) {
    const { yearContribution, totalFixed, pbt } = toAmounts(own, year, index)
    expect(yearContribution.minus(totalFixed).toFixed(2)).toBe(pbt.toFixed(2))
  }
  const fee = 'Guarantee fee (CGTMSE)'
  const cells = listRows(own, 'profit').filter(([name]) => name === fee)
  // Once in the operating statement, once in the break-even analysis.
  expect(cells).toEqual([cells[0], cells[0]])
  // (33,33,065.64 + 10,05,584.86) × 1.5 % more than 39,15,054.20, of 57,83,993.10.
  const plain = buildBankReport({ guarantee: '1.5' })
  expect(plain.bank.breakEvenShare?.toFixed(4)).toBe('0.6881')
})

it('takes GST on machines back over the sales that bear enough', () => {
  const bearing = buildBankReport(BEARING)
  // ₹61,95,000 × 18 %.
  expect(findRow(bearing, 'cashFlow', 'GST on machines, paid')?.[0]).toBe('−11.15')
  expect(findRow(bearing, 'cashFlow', 'Promoter’s money for the GST on machines')?.[0]).toBe('11.15')
  // 70,56,000 × 18 % less 24,12,304 × 18 % are 8,35,865 in year 1; the rest comes back in year 2.
  const taken = 'GST on machines, taken back as credit'
  expect(findRow(bearing, 'cashFlow', taken)).toEqual(['–', '8.36', '2.79', '0.00', '0.00', '0.00'])
  expect(findRow(bearing, 'balance', 'GST on machines, not yet taken back')).toEqual(['2.79', ...Array(4).fill('0.00')])
  const untaxed = buildBankReport({ ...BEARING, 'gst-machine': '0' })
  const [year, untaxedYear] = [bearing.bank.years[0], untaxed.bank.years[0]]
  // Of the first year's own GST a month, 69,655, none is due while credit is left: working capital is as much more, and
  // a quarter of it is the promoter's.
  expect(
    year?.balance.cash
      .minus(untaxedYear?.balance.cash ?? 0)
      .round(0, 0)
      .gt(0),
  ).toBe(true)
  expect(year?.working.taxDue.toNumber()).toBe(0)
  expect(untaxedYear?.working.taxDue.toFixed(0)).toBe('69655')
})

it('says that GST on machines is set off later only where it is', () => {
  const later = 'set off later against GST on sales'
  const hasNote = (typed: Record<string, string>) => listNotes(buildBankReport(typed), 'balance').join().includes(later)
  expect([BEARING, INVERTED, {}].map(hasNote)).toEqual([true, false, false])
})

it('names what a bank asks for and nobody has entered', () => {
  const text = (typed: Record<string, string>) => listNotes(buildBankReport(typed), 'finance').join()
  expect(text({ preop: '1 lakh', guarantee: '0.5' })).toContain(
    'Not entered, so none is assumed: Contingency; Implementation, before production begins. ',
  )
  const entered = { preop: '1 lakh', guarantee: '0.5', contingency: '5', implementation: '3' }
  expect(text(entered)).not.toContain('Not entered')
})

it('counts no debtor of more than 90 days in the drawing power, and says what cannot be drawn', () => {
  const own = buildBankReport({ 'debtor-days': '120', margin: '5' })
  const [year] = own.bank.years
  if (!year) throw new Error('No year')
  // 75 % of (inventory 2,37,880 + 70,56,000 × 90 ÷ 360 − creditors 1,00,513).
  const { drawingPower, creditLimit } = year
  expect(drawingPower.toFixed(0)).toBe('1426025')
  // 95 % of (2,37,880 + 70,56,000 × 120 ÷ 360 − 1,00,513).
  expect(creditLimit.toFixed(0)).toBe('2364899')
  // Year 3: 95 % of (1,64,780 of inventory less creditors + 94,08,000 × 120 ÷ 360) less 75 % of it with 90 days.
  expect(listNotes(own, 'working').join()).toContain(
    'below the limit: 1, 2, 3, 4, 5. No more than it is drawn, and bears interest. The largest shortfall is ₹12,48,156, in year 3:',
  )
  // From year 3 on, suppliers wait for all that is tied up: 34 days of material, 3,03,756 of 2,99,241.
  const early = buildBankReport({ 'debtor-days': '0', 'creditor-days': '34', margin: '5' })
  expect(listNotes(early, 'working').join()).toContain('below the limit: 1, 2. ')
  expect(listNotes(report, 'working').join()).not.toContain('shortfall')
})

it('draws the lower of limit and drawing power, on which interest is paid, and has the promoter pay the rest', () => {
  const own = buildBankReport({ 'debtor-days': '120', margin: '5' })
  const drawn = 'Cash credit drawn: the lower of limit and drawing power'
  // Limits of 23,64,899 and more; 75 % of (1,37,367 of inventory less creditors + 70,56,000 × 90 ÷ 360), then of
  // (1,51,073 + 82,32,000 ÷ 4) and (1,64,780 + 94,08,000 ÷ 4).
  expect(findRow(own, 'working', drawn)).toEqual(['14.26', '16.57', '18.88', '18.88', '18.88'])
  // 14,26,025 × 10.5 %.
  expect(own.bank.years[0]?.cashCreditInterest.toFixed(0)).toBe('149733')
  // 61,95,000 × 5 % + 24,89,367 of working capital − 14,26,025.
  expect(own.bank.project.ownMoney.toFixed(0)).toBe('1373092')
  expect(findRow(own, 'balance', 'Cash credit')?.[0]).toBe('14.26')
  // With a margin as small as that of the promoter, the debtors beyond 90 days are what is missing.
  const small = buildBankReport({ 'debtor-days': '90', margin: '5', 'stock-margin': '5' })
  expect(findRow(small, 'working', drawn)).toEqual(findRow(small, 'working', 'Cash credit: limit of the year'))
  expect(findRow(report, 'working', drawn)).toEqual(findRow(report, 'working', 'Drawing power'))
})

it('takes the promoter’s contribution under PMEGP for the margin on stock, so that the bank lends 90 % of it', () => {
  const own = buildBankReport({ 'report-scheme': 'pmegp' })
  // 90 % of 10,19,367.
  expect(own.bank.project.cashCredit.toFixed(0)).toBe('917430')
  expect(listNotes(own, 'working').join()).toContain('less a margin of 10 %')
})

it('charges the fee of the guarantee on the cash credit too', () => {
  // (46,46,250 + 7,64,525) × 1 %, then (42,31,193 + 8,85,055) × 1 %.
  const fees = buildBankReport({ guarantee: '1' }).bank.years.map(({ guarantee }) => guarantee.toFixed(0))
  expect(fees.slice(0, 2)).toEqual(['54108', '51162'])
})

it('shows cash that is short as a liability, and names the years and the largest amount', () => {
  const own = buildBankReport({ sell: '3.2' })
  // −23.36 + 9.29 − 4.15 in year 1; then −18.01 + 7.90 + 0.82 − 1.10 − 8.98 more, and so on.
  expect(findRow(own, 'cashFlow', 'Closing')?.slice(1)).toEqual(['−18.22', '−37.59', '−53.77', '−69.68', '−85.58'])
  expect(findRow(own, 'balance', 'Cash and bank balance')).toEqual(Array(5).fill('0.00'))
  const short = 'Cash that is short: further money needed'
  expect(findRow(own, 'balance', short)).toEqual(['18.22', '37.59', '53.77', '69.68', '85.58'])
  expect(findRow(own, 'balance', 'Difference')).toEqual(Array(5).fill('0.00'))
  // (2.38 + 5.76) ÷ (1.01 + 5.35 + 18.22 + 8.98).
  expect(findRow(own, 'ratios', 'Current ratio')?.[0]).toBe('0.24')
  expect(listNotes(own, 'balance').join()).toContain(
    'Years that end without enough cash: 1, 2, 3, 4, 5. The most is ₹85,58,234, at the end of year 5.',
  )
  // A project with cash in each year has neither the row nor the note.
  expect(findRow(report, 'balance', short)).toBeUndefined()
  expect(listNotes(report, 'balance').join()).not.toContain('without enough cash')
})

it('has the interest of the implementation among pre-operative expenses, and begins the schedule with production', () => {
  const own = buildBankReport({ implementation: '6', moratorium: '9' })
  // Half of the loan for 6 months at 10.5 %: x = (61,95,000 + x) × 75 % × 10.5 % × 6 ÷ 24.
  expect(own.bank.project.earlyInterest.toFixed(2)).toBe('124413.45')
  // 63,19,413.45 × 75 %; a quarter of it × 10.5 % is the interest again.
  expect(own.bank.project.loan.toFixed(2)).toBe('4739560.09')
  expect(findRow(own, 'finance', 'Pre-operative expenses')?.[0]).toBe('1.24')
  expect(findRow(own, 'profit', 'Pre-operative expenses written off')).toEqual(Array(5).fill('0.25'))
  // 60 months less 6, of which 9 less 6 bear interest alone.
  const { months = [] } = own.bank.loan ?? {}
  expect(months).toHaveLength(54)
  expect(months.findIndex(({ principal }) => principal.gt(0))).toBe(3)
  expect(findRow(own, 'top', 'Implementation, before production begins')).toEqual(['6 months'])
  expect(listNotes(own, 'finance').join()).toContain('interest of ₹1,24,413 for 6 months of implementation')
  expect(findRow(report, 'top', 'Implementation, before production begins')).toEqual(['–'])
  expect(report.bank.project.earlyInterest.toNumber()).toBe(0)
})

it('has the sub-totals of the bank’s forms, which add up', () => {
  const at = (id: Parameters<typeof listRows>[1], label: string) => findRow(report, id, label)?.slice(0, 2)
  // 47.42 + 0.30, without rounding 47.714, and 47.42 + 0.74 in year 1; 51.65 + 0.74 with finished goods in year 2.
  expect(at('profit', 'Sub-total with work in process')).toEqual(['47.71', '51.97'])
  expect(at('profit', 'Sub-total with finished goods')).toEqual(['48.16', '52.39'])
  // 70.56 − 15.03 of operating profit, 82.32 − 22.26.
  expect(at('profit', 'Sub-total: cost of sales, selling, administration')).toEqual(['55.53', '60.06'])
  // 2.379 + 8.820 + 5.250; 1.005 + 7.645 + 8.981, by which the current ratio of year 1 is 0.93.
  expect(at('balance', 'Total current assets')).toEqual(['16.45', '23.80'])
  expect(at('balance', 'Total current liabilities')).toEqual(['17.63', '19.99'])
  expect(at('balance', 'Net working capital: current assets less current liabilities')).toEqual(['−1.18', '3.80'])
})

it.each([
  ['2027-28', 'Year 1 (FY 2027-28)', 'Year 5 (FY 2031-32)'],
  ['FY 2099', 'Year 1 (FY 2099-00)', 'Year 5 (FY 2103-04)'],
  ['next year', 'Year 1', 'Year 5'],
])('names the years after the financial year %s', (typed, first, last) => {
  const own = buildBankReport({ 'report-firstYear': typed })
  const parts = listSections(own, words.report, itemNames).find(({ id }) => id === 'profit')?.parts ?? []
  const head = parts.flatMap(part => (part.kind === 'table' ? [part.head] : []))[0]
  expect([head?.[1], head?.at(-1)]).toEqual([first, last])
})

it('calls debt that no net worth stands beside not met', () => {
  const own = buildBankReport({ sell: '2.6' })
  const label = 'TOL/TNW: banks look for 3, at most 4'
  expect([findRow(own, 'ratios', 'TOL/TNW')?.at(-1), findRow(own, 'ratios', label)?.at(-1)]).toEqual(['–', 'not met'])
})

it('says of which month the assumed prices are, until the buyer has entered each', () => {
  const dated = ['price-bag', 'ink']
  const inputs = report.inputs.map(input => ({
    ...input,
    asOf: dated.includes(input.id) ? 'November 2025' : undefined,
  }))
  const build = (typed: Record<string, string>) => ({ ...buildBankReport(typed), inputs })
  const note = 'Prices, wages and rates that the promoter has not entered are assumed, with prices of November 2025.'
  const standard = (id: string) => String(inputs.find(input => input.id === id)?.value)
  const assumed = build({ 'price-bag': standard('price-bag'), ink: standard('ink') })
  expect(listNotes(assumed, 'top')).toContain(note)
  expect(findRow(assumed, 'overheads', 'Flexo ink')).toEqual([`₹${standard('ink')}/kg`, 'assumed, as of November 2025'])
  const typed = build({ 'price-bag': '51', ink: '311' })
  expect(listNotes(typed, 'top')).toEqual([])
  expect(findRow(typed, 'overheads', 'Flexo ink')).toEqual(['₹311/kg', 'the promoter’s'])
})

it('lists the papers that the board of corrugated packs is counted with', () => {
  const own = buildReport('style=rsc&flute=BC&from-reel=1', {})
  expect(findRow(own, 'overheads', 'Outer liner')).toEqual(['150/20 gsm/BF', 'assumed'])
})

it('states the terms of loan, tax and depreciation, and whose figures they are', () => {
  const [typed, assumed] = [words.report.values.typed, words.report.values.assumed]
  const own = buildBankReport({ tenor: '72', tax: '22', implementation: '3' })
  const { loan } = own.bank
  expect(listRows(own, 'finance')).toEqual(
    expect.arrayContaining([
      ['Term loan', formatRupees(own.bank.project.loan), ''],
      ['Interest rate of term loan and cash credit, a year', '10.5 %', assumed],
      ['Loan term, months from the first disbursement', '72', typed],
      ['Implementation, months before production begins', '3', typed],
      ['Moratorium (interest only), months within the term', '6', assumed],
      // 72 months less the 6 of the moratorium, which has the 3 of the implementation in it.
      ['Equal monthly instalments; the last is what is left', `66 of ${formatRupees(loan?.emi ?? 0)}`, ''],
      ['Method of depreciation', '15 % of the written-down value', assumed],
      ['Tax on profit', '22 %', typed],
    ]),
  )
  const straight = listRows(buildBankReport({ depreciation: 'straight' }), 'finance')
  expect(straight).toContainEqual(['Method of depreciation', words.report.values.straight, typed])
  expect(listRows(buildBankReport(NO_LOAN), 'finance')).toContainEqual([
    'Equal monthly instalments; the last is what is left',
    '–',
    '',
  ])
})

it('adds the GST on machines that comes back later to what the promoter brings at the start', () => {
  const own = buildBankReport(BEARING)
  const label = 'Promoter’s money at the start, with the GST on machines'
  const { ownMoney, machineTax } = own.bank.project
  expect(machineTax.toFixed(0)).toBe('1115100')
  const start = ownMoney.plus(machineTax)
  expect(findRow(own, 'top', label)).toEqual([formatRupees(start)])
  expect(findRow(own, 'finance', label)).toEqual([start.div(100_000).toFixed(2), '–'])
  // Where it is lost, it is in the cost, and so in the contribution.
  const lost = buildBankReport(INVERTED)
  expect([findRow(lost, 'top', label), findRow(lost, 'finance', label)]).toEqual([undefined, undefined])
})

it('has the yearly schedule of the loan only under PMEGP', () => {
  const listCaptions = (own: typeof report) => {
    const parts = listSections(own, words.report, itemNames).find(({ id }) => id === 'loan')?.parts ?? []
    return parts.flatMap(part => (part.kind === 'table' ? part.caption : []))
  }
  const { yearly } = words.report.tables
  const pmegp = buildBankReport({ 'report-scheme': 'pmegp' })
  expect([listCaptions(pmegp).includes(yearly), listNotes(pmegp, 'loan').includes(words.report.notes.yearly)]).toEqual([
    true,
    true,
  ])
  expect([listCaptions(report), listNotes(report, 'loan')].flat()).not.toContain(yearly)
  expect(listNotes(report, 'loan')).not.toContain(words.report.notes.yearly)
})

it('says when the GST on machines is back, or how much is not', () => {
  // 11,15,100 less 8,35,865 in year 1 and the rest in year 2.
  expect(findRow(buildBankReport(BEARING), 'ratios', 'GST credit locked up')).toEqual([
    '₹11,15,100 at the start; back by the end of year 2',
  ])
  const slow = buildBankReport({ ...BEARING, 'gst-out': '7' })
  const left = slow.bank.years.at(-1)?.balance.machineTax ?? new Big(0)
  expect(left.gt(0)).toBe(true)
  expect(findRow(slow, 'ratios', 'GST credit locked up')).toEqual([
    `₹11,15,100 at the start; ${formatRupees(left)} of it not back by the end of year 5`,
  ])
})

it('says what the loan is without rent deposit and pre-operative expenses', () => {
  const own = buildBankReport({ preop: '1,00,000', deposit: '3' })
  const { deposit, preoperative } = own.bank.project
  // The loan is 75 % of what it finances: 61,95,000 without the two.
  expect(listNotes(own, 'finance')).toContain(
    `Within the cost that the bank finances: Rent deposit ${formatRupees(deposit)}; Pre-operative expenses ${formatRupees(preoperative)}. Many banks leave these to the promoter: then the term loan is ₹46,46,250.`,
  )
  expect(listNotes(report, 'finance').join()).not.toContain('Many banks')
})
