/** @jest-environment node */
import type { Figure } from '@/lib/content/figure'
import { formatFigureText, formatSecondUnit } from '@/lib/product/figure-text'

const head = { name: 'Figure', quantity: null }

const MEASURED: [figure: Figure, value: string, unit: string][] = [
  [{ ...head, type: 'range', min: 160, max: 420, unit: 'm/min' }, '160–420', 'm/min'],
  [{ ...head, type: 'range', min: 6000, max: 10_000, unit: 'pcs/h' }, '6,000–10,000', 'pcs/h'],
  [{ ...head, type: 'value', value: 105_000, unit: 'kg' }, '1,05,000', 'kg'],
  [{ ...head, type: 'value', value: 0.03, unit: 'mm' }, '0.03', 'mm'],
  [{ ...head, type: 'up-to', value: 7500, unit: 'sheets/h' }, 'up to 7,500', 'sheets/h'],
  [{ ...head, type: 'from', value: 60, unit: 'gsm' }, 'from 60', 'gsm'],
  [{ ...head, type: 'tolerance', value: 0.5, unit: 'mm' }, '±0.5', 'mm'],
  [{ ...head, type: 'choice', values: [500, 700, 900], unit: 'mm' }, '500, 700 or 900', 'mm'],
  [{ ...head, type: 'size', sides: [15_800, 1550, 1700], unit: 'mm' }, '15,800 × 1,550 × 1,700', 'mm'],
  [{ ...head, type: 'count', min: 12, max: 12, of: null }, '12', ''],
  [{ ...head, type: 'count', min: 5, max: 5, of: 'sets' }, '5', 'sets'],
  [{ ...head, type: 'count', min: 2, max: 4, of: null }, '2–4', ''],
  [{ ...head, type: 'count', min: 1, max: 9, of: null }, 'up to 9', ''],
  [{ ...head, type: 'text', text: 'N, F and E flute' }, 'N, F and E flute', ''],
]

it.each(MEASURED)('writes %j as %s %s', (figure, value, unit) => {
  expect(formatFigureText(figure)).toEqual({ value, unit })
})

it.each<[figure: Figure, second: string]>([
  [{ ...head, type: 'value', value: 800, unit: 'mm' }, '31.5 in'],
  [{ ...head, type: 'size', sides: [15_800, 1550, 1700], unit: 'mm' }, '622 × 61 × 66.9 in'],
  [{ ...head, type: 'range', min: 0.03, max: 0.25, unit: 'mm' }, '0.001–0.01 in'],
  [{ ...head, type: 'tolerance', value: 0.5, unit: 'mm' }, '±0.02 in'],
  [{ ...head, type: 'up-to', value: 25.4, unit: 'mm' }, 'up to 1 in'],
  [{ ...head, type: 'choice', values: [500, 700, 900], unit: 'mm' }, '19.7, 27.6 or 35.4 in'],
  [{ ...head, type: 'range', min: 2, max: 16, unit: 'oz' }, '59–473 ml'],
])('gives %j as %s', (figure, second) => {
  expect(formatSecondUnit(figure)).toBe(second)
})

it.each<Figure>([
  { ...head, type: 'value', value: 800, unit: 'kg' },
  { ...head, type: 'range', min: 1, max: 2, unit: 'm' },
  { ...head, type: 'count', min: 1, max: 1, of: null },
  { ...head, type: 'text', text: '12 mm' },
])('has no inches for %j', figure => {
  expect(formatSecondUnit(figure)).toBeNull()
})
