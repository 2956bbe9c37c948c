/** @jest-environment node */
import { formatNumber, formatRupees, formatSides, keepUnits } from '@/lib/words/format-number'
import { getSpeech, speak } from '@/lib/words/speech'

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

const own = getSpeech()
afterEach(() => speak(own))

it('formats numbers as the platform does', () => {
  for (const value of [0, 999, 1000, 99_999, 105_000, 12_345_678, 0.5, 0.1 + 0.2, 1234.5678, -15_800, 1e-7])
    expect(formatNumber(value)).toBe(INDIAN.format(value))
})

it('groups thousands as the locale of another country does', () => {
  speak({ ...own, locale: 'en-GB' })
  expect([999, 1000, 1_234_567.5].map(formatNumber)).toEqual(['999', '1,000', '1,234,567.5'])
})

it('joins sides, with a unit or without', () => {
  expect(formatSides([1020, 720])).toBe('1,020 × 720 mm')
  expect(formatSides([20, 9], '')).toBe('20 × 9')
})

it.each([
  [1.2, 2, '₹1.20'],
  [-0.001, 2, '₹0.00'],
  [-1500, 0, '−₹1,500'],
  [1234567.5, 1, '₹12,34,567.5'],
])('formats %d rupees with %d decimals as %s', (amount, decimals, text) => {
  expect(formatRupees(amount, decimals)).toBe(text)
})

it.each([
  ['15,800 × 1,550 × 1,700 mm', '15,800_× 1,550_×_1,700_mm'],
  ['takes 5.2 × 2.7 m, 35 m² less', 'takes 5.2_×_2.7_m, 35_m² less'],
  ['415 V, 3 phases, 50 Hz', '415_V, 3_phases, 50_Hz'],
  ['up to 20,000 pcs/h', 'up to 20,000_pcs/h'],
  ['180 m/min तक', '180_m/min तक'],
  // A long unit would not fit a narrow column beside its number.
  ['22–28 impressions/min', '22–^28 impressions/min'],
  ['60–80 m/min', '60–^80_m/min'],
  ['Overall size (L × W × H)', 'Overall size (L_×_W_×_H)'],
])('keeps the units of %s on a line', (text, kept) => {
  expect(keepUnits(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '^')).toBe(kept)
})
