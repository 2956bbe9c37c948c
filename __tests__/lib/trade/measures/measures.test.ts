/** @jest-environment node */
import { findMeasures, formatMeasures, readAmount, readSides } from '@/lib/trade/measures/measures'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import { UNITS, type Unit } from '@/lib/trade/measures/units'

/** The measures in a text as somebody types it. */
const findTyped = (text: string) => findMeasures(toPlainTyped(text))

it('reads a number in each unit', () => {
  for (const unit of UNITS)
    expect(findTyped(`about 12 ${unit}.`)).toEqual([
      { text: toPlainTyped(`12 ${unit}`), index: 6, numbers: [12], isRange: false, limit: 'about', units: [unit] },
    ])
})

it.each([
  ['160 to 420 m/min', [160, 420], true],
  ['200~800 gsm', [200, 800], true],
  ['450 × 350 × 100 mm', [450, 350, 100], false],
  ['20”x30”', [20, 30], false],
  ['2mx3m', [2, 3], false],
  ['2ftx3ft', [2, 3], false],
  ['2 feetX3 feet', [2, 3], false],
  ['2ft*3ft', [2, 3], false],
  ['20”*30”', [20, 30], false],
  ['2MX3M', [2, 3], false],
  ['20inx30in', [20, 30], false],
  ['20in*30in', [20, 30], false],
  ['20 inches×30 inches', [20, 30], false],
  ['500, 700 or 900 mm', [500, 700, 900], false],
  ['28/31/31 kW', [28, 31, 31], false],
  ['±0.20 mm', [0.2], false],
  ['1½ inch', [1.5], false],
  ['52 mm to 8 cm', [52, 80], true],
  ['6\'6"', [6.5], false],
])('reads all numbers of %s', (text, numbers, isRange) => {
  const [measure] = findTyped(text)
  // A range is read in the unit of its end: one in centimetres becomes millimetres here.
  expect(measure?.numbers.map(number => (measure.units[0] === 'cm' ? number * 10 : number))).toEqual(numbers)
  expect(measure?.isRange).toBe(isRange)
  expect(findTyped(text)).toHaveLength(1)
})

it.each<[string, Unit, number]>([
  ['6 bar', 'bar', 6],
  ['6 kgf/sq cm', 'kg/cm²', 6],
  ['3 phase', 'phases', 3],
  ['52”', 'inch', 52],
  ['½ ton', 't', 0.5],
  ['600 LPM', 'l/min', 600],
  ['१३०० मिमी', 'mm', 1300],
  ['250 G.S.M', 'gsm', 250],
])('recognises the unit of %s', (text, unit, number) => {
  expect(findTyped(text)).toEqual([expect.objectContaining({ units: [unit], numbers: [number] })])
})

it('recognises whether a measure is a minimum, a maximum, an estimate, a tolerance or exact', () => {
  const limits = ['up to 75 kW', '≤75 kW', 'at least 75 kW', '≥ 75 kW', '~75 kW', '± 0.5 mm', '75 kW'].map(
    text => findTyped(text)[0]?.limit,
  )
  expect(limits).toEqual(['most', 'most', 'least', 'least', 'about', 'tolerance', 'exact'])
})

it('leaves numbers without a unit alone, and ends a measure where another begins', () => {
  expect(findTyped('4/6 corner, since 2017, model A4 mm, 3 meals, 3 in 1, 5 a day')).toEqual([])
  expect(findTyped('180 m/min and 12,000 sheets/h').map(({ text }) => text)).toEqual(['180 m/min', '12,000 sheets/h'])
})

it('takes a rate without a unit for any that is counted by the hour', () => {
  expect(findTyped('6,000 an hour')[0]?.units).toEqual(expect.arrayContaining(['pcs/h', 'sheets/h']))
})

it.each([
  ['Largest sheet: 1320 × 980 mm', 'Largest sheet: 1,320 × 980 mm'],
  ['up to 120000 pcs/h, 10000 sheets/h', 'up to 1,20,000 pcs/h, 10,000 sheets/h'],
  ['±0.20 mm since 2017', '±0.2 mm since 2017'],
])('groups the numbers of %s as figures are', (text, formatted) => {
  expect(formatMeasures(text)).toBe(formatted)
})

it.each<[string, Unit, number | null]>([
  ['40', 'm', 40],
  ['18,5', 'm', 18.5],
  // A foot is 0.3048 m, and 6 feet 6 inches are 78 × 25.4 mm.
  ["130'", 'm', 39.624],
  [`6' 6"`, 'mm', 1981.2],
  ['12,50', 'mm', 12.5],
  // An HP is 0.746 kW.
  ['40 HP', 'kW', 29.84],
  ['30 m', 'kW', null],
  ['big', 'm', null],
  ['20 to 30', 'm', null],
  ['', 'm', null],
])('reads %j in %s as %s', (typed, unit, amount) => {
  expect(readAmount(typed, unit)).toBe(amount)
})

it.each<[string, Unit, [number, number] | null]>([
  ['40x18', 'm', [40, 18]],
  ['40 by 18', 'm', [40, 18]],
  ['40, 18', 'm', [40, 18]],
  ['18,5 x 9,2', 'm', [18.5, 9.2]],
  ['1,020 x 720', 'mm', [1020, 720]],
  ['102 x 72 cm', 'mm', [1020, 720]],
  ['40 फीट x 60 फ़ीट', 'm', [12.192, 18.288]],
  ['४० बाय ६० फुट', 'm', [12.192, 18.288]],
  ['20 मी गुणा 9 मीटर', 'm', [20, 9]],
  ['40,18', 'm', null],
  ['40-18', 'm', null],
  ['40x18x6', 'm', null],
])('reads the sides %j in %s as %j', (typed, unit, sides) => {
  expect(readSides(typed, unit)).toEqual(sides)
})
