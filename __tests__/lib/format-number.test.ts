/** @jest-environment node */
import { formatNumber, formatRupees, formatSides } from '@/lib/format-number'

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

it.each([
  0,
  7,
  99,
  999,
  1000,
  15_800,
  99_999,
  105_000,
  1_234_567,
  12_345_678,
  1_000_000_000,
  0.5,
  2.25,
  0.1 + 0.2,
  1234.5678,
  -15_800,
  1e-7,
])('formats %d as the platform does', value => {
  expect(formatNumber(value)).toBe(INDIAN.format(value))
})

it('groups thousands where the locale is of another country', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_LOCALE: 'en-GB' })
  expect([999, 1000, 1_234_567.5].map(formatNumber)).toEqual(['999', '1,000', '1,234,567.5'])
  jest.restoreAllMocks()
})

it('joins sides, with a unit or without', () => {
  expect(formatSides([1020, 720])).toBe('1,020 × 720 mm')
  expect(formatSides([20, 9], '')).toBe('20 × 9')
})

it.each([
  [0, 2, '₹0.00'],
  [1.2, 2, '₹1.20'],
  [-0.001, 2, '₹0.00'],
  [-1500, 0, '−₹1,500'],
  [24006.43, 0, '₹24,006'],
  [1234567.5, 1, '₹12,34,567.5'],
])('formats %d rupees with %d decimals as %s', (amount, decimals, text) => {
  expect(formatRupees(amount, decimals)).toBe(text)
})
