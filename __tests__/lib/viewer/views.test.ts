/** @jest-environment node */
import { formatAngle, VIEW_ANGLES } from '@/lib/viewer/views'
import { words } from '../../support/words'

const DEGREE = Math.PI / 180

it.each([
  ['operator', 'Operator’s side'],
  ['delivery', 'Delivery end'],
  ['above', 'Operator’s side, from above'],
] as const)('gives the view %s the name %s', (view, name) => {
  expect(formatAngle(VIEW_ANGLES[view], words.product.viewer)).toBe(name)
})

it.each([
  [40, 20, 'Operator’s side and delivery end'],
  [135, 60, 'Back and delivery end, from above'],
  [180, 10, 'Back'],
  [-720, 10, 'Operator’s side'],
])('describes the view from %d and %d degrees as %s', (azimuth, elevation, name) => {
  const angle = { azimuth: azimuth * DEGREE, elevation: elevation * DEGREE }
  expect(formatAngle(angle, words.product.viewer)).toBe(name)
})
