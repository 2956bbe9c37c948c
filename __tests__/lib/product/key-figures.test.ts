import type { Figure } from '@/lib/content/figure'
import { pickGroupColumns, pickKeyFigures } from '@/lib/product/key-figures'
import type { Quantity } from '@/lib/product/quantities'

const SPEED: Figure = { type: 'range', name: 'Speed', quantity: 'speed', min: 20, max: 35, unit: 'pcs/min' }
const WEIGHT: Figure = { type: 'value', name: 'Net weight', quantity: 'weight', value: 900, unit: 'kg' }
const COLOURS: Figure = { type: 'count', name: 'Colours', quantity: null, min: 4, max: 4, of: null }
const HEATING: Figure = { type: 'text', name: 'Heating', quantity: null, text: 'steam' }
const SIZE: Figure = { type: 'size', name: 'Overall', quantity: 'overall-size', sides: [1, 2, 3], unit: 'mm' }

describe('key figures', () => {
  it('put speed before weight, whatever the order in the file', () => {
    expect(pickKeyFigures({ figures: [WEIGHT, SPEED] }, 2)).toEqual([SPEED, WEIGHT])
  })

  it('leave out words and overall sizes, which are too long to stand large', () => {
    expect(pickKeyFigures({ figures: [HEATING, SIZE, COLOURS] }, 3)).toEqual([COLOURS])
  })

  it('are none for a machine without figures', () => {
    expect(pickKeyFigures({ figures: [] }, 3)).toEqual([])
  })
})

const machine = (...quantities: Quantity[]) => ({
  figures: quantities.map(
    (quantity): Figure => ({ name: `The ${quantity}`, quantity, type: 'value', value: 1, unit: 'mm' }),
  ),
})

describe('the columns of a group', () => {
  it('takes what most machines of the group state, the most asked-for first', () => {
    const group = [machine('weight', 'speed'), machine('speed', 'power'), machine('speed', 'weight')]
    expect(pickGroupColumns(group).map(({ quantity }) => quantity)).toEqual(['speed', 'weight'])
  })

  it('names a column as the first machine does', () => {
    expect(pickGroupColumns([machine(), machine('speed'), machine('speed')])[0]?.name).toBe('The speed')
  })

  it('has no column where machines share nothing, and four at most', () => {
    expect(pickGroupColumns([machine('speed'), machine('power')])).toEqual([])
    const full = machine('speed', 'largest-sheet', 'stock-weight', 'accuracy', 'power', 'weight')
    expect(pickGroupColumns([full])).toHaveLength(4)
  })
})
