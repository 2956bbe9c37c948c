/** @jest-environment node */
import type { z } from 'zod'
import { stockSchema } from '@/lib/content/stock'
import { formatStock } from '@/lib/product/specification-rows'
import { findFlutes, takesFlute, takesMaterial } from '@/lib/product/stock-fit'

type StockInFile = z.input<typeof stockSchema>

const read = (...stock: StockInFile[]) => stock.map(entry => stockSchema.parse(entry))

describe('stock in words', () => {
  it.each<[words: string, stock: StockInFile]>([
    ['folding carton 90 to 2,000 gsm', { material: 'folding carton', range: [90, 2000], unit: 'gsm' }],
    ['folding carton up to 400 gsm', { material: 'folding carton', upTo: 400, unit: 'gsm' }],
    ['paper 60 gsm and above', { material: 'paper', from: 60, unit: 'gsm' }],
    ['rigid greyboard 2.5 mm', { material: 'rigid board', value: 2.5, unit: 'mm' }],
    ['kraft paper 80 to 120 gsm', { material: 'paper', name: 'kraft paper', range: [80, 120], unit: 'gsm' }],
    ['stamping foil on reel', { material: 'film', name: 'stamping foil on reel' }],
    ['corrugated N, F and E flute', { material: 'corrugated', flutes: ['N', 'F', 'E'] }],
    ['corrugated E flute, corrugated AB or BC double wall', { material: 'corrugated', flutes: ['AB', 'E', 'BC'] }],
    ['corrugated 5 and 7 ply', { material: 'corrugated', ply: [5, 7] }],
    ['corrugated 5 ply BC double wall', { material: 'corrugated', ply: [5], flutes: ['BC'] }],
    ['double flute up to 12 mm', { material: 'corrugated', name: 'double flute', ply: [5], upTo: 12, unit: 'mm' }],
    ['paper 80 gsm with PET film', { material: 'paper', value: 80, unit: 'gsm', note: 'with PET film' }],
    ['paper 80 gsm, coated', { material: 'paper', value: 80, unit: 'gsm', note: 'coated' }],
  ])('reads %s', (words, stock) => {
    expect(formatStock(read(stock))).toBe(words)
  })
})

describe('flutes', () => {
  it.each<[what: string, stock: StockInFile[], flute: string, isTaken: boolean]>([
    ['one that is named', [{ material: 'corrugated', flutes: ['E', 'B'] }], 'B', true],
    ['one that is not named', [{ material: 'corrugated', flutes: ['E', 'B'] }], 'C', false],
    ['any where none is named', [{ material: 'corrugated' }], 'C', true],
    [
      'any double wall of 5 ply',
      [
        { material: 'corrugated', flutes: ['B'] },
        { material: 'corrugated', ply: [5] },
      ],
      'BC',
      true,
    ],
    ['a single flute of 5 ply', [{ material: 'corrugated', flutes: ['B'], ply: [5] }], 'C', false],
    ['another double wall than the named', [{ material: 'corrugated', flutes: ['B', 'AB'], ply: [5] }], 'BC', false],
    ['a double wall of 3 ply', [{ material: 'corrugated', flutes: ['B'], ply: [3] }], 'BC', false],
  ])('of a machine: %s', (_what, stock, flute, isTaken) => {
    expect(takesFlute(findFlutes(read(...stock)), flute)).toBe(isTaken)
  })
})

it('counts paper as carton, which differs only in weight, and no other material as another', () => {
  expect(takesMaterial(['paper'], 'folding carton')).toBe(true)
  expect(takesMaterial(['folding carton'], 'paper')).toBe(true)
  expect(takesMaterial(['paper'], 'rigid board')).toBe(false)
  expect(takesMaterial(['corrugated'], 'corrugated')).toBe(true)
})
