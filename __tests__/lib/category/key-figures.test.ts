/** @jest-environment node */

import { createKeyFigures } from '@/lib/category/key-figures'
import type { Figure } from '@/lib/trade/product/figure'
import type { Product } from '@/lib/trade/product/product'

const speed = (value: number, unit: 'm/min' | 'pcs/h'): Figure => ({
  type: 'up-to',
  name: 'Speed',
  quantity: 'speed',
  value,
  unit,
})
const width: Figure = { type: 'value', name: 'Width', quantity: 'working-width', value: 800, unit: 'mm' }
const sheet: Figure = { type: 'size', name: 'Sheet', quantity: 'largest-sheet', sides: [900, 650], unit: 'mm' }

/**
 * A machine with the only fields that key figures are made from. Below, a sort key is the place of a figure's unit among
 * those of its column, and its number.
 */
const machine = (...figures: Figure[]) => ({ slug: 'm', figures }) as unknown as Product

it('has a row for each machine, and a column for each figure that at least one of them states', () => {
  const { columns, rows } = createKeyFigures([machine(speed(60, 'm/min')), machine()])
  expect(columns.map(({ name }) => name)).toEqual(['speed'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    [{ figures: [speed(60, 'm/min')], sortKey: [0, 60] }],
    [{ figures: [], sortKey: null }],
  ])
})

it('sorts by unit first, so that metres are never sorted among pieces', () => {
  const machines = [speed(60, 'm/min'), speed(9000, 'pcs/h'), speed(20, 'm/min')].map(figure => machine(figure))
  expect(createKeyFigures(machines).rows.map(({ cells }) => cells[0]?.sortKey)).toEqual([
    [0, 60],
    [1, 9000],
    [0, 20],
  ])
})

it('prefers the largest sheet to the width, and sorts it by its longer side', () => {
  const [row] = createKeyFigures([machine(width, sheet)]).rows
  expect(row?.cells).toEqual([{ figures: [sheet], sortKey: [0, 900] }])
})
