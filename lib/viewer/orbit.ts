import { type Box3, Euler, MathUtils, Quaternion, Vector3 } from 'three'
import type { Angle, Move } from './views'

/** The camera's place in metres: it looks at `target` from `distance`. x is along the machine, y up, z to the operator. */
export type Orbit = Angle & { target: Vector3; distance: number }

/** The camera's lens: the height of its view in degrees, and the width of its picture divided by the height. */
export type Lens = { fov: number; aspect: number }

/** From just above the floor, so that it is never seen from below, to almost straight down, where turning still works. */
export const ELEVATION = { min: 0.02, max: 1.5 }

/** How near and how far the camera may go, as shares of the distance from which the whole model is seen. */
export const ZOOM = { min: 0.16, max: 1.6 }

/** Space around a model that fills the picture. */
const MARGIN = 1.05

/** The orbit from which a box just fills the picture, in its middle. */
export function frameBox(box: Box3, angle: Angle, { fov, aspect }: Lens): Orbit {
  const camera = new Quaternion().setFromEuler(new Euler(-angle.elevation, angle.azimuth, 0, 'YXZ'))
  const corners = listCorners(box).map(corner => corner.applyQuaternion(camera.clone().invert()))
  const slope = Math.tan((fov * MathUtils.DEG2RAD) / 2) / MARGIN
  const across = corners.map(({ x, z }): PlanePoint => [x, z])
  const upright = corners.map(({ y, z }): PlanePoint => [y, z])
  const depth = Math.max(placeEye(across, slope * aspect).depth, placeEye(upright, slope).depth)
  const middle = box.getCenter(new Vector3()).applyQuaternion(camera.clone().invert()).z
  const [x, y] = [findMiddle(across, depth, slope * aspect), findMiddle(upright, depth, slope)]
  return { ...angle, target: new Vector3(x, y, middle).applyQuaternion(camera), distance: depth - middle }
}

type PlanePoint = readonly [at: number, depth: number]

/**
 * Places an eye so near that points just fit between its two lines of sight. An eye at `at` and `depth` sees a point if
 * |point - at| ≤ slope · (depth - the point's own depth).
 */
function placeEye(points: readonly PlanePoint[], slope: number) {
  const last = Math.max(...points.map(([at, depth]) => at + slope * depth))
  const first = Math.max(...points.map(([at, depth]) => -at + slope * depth))
  return { at: (last - first) / 2, depth: (last + first) / (2 * slope) }
}

/**
 * Where an eye at a depth stands so that the points are in the middle of its view: halves the view, from `widest` down,
 * until they just fill it at that depth.
 */
function findMiddle(points: readonly PlanePoint[], depth: number, widest: number) {
  let [narrow, wide] = [0, widest]
  for (let round = 0; round < 20; round++) {
    const slope = (narrow + wide) / 2
    if (placeEye(points, slope).depth > depth) narrow = slope
    else wide = slope
  }
  return placeEye(points, wide).at
}

function listCorners({ min, max }: Box3) {
  return [min.x, max.x].flatMap(x => [min.y, max.y].flatMap(y => [min.z, max.z].map(z => new Vector3(x, y, z))))
}

/** How far the view turns towards a station at the end of the machine, and how much of the machine stays in view. */
const STATION_AZIMUTH = 38 * MathUtils.DEG2RAD
const STATION_ELEVATION = 24 * MathUtils.DEG2RAD
const STATION_SHARE = 0.5

/** The orbit that shows a station, from the operator's side and nearer than the whole machine. */
export function frameStation(station: Vector3, box: Box3, lens: Lens): Orbit {
  const half = box.getSize(new Vector3()).x / 2 || 1
  const side = MathUtils.clamp((station.x - box.getCenter(new Vector3()).x) / half, -1, 1)
  const angle = { azimuth: side * STATION_AZIMUTH, elevation: STATION_ELEVATION }
  return { ...angle, target: station, distance: frameBox(box, angle, lens).distance * STATION_SHARE }
}

const TURN = Math.PI / 12
const LIFT = Math.PI / 24
const NEARER = 0.8

/** What a step changes: azimuth and elevation in radians, and the distance by a factor. */
const STEPS: Readonly<Record<Move, [azimuth: number, elevation: number, factor: number]>> = {
  left: [TURN, 0, 1],
  right: [-TURN, 0, 1],
  higher: [0, LIFT, 1],
  lower: [0, -LIFT, 1],
  closer: [0, 0, NEARER],
  farther: [0, 0, 1 / NEARER],
}

/**
 * The orbit after a step. 'left' turns the front of the machine to the left, as dragging it there does.
 *
 * @param whole the distance from which the whole model is seen
 */
export function applyMove(orbit: Orbit, move: Move, whole: number): Orbit {
  const [azimuth, elevation, factor] = STEPS[move]
  return {
    ...orbit,
    azimuth: orbit.azimuth + azimuth,
    elevation: MathUtils.clamp(orbit.elevation + elevation, ELEVATION.min, ELEVATION.max),
    distance: MathUtils.clamp(orbit.distance * factor, ZOOM.min * whole, ZOOM.max * whole),
  }
}

/** The orbit on the way from one to another, the shorter way round; `share` runs from 0 to 1. */
export function blendOrbits(from: Orbit, to: Orbit, share: number): Orbit {
  const turn = MathUtils.euclideanModulo(to.azimuth - from.azimuth + Math.PI, 2 * Math.PI) - Math.PI
  return {
    azimuth: from.azimuth + turn * share,
    elevation: MathUtils.lerp(from.elevation, to.elevation, share),
    distance: MathUtils.lerp(from.distance, to.distance, share),
    target: from.target.clone().lerp(to.target, share),
  }
}
