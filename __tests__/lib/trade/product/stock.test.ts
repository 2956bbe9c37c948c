/** @jest-environment node */
import type { z } from 'zod'
import { stockSchema } from '@/lib/content/stock'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { findFlutes, takesFlute, takesMaterial } from '@/lib/trade/product/stock-fit'

type StockInFile = z.input<typeof stockSchema>

const parseStock = (...stock: StockInFile[]) => stock.map(entry => stockSchema.parse(entry))

describe('stock in words', () => {
  it.each<[words: string, stock: StockInFile]>([
    ['folding carton 90 to 2,000 gsm', { material: 'folding carton', range: [90, 2000], unit: 'gsm' }],
    ['corrugated E flute, corrugated AB or BC double wall', { material: 'corrugated', flutes: ['AB', 'E', 'BC'] }],
    ['corrugated 5 ply BC double wall', { material: 'corrugated', ply: [5], flutes: ['BC'] }],
    ['double flute up to 12 mm', { material: 'corrugated', name: 'double flute', ply: [5], upTo: 12, unit: 'mm' }],
    ['paper 80 gsm with PET film', { material: 'paper', value: 80, unit: 'gsm', note: 'with PET film' }],
  ])('reads %s', (words, stock) => {
    expect(formatStock(parseStock(stock))).toBe(words)
  })
})

it('takes the flutes that are named, every flute if none is, and every double wall if only 5 ply is named', () => {
  const takes = (flute: string, ...stock: Omit<StockInFile, 'material'>[]) =>
    takesFlute(
      findFlutes(parseStock(...stock.map(entry => ({ material: 'corrugated', ...entry }) as StockInFile))),
      flute,
    )
  expect(takes('C', { flutes: ['E', 'B'] })).toBe(false)
  expect(takes('C', {})).toBe(true)
  expect(takes('BC', { flutes: ['B'] }, { ply: [5] })).toBe(true)
  expect(takes('BC', { flutes: ['B', 'AB'], ply: [5] })).toBe(false)
  expect(takes('BC', { flutes: ['B'], ply: [3] })).toBe(false)
})

it('treats paper as carton, which differs only in weight, and every other material as distinct', () => {
  expect(takesMaterial(['paper'], 'folding carton')).toBe(true)
  expect(takesMaterial(['folding carton'], 'paper')).toBe(true)
  expect(takesMaterial(['paper'], 'rigid board')).toBe(false)
  expect(takesMaterial(['corrugated'], 'corrugated')).toBe(true)
})
