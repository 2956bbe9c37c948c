/** @jest-environment node */
import { findMeasures, formatMeasures } from '@/lib/product/measures'
import { UNITS } from '@/lib/product/units'

it.each(UNITS)('reads a number in %s', unit => {
  expect(findMeasures(`about 12 ${unit}.`)).toEqual([
    { text: `12 ${unit}`, index: 6, numbers: [12], isRange: false, units: [unit] },
  ])
})

it.each([
  ['160 to 420 m/min', [160, 420], true],
  ['6000–10,000 pcs/h', [6000, 10_000], true],
  ['450 × 350 × 100 mm', [450, 350, 100], false],
  ['1450x1300 mm', [1450, 1300], false],
  ['500, 700 or 900 mm', [500, 700, 900], false],
  ['±0.20 mm', [0.2], false],
  ['22 to 28 impressions per minute', [22, 28], true],
])('reads all numbers of %s', (text, numbers, isRange) => {
  expect(findMeasures(text)).toEqual([expect.objectContaining({ text, numbers, isRange })])
})

it('leaves numbers without a unit alone', () => {
  expect(findMeasures('4/6 corner, 5 ply since 2017, model A4 mm, 3 meals')).toEqual([])
})

it('leaves open what a rate counts', () => {
  expect(findMeasures('6,000 an hour')[0]?.units).toEqual(['pcs/h', 'sheets/h'])
  expect(findMeasures('60/min')[0]?.units).not.toContain('m/min')
})

it.each([
  ['Largest sheet: 1320 × 980 mm', 'Largest sheet: 1,320 × 980 mm'],
  ['up to 6000 pcs/h, 10000 sheets/h', 'up to 6,000 pcs/h, 10,000 sheets/h'],
  ['up to 120000 pcs/h', 'up to 1,20,000 pcs/h'],
  ['±0.20 mm since 2017', '±0.2 mm since 2017'],
])('groups the numbers of %s as figures are', (text, formatted) => {
  expect(formatMeasures(text)).toBe(formatted)
})
