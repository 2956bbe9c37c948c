/** @jest-environment node */
import { formatNumber, formatSides } from '@/lib/format-number'

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
