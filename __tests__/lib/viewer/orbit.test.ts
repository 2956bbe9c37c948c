/** @jest-environment node */
import {
  type Box,
  blendOrbits,
  computePosition,
  frameBox,
  type Lens,
  normalizeAzimuth,
  type Orbit,
  turnBy,
  zoomBy,
} from '@/lib/viewer/orbit'

const ORBIT: Orbit = { azimuth: 0, elevation: 0.3, target: [0, 1, 0], distance: 10 }

/** A long, low machine, and one that is tall and narrow. */
const LONG: Box = { min: [-3, 0, -0.5], max: [4, 1.5, 0.5] }
const TALL: Box = { min: [-0.5, 0, -0.5], max: [0.5, 3, 0.5] }

const LENS: Lens = { fov: 0.4, aspect: 1.5 }

/** Where a point of the model is in the picture: -1 to 1 from edge to edge. */
function project([x, y, z]: readonly [number, number, number], orbit: Orbit, { fov, aspect }: Lens) {
  const eye = computePosition(orbit)
  const { azimuth: a, elevation: e } = orbit
  const from = [x - eye[0], y - eye[1], z - eye[2]] as const
  const right = from[0] * Math.cos(a) - from[2] * Math.sin(a)
  const up = -from[0] * Math.sin(a) * Math.sin(e) + from[1] * Math.cos(e) - from[2] * Math.cos(a) * Math.sin(e)
  const ahead = -(from[0] * Math.sin(a) * Math.cos(e) + from[1] * Math.sin(e) + from[2] * Math.cos(a) * Math.cos(e))
  const half = ahead * Math.tan(fov / 2)
  return { x: right / (half * aspect), y: up / half }
}

function projectCorners(box: Box, orbit: Orbit, lens: Lens) {
  return [box.min[0], box.max[0]].flatMap(x =>
    [box.min[1], box.max[1]].flatMap(y => [box.min[2], box.max[2]].map(z => project([x, y, z], orbit, lens))),
  )
}

it('stands on the operator’s side at azimuth 0, and towards the delivery at a positive one', () => {
  const [x, y, z] = computePosition(ORBIT)
  expect([x, y, z]).toEqual([0, expect.closeTo(1 + 10 * Math.sin(0.3)), expect.closeTo(10 * Math.cos(0.3))])
  expect(computePosition({ ...ORBIT, azimuth: 1 })[0]).toBeGreaterThan(0)
})

describe.each([
  ['a long machine', LONG],
  ['a tall machine', TALL],
])('%s', (_name, box) => {
  it.each([
    [-0.6, 0.3, 1.5],
    [1.2, 0.1, 1.5],
    [0, 1.4, 0.8],
    [2.5, 0.8, 2.4],
  ])(
    'fills the picture and stays in its middle, seen from %d and %d in a picture of %d',
    (azimuth, elevation, aspect) => {
      const lens = { ...LENS, aspect }
      const seen = projectCorners(box, frameBox(box, { azimuth, elevation }, lens), lens)
      const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
      const widest = Math.max(...xs.map(Math.abs), ...ys.map(Math.abs))
      expect(widest).toBeLessThan(1)
      expect(widest).toBeGreaterThan(0.85)
      expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0, 1)
      expect(Math.max(...ys) + Math.min(...ys)).toBeCloseTo(0, 1)
    },
  )
})

it('never goes below the floor nor over the top', () => {
  expect(turnBy(ORBIT, 0, -5).elevation).toBeGreaterThan(0)
  expect(turnBy(ORBIT, 0, 5).elevation).toBeLessThan(Math.PI / 2)
  expect(turnBy(ORBIT, 4, 0).azimuth).toBe(4)
})

it('stays between a close look and the whole machine with room around it', () => {
  expect(zoomBy(ORBIT, 0.5, 10).distance).toBe(5)
  expect(zoomBy(ORBIT, 0.001, 10).distance).toBeCloseTo(1.6)
  expect(zoomBy(ORBIT, 1000, 10).distance).toBe(16)
})

it('glides the shorter way round', () => {
  const to = { ...ORBIT, azimuth: 6, distance: 20, target: [2, 1, 0] as const }
  expect(blendOrbits(ORBIT, to, 0)).toEqual(ORBIT)
  const half = blendOrbits(ORBIT, to, 0.5)
  expect(half).toMatchObject({ azimuth: expect.closeTo((6 - 2 * Math.PI) / 2), distance: 15, target: [1, 1, 0] })
  expect(normalizeAzimuth(blendOrbits(ORBIT, to, 1).azimuth)).toBeCloseTo(normalizeAzimuth(6))
})
