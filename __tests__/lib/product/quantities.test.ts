/** @jest-environment node */

import { UNITS } from '@/lib/measures/units'
import { getQuantityRule, QUANTITIES } from '@/lib/product/quantities'

it.each(QUANTITIES)('the quantity %s is typed in units that exist', name => {
  const { units } = getQuantityRule(name)
  expect(units.length).toBeGreaterThan(0)
  expect(UNITS).toEqual(expect.arrayContaining([...units]))
})

it('a speed is given in every rate, and in nothing else', () => {
  const { units } = getQuantityRule('speed')
  expect(units).toEqual(expect.arrayContaining(['m/min', 'sheets/h', 'pcs/shift']))
  expect(units).toEqual(
    units.filter(unit => unit.includes('/') && !['l/min', 'm³/min', 'm³/h', 'kg/h', 'kg/cm²'].includes(unit)),
  )
})
