/** @jest-environment node */
import { isBankReport } from '@/lib/trade/costs/report-bank'
import { computeResults } from '@/lib/trade/costs/workbook-results'
import { createWorkbook } from '@/lib/trade/costs/workbook-sheets'
import { plannerData } from '../../../support/many-machines'
import { buildBankReport, buildReport, findRow, itemNames, listNotes } from '../../../support/report'
import { INVERTED, TAX_SET_OFF } from '../../../support/report-job'
import { words } from '../../../support/words'

// The figures of this job were computed outside of this code: see worked-costs.test.ts. Amounts are in lakh of
// rupees.

// GST on machines, materials and packs in the report of a bank.

it.each<[typed: Record<string, string>, found: RegExp]>([
  [TAX_SET_OFF, /^GST of ₹11,15,100 on the machines is paid first and comes back only as credit/],
  // The materials are more than 5 / 18 of the sales, so that 18 % of them is more than 5 % of the sales.
  [
    INVERTED,
    /^GST of ₹11,15,100 on the machines does not come back.* the refund for such packs does not cover machines/,
  ],
  [{ ...TAX_SET_OFF, 'gst-credit': 'no' }, /^GST of ₹11,15,100 .* does not come back.* takes no input tax credit\.$/],
  [{ 'gst-machine': '0' }, /^Not entered/],
])('says whether GST on the machines comes back, and why, with %j', (typed, found) => {
  const notes = listNotes(buildBankReport(typed), 'finance')
  // What is said of the refund for materials comes first.
  const [first, second] = notes.filter(text => !text.includes('GST refund'))
  expect(first).toMatch(found)
  expect(second).not.toMatch(/^GST/)
})

it('counts GST on machines that never comes back wherever it counts the cost of project', () => {
  const own = buildBankReport(INVERTED)
  // 61,95,000 × 18 %.
  expect(findRow(own, 'finance', 'GST on machines that does not come back')?.[0]).toBe('11.15')
  // 73,10,100 × 75 %, and 15 % of it.
  expect([own.bank.project.fixedCapital, own.bank.project.loan].map(Number)).toEqual([7_310_100, 5_482_575])
  expect(own.bank.years[0]?.depreciation.toNumber()).toBe(1_096_515)
  expect(findRow(own, 'cashFlow', 'GST on machines, paid')).toBeUndefined()
  expect(findRow(own, 'ratios', 'DSCR')).toEqual(['1.38', '1.30', '1.57', '1.53', '1.49'])
  expect(own.bank.irr?.toFixed(4)).toBe('0.2182')
  // 73,10,100 over 3,66,233 a month; and of year 4, 73,10,100 − 15,46,264 − 22,25,801 − 29,48,800 are 5,89,235.
  expect(findRow(own, 'ratios', 'Payback period, if all of the planned output is sold')).toEqual(['20 months'])
  expect(findRow(own, 'ratios', 'Payback period, by the utilisation of each year')).toEqual(['39 months'])
})

it('counts GST on machines that comes back in the rate of return, and in the payback only what never does', () => {
  // −(61,95,000 + 11,48,368 + 11,15,100) at the start, and 8,35,865 and 2,79,235 more in years 1 and 2.
  const own = buildBankReport(TAX_SET_OFF)
  expect(own.bank.irr?.toFixed(4)).toBe('0.2475')
  expect(own.costs.business?.payback?.capital.toNumber()).toBe(6_195_000)
  // A bag of 4.90 bears 0.49 at 10 %, and its paper of 1.6752 bears 0.4690 at 28 %: 0.0209 for each of 88,80,000 bags.
  const slow = buildBankReport({ ...TAX_SET_OFF, 'gst-out': '10', 'gst-in': '28' })
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
  expect(own.bank.project.workingCapital.toFixed(0)).toBe('1047277')
  // 75 % of it without the refund of 13,569, on which no bank lends: so are limit and drawing power.
  expect(own.bank.project.cashCredit.toFixed(0)).toBe('775281')
  expect(listNotes(own, 'working').join()).not.toContain('shortfall')
  // While the GST on machines is set off, none is due; then that of a month: 9,75,176 ÷ 12 and 11,14,486 ÷ 12.
  const setOff = buildBankReport(TAX_SET_OFF)
  expect(findRow(setOff, 'balance', 'GST payable')).toEqual(['0.00', '0.81', '0.93', '0.93', '0.93'])
  expect(findRow(setOff, 'balance', 'GST refund receivable')).toBeUndefined()
  expect(findRow(setOff, 'working', 'Working capital gap')?.[1]).toBe('11.48')
  // Whoever takes no credit charges no GST; that on paper is in its price. Without a known rate, nothing has any.
  for (const typed of [{ ...TAX_SET_OFF, 'gst-credit': 'no' }, {}] as Record<string, string>[])
    expect(findRow(buildBankReport(typed), 'balance', 'Debtors')?.[0]).toBe('8.82')
})

it('takes GST on machines back over the sales that bear enough', () => {
  const setOff = buildBankReport(TAX_SET_OFF)
  // ₹61,95,000 × 18 %.
  expect(findRow(setOff, 'cashFlow', 'GST on machines, paid')?.[0]).toBe('−11.15')
  expect(findRow(setOff, 'cashFlow', 'Promoter’s money for the GST on machines')?.[0]).toBe('11.15')
  // 70,56,000 × 18 % less 24,12,304 × 18 % are 8,35,865 in year 1; the rest comes back in year 2.
  const taken = 'GST on machines, taken back as credit'
  expect(findRow(setOff, 'cashFlow', taken)).toEqual(['–', '8.36', '2.79', '0.00', '0.00', '0.00'])
  expect(findRow(setOff, 'balance', 'GST on machines, not yet taken back')).toEqual(['2.79', ...Array(4).fill('0.00')])
  const untaxed = buildBankReport({ ...TAX_SET_OFF, 'gst-machine': '0' })
  const [year, untaxedYear] = [setOff.bank.years[0], untaxed.bank.years[0]]
  // A month's GST of 69,655 is not due while credit is left, so that working capital is as much more.
  expect(year?.working.taxDue.toNumber()).toBe(0)
  expect(untaxedYear?.working.taxDue.toFixed(0)).toBe('69655')
  // Of that, 75 % is cash credit, on which 10.5 % is paid, a quarter of which is saved as tax: 4,114. So much less than
  // the 8,35,865 that are taken back is the cash more.
  expect(year?.balance.cash.minus(untaxedYear?.balance.cash ?? 0).toFixed(0)).toBe('831751')
})

it('says that GST on machines is set off later only where it is', () => {
  const later = 'set off later against GST on sales'
  const hasNote = (typed: Record<string, string>) => listNotes(buildBankReport(typed), 'balance').join().includes(later)
  expect([TAX_SET_OFF, INVERTED, {}].map(hasNote)).toEqual([true, false, false])
})
