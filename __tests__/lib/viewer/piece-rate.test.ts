import { words } from '@/__tests__/support/words'
import type { Figure } from '@/lib/trade/product/figure'
import { describeRate } from '@/lib/viewer/piece-rate'

const SPEED = { name: 'Working speed', quantity: 'speed' } as const

const tell = (...figures: Figure[]) => describeRate(figures, words.product.viewer.run)

it('states pieces a second or a minute at the highest speed, and any other speed as the data sheet does', () => {
  // 7,500 / 3,600 = 2.1. Less than one a second is stated by the minute.
  expect(tell({ ...SPEED, type: 'range', min: 3000, max: 7500, unit: 'sheets/h' })).toBe('In truth up to 2.1 a second.')
  expect(tell({ ...SPEED, type: 'up-to', value: 35, unit: 'pcs/min' })).toBe('In truth up to 35 a minute.')
  // Metres and stitches are no pieces. The point stands for a non-breaking space.
  expect(tell({ ...SPEED, type: 'range', min: 160, max: 420, unit: 'm/min' })).toMatch(/^In truth 160 to 420.m\/min\.$/)
  expect(tell({ ...SPEED, type: 'up-to', value: 900, unit: 'stitches/min' })).toMatch(/stitches/)
})

it('says nothing where no speed is stated', () => {
  expect(tell({ name: 'Operators', quantity: null, type: 'text', text: 'one' })).toBe('')
})
