/** @jest-environment node */
import { Box3, PerspectiveCamera, Vector3 } from 'three'
import { applyMove, blendOrbits, frameBox, type Lens, type Orbit } from '@/lib/viewer/orbit'

/** The distance at which the whole machine is seen. */
const WHOLE_MACHINE = 10

const ORBIT: Orbit = { azimuth: 0, elevation: 0.5, target: new Vector3(0, 1, 0), distance: WHOLE_MACHINE }
const LENS: Lens = { fov: 22, aspect: 1.5 }

/** A long, low machine, and a tall, narrow one. */
const LONG = new Box3(new Vector3(-3, 0, -0.5), new Vector3(4, 1.5, 0.5))
const TALL = new Box3(new Vector3(-0.5, 0, -0.5), new Vector3(0.5, 3, 0.5))

/** Where the corners of a box are in the picture: -1 to 1 from edge to edge. */
function projectCorners({ min, max }: Box3, { azimuth, elevation, target, distance }: Orbit, { fov, aspect }: Lens) {
  const camera = new PerspectiveCamera(fov, aspect, 0.1, 1000)
  camera.position.setFromSphericalCoords(distance, Math.PI / 2 - elevation, azimuth).add(target)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return [min.x, max.x].flatMap(x =>
    [min.y, max.y].flatMap(y => [min.z, max.z].map(z => new Vector3(x, y, z).project(camera))),
  )
}

// Azimuth and elevation of the camera in radians, and the width of the picture by its height.
it.each([
  ['a long machine', LONG, -0.6, 0.3, 1.5],
  ['a tall machine', TALL, 0, 1.4, 0.8],
])('fits %s into the middle of the picture', (_name, box, azimuth, elevation, aspect) => {
  const lens = { ...LENS, aspect }
  const seen = projectCorners(box, frameBox(box, { azimuth, elevation }, lens), lens)
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  // A margin of 5 % is left.
  expect(Math.max(...xs, ...ys)).toBeCloseTo(1 / 1.05)
  expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0)
  expect(Math.max(...ys) + Math.min(...ys)).toBeCloseTo(0)
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
