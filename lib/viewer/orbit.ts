import { Euler, MathUtils, type PerspectiveCamera, Quaternion, Vector3 } from 'three'
import type { Angle, Move } from './views'

/**
 * The camera's place in metres: it looks at `target` from `distance`. x is along the machine, y up, z to the operator.
 */
export type Orbit = Angle & { target: Vector3; distance: number }

/** The camera's lens: the height of its view in degrees, and the width of its picture divided by the height. */
export type Lens = { fov: number; aspect: number }

/** Half the width of the pictures' view at a distance of one, and half its height: 72 mm on 36 × 27 mm. */
const HALF_WIDTH = 0.25
const HALF_HEIGHT = 0.1875

/** The lens of the pictures in a view of any proportion: as wide at most, and as high. */
export function chooseLens(aspect: number): Lens {
  return { aspect, fov: 2 * MathUtils.RAD2DEG * Math.atan(Math.min(HALF_HEIGHT, HALF_WIDTH / aspect)) }
}

/** Up to this elevation in radians, that of the pictures, the camera looks level; from the other on, at the machine. */
const LEVEL = 22 * MathUtils.DEG2RAD
const TILTED = 45 * MathUtils.DEG2RAD

/**
 * How the camera looks at what is below it. As in the pictures, and as an architect's camera does, it looks level and
 * has its lens shifted down, so that uprights stay upright. From high above that would stretch what is round.
 *
 * @returns `tilt`: how far it looks down, in radians; `shift`: how much farther down its picture is, by a metre of depth
 */
function aim(elevation: number): { tilt: number; shift: number } {
  const tilt = elevation * MathUtils.smoothstep(elevation, LEVEL, TILTED)
  return { tilt, shift: Math.tan(elevation - tilt) }
}

/**
 * The camera's elevation in radians: from just above the floor, so that it is never seen from below, to almost straight
 * down, where turning still works.
 */
export const ELEVATION = { min: 0.02, max: 1.5 }

/** Aims a camera, which has its place and its lens, at what it shows in an orbit: its target is in the middle. */
export function aimCamera(camera: PerspectiveCamera, { azimuth, elevation }: Angle) {
  const { tilt, shift } = aim(elevation)
  camera.rotation.set(-tilt, azimuth, 0, 'YXZ')
  camera.updateProjectionMatrix()
  const { elements } = camera.projectionMatrix
  // The height of a point in the picture: the fifth number is multiplied by its own height, the ninth by its depth.
  elements[9] = -shift * (elements[5] ?? 0)
  camera.updateMatrixWorld()
}

/** How near and how far the camera may go, as shares of the distance from which the whole model is seen. */
export const ZOOM = { min: 0.16, max: 1.6 }

/** A model fills the picture but for this factor, which leaves space around it. */
const MARGIN = 1.08

/** The orbit from which a shape, by the points that stand out on it, just fills the picture, in its middle. */
export function frameShape(shape: readonly Vector3[], angle: Angle, { fov, aspect }: Lens): Orbit {
  const { tilt, shift } = aim(angle.elevation)
  const camera = new Quaternion().setFromEuler(new Euler(-tilt, angle.azimuth, 0, 'YXZ'))
  const inverse = camera.clone().invert()
  // As the camera sees them: x to the right, y up, z towards the camera.
  const points = shape.map(point => point.clone().applyQuaternion(inverse))
  const slope = Math.tan((fov * MathUtils.DEG2RAD) / 2) / MARGIN
  const across = points.map(({ x, z }): PlanePoint => [x, z])
  const upright = points.map(({ y, z }): PlanePoint => [y - shift * z, z])
  // The picture has to be wide and high enough: what needs more distance decides.
  const depth = Math.max(placeEye(across, slope * aspect).depth, placeEye(upright, slope).depth)
  const depths = points.map(({ z }) => z)
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2
  const [x, y] = [findMiddle(across, depth, slope * aspect), findMiddle(upright, depth, slope)]
  const target = new Vector3(x, y + shift * middle, middle).applyQuaternion(camera)
  return { ...angle, target, distance: (depth - middle) * Math.hypot(1, shift) }
}

/** A point of a section through the view: sideways or upwards from the middle, and towards the camera; in metres. */
type PlanePoint = readonly [at: number, depth: number]

