/** @jest-environment node */
import { computePosition } from '@/lib/viewer/orbit'
import { createStationOrbit, formatAngle, VIEW_ANGLES, VIEWS } from '@/lib/viewer/views'

const BOX = { min: [-3, 0, -1], max: [3, 2, 1] } as const
const LENS = { fov: 0.4, aspect: 1.5 }
const DEGREE = Math.PI / 180

it.each([
  ['operator', 'Operator’s side'],
  ['infeed', 'Infeed end'],
  ['delivery', 'Delivery end'],
  ['above', 'Operator’s side, from above'],
] as const)('calls the view %s by its name: %s', (view, words) => {
  expect(formatAngle(VIEW_ANGLES[view])).toBe(words)
})

it.each([
  [40, 20, 'Operator’s side and delivery end'],
  [-38, 19, 'Operator’s side and infeed end'],
  [135, 60, 'Back and delivery end, from above'],
  [180, 10, 'Back'],
  [-180, 10, 'Back'],
  [-140, 10, 'Back and infeed end'],
  [360 + 90, 10, 'Delivery end'],
  [-720, 10, 'Operator’s side'],
])('says what is seen from %d and %d degrees: %s', (azimuth, elevation, words) => {
  expect(formatAngle({ azimuth: azimuth * DEGREE, elevation: elevation * DEGREE })).toBe(words)
})

it('looks at the infeed from its end, and at the delivery from the other', () => {
  const standAt = (view: (typeof VIEWS)[number]) =>
    computePosition({ ...VIEW_ANGLES[view], target: [0, 0, 0], distance: 1 })
  expect(standAt('infeed')[0]).toBeLessThan(-0.8)
  expect(standAt('delivery')[0]).toBeGreaterThan(0.8)
  expect(VIEWS.map(view => standAt(view)[2] >= 0)).not.toContain(false)
})

it('turns to a station from its side of the machine, and comes closer', () => {
  const first = createStationOrbit({ name: 'feeder', at: [-3, 1, 0] }, BOX, LENS)
  const middle = createStationOrbit({ name: 'press', at: [0, 1, 0] }, BOX, LENS)
  expect(first.azimuth).toBeLessThan(0)
  expect(middle.azimuth).toBe(0)
  expect(first.target).toEqual([-3, 1, 0])
  expect(first.distance).toBeLessThan(
    createStationOrbit({ name: 'x', at: [0, 1, 0] }, BOX, { ...LENS, fov: 0.2 }).distance,
  )
})
