import type { ShownPicture } from '@/lib/trade/product/picture'

/** A point in a picture: x from the left and y from the top, each 0 to 1. */
export type Point = readonly [x: number, y: number]

/** How far the extension lines reach beyond the dimension line, as a share of `unit` in DimensionDrawing. */
export const EXTENSION_OVERHANG = 0.25

/** Half the height of the number on the dimension line, in pixels of the picture. */
const HALF_FIGURE = 25

/** Least distance of the dimension line from the machine's edge, as a share of the picture's width. */
const DIMENSION_GAP = 0.045

/** Least distance of the line from what stands before that edge, such as stairs: it has room for half of the number. */
const CLEARANCE = 0.024

type Size = Pick<ShownPicture, 'width' | 'height'>
type Edge = readonly [Point, Point]

/** A dimension line in pixels of the picture: its centre (`x`, `y`), its rotation in degrees, and half its length. */
export type DimensionDrawing = {
  x: number
  y: number
  degrees: number
  half: number
  /** Distance of the line from the machine's edge, and that of a line with nothing in its way. */
  gap: number
  unit: number
}

/**
 * Measures how far the dimension line stands from the machine's front bottom edge, as a share of the picture's width: so
 * far that it is clear of all that stands before the edge.
 *
 * @param foot where the machine ends in columns of equal width: shares of the height, from above
 */
export function measureGap({ width, height, foot }: Size & { foot: readonly number[] }, edge: Edge): number {
  const { start, normal, length } = measureEdge({ width, height }, edge)
  const column = width / foot.length
  const places = foot.flatMap((end, index) =>
    // Both sides of a column, because the edge rises or falls over it.
    [index, index + 1].map(side => ({ x: side * column - start.x, y: end * height - start.y })),
  )
  const before = places
    .filter(({ x, y }) => {
      const along = (x * normal.y - y * normal.x) / length
      return along > 0 && along < 1
    })
    .map(({ x, y }) => (x * normal.x + y * normal.y) / width)
  return Math.max(DIMENSION_GAP, ...before.map(gap => Math.ceil((gap + CLEARANCE) * 1000) / 1000))
}

/**
 * Places the dimension line of the overall length next to the machine's front bottom edge, which is given by its two
 * ends, at a distance that `measureGap` measures. The line may lie below the picture.
 */
export function drawDimension(size: Size, edge: Edge, gapShare: number): DimensionDrawing {
  const { start, normal, length } = measureEdge(size, edge)
  const gap = gapShare * size.width
  return {
    x: start.x + (normal.y * length) / 2 + normal.x * gap,
    y: start.y - (normal.x * length) / 2 + normal.y * gap,
    degrees: (Math.atan2(-normal.x, normal.y) * 180) / Math.PI,
    half: length / 2,
    gap,
    unit: DIMENSION_GAP * size.width,
  }
}

/** The first end of an edge, the normal that points down the page, away from the machine, and its length in pixels. */
function measureEdge({ width, height }: Size, [from, to]: Edge) {
  const start = { x: from[0] * width, y: from[1] * height }
  const [x, y] = [to[0] * width - start.x, to[1] * height - start.y]
  const length = Math.hypot(x, y) || 1
  return { start, normal: { x: -y / length, y: x / length }, length }
}

/**
 * How far the dimension line at this edge goes below the picture, as a share of its height: the end of an extension line,
 * or the number. It is 0 or less if the line does not.
 */
export function measureBelow(size: Size, edge: Edge, gapShare: number): number {
  const { y, degrees, half, unit } = drawDimension(size, edge, gapShare)
  const rise = Math.abs(Math.sin((degrees * Math.PI) / 180)) * half
  return Math.max(y + rise + unit * EXTENSION_OVERHANG, y + HALF_FIGURE) / size.height - 1
}
