/** @jest-environment node */
import { buildBankReport, findRow, listNotes, listRows } from '../../../support/report'
import { words } from '../../../support/words'

// The figures of this job were computed outside of this code: see worked-costs.test.ts. Most amounts are in lakh of
// rupees; those of a month of the loan are in rupees.

// Cash credit is what a bank lends on stock and debtors. Working capital gap: what is tied up in inventory and debtors,
// less creditors. Limit: the gap less the promoter's margin, 25 %. Drawing power: 75 % of the gap without debtors of
// more than 90 days. MPBF, the most that a bank finances: by the first method 75 % of the gap, by the second the
// gap less 25 % of current assets, by the turnover method 20 % of sales.

const report = buildBankReport()

it('has debtors, creditors and inventory in the balance sheet, and their gap in the working capital', () => {
  const balance = new Map(listRows(report, 'balance').map(([label, first]) => [label, first]))
  // In rows of the first table: its amounts stand after the days.
  const working = listRows(report, 'working').filter(row => row.length === 3)
  expect([balance.get('Debtors'), balance.get('Creditors')]).toEqual(['8.82', '1.01'])
  expect(working).toContainEqual(['Debtors', '45', '8.82'])
  expect(working).toContainEqual(['Creditors', '15', '−1.01'])
  expect(working).toContainEqual(['Working capital gap', '', '10.08'])
})

it('says how far the limit of the cash credit grows, where it does', () => {
  const text =
    'The limit of the cash credit grows from ₹7,55,775 in year 1 to ₹9,96,835 in year 3. ' +
    'The bank decides on it anew each year; what it does not grant must come from the cash of the project.'
  expect(listNotes(report, 'working')).toContain(text)
  const even = buildBankReport({ 'use-1': '80', 'use-2': '80' })
  expect(listNotes(even, 'working').join()).not.toContain('limit of the cash credit grows')
  expect(listRows(even, 'fundFlow').map(([label]) => label)).not.toContain('Increase in working capital')
})

it('counts working capital that comes back as a source of funds', () => {
  const own = buildBankReport({ 'use-1': '80', 'use-2': '70' })
  // The cells are of the start, year 1 and year 2. In year 2, 10 points of use less free what 10 more tie up: 1,60,706.
  expect(findRow(own, 'fundFlow', 'Decrease in working capital')?.[2]).toBe('1.61')
})

it('says how far the cash credit is above the second method, where it is', () => {
  // A limit of 7,55,775 less 7,30,647 by the second method.
  const text = 'Cash credit is above the second method by ₹25,128.'
  // 7,55,775 is less than 20 % of 70,56,000.
  expect(listNotes(report, 'working')).toContain(
    `${text} It is within the turnover method, the usual one up to ₹5 crore.`,
  )
  // With 180 days of material the gap is 20,79,835: 75 % of it is more than 20 % of the sales, 14,11,200.
  const beyond = listNotes(buildBankReport({ 'stock-days': '180' }), 'working').find(note =>
    note.startsWith('Cash credit'),
  )
  expect(beyond).toMatch(/^Cash credit is above the second method by ₹[\d,]+\.$/)
  expect(listNotes(buildBankReport({ margin: '40' }), 'working').join()).not.toContain('above the second method')
})

it('leaves out the turnover method for a limit above ₹5 crore', () => {
  // 20 % of ₹2,592 lakh are more.
  const own = buildBankReport({ sell: '180' })
  expect(findRow(own, 'working', words.report.rows.mpbf)?.at(-1)).toBe('–')
})

it('counts no debtor of more than 90 days in the drawing power, and says what cannot be drawn', () => {
  const own = buildBankReport({ 'debtor-days': '120', margin: '5' })
  const [year] = own.bank.years
  if (!year) throw new Error('No year')
  const { drawingPower, creditLimit } = year
  // 75 % of (inventory 2,26,213 + 90 days of sales, 70,56,000 ÷ 4, − creditors 1,00,513).
  expect(drawingPower.toFixed(0)).toBe('1417275')
  // 95 % of (inventory 2,26,213 + 120 days of sales, 70,56,000 ÷ 3, − creditors 1,00,513).
  expect(creditLimit.toFixed(0)).toBe('2353815')
  // In year 3, inventory less creditors is 1,53,113, and sales are 94,08,000: a limit of 95 % of (1,53,113 + 94,08,000 ÷ 3)
  // less a drawing power of 75 % of (1,53,113 + 94,08,000 ÷ 4).
  expect(listNotes(own, 'working').join()).toContain(
    'below the limit: 1, 2, 3, 4, 5. No more than it is drawn, and bears interest. The largest shortfall is ₹12,45,823, in year 3:',
  )
  // From year 2 on, suppliers wait for more than is tied up: 33 days of material are 2,57,983, all inventory 2,56,672.
  const early = buildBankReport({ 'debtor-days': '0', 'creditor-days': '33', margin: '5' })
  expect(listNotes(early, 'working').join()).toContain('below the limit: 1. ')
  expect(listNotes(report, 'working').join()).not.toContain('shortfall')
})

it('draws the lower of limit and drawing power, on which interest is paid, and has the promoter pay the rest', () => {
  const own = buildBankReport({ 'debtor-days': '120', margin: '5' })
  const drawn = 'Cash credit drawn: the lower of limit and drawing power'
  // Limits of 23,53,815 and more; 75 % of (1,25,700 of inventory less creditors + 70,56,000 × 90 ÷ 360), then of
  // (1,39,407 + 82,32,000 ÷ 4) and (1,53,113 + 94,08,000 ÷ 4).
  expect(findRow(own, 'working', drawn)).toEqual(['14.17', '16.48', '18.79', '18.79', '18.79'])
  // 14,17,275 × 10.5 %.
  expect(own.bank.years[0]?.cashCreditInterest.toFixed(0)).toBe('148814')
  // 61,95,000 × 5 % + 24,77,700 of working capital − 14,17,275.
  expect(own.bank.project.ownMoney.toFixed(0)).toBe('1370175')
  expect(findRow(own, 'balance', 'Cash credit')?.[0]).toBe('14.17')
  // With a margin as small as that of the promoter, the debtors beyond 90 days are what is missing.
  const small = buildBankReport({ 'debtor-days': '90', margin: '5', 'stock-margin': '5' })
  expect(findRow(small, 'working', drawn)).toEqual(findRow(small, 'working', 'Cash credit: limit of the year'))
  expect(findRow(report, 'working', drawn)).toEqual(findRow(report, 'working', 'Drawing power'))
})

it('charges the fee of the guarantee on the cash credit too', () => {
  // 1 % of the loan and the limit at the beginning of a year: of 46,46,250 + 7,55,775, then of 42,31,193 + 8,76,305.
  const fees = buildBankReport({ guarantee: '1' }).bank.years.map(({ guarantee }) => guarantee.toFixed(0))
  expect(fees.slice(0, 2)).toEqual(['54020', '51075'])
})
