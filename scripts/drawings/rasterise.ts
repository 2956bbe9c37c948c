import type { Mesh } from './read-mesh'

/** The views: from the operator's side, and from above with the operator's side below. */
export type View = 'side' | 'plan'

/** Axis (0 x, 1 y, 2 z of a mesh) and sign of a view's coordinates: to the right, down, and to the eye. */
const AXES = {
  side: [
    [0, 1],
    [1, -1],
    [2, 1],
  ],
  plan: [
    [0, 1],
    [2, 1],
    [1, 1],
  ],
} as const

/** The nearest surface at each pixel: its part (0 is the ground), its depth and its normal. */
export type Raster = {
  width: number
  height: number
  part: Int32Array
  /** In pixels towards the eye: larger is nearer; -Infinity for the ground. */
  depth: Float32Array
  /** Three numbers a pixel: right, down, to the eye. */
  normal: Float32Array
}

/** A triangle's corners in pixels: three numbers each, to the right, down, and to the eye. */
type Corners = readonly number[]

/** Opposite corners of a box: x, y and z in metres. */
export type Bounds = { min: readonly number[]; max: readonly number[] }

/** The box around all triangles, in metres. */
export function findBounds({ triangles }: Mesh): Bounds {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  for (let index = 0; index < triangles.length; index++) {
    const [axis, value] = [index % 3, triangles[index] ?? 0]
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  }
  return { min, max }
}

/**
 * Draws what of the machine is seen in a view, `scale` pixels a metre. Parts smaller than `smallest` pixels are left
 * out, as if they were not there.
 */
export function rasterise(mesh: Mesh, view: View, bounds: Bounds, scale: number, smallest: number): Raster {
  const corners = project(mesh, view, bounds, scale)
  const size = (place: 0 | 1) => {
    const [axis] = AXES[view][place]
    return Math.round(((bounds.max[axis] ?? 0) - (bounds.min[axis] ?? 0)) * scale)
  }
  const [width, height] = [size(0), size(1)]
  const raster: Raster = {
    width,
    height,
    part: new Int32Array(width * height),
    depth: new Float32Array(width * height).fill(-Infinity),
    normal: new Float32Array(width * height * 3),
  }
  const seen = findLarge(mesh, corners, smallest)
  for (const [index, part] of mesh.parts.entries())
    if (seen.has(part)) drawTriangle(raster, [...corners.subarray(index * 9, index * 9 + 9)], part)
  return raster
}

/** The corners of all triangles in pixels of a view, from its upper left corner. */
function project({ triangles }: Mesh, view: View, { min, max }: Bounds, scale: number): Float64Array {
  const corners = new Float64Array(triangles.length)
  for (let index = 0; index < triangles.length; index += 3)
    for (const [place, [axis, sign]] of AXES[view].entries()) {
      const zero = (sign > 0 ? min : max)[axis] ?? 0
      corners[index + place] = ((triangles[index + axis] ?? 0) - zero) * sign * scale
    }
  return corners
}

/** The parts that are at least `smallest` pixels long or high. */
function findLarge({ parts }: Mesh, corners: Float64Array, smallest: number): Set<number> {
  const boxes = new Map<number, [number, number, number, number]>()
  for (const [index, part] of parts.entries()) {
    const box = boxes.get(part) ?? [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = index * 9; at < index * 9 + 9; at += 3) {
      const [x, y] = [corners[at] ?? 0, corners[at + 1] ?? 0]
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
    boxes.set(part, box)
  }
  const large = [...boxes].filter(([, [left, top, right, bottom]]) => Math.max(right - left, bottom - top) >= smallest)
  return new Set(large.map(([part]) => part))
}

/** Draws a triangle where it is nearer to the eye than what has been drawn. */
function drawTriangle(raster: Raster, corners: Corners, part: number) {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = corners
  // Twice the area; its sign says which way round the corners go.
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  // A triangle that is seen edge on covers no pixel.
  if (Math.abs(area) < 1e-9) return
  const { width, height, depth } = raster
  // By how much the depth rises from a pixel to the next one on the right, and to the next one below.
  const right = ((bz - az) * (cy - ay) - (cz - az) * (by - ay)) / area
  const down = ((cz - az) * (bx - ax) - (bz - az) * (cx - ax)) / area
  const length = Math.hypot(right, down, 1)
  const normal = [-right / length, -down / length, 1 / length]
  const [left, top] = [Math.max(0, Math.floor(Math.min(ax, bx, cx))), Math.max(0, Math.floor(Math.min(ay, by, cy)))]
  const end = Math.min(width, Math.ceil(Math.max(ax, bx, cx)))
  const bottom = Math.min(height, Math.ceil(Math.max(ay, by, cy)))
  for (let row = top; row < bottom; row++)
    for (let column = left; column < end; column++) {
      const [x, y] = [column + 0.5, row + 0.5]
      // The weights of two corners at the middle of the pixel (barycentric coordinates); inside, none is negative.
      const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
      const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
      if (b < 0 || c < 0 || b + c > 1) continue
      const z = az + (x - ax) * right + (y - ay) * down
      const at = row * width + column
      if (z <= (depth[at] ?? 0)) continue
      depth[at] = z
      raster.part[at] = part
      for (let place = 0; place < 3; place++) raster.normal[at * 3 + place] = normal[place] ?? 0
    }
}
