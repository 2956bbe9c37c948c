/** @jest-environment node */
import Big from 'big.js'
import { formatLakh, formatRupees } from '@/lib/costs/format-rupees'

it.each([
  ['0', 0, '₹0'],
  ['-0.001', 2, '₹0.00'],
  ['-1500', 0, '−₹1,500'],
  ['120000.5', 2, '₹1,20,000.50'],
  ['0.005', 2, '₹0.01'],
  ['500000000', 0, '₹50,00,00,000'],
])('writes %s with %i decimals', (amount, decimals, text) => {
  expect(formatRupees(new Big(amount), decimals)).toBe(text)
})

it('writes lakhs with two decimals', () => {
  expect(['6449841.77', '-4', '1e9'].map(amount => formatLakh(new Big(amount)))).toEqual(['64.50', '0.00', '10,000.00'])
})
