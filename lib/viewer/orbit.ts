/** A point or a direction in metres: x along the machine, y up, z towards the operator. */
export type Vector = readonly [x: number, y: number, z: number]

/** The smallest and the largest corner of a box that contains a model. */
export type Box = { min: Vector; max: Vector }

/** A direction to look from, in radians: azimuth 0 is the operator's side, a positive one lies towards +x. */
export type Angle = { azimuth: number; elevation: number }

/** The camera's place: it looks at `target` from `distance` metres. */
export type Orbit = Angle & { target: Vector; distance: number }

/** The camera's lens: the height of its view in radians, and the width of its picture divided by the height. */
export type Lens = { fov: number; aspect: number }

/** From just above the floor, so that it is never seen from below, to almost straight down, where turning still works. */
const ELEVATION = { min: 0.02, max: 1.5 }

/** How near and how far the camera may go, as shares of the distance from which the whole model is seen. */
const ZOOM = { min: 0.16, max: 1.6 }

/** Space around a model that fills the picture. */
const MARGIN = 1.05

/** Keeps a number between two others. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** The unit vectors of a camera: to its right, up, and back from what it looks at. */
function createAxes({ azimuth, elevation }: Angle): Record<'right' | 'up' | 'back', Vector> {
  const [sinA, cosA, sinE, cosE] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)]
  return {
    right: [cosA, 0, -sinA],
    up: [-sinA * sinE, cosE, -cosA * sinE],
    back: [sinA * cosE, sinE, cosA * cosE],
  }
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Where the camera of an orbit stands. */
export function computePosition({ azimuth, elevation, target, distance }: Orbit): Vector {
  const { back } = createAxes({ azimuth, elevation })
  return [target[0] + back[0] * distance, target[1] + back[1] * distance, target[2] + back[2] * distance]
}

/** The centre of a box. */
export function findCentre({ min, max }: Box): Vector {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
}

/** How often a picture is centred anew, because a nearer camera sees the box from another place. */
const CENTRINGS = 8

function findCorners({ min, max }: Box): Vector[] {
  return [min[0], max[0]].flatMap(x => [min[1], max[1]].flatMap(y => [min[2], max[2]].map((z): Vector => [x, y, z])))
}

function moveBy(point: Vector, direction: Vector, length: number): Vector {
  return [point[0] + direction[0] * length, point[1] + direction[1] * length, point[2] + direction[2] * length]
}

/** How far the view must move sideways so that the outermost two points are equally far from its middle. */
function findShift(points: { at: number; depth: number }[]): number {
  const [first, ...others] = points.sort((a, b) => a.at / a.depth - b.at / b.depth)
  const last = others.at(-1)
  return first && last ? (first.at / first.depth + last.at / last.depth) / (1 / first.depth + 1 / last.depth) : 0
}

/** The orbit from which a box just fills the picture, in its middle. */
export function frameBox(box: Box, angle: Angle, { fov, aspect }: Lens): Orbit {
  const { right, up, back } = createAxes(angle)
  const corners = findCorners(box)
  const tallest = Math.tan(fov / 2)
  let target = findCentre(box)
  let distance = 0
  for (let round = 0; round < CENTRINGS; round++) {
    const seen = corners.map(corner => {
      const from = moveBy(corner, target, -1)
      return { x: dot(from, right), y: dot(from, up), z: dot(from, back) }
    })
    const needed = seen.map(({ x, y, z }) => z + (Math.max(Math.abs(x) / aspect, Math.abs(y)) / tallest) * MARGIN)
    distance = Math.max(...needed)
    const depth = (z: number) => distance - z
    target = moveBy(target, right, findShift(seen.map(({ x, z }) => ({ at: x, depth: depth(z) }))))
    target = moveBy(target, up, findShift(seen.map(({ y, z }) => ({ at: y, depth: depth(z) }))))
  }
  return { ...angle, target, distance }
}

/** Moves the camera around what it looks at, by radians to its right and upwards. */
export function turnBy(orbit: Orbit, azimuth: number, elevation: number): Orbit {
  return {
    ...orbit,
    azimuth: orbit.azimuth + azimuth,
    elevation: clamp(orbit.elevation + elevation, ELEVATION.min, ELEVATION.max),
  }
}

/**
 * Multiplies the camera's distance.
 *
 * @param whole the distance from which the whole model is seen
 */
export function zoomBy(orbit: Orbit, factor: number, whole: number): Orbit {
  return { ...orbit, distance: clamp(orbit.distance * factor, ZOOM.min * whole, ZOOM.max * whole) }
}

/** An azimuth between -π and π. */
export function normalizeAzimuth(azimuth: number): number {
  return Math.atan2(Math.sin(azimuth), Math.cos(azimuth))
}

/** The orbit on the way from one to another, the shorter way round; `share` runs from 0 to 1. */
export function blendOrbits(from: Orbit, to: Orbit, share: number): Orbit {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    azimuth: from.azimuth + normalizeAzimuth(to.azimuth - from.azimuth) * share,
    elevation: mix(from.elevation, to.elevation),
    distance: mix(from.distance, to.distance),
    target: [mix(from.target[0], to.target[0]), mix(from.target[1], to.target[1]), mix(from.target[2], to.target[2])],
  }
}
