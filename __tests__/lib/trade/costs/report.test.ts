/** @jest-environment node */
import Big from 'big.js'
import { listExcesses } from '@/lib/trade/costs/report'
import { getSubsidy } from '@/lib/trade/costs/report-bank'
import { planFunds, sumFunds } from '@/lib/trade/costs/report-flows'
import { listSections } from '@/lib/trade/costs/report-sections'
import { toAmounts } from '@/lib/trade/costs/report-years'
import { formatRupees } from '@/lib/words/format-number'
import { plannerData } from '../../../support/many-machines'
import { buildBankReport, buildReport, itemNames, listRows } from '../../../support/report'
import { BAGS, TYPED } from '../../../support/report-job'
import { words } from '../../../support/words'

// The figures of this job were computed outside of this code: see worked-costs.test.ts. Most amounts are in lakh of
// rupees; those of a month of the loan are in rupees.

const report = buildBankReport()

/** No month is left to repay in. */
const NO_LOAN = { tenor: '12', moratorium: '24' }

it.each<[Parameters<typeof listRows>[1], string[]]>([
  ['top', ['Cost of project', '₹72,14,367']],
  ['top', ['Break-even point, % of the sales of year 3', '67.25 %']],
  ['capacity', ['Installed capacity per day', '39,508']],
  ['finance', ['Term loan', '46.46', '64.4 %']],
  ['people', ['Total', '', '', '18.89']],
  ['working', ['Working capital gap', '', '10.19']],
  ['depreciation', ['Closing', '52.66', '44.76', '38.05', '32.34', '27.49']],
  ['loan', ['7', '46,46,250.00', '40,654.69', '67,678.31', '1,08,333.00', '45,78,571.69']],
  ['profit', ['Profit after tax', '0.11', '7.15', '14.21', '15.79', '17.34']],
  // (material × 5 days + variable and fixed cost × 7 + sales × 45) ÷ 360: 10,19,367, then 11,80,073 and 13,40,780.
  ['working', ['Inventory', '2.38', '2.68', '2.99', '2.99', '2.99']],
  ['working', ['Working capital gap', '10.19', '11.80', '13.41', '13.41', '13.41']],
  ['working', ['Increase in working capital', '0.00', '1.61', '1.61', '0.00', '0.00']],
  ['balance', ['Debtors', '8.82', '10.29', '11.76', '11.76', '11.76']],
  ['balance', ['Creditors', '1.01', '1.17', '1.34', '1.34', '1.34']],
  ['fundFlow', ['Increase in working capital', '–', '–', '1.61', '1.61', '–', '–']],
  ['cashFlow', ['Increase in working capital', '–', '0.00', '−1.61', '−1.61', '0.00', '0.00']],
  // 7,15,346 + 7,89,863 − 8,98,127 − 1,60,706 in year 2.
  ['cashFlow', ['Net cash flow', '0.00', '5.25', '4.46', '9.34', '10.42', '9.90']],
  // 75 % of the gap; the gap less 25 % of 11,19,880; 20 % of 70,56,000.
  ['working', ['Bank finance (MPBF)', '7.65', '7.65', '7.39', '14.11']],
  ['working', ['Margin, from long-term sources', '2.55', '2.55', '2.80', '3.53']],
  // 28,35,193 + 4,78,869 + 80,275 + 9,29,250, over 70,56,000 × 0.97 − 25,06,325.
  ['profit', ['Contribution', '43.38', '50.61', '57.84', '57.84', '57.84']],
  ['profit', ['Total fixed cost', '43.24', '41.07', '38.90', '36.79', '34.72']],
  ['profit', ['Break-even sales', '70.33', '66.81', '63.27', '59.84', '56.47']],
  ['profit', ['Break-even point, % of the year’s sales', '99.67 %', '81.15 %', '67.25 %', '63.61 %', '60.02 %']],
  ['balance', ['Difference', '0.00', '0.00', '0.00', '0.00', '0.00']],
  ['ratios', ['DSCR', '1.58', '1.46', '1.84', '1.80', '1.76']],
  // (10,19,367 + 1,00,513 + 5,24,999) ÷ (1,00,513 + 7,64,525 + 8,98,127).
  ['ratios', ['Current ratio', '0.93', '1.20', '1.68', '2.07', '6.02']],
  // 42,31,193 ÷ (18,03,592 + 10,806), rounded up: more debt is worse.
  ['ratios', ['Debt–equity ratio', '2.34', '1.32', '0.60', '0.23', '0.00']],
  // (42,31,193 + 7,64,525 + 1,00,513) ÷ 18,14,398; 15,02,802 ÷ (4,78,869 + 80,275); 10,806 ÷ 70,56,000.
  ['ratios', ['TOL/TNW', '2.81', '1.67', '0.82', '0.39', '0.13']],
  ['ratios', ['Interest coverage ratio', '2.68', '4.61', '7.69', '10.79', '19.49']],
  ['ratios', ['Net profit, % of sales', '0.15 %', '8.69 %', '15.1 %', '16.78 %', '18.43 %']],
  ['ratios', ['Break-even point, % of the sales of year 3', '67.25 %']],
  ['ratios', ['Internal rate of return, before tax and interest', '26.32 %']],
  ['ratios', ['GST credit locked up', '₹11,28,669']],
  ['ratios', ['Main material', '1.59', '1.84', '1.37', '1.55']],
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
    const keys = ['rawMaterial', 'jobWork', 'powerFuel', 'wages', 'manufacturing', 'administration', 'freight'] as const
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
  { assets: '5,00,000', preop: '1,00,000', 'drawings-1': '2,40,000', 'drawings-3': '3 lakh' },
  // Less is made in each year, so that working capital comes back; and suppliers wait for more than is tied up.
  { 'use-1': '90', 'use-2': '70', 'use-3': '50' },
  { 'creditor-days': '180', 'debtor-days': '0' },
  NO_LOAN,
]

it.each(OTHERS)('balances assets and liabilities in each year to the paisa, with %j', typed => {
  const own = buildBankReport(typed)
  const { loan, years } = own.bank
  for (const [index, year] of years.entries()) {
    const sheet = toAmounts(own, year, index)
    const assets = [sheet.grossBlock, sheet.accumulated, sheet.deposit, sheet.preoperativeLeft, sheet.inventory]
    const owed = [sheet.capital, sheet.reserves, sheet.loanLater, sheet.due, sheet.cashCredit, sheet.creditors]
    const held = [sheet.debtors, sheet.cash]
    const subsidy = getSubsidy(own)
    const total = (parts: Big[]) => parts.reduce((sum, part) => sum.plus(part), subsidy).toFixed(2)
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
  const { changed, notes } = buildReport(`${BAGS}&work-days=26`, { ...TYPED, tariff: '9', rent: 'with GST?' })
  expect([changed - report.changed, notes]).toEqual([2, [{ key: 'rent', text: expect.stringContaining('with GST?') }]])
})

describe('a scheme', () => {
  it("presets own money and subsidy, which the buyer's figures override", () => {
    const pmegp = buildBankReport({ 'report-scheme': 'pmegp' })
    expect(listRows(pmegp, 'finance')).toContainEqual(['Promoter’s contribution', '7.21', '10 %'])
    // 15 % of ₹61,95,000.
    expect(getSubsidy(pmegp).toNumber()).toBe(929_250)
    const own = buildBankReport({ 'report-scheme': 'pmegp', margin: '5', subsidy: '0' })
    const [_label, _amount, share] =
      listRows(own, 'finance').find(([label]) => label === 'Promoter’s contribution') ?? []
    expect([getSubsidy(own).toNumber(), share]).toEqual([0, '5 %'])
  })

  it('shows a subsidy on both sides of the balance sheet, and not in the cash', () => {
    const rows = listRows(buildBankReport({ subsidy: '15' }), 'balance')
    expect(rows.filter(([, first]) => first === '9.29').map(([label]) => label)).toEqual([
      'Subsidy deposit with the bank',
      'Subsidy held in deposit (liability)',
    ])
    expect(rows.find(([label]) => label === 'Cash and bank balance')).toEqual(
      listRows(report, 'balance').find(([label]) => label === 'Cash and bank balance'),
    )
    expect(rows.at(-1)?.slice(1)).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00'])
  })

  it('says which of its limits a project exceeds', () => {
    const exceeded = (typed: object) =>
      listExcesses(buildBankReport(typed as Record<string, string>)).map(({ limit }) => limit)
    expect(exceeded({})).toEqual([])
    expect(exceeded({ 'report-scheme': 'pmegp' })).toEqual(['project'])
    expect(
      exceeded({ 'report-scheme': 'pmegp', 'debtor-days': '180', 'stock-days': '180', 'goods-days': '90' }),
    ).toEqual(['project', 'cashCreditShare'])
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

it('says how far working capital outgrows the cash credit, where it does', () => {
  const text =
    'Cash credit is held at year 1. At the output of year 3 the gap is ₹13,40,780: ₹3,21,413 more, ' +
    'which these figures take from the cash of the project.'
  expect(listNotes(report, 'working')).toContain(text)
  const even = buildBankReport({ 'use-1': '80', 'use-2': '80' })
  expect(listNotes(even, 'working').join()).not.toContain('Cash credit is held')
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
  expect(listNotes(report, 'working')).toContain('Cash credit is above the second method by ₹25,128.')
  expect(listNotes(buildBankReport({ margin: '40' }), 'working').join()).not.toContain('above the second method')
})

it('leaves out the turnover method for a limit above ₹5 crore', () => {
  // 20 % of ₹2,592 lakh are more.
  const rows = listRows(buildBankReport({ sell: '180' }), 'working')
  expect(rows.find(([label]) => label === words.report.rows.mpbf)?.at(-1)).toBe('–')
})

it('says that GST on the machines is paid first, unless it is in the cost', () => {
  const text = expect.stringMatching(/^GST of ₹11,15,100 on the machines is paid first/)
  expect(listNotes(report, 'finance')).toContainEqual(text)
  for (const typed of [{ 'gst-credit': 'no' }, { 'gst-machine': '0' }] as Record<string, string>[])
    expect(listNotes(buildBankReport(typed), 'finance').join()).not.toContain('is paid first')
})

it('says that GST on the machines comes back as credit only where packs bear enough GST to set it off against', () => {
  const noteAt = (gstOnPacks: string) =>
    listNotes(buildBankReport({ 'gst-in': '18', 'gst-out': gstOnPacks }), 'finance').join()
  expect(noteAt('18')).toContain('comes back only as credit against GST on sales')
  // The materials are more than 5 / 18 of the sales, so that 18 % of them is more than 5 % of the sales.
  expect(noteAt('5')).toContain('the refund for such packs does not cover machines')
  expect(noteAt('5')).not.toContain('comes back')
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