/**
 * Places an eye so near that points just fit between its two lines of sight, which rise by `slope` a metre. An eye at
 * `at` and `depth` sees a point if |point - at| ≤ slope · (depth - the point's own depth).
 */
function placeEye(points: readonly PlanePoint[], slope: number) {
  // The least values of `at + slope · depth` and of `-at + slope · depth` with which the eye sees all points.
  const last = Math.max(...points.map(([at, depth]) => at + slope * depth))
  const first = Math.max(...points.map(([at, depth]) => -at + slope * depth))
  return { at: (last - first) / 2, depth: (last + first) / (2 * slope) }
}

/** Halvings of the view in `findMiddle`: the rest is a millionth of the view, far less than a pixel. */
const HALVINGS = 20

/**
 * Where an eye at a given depth must be so that the points are in the middle of its view: searches, by halving, the
 * narrowest view from that depth that they fit. `widest` is the slope of the widest view.
 */
function findMiddle(points: readonly PlanePoint[], depth: number, widest: number) {
  let narrow = 0
  let wide = widest
  for (let round = 0; round < HALVINGS; round++) {
    const slope = (narrow + wide) / 2
    if (placeEye(points, slope).depth > depth) narrow = slope
    else wide = slope
  }
  return placeEye(points, wide).at
}

/** How far the view turns towards a station at the end of the machine, and how far from above it looks; in radians. */
const STATION_AZIMUTH = 38 * MathUtils.DEG2RAD
const STATION_ELEVATION = 24 * MathUtils.DEG2RAD

/** The distance from a station, as a share of that from which the whole machine is seen. */
const STATION_SHARE = 0.5

/** The orbit that shows a station, from the operator's side and nearer than the whole machine. */
export function frameStation(station: Vector3, shape: readonly Vector3[], lens: Lens): Orbit {
  const along = shape.map(({ x }) => x)
  const [first, last] = [Math.min(...along), Math.max(...along)]
  const side = MathUtils.clamp((2 * station.x - first - last) / (last - first || 1), -1, 1)
  const angle = { azimuth: side * STATION_AZIMUTH, elevation: STATION_ELEVATION }
  return { ...angle, target: station, distance: frameShape(shape, angle, lens).distance * STATION_SHARE }
}

/** A step sideways (15 degrees) and up or down (7.5 degrees), in radians. */
const TURN_STEP = Math.PI / 12
const LIFT_STEP = Math.PI / 24

/** A step closer multiplies the distance by this. */
const CLOSER_FACTOR = 0.8

/** What a step changes: azimuth and elevation in radians, and the distance by a factor. */
const STEPS: Readonly<Record<Move, [azimuth: number, elevation: number, factor: number]>> = {
  left: [TURN_STEP, 0, 1],
  right: [-TURN_STEP, 0, 1],
  higher: [0, LIFT_STEP, 1],
  lower: [0, -LIFT_STEP, 1],
  closer: [0, 0, CLOSER_FACTOR],
  farther: [0, 0, 1 / CLOSER_FACTOR],
}

/**
 * The orbit after a step. 'left' turns the front of the machine to the left, as dragging it there does.
 *
 * @param wholeDistance the distance from which the whole model is seen
 */
export function applyMove(orbit: Orbit, move: Move, wholeDistance: number): Orbit {
  const [azimuth, elevation, factor] = STEPS[move]
  return {
    ...orbit,
    azimuth: orbit.azimuth + azimuth,
    elevation: MathUtils.clamp(orbit.elevation + elevation, ELEVATION.min, ELEVATION.max),
    distance: MathUtils.clamp(orbit.distance * factor, ZOOM.min * wholeDistance, ZOOM.max * wholeDistance),
  }
}

/** The orbit between two others, the shorter way round; `share` is how far along, 0 to 1. */
export function blendOrbits(from: Orbit, to: Orbit, share: number): Orbit {
  const turn = MathUtils.euclideanModulo(to.azimuth - from.azimuth + Math.PI, 2 * Math.PI) - Math.PI
  return {
    azimuth: from.azimuth + turn * share,
    elevation: MathUtils.lerp(from.elevation, to.elevation, share),
    distance: MathUtils.lerp(from.distance, to.distance, share),
    target: from.target.clone().lerp(to.target, share),
  }
}
