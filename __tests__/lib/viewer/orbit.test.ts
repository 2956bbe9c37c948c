/** @jest-environment node */
import { PerspectiveCamera, Vector3 } from 'three'
import { aimCamera, applyMove, blendOrbits, chooseLens, frameShape, type Lens, type Orbit } from '@/lib/viewer/orbit'

/** The distance at which the whole machine is seen. */
const WHOLE_MACHINE = 10

const ORBIT: Orbit = { azimuth: 0, elevation: 0.5, target: new Vector3(0, 1, 0), distance: WHOLE_MACHINE }

/** The corners of a box, from its lower left end at the back to its upper right one at the front. */
function listCorners([left, low, back]: readonly number[], [right, high, front]: readonly number[]) {
  return [left, right].flatMap(x => [low, high].flatMap(y => [back, front].map(z => new Vector3(x, y, z))))
}

/** A long, low machine, and a tall, narrow one. */
const LONG = listCorners([-3, 0, -0.5], [4, 1.5, 0.5])
const TALL = listCorners([-0.5, 0, -0.5], [0.5, 3, 0.5])

/** Where points are in the picture of the aimed camera: -1 to 1 from edge to edge. */
function project(points: readonly Vector3[], orbit: Orbit, { fov, aspect }: Lens) {
  const camera = new PerspectiveCamera(fov, aspect, 0.1, 1000)
  const { azimuth, elevation, target, distance } = orbit
  camera.position.setFromSphericalCoords(distance, Math.PI / 2 - elevation, azimuth).add(target)
  aimCamera(camera, orbit)
  return points.map(point => point.clone().project(camera))
}

// Azimuth and elevation of the camera in radians, and the width of the picture by its height.
it.each([
  ['a long machine', LONG, -0.6, 0.3, 1.5],
  ['a tall machine', TALL, 0, 1.4, 0.8],
  ['a tall machine from half above', TALL, -0.6, 0.6, 1.5],
])('fits %s into the middle of the picture', (_name, shape, azimuth, elevation, aspect) => {
  const lens = chooseLens(aspect)
  const seen = project(shape, frameShape(shape, { azimuth, elevation }, lens), lens)
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  // A margin of 8 % is left.
  expect(Math.max(...xs, ...ys)).toBeCloseTo(1 / 1.08)
  expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0)
  expect(Math.max(...ys) + Math.min(...ys)).toBeCloseTo(0)
})

it.each([
  ['upright', 0.3, true],
  ['no longer upright from above', 0.7, false],
])('sees uprights %s, and its target in the middle', (_what, elevation, isUpright) => {
  const orbit = { ...ORBIT, elevation }
  const upright = [new Vector3(3, 0, 0), new Vector3(3, 2, 0)]
  const [low, high, middle] = project([...upright, orbit.target], orbit, chooseLens(1.5))
  expect(Math.abs((high?.x ?? 0) - (low?.x ?? 0)) < 1e-9).toBe(isUpright)
  expect(middle).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0) })
})

it.each([
  [4 / 3, 28.1, 21.2],
  [1.6, 28.1, 17.8],
  [0.5, 10.7, 21.2],
])('sees as much as the pictures in a view of %d: %d by %d degrees at most', (aspect, across, upright) => {
  const { fov } = chooseLens(aspect)
  expect(fov).toBeCloseTo(upright, 1)
  expect((360 / Math.PI) * Math.atan(aspect * Math.tan((fov * Math.PI) / 360))).toBeCloseTo(across, 1)
})

it('turns the front to the left, and keeps the camera above the floor and neither too close nor too far', () => {
  // More often than any limit allows.
  const repeat = (move: Parameters<typeof applyMove>[1]) =>
    Array.from({ length: 50 }).reduce<Orbit>(orbit => applyMove(orbit, move, WHOLE_MACHINE), ORBIT)
  expect(applyMove(ORBIT, 'left', WHOLE_MACHINE).azimuth).toBeGreaterThan(0)
  expect(repeat('lower').elevation).toBeGreaterThan(0)
  expect(repeat('higher').elevation).toBeLessThan(Math.PI / 2)
  // From 0.16 to 1.6 times that distance.
  expect([repeat('closer').distance, repeat('farther').distance]).toEqual([expect.closeTo(1.6), 16])
})

it('goes from one orbit to another the shorter way round', () => {
  const to = { azimuth: 6, elevation: 0.5, distance: 20, target: new Vector3(2, 1, 0) }
  expect(blendOrbits(ORBIT, to, 0)).toEqual(ORBIT)
  const half = blendOrbits(ORBIT, to, 0.5)
  expect(half).toMatchObject({ azimuth: expect.closeTo((6 - 2 * Math.PI) / 2), distance: 15 })
  expect(half.target.toArray()).toEqual([1, 1, 0])
})
