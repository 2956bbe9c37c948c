/** @jest-environment node */
import Big from 'big.js'
import { listSections } from '@/lib/trade/costs/report-sections'
import { formatRupees } from '@/lib/words/format-number'
import { buildBankReport, buildReport, findRow, itemNames, listNotes, listRows } from '../../../support/report'
import { INVERTED, NO_LOAN, TAX_SET_OFF } from '../../../support/report-job'
import { words } from '../../../support/words'

// What a bank reads first: the terms of the loan, and the promoter's own money. Amounts are in rupees, in tables in lakh.

const report = buildBankReport()

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
      ["Promoter's contribution", '25 %', assumed],
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

it('names the scheme for the inputs that it presets, and the promoter for what is typed instead', () => {
  const read = (typed: Record<string, string>) =>
    listRows(buildBankReport({ 'report-scheme': 'pmegp', ...typed }), 'finance')
  expect(read({})).toContainEqual(["Promoter's contribution", '10 %', words.report.values.ofScheme])
  expect(read({ margin: '12' })).toContainEqual(["Promoter's contribution", '12 %', words.report.values.typed])
})

it('says how old the prices are that nobody has entered', () => {
  const old = { ...buildReport(), today: new Date(2026, 10, 30) }
  expect(listNotes(old, 'top').join()).toContain('with prices of November 2025, 12 months ago')
  const fresh = { ...old, today: new Date(2025, 10, 30) }
  expect(listNotes(fresh, 'top').join()).toMatch(/with prices of November 2025\.$/)
})

it('adds the GST on machines that comes back later to what the promoter brings at the start', () => {
  const own = buildBankReport(TAX_SET_OFF)
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
  expect(findRow(buildBankReport(TAX_SET_OFF), 'ratios', 'GST credit locked up')).toEqual([
    '₹11,15,100 at the start; back by the end of year 2',
  ])
  const slow = buildBankReport({ ...TAX_SET_OFF, 'gst-out': '7' })
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
