/** @jest-environment node */
import type { Figure } from '@/lib/trade/product/figure'
import { convertFigure, findSpans, joinSpans } from '@/lib/trade/product/figure-spans'
import { OPEN_END } from '@/lib/trade/product/span'

const width = { name: 'Width', quantity: 'working-width', unit: 'mm' } as const
const smallest = { name: 'Smallest sheet', quantity: 'smallest-sheet', unit: 'mm' } as const
const weight = { name: 'Net weight', quantity: 'weight', unit: 'kg' } as const
const noise = { name: 'Noise', quantity: 'noise', unit: 'dB(A)' } as const
const own = { name: 'Slot width', quantity: null, unit: 'mm' } as const

const FIGURES: [string, Figure, [number, number][]][] = [
  ['a limit downwards', { ...own, type: 'from', value: 60 }, [[60, OPEN_END]]],
  ['a working width, which takes less too', { ...width, type: 'value', value: 800 }, [[0, 800]]],
  ['a smallest sheet, which takes more too', { ...smallest, type: 'value', value: 75 }, [[75, OPEN_END]]],
  ['a weight, which is exactly that', { ...weight, type: 'value', value: 6800 }, [[6800, 6800]]],
  ['a noise, which is at worst what is stated', { ...noise, type: 'up-to', value: 82 }, [[82, 82]]],
  ['a text', { name: 'Flutes', quantity: null, type: 'text', text: '2 to 10 mm' }, []],
  [
    'each side of a size',
    { ...width, type: 'size', sides: [1450, 1300] },
    [
      [0, 1450],
      [0, 1300],
    ],
  ],
]

it.each(FIGURES)('finds the span of %s', (_, figure, spans) => {
  expect(findSpans(figure)).toEqual(spans)
})

describe('several figures together', () => {
  const sheet: Figure = { ...width, quantity: 'largest-sheet', type: 'size', sides: [1050, 750] }
  const smallestSheet: Figure = { ...smallest, type: 'size', sides: [360, 400] }

  it('reach from the longer side of the smallest sheet to that of the largest, but never beyond their end', () => {
    expect(joinSpans([smallestSheet, sheet])).toEqual([400, 1050])
    expect(joinSpans([sheet])).toEqual([0, 1050])
    // How large a sheet may be is not known.
    expect(joinSpans([smallestSheet])).toBeNull()
    // A sheet of 400 mm does not fit into a width of 300.
    expect(joinSpans([{ ...width, type: 'value', value: 300 }, smallestSheet])).toEqual([300, 300])
  })
})

it('converts every number of a figure, and its unit', () => {
  const speed = { name: 'Speed', quantity: 'speed', unit: 'pcs/min' } as const
  expect(convertFigure({ ...speed, type: 'range', min: 20, max: 35 }, 'pcs/h', 60)).toEqual({
    ...speed,
    type: 'range',
    min: 1200,
    max: 2100,
    unit: 'pcs/h',
  })
  expect(convertFigure({ ...speed, type: 'choice', values: [1, 2] }, 'pcs/h', 60)).toMatchObject({ values: [60, 120] })
  expect(convertFigure({ ...speed, type: 'up-to', value: 28 }, 'pcs/h', 60)).toMatchObject({ value: 1680 })
})
