import { formatSmallBase } from '@/lib/planner/small-picture'

it.each([
  ['0a1b2c3d', '/pictures/products/press-0a1b2c3d'],
  ['/pictures/products/photo-0a1b2c3d', '/pictures/products/photo-0a1b2c3d'],
])('the picture of a machine is found by its version, or has an address of its own: %s', (version, address) => {
  expect(formatSmallBase('press', version)).toBe(address)
})
