import { createSets } from './disjoint-sets'
import type { Raster } from './rasterise'

/**
 * The cosine of 28 degrees: surfaces whose directions differ by less are one, so that the facets of a round roller have
 * no lines between them.
 */
const LEAST_COSINE = Math.cos((28 * Math.PI) / 180)

/** A step in depth inside a part, in pixels, from which it is drawn as an edge. */
const LEAST_STEP = 12

/** A surface that is seen almost edge on counts as one that faces the eye this much, so that its slope stays finite. */
const LEAST_FACING = 0.02

/** The axes of a picture, by their places among the numbers of a normal. */
const SIDEWAYS = 0
const DOWN = 1
type Axis = typeof SIDEWAYS | typeof DOWN

/**
 * The number of the ground around the machine. What of the ground is seen through a gap in the machine is a region like
 * any other.
 */
export const GROUND = 0

/** The number of the region of each pixel. */
export type Regions = { width: number; height: number; label: Int32Array }

/**
 * Divides what is seen into surfaces, between which lines are drawn. Surfaces thinner than `thinnest` pixels are joined
 * to those beside them: first within a part, of which they are a bevelled edge, then to any. Twice each, because
 * several thin ones may lie side by side.
 */
export function findRegions(raster: Raster, thinnest: number): Regions {
  const { width, height, part } = raster
  const whole: Regions = { width, height, label: labelSurfaces(raster) }
  const withoutBevels = absorbThin(absorbThin(whole, thinnest, part), thinnest, part)
  return absorbThin(absorbThin(withoutBevels, thinnest, null), thinnest, null)
}

/** The number of the surface of each pixel. Pixels beside each other are of one surface if `isOneSurface` says so. */
function labelSurfaces(raster: Raster): Int32Array {
  const { width, height, part } = raster
  const sets = createSets(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if (column + 1 < width && isOneSurface(raster, at, at + 1, SIDEWAYS)) sets.join(at, at + 1)
      if (row + 1 < height && isOneSurface(raster, at, at + width, DOWN)) sets.join(at, at + width)
    }
  // The ground around the machine touches the picture's border.
  const around = new Set<number>()
  for (let at = 0; at < part.length; at++)
    if (part[at] === 0 && isAtBorder(at, width, height)) around.add(sets.find(at))
  return part.map((_, at) => (around.has(sets.find(at)) ? GROUND : sets.find(at) + 1))
}

/** Whether a pixel is at the border of the picture. */
function isAtBorder(at: number, width: number, height: number) {
  const column = at % width
  return column === 0 || column === width - 1 || at < width || at >= width * (height - 1)
}

/**
 * Whether two pixels beside each other show one surface: of one part, in about one direction, and without a step.
 *
 * @param axis in which they are beside each other
 */
function isOneSurface({ part, depth, normal }: Raster, one: number, other: number, axis: Axis): boolean {
  if (part[one] !== part[other]) return false
  if (part[one] === 0) return true
  let cosine = 0
  for (let place = 0; place < 3; place++) cosine += (normal[one * 3 + place] ?? 0) * (normal[other * 3 + place] ?? 0)
  if (cosine < LEAST_COSINE) return false
  // Where a surface slopes, its depth changes from pixel to pixel without a step: twice the slope counts as none.
  const step = Math.abs((depth[other] ?? 0) - (depth[one] ?? 0))
  return step < LEAST_STEP + 2 * Math.max(getSlope(normal, one, axis), getSlope(normal, other, axis))
}

/** By how much the depth of a surface changes from a pixel to the next along an axis, in pixels. */
function getSlope(normal: Float32Array, pixel: number, axis: Axis) {
  return Math.abs((normal[pixel * 3 + axis] ?? 0) / Math.max(normal[pixel * 3 + 2] ?? 0, LEAST_FACING))
}

/** A thin region that has more than this share of its border with the ground is a rod in the air, and is kept. */
const MOST_GROUND = 0.55

/**
 * Joins regions that are nowhere `thinnest` pixels thick to the neighbour with the longest common border.
 *
 * @param partOf the part of each pixel, to join regions of one part only; null to join any
 */
function absorbThin(regions: Regions, thinnest: number, partOf: ArrayLike<number> | null): Regions {
  const thick = findThick(regions, thinnest)
  const borders = measureBorders(regions)
  // The part of each region.
  const parts = new Map<number, number>()
  if (partOf) for (const [at, region] of regions.label.entries()) parts.set(region, partOf[at] ?? 0)
  // The region that each joined region has become.
  const joined = new Map<number, number>()
  const findWhole = (region: number): number => {
    const next = joined.get(region)
    return next === undefined ? region : findWhole(next)
  }
  const thin = [...borders.keys()].filter(region => region !== GROUND && !thick.has(region))
  const measure = (region: number) =>
    [...(borders.get(region)?.values() ?? [])].reduce((sum, length) => sum + length, 0)
  // Those with the shortest border first; the number decides between equals, so that the outcome is always the same.
  for (const region of thin.sort((a, b) => measure(a) - measure(b) || a - b)) {
    const around = borders.get(region) ?? new Map<number, number>()
    if ((around.get(GROUND) ?? 0) > measure(region) * MOST_GROUND) continue
    const isOfPart = (other: number) => !partOf || parts.get(other) === parts.get(region)
    // A neighbour that has been joined to this region, directly or through others, is no other region any more.
    const [best] = [...around]
      .filter(([other]) => other !== GROUND && findWhole(other) !== region && isOfPart(other))
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (best) joined.set(region, findWhole(best[0]))
  }
  const label = regions.label.slice()
  if (joined.size > 0) for (const [at, region] of label.entries()) if (joined.has(region)) label[at] = findWhole(region)
  return { ...regions, label }
}

/** For each region, how many pixels' edges it has in common with each other region. */
function measureBorders({ width, height, label }: Regions): Map<number, Map<number, number>> {
  const borders = new Map<number, Map<number, number>>()
  function add(one: number, other: number) {
    const around = borders.get(one) ?? new Map<number, number>()
    around.set(other, (around.get(other) ?? 0) + 1)
    borders.set(one, around)
  }
  function compare(one: number, other: number) {
    if (one === other) return
    add(one, other)
    add(other, one)
  }
  for (let at = 0; at < label.length; at++) {
    const region = label[at] ?? 0
    const column = at % width
    // Each pixel with those on its left and above it; outside the picture is ground.
    compare(region, column > 0 ? (label[at - 1] ?? 0) : GROUND)
    compare(region, at >= width ? (label[at - width] ?? 0) : GROUND)
    if (column === width - 1) compare(region, GROUND)
    if (at >= width * (height - 1)) compare(region, GROUND)
  }
  return borders
}

/** The regions into which a square of `thinnest` pixels fits. */
function findThick({ width, height, label }: Regions, thinnest: number): Set<number> {
  // For each pixel, the side of the largest square within its region whose lower right corner it is.
  const square = new Int32Array(width * height)
  const thick = new Set<number>()
  for (let at = 0; at < label.length; at++) {
    const region = label[at] ?? 0
    const hasNeighbours = at % width > 0 && at >= width
    const isAlike = hasNeighbours && [at - 1, at - width, at - width - 1].every(other => label[other] === region)
    const least = Math.min(square[at - 1] ?? 0, square[at - width] ?? 0, square[at - width - 1] ?? 0)
    square[at] = isAlike ? least + 1 : 1
    if ((square[at] ?? 0) >= thinnest) thick.add(region)
  }
  return thick
}
