/** @jest-environment node */
import { formatMetres, formatOverrun } from '@/lib/planner/sentence'

it.each([
  [1.1, '1.1 kW'],
  [58.04, '58.1 kW'],
  [10, '10 kW'],
])('rounds an overrun of %d kW up to a tenth', (amount, text) => {
  expect(formatOverrun(amount, 'kW')).toBe(text)
})

it('rounds a length up to a tenth of a metre', () => {
  expect([1700, 1701].map(formatMetres)).toEqual(['1.7', '1.8'])
})
