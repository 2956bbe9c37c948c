/** @jest-environment node */
import type { Figure } from '@/lib/content/figure'
import { pickKeyFigures } from '@/lib/product/key-figures'

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
