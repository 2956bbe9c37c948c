/** @jest-environment node */
import Big from 'big.js'
import { listSections } from '@/lib/trade/costs/report-sections'
import { toAmounts } from '@/lib/trade/costs/year-amounts'
import { formatRupees } from '@/lib/words/format-number'
import { plannerData } from '../../../support/many-machines'
import { buildBankReport, buildReport, findRow, itemNames, listNotes, listRows } from '../../../support/report'
import { BAGS, NO_LOAN, TYPED } from '../../../support/report-job'
import { words } from '../../../support/words'

// The figures of this job were computed outside of this code: see worked-costs.test.ts. Most amounts are in lakh of
// rupees; those of a month of the loan are in rupees.
// A row has a cell for each of the years 1 to 5; the fund and cash flow begin with one for the start.

const report = buildBankReport()

// What is tied up and owed, in days of a year of 360: stock of material 20, work in process 2, finished goods 5, debtors
// 45, creditors 15.
it.each<[Parameters<typeof listRows>[1], string[]]>([
  ['top', ['Cost of project', '₹72,02,700']],
  ['top', ['Break-even point, % of the sales of year 3', '67.67 %: met in part; banks look for 60 %, at most 70 %']],
  ['top', ['DSCR, average', '1.69: met; banks look for 1.5, at least 1.25']],
  ['top', ['DSCR, lowest year', '1.46: met; banks look for 1.25, at least 1.2']],
  ['capacity', ['Installed capacity per day', '39,508']],
  // 39,508 × 300 days of work.
  ['capacity', ['Installed capacity, packs a year', ...Array(5).fill('1,18,52,400')]],
  // 60, 70 and then 80 % of 8,000 × 300.
  ['capacity', ['Packs sold', '14,40,000', '16,80,000', '19,20,000', '19,20,000', '19,20,000']],
  // In year 1, stock and work in process of 5 + 2 days are made besides: 14,40,000 × (1 + 7 ÷ 360). In year 2, 2,40,000
  // more are sold, and both grow with them: 16,80,000 + 2,40,000 × 7 ÷ 360.
  [
    'capacity',
    [
      'Packs made: those sold, and what stock grows by',
      ...['14,68,000', '16,84,667', '19,24,667', '19,20,000', '19,20,000'],
    ],
  ],
  ['capacity', ['Packs made, % of installed capacity', '12.39 %', '14.21 %', '16.24 %', '16.2 %', '16.2 %']],
  // 75 % of 61,95,000, and its share of the cost of project, 72,02,700.
  ['finance', ['Term loan', '46.46', '64.51 %']],
  // (3 operators × 20,000 + 3 helpers × 14,000) × 1.2 × 12 months, and 35,000 × 12 for the supervisor.
  ['people', ['Total', '6', '', '18.89']],
  ['working', ['Working capital gap', '', '10.08']],
  ['balance', ['Assets', ...Array(5).fill('')]],
  ['balance', ['Capital and liabilities', ...Array(5).fill('')]],
  // 61.95 lakh, of which 15 % are written off in each year.
  ['depreciation', ['Closing', '52.66', '44.76', '38.05', '32.34', '27.49']],
  // Month 7, the first of repayment: opening balance, interest, principal, instalment, closing balance.
  ['loan', ['7', '46,46,250.00', '40,654.69', '67,678.31', '1,08,333.00', '45,78,571.69']],
  ['profit', ['Profit after tax', '0.44', '7.07', '14.02', '15.60', '17.16']],
  ['profit', ['Manufacturing expenses, total', '47.90', '51.67', '55.85', '55.77', '55.77']],
  // 2 days of the variable and the fixed cost of a year, without supervisor and office (35,000 + 15,000 a month): of
  // 47,41,518, then of 51,59,239, then of 55,76,960.
  ['profit', ['Less: closing stock of work in process', '−0.26', '−0.29', '−0.31', '−0.31', '−0.31']],
  // 5 days of the same costs, of the year before. Year 1 opens without any stock.
  ['profit', ['Add: opening stock of finished goods', '0.00', '0.66', '0.72', '0.77', '0.77']],
  // In year 1, manufacturing expenses of 47.90 less work in process of 0.26 that closes it. In year 2, 51.67, and work in
  // process of 0.26 that opens it less 0.29 that closes it.
  ['profit', ['Cost of production, before depreciation', '47.64', '51.65', '55.83', '55.77', '55.77']],
  // In year 1, the 47.64 above less finished goods of 0.66 that close it: 47.41518 less 7 ÷ 360 of the fixed cost of the
  // factory, 22.35193. In year 2, 51.65, and finished goods of 0.66 that open it less 0.72 that close it.
  ['profit', ['Cost of sales, before depreciation', '46.98', '51.59', '55.77', '55.77', '55.77']],
  ['profit', ['Dies, plates and blocks for new jobs', ...Array(5).fill('1.20')]],
  // 20 days of material, 2 + 5 days of the cost in the factory; in year 1, 24,12,304 × 20 ÷ 360 and
  // 47,41,518 × 7 ÷ 360.
  ['working', ['Inventory', '2.26', '2.57', '2.87', '2.87', '2.87']],
  // Inventory and debtors less creditors, each before it is rounded: 10,07,700, then 11,68,407 and 13,29,113.
  ['working', ['Working capital gap', '10.08', '11.68', '13.29', '13.29', '13.29']],
  ['working', ['Increase in working capital', '0.00', '1.61', '1.61', '0.00', '0.00']],
  // 75 % of the gap of each year: 25 % is the promoter's, and the margin of the drawing power.
  ['working', ['Cash credit drawn: the lower of limit and drawing power', '7.56', '8.76', '9.97', '9.97', '9.97']],
  ['working', ['Cash credit: limit of the year', '7.56', '8.76', '9.97', '9.97', '9.97']],
  ['working', ['Drawing power', '7.56', '8.76', '9.97', '9.97', '9.97']],
  // 45 days of sales of 70,56,000, 82,32,000 and 94,08,000; 15 days of material.
  ['balance', ['Debtors', '8.82', '10.29', '11.76', '11.76', '11.76']],
  ['balance', ['Creditors', '1.01', '1.17', '1.34', '1.34', '1.34']],
  ['fundFlow', ['Increase in working capital', '–', '–', '1.61', '1.61', '–', '–']],
  ['cashFlow', ['Increase in working capital', '–', '0.00', '−1.61', '−1.61', '0.00', '0.00']],
  ['cashFlow', ['Increase in cash credit', '–', '0.00', '1.21', '1.21', '0.00', '0.00']],
  // In year 2, profit 7,06,544 + depreciation 7,89,863 + increase in cash credit 1,20,530 − principal 8,98,127
  // − increase in working capital 1,60,706.
  ['cashFlow', ['Net cash flow', '0.00', '5.58', '5.58', '10.36', '10.24', '9.72']],
  // As this report counts and by the first method, 75 % of the gap; by the second, the gap less 25 % of current assets of
  // 11,08,214; by the turnover method, 20 % of sales of 70,56,000.
  ['working', ['Bank finance (MPBF)', '7.56', '7.56', '7.31', '14.11']],
  ['working', ['Margin, from long-term sources', '2.52', '2.52', '2.77', '3.53']],
  // Sales less 3 % of them for selling and distribution, less the variable cost: 70,56,000 × 0.97 − 25,06,325.
  ['profit', ['Contribution', '43.38', '50.61', '57.84', '57.84', '57.84']],
  // Fixed cost 28,35,193 − 43,462 that the first stock takes up (22,35,193 × 7 ÷ 360) + interest on the loan 4,78,869 and
  // on the cash credit 79,356 + depreciation 9,29,250.
  ['profit', ['Total fixed cost', '42.79', '41.19', '39.14', '37.04', '34.96']],
  // 42,79,206 of fixed cost over 43,37,995 of contribution: 98.64 % of the sales.
  ['profit', ['Break-even sales', '69.60', '67.00', '63.67', '60.24', '56.86']],
  ['profit', ['Break-even point, % of the year’s sales', '98.64 %', '81.39 %', '67.67 %', '64.03 %', '60.44 %']],
  // 98.64 % × 14,40,000 ÷ 1,18,52,400, 81.39 % × 16,80,000 ÷ 1,18,52,400, and so on.
  ['profit', ['Break-even point, % of installed capacity', '11.98 %', '11.54 %', '10.96 %', '10.37 %', '9.79 %']],
  ['balance', ['Difference', '0.00', '0.00', '0.00', '0.00', '0.00']],
  ['ratios', ['DSCR', '1.62', '1.46', '1.82', '1.78', '1.74']],
  ['ratios', ['DSCR: banks look for 1.25, at least 1.2', ...Array(5).fill('met')]],
  // (gap 10,07,700 + creditors 1,00,513 + cash 5,58,284) ÷ (creditors 1,00,513 + cash credit 7,55,775 + principal of
  // year 2 8,98,127).
  ['ratios', ['Current ratio', '0.94', '1.20', '1.61', '1.96', '4.96']],
  ['ratios', ['Current ratio: banks look for 1.33, at least 1.17', 'not met', 'met in part', 'met', 'met', 'met']],
  // Loan 42,31,193 ÷ (capital 18,00,675 + reserves 44,091), rounded up: more debt is worse.
  ['ratios', ['Debt–equity ratio', '2.30', '1.31', '0.60', '0.23', '0.00']],
  ['ratios', ['Debt–equity ratio: banks look for 2, at most 3', 'met in part', 'met', 'met', 'met', 'met']],
  // (loan 42,31,193 + cash credit 7,55,775 + creditors 1,00,513) ÷ net worth 18,44,766.
  ['ratios', ['TOL/TNW', '2.76', '1.70', '0.88', '0.43', '0.16']],
  // Operating profit 15,46,264 ÷ interest (4,78,869 + 79,356).
  ['ratios', ['Interest coverage ratio', '2.76', '4.50', '7.23', '9.90', '16.78']],
  // 61,95,000 × 85 % ÷ 42,31,193 to 32,33,829 ÷ 12,28,973, rounded down; nothing is owed after year 5.
  ['ratios', ['Fixed asset cover', '1.24', '1.34', '1.62', '2.63', '–']],
  ['ratios', ['Fixed asset cover: banks look for 1.5, at least 1.25', 'not met', 'met in part', 'met', 'met', '–']],
  // Profit after tax 44,091 ÷ sales 70,56,000.
  ['ratios', ['Net profit, % of sales', '0.62 %', '8.58 %', '14.91 %', '16.59 %', '18.24 %']],
  ['ratios', ['Internal rate of return, before tax and interest', '26.54 %']],
  // A little less than 34 months: of 61,95,000, years 1 and 2 earn 15,46,264 and 22,25,801; that leaves 24,22,935 of the
  // 29,48,800 that year 3 earns.
  ['ratios', ['Payback period, by the utilisation of each year', '34 months']],
  ['ratios', ['Payback period, if all of the planned output is sold', '17 months']],
  // The DSCR of the lowest year and of all years, with a price 10 % lower, then with one 10 % higher.
  ['ratios', ['Main material', '1.58', '1.83', '1.35', '1.54']],
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

it('says of a pack that sells below its cost that nothing is counted, not that prices are missing', () => {
  const loss = buildBankReport({ sell: '1.00' })
  expect(loss.missing).toEqual({ sell: false, machines: [] })
  for (const { id, parts } of listSections(loss, words.report, itemNames)) {
    const texts = JSON.stringify(parts)
    expect([id, texts]).toEqual([id, expect.not.stringContaining(words.report.form.needed)])
  }
  expect(listNotes(loss, 'profit')).toEqual([words.report.form.lossNeeded])
})

it('names boiler, compressor and starch kitchen beside the machines, and says whether their price is counted', () => {
  const corrugated = 'style=rsc&from-reel=1'
  const without = listNotes(buildReport(corrugated), 'machinery').join()
  expect(without).toMatch(/Not among these machines: .*boiler or heater.*starch kitchen/)
  expect(without).toContain(words.report.notes.noServices)
  expect(listNotes(buildReport(corrugated, { assets: '20 lakh' }), 'machinery').join()).toContain(
    words.report.notes.services,
  )
  expect(listNotes(report, 'machinery')).toEqual([words.report.notes.machinery])
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
      return Math.round(Number(text.replaceAll(',', '').replace('−', '-')) * 100)
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
    // The first stock of packs is spent in year 1, and no cost of what it sells. Each amount is rounded to a hundredth of
    // a lakh, so that the sum may differ by a few of them.
    const stocked = of('closingProcess') + of('closingGoods')
    expect(Math.abs(of('sales') - spent - stocked - of('surplus'))).toBeLessThanOrEqual(5)
    expect(of('powerFuel')).toBeGreaterThan(0)
  },
)

it('counts other assets as machines, writes pre-operative expenses off in five years, and takes drawings from cash', () => {
  const typed = { assets: '5,00,000', preop: '1,00,000', 'drawings-2': '2,40,000', deposit: '0' }
  const own = buildBankReport(typed)
  const without = buildBankReport({ deposit: '0' })
  expect(findRow(own, 'finance', 'Miscellaneous fixed assets')?.[0]).toBe('5.00')
  const gained = own.bank.project.fixedCapital.minus(without.bank.project.fixedCapital)
  expect(gained.toNumber()).toBe(600_000)
  // 15 % of 5,00,000 more is depreciated in year 1, and 1,00,000 ÷ 5 is written off in each year.
  const [first, firstWithout] = [own.bank.years[0], without.bank.years[0]]
  expect(first?.depreciation.minus(firstWithout?.depreciation ?? 0).toNumber()).toBe(75_000)
  expect(findRow(own, 'profit', 'Pre-operative expenses written off')).toEqual(Array(5).fill('0.20'))
  expect(findRow(own, 'balance', 'Pre-operative expenses not yet written off')).toEqual([
    '0.80',
    '0.60',
    '0.40',
    '0.20',
    '0.00',
  ])
  expect(findRow(own, 'profit', 'Drawings by the promoter')).toEqual(['0.00', '2.40', '0.00', '0.00', '0.00'])
  expect(findRow(own, 'cashFlow', 'Drawings by the promoter')?.slice(1)).toEqual([
    '0.00',
    '−2.40',
    '0.00',
    '0.00',
    '0.00',
  ])
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

it('pays a fixed charge for the connected load with compressor and light, whether the machines run or not', () => {
  const own = buildBankReport({ tariff: '7.5', 'fixed-charge': '150' })
  // 64 kW of machines, and 10 % of them.
  expect(findRow(own, 'power', 'Connected load')).toEqual(['64 kW'])
  const load = 70
  expect(findRow(own, 'power', 'Connected load with compressor and light')).toEqual(['70 kW'])
  // A month of 25 days at ₹150 a kW.
  const demand = own.costs.running.items.find(({ item }) => item === 'demand')
  expect([demand?.kind, demand?.cost.toFixed(4)]).toEqual(['fixed', ((load * 150) / 25).toFixed(4)])
  expect(own.costs.running.fixedMonth.minus(report.costs.running.fixedMonth).toFixed(4)).toBe((load * 150).toFixed(4))
  const charge = 'Fixed charge of electricity per year'
  expect(findRow(own, 'power', charge)).toEqual([`${load} kW × ₹150.00 × 12 = ${formatRupees(load * 150 * 12)}`])
  // A day takes 61.4518 kWh at ₹7.50, and year 1 makes as much as 60 % of 300 days do, and 7 days' packs in stock. The
  // fixed charge is not less.
  const year = own.bank.years[0]
  if (!year) throw new Error('No year')
  const { powerFuel } = toAmounts(own, year, 0)
  expect(powerFuel?.toNumber()).toBeCloseTo(61.4518 * 7.5 * 300 * 0.6 * (1 + 7 / 360) + load * 150 * 12, -1)
  expect(findRow(report, 'power', charge)).toBeUndefined()
})

it.each([
  // 21 × 6.2 m of machines with aisles, 1.6 times as much in all, and no store, as the job was worked by hand.
  [
    {},
    /^Rented area: 130 m² for machines with their aisles \([\d.]+ × [\d.]+ m\) \+ 78 m² for ways, .* \+ 0 m² for stores .* = 208 m²\.$/,
  ],
  [
    { 'store-paper': '1.4' },
    /\+ 78 m² for ways, .* \+ 6 m² for stores \(20 days of material, 5 days of packs\) = 214 m²\.$/,
  ],
])('says the rented area as one sum, with %j', (typed, sentence) => {
  expect(listNotes(buildBankReport(typed as Record<string, string>), 'land')[0]).toMatch(sentence)
})

it('pays other helpers whole shifts, as a line of their own', () => {
  const own = buildBankReport({ 'other-helpers': '2', helper: '14000' })
  const shifts = own.brief.number('shifts')
  const people = findRow(own, 'people', words.report.rows.otherHelpers)
  // How many, and the wage of each.
  expect(people?.slice(0, 2)).toEqual([String(2 * shifts), '₹14,000'])
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
  expect(findRow(own, 'people', 'Total')?.[0]).toBe(total)
  const employment = 'Employment generated, without supervisor and office'
  expect(listRows(own, 'top')).toContainEqual([employment, people])
})

it("computes with the buyer's figures, and keeps the notes", () => {
  // The days of work and the wage count as changed; the rent cannot be read, so that it stays as it was.
  const { changed, notes } = buildReport(`${BAGS}&work-days=26`, { ...TYPED, helper: '15000', rent: 'with GST?' })
  expect([changed - report.changed, notes]).toEqual([2, [{ key: 'rent', text: expect.stringContaining('with GST?') }]])
})

it('shows a negative return with the same minus sign as other figures', () => {
  expect(listRows(buildBankReport({ sell: '3.60' }), 'ratios')).toContainEqual([
    'Internal rate of return, before tax and interest',
    '−6.71 %',
  ])
})

it('has no loan schedule if no month is left for repayment, and says so', () => {
  const early = buildBankReport(NO_LOAN)
  expect(listRows(early, 'loan')).toEqual([])
  expect(JSON.stringify(listSections(early, words.report, itemNames))).toContain(words.report.notes.noLoan)
})

// By a second program: as worked by hand up to year 5, with another loan; then as year 5, at 2,948,800 a year.
it.each([
  ['72', ['1.81', '1.70', '2.13', '2.09', '2.05', '2.01'], '1.97'],
  ['84', ['1.96', '1.92', '2.42', '2.37', '2.33', '2.29', '2.25'], '2.23'],
])('has the years of a loan of %s months until its last instalment', (tenor, dscr, average) => {
  const long = buildBankReport({ tenor })
  const last = dscr.length
  expect(findRow(long, 'ratios', 'DSCR')).toEqual(dscr)
  expect(findRow(long, 'top', 'DSCR, average')?.[0]).toContain(`${average}: met`)
  for (const id of ['profit', 'cashFlow', 'fundFlow', 'balance', 'working', 'depreciation', 'capacity'] as const) {
    const table = listSections(long, words.report, itemNames)
      .find(section => section.id === id)
      ?.parts.findLast(part => part.kind === 'table' && part.head.length > last)
    expect([id, table?.kind === 'table' && table.head.at(-1)]).toEqual([id, `Year ${last}`])
  }
  expect(findRow(long, 'balance', 'Difference')).toEqual(Array(last).fill('0.00'))
  expect(listNotes(long, 'capacity').join()).toContain(`the tables run to year ${last}`)
  expect(listNotes(long, 'ratios').join()).toContain(`after year ${last} each year is as year ${last}`)
  expect(listNotes(long, 'loan').join()).not.toContain('still owed')
  expect(findRow(report, 'ratios', 'DSCR')).toHaveLength(5)
  expect(listNotes(report, 'capacity').join()).not.toContain('the tables run')
})

it('writes pre-operative expenses off in five of seven years, and draws in the last two what is drawn in year 5', () => {
  const long = buildBankReport({ tenor: '84', preop: '5,00,000', 'drawings-5': '1,20,000' })
  expect(findRow(long, 'profit', 'Pre-operative expenses written off')).toEqual([
    ...Array(5).fill('1.00'),
    '0.00',
    '0.00',
  ])
  expect(findRow(long, 'balance', 'Pre-operative expenses not yet written off')?.slice(-3)).toEqual(
    Array(3).fill('0.00'),
  )
  expect(findRow(long, 'profit', 'Drawings by the promoter')?.slice(3)).toEqual(['0.00', '1.20', '1.20', '1.20'])
  // Of 66,95,000 the bank lends 75 %. By the second program.
  expect(findRow(long, 'ratios', 'DSCR')).toEqual(['1.83', '1.83', '2.27', '2.22', '2.19', '2.12', '2.09'])
})

it('says what is owed after seven years of a longer loan', () => {
  const long = buildBankReport({ tenor: '96' })
  const left = formatRupees(long.bank.loan?.months[83]?.closing ?? 0)
  for (const id of ['loan', 'ratios'] as const) {
    expect(listNotes(long, id)).toContain(
      `The loan runs to year 8; profit, cash and DSCR, average too, are those of years 1 to 7. By the monthly schedule ${left} is still owed then.`,
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

it('names what a bank asks for and nobody has entered', () => {
  const text = (typed: Record<string, string>) => listNotes(buildBankReport(typed), 'finance').join()
  expect(text({ preop: '1 lakh', guarantee: '0.5' })).toContain(
    'Not entered, so none is assumed: Contingency; Implementation, before production begins. ',
  )
  const entered = { preop: '1 lakh', guarantee: '0.5', contingency: '5', implementation: '3' }
  expect(text(entered)).not.toContain('Not entered')
})

it('shows cash that is short as a liability, and names the years and the largest amount', () => {
  const own = buildBankReport({ sell: '3.2' })
  // Year 1: loss −22.91 + depreciation 9.29 − principal 4.15. Year 2 adds: loss −18.00 + depreciation 7.90 + increase
  // in cash credit 0.82 − increase in working capital 1.10 − principal 8.98. And so on.
  expect(findRow(own, 'cashFlow', 'Closing')?.slice(1)).toEqual(['−17.77', '−37.13', '−53.31', '−69.20', '−85.10'])
  expect(findRow(own, 'balance', 'Cash and bank balance')).toEqual(Array(5).fill('0.00'))
  const short = 'Cash that is short: further money needed'
  expect(findRow(own, 'balance', short)).toEqual(['17.77', '37.13', '53.31', '69.20', '85.10'])
  expect(findRow(own, 'balance', 'Difference')).toEqual(Array(5).fill('0.00'))
  // (inventory 2.26 + debtors 5.76) ÷ (creditors 1.01 + cash credit 5.26 + what is short 17.77 + principal of year 2
  // 8.98).
  expect(findRow(own, 'ratios', 'Current ratio')?.[0]).toBe('0.24')
  expect(listNotes(own, 'balance').join()).toContain(
    'Years that end without enough cash: 1, 2, 3, 4, 5. The most is ₹85,10,178, at the end of year 5.',
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
  const findTwo = (id: 'profit' | 'balance', label: string) => findRow(report, id, label)?.slice(0, 2)
  // Manufacturing expenses and the opening work in process: 47.903 + 0, 51.674 + 0.263.
  expect(findTwo('profit', 'Sub-total with work in process')).toEqual(['47.90', '51.94'])
  // Cost of production and the opening finished goods: 47.639 + 0, 51.650 + 0.659.
  expect(findTwo('profit', 'Sub-total with finished goods')).toEqual(['47.64', '52.31'])
  // Sales less operating profit: 70.56 − 15.46, 82.32 − 22.26.
  expect(findTwo('profit', 'Sub-total: cost of sales, selling, administration')).toEqual(['55.10', '60.06'])
  // Year 1: inventory 2.262 + debtors 8.820 + cash 5.583.
  expect(findTwo('balance', 'Total current assets')).toEqual(['16.66', '24.02'])
  // Year 1: creditors 1.005 + cash credit 7.558 + principal of year 2 8.981; the current ratio is 16.66 ÷ 17.54 = 0.94.
  expect(findTwo('balance', 'Total current liabilities')).toEqual(['17.54', '19.91'])
  expect(findTwo('balance', 'Net working capital: current assets less current liabilities')).toEqual(['−0.88', '4.11'])
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
  const today = new Date(2025, 10, 30)
  const build = (typed: Record<string, string>) => ({ ...buildBankReport(typed), inputs, today })
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
