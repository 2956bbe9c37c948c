/** @jest-environment node */
import { findBest } from '@/lib/trade/compare/best'
import type { Unit } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'
import type { Quantity } from '@/lib/trade/product/quantities'

const toFigure = (quantity: Quantity, unit: Unit, number: number): Figure[] => [
  { type: 'value', name: quantity, quantity, value: number, unit },
]
const size = (...sides: number[]): Figure[] => [
  { type: 'size', name: 'Largest sheet', quantity: 'largest-sheet', sides, unit: 'mm' },
]
const range = (min: number, max: number): Figure[] => [
  { type: 'range', name: 'Speed', quantity: 'speed', min, max, unit: 'm/min' },
]

it.each([
  ['the highest speed', [range(20, 300), range(160, 420), range(0, 180)], [false, true, false]],
  ['the lowest power', [toFigure('power', 'kW', 28), toFigure('power', 'kW', 18)], [false, true]],
  ['the least noise', [toFigure('noise', 'dB(A)', 75), toFigure('noise', 'dB(A)', 82)], [true, false]],
  [
    'the smallest sheet that it takes',
    [toFigure('smallest-sheet', 'mm', 90), toFigure('smallest-sheet', 'mm', 120)],
    [true, false],
  ],
  ['the largest sheet, whichever side comes first', [size(1050, 750), size(800, 1100)], [false, true]],
  ['the highest of those that are stated', [[], range(20, 300), range(20, 200)], [false, true, false]],
  ['each of two that are equal', [range(20, 300), range(40, 300), range(20, 200)], [true, true, false]],
])('the best figure is %s', (_, figures, best) => {
  expect(findBest(figures)).toEqual(best)
})

it.each([
  ['of a weight', [toFigure('weight', 'kg', 900), toFigure('weight', 'kg', 1200)]],
  ['where all are equal', [range(20, 300), range(20, 300)]],
  ['where only one states it', [range(20, 300), []]],
  ['of sheets each longer than the other one way', [size(1400, 500), size(1000, 700)]],
  [
    'under different conditions',
    [range(20, 300), range(20, 400).map(figure => ({ ...figure, condition: 'one lane' }))],
  ],
  [
    'without an upper limit',
    [range(20, 300), [{ type: 'from', name: 'Speed', quantity: 'speed', value: 9, unit: 'm/min' }]],
  ],
  ['of a text', [range(20, 300), [{ type: 'text', name: 'Speed', quantity: 'speed', text: 'on request' }]]],
] satisfies [string, Figure[][]][])('no figure is the best %s', (_, figures) => {
  expect(findBest(figures)).not.toContain(true)
})
