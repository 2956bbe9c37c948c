/** @jest-environment node */
import { getQuantityRule, listNumberFilters, QUANTITIES } from '@/lib/product/quantities'
import { UNITS } from '@/lib/product/units'

it.each(QUANTITIES)('the quantity %s is typed in units that exist', name => {
  const { units } = getQuantityRule(name)
  expect(units.length).toBeGreaterThan(0)
  expect(UNITS).toEqual(expect.arrayContaining([...units]))
})

it('a speed is given in every rate, and in nothing else', () => {
  expect(getQuantityRule('speed').units).toEqual(UNITS.filter(unit => /\/(min|h)$/.test(unit)))
})

it('each filter is listed once', () => {
  const keys = listNumberFilters().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
