import { createSets } from './disjoint-sets'
import type { Raster } from './rasterise'

/** Surfaces that meet at a flatter angle than this are one: facets of a round roller have no lines between them. */
const LEAST_COSINE = Math.cos((28 * Math.PI) / 180)

/** A step inside a part, in pixels, from which an edge is seen. */
const LEAST_STEP = 12

/** The number of the region of each pixel; 0 is the ground around the machine. */
export type Regions = { width: number; height: number; label: Int32Array }

/**
 * Divides what is seen into surfaces, between which lines are drawn. Those thinner than `thinnest` pixels are joined
 * to what is beside them: first to the same part, of which they are a bevelled edge.
 */
export function findRegions(raster: Raster, thinnest: number): Regions {
  const { width, height, part } = raster
  const whole: Regions = { width, height, label: labelSurfaces(raster) }
  const withoutBevels = absorbThin(absorbThin(whole, thinnest, part), thinnest, part)
  return absorbThin(absorbThin(withoutBevels, thinnest, null), thinnest, null)
}

function labelSurfaces(raster: Raster): Int32Array {
  const { width, height, part } = raster
  const sets = createSets(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if (column + 1 < width && isOneSurface(raster, at, at + 1, 0)) sets.join(at, at + 1)
      if (row + 1 < height && isOneSurface(raster, at, at + width, 1)) sets.join(at, at + width)
    }
  // The ground around the machine touches the picture's border; what of it is seen through a gap is a surface too.
  const around = new Set<number>()
  for (let at = 0; at < part.length; at++)
    if (part[at] === 0 && isAtBorder(at, width, height)) around.add(sets.find(at))
  return part.map((_, at) => (around.has(sets.find(at)) ? 0 : sets.find(at) + 1))
}

function isAtBorder(at: number, width: number, height: number) {
  const column = at % width
  return column === 0 || column === width - 1 || at < width || at >= width * (height - 1)
}

function isOneSurface({ part, depth, normal }: Raster, one: number, other: number, axis: 0 | 1): boolean {
  if (part[one] !== part[other]) return false
  if (part[one] === 0) return true
  let cosine = 0
  for (let place = 0; place < 3; place++) cosine += (normal[one * 3 + place] ?? 0) * (normal[other * 3 + place] ?? 0)
  if (cosine < LEAST_COSINE) return false
  const step = Math.abs((depth[other] ?? 0) - (depth[one] ?? 0))
  return step < LEAST_STEP + 2 * Math.max(getSlope(normal, one, axis), getSlope(normal, other, axis))
}

/** By how much a surface recedes from one pixel to the next. */
function getSlope(normal: Float32Array, pixel: number, axis: 0 | 1) {
  return Math.abs((normal[pixel * 3 + axis] ?? 0) / Math.max(normal[pixel * 3 + 2] ?? 0, 0.02))
}

/** A region that has more than this share of its border with the ground is a rod in the air, and stays. */
const MOST_GROUND = 0.55

/** Regions that are nowhere `thinnest` pixels thick join the neighbour with the longest common border. */
function absorbThin(regions: Regions, thinnest: number, partOf: ArrayLike<number> | null): Regions {
  const thick = findThick(regions, thinnest)
  const borders = measureBorders(regions)
  const parts = new Map<number, number>()
  for (let at = 0; partOf && at < regions.label.length; at++) parts.set(regions.label[at] ?? 0, partOf[at] ?? 0)
  const joined = new Map<number, number>()
  const find = (own: number): number => {
    const next = joined.get(own)
    return next === undefined ? own : find(next)
  }
  const thin = [...borders.keys()].filter(own => own !== 0 && !thick.has(own))
  const length = (own: number) => [...(borders.get(own)?.values() ?? [])].reduce((sum, part) => sum + part, 0)
  for (const own of thin.sort((a, b) => length(a) - length(b) || a - b)) {
    const around = borders.get(own) ?? new Map<number, number>()
    if ((around.get(0) ?? 0) > length(own) * MOST_GROUND) continue
    const [best] = [...around]
      .filter(([other]) => other !== 0 && find(other) !== own && (!partOf || parts.get(other) === parts.get(own)))
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (best) joined.set(own, find(best[0]))
  }
  const label = regions.label.slice()
  if (joined.size > 0) for (const [at, own] of label.entries()) if (joined.has(own)) label[at] = find(own)
  return { ...regions, label }
}

/** For each region, how many pixels' edges it has in common with each other region. */
function measureBorders({ width, height, label }: Regions): Map<number, Map<number, number>> {
  const borders = new Map<number, Map<number, number>>()
  function add(one: number, other: number) {
    const own = borders.get(one) ?? new Map<number, number>()
    own.set(other, (own.get(other) ?? 0) + 1)
    borders.set(one, own)
  }
  function compare(one: number, other: number) {
    if (one === other) return
    add(one, other)
    add(other, one)
  }
  for (let at = 0; at < label.length; at++) {
    const own = label[at] ?? 0
    const column = at % width
    compare(own, column > 0 ? (label[at - 1] ?? 0) : 0)
    compare(own, at >= width ? (label[at - width] ?? 0) : 0)
    if (column === width - 1) compare(own, 0)
    if (at >= width * (height - 1)) compare(own, 0)
  }
  return borders
}

/** The regions into which a square of `thinnest` pixels fits. */
function findThick({ width, height, label }: Regions, thinnest: number): Set<number> {
  // At each pixel: the side of the largest square of its region that ends there.
  const square = new Int32Array(width * height)
  const thick = new Set<number>()
  for (let at = 0; at < label.length; at++) {
    const own = label[at] ?? 0
    const inside = at % width > 0 && at >= width
    const isAlike = inside && own === label[at - 1] && own === label[at - width] && own === label[at - width - 1]
    const least = Math.min(square[at - 1] ?? 0, square[at - width] ?? 0, square[at - width - 1] ?? 0)
    square[at] = isAlike ? least + 1 : 1
    if ((square[at] ?? 0) >= thinnest) thick.add(own)
  }
  return thick
}
