import type { PictureManifestEntry } from '@/lib/pictures/manifest'

/** A point in picture coordinates: 0 to 1 from the left and from the top. */
export type Point = readonly [x: number, y: number]

/** Distance of the dimension line from the machine's edge, as a share of the picture's width. */
const DIMENSION_GAP = 0.045

/** Radius of a station balloon, its drop below the edge, and the least distance between two, in the same measure. Phones draw them larger. */
const BALLOON_RADIUS = 0.018
const BALLOON_DROP = 0.075
const BALLOON_SPACING = 3.2 * BALLOON_RADIUS

type Size = Pick<PictureManifestEntry, 'width' | 'height'>

/** A dimension line in a frame of its own: `x` and `y` are its middle, `degrees` turns it; the line runs `half` to either side. */
export type DimensionDrawing = {
  x: number
  y: number
  degrees: number
  half: number
  /** How far the line lies from the machine's edge. */
  gap: number
}

/**
 * Places the overall length beside the front edge that the picture's model projected.
 * Returns pixels of the picture; the line may lie outside it, below its foot.
 */
export function drawDimension({ width, height }: Size, [from, to]: readonly [Point, Point]): DimensionDrawing {
  const [x1, y1, x2, y2] = [from[0] * width, from[1] * height, to[0] * width, to[1] * height]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  // The normal that points down the page: away from the machine, which stands above its edge.
  const normal = { x: -(y2 - y1) / length, y: (x2 - x1) / length }
  const gap = DIMENSION_GAP * width
  return {
    x: (x1 + x2) / 2 + normal.x * gap,
    y: (y1 + y2) / 2 + normal.y * gap,
    degrees: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
    half: length / 2,
    gap,
  }
}

export type Balloon = { number: number; from: { x: number; y: number }; at: { x: number; y: number }; radius: number }

/**
 * Places one numbered balloon a station below the machine's front edge, in flow order, with a leader to its point.
 * Balloons that would touch move apart along the edge.
 */
export function drawBalloons(
  { width, height }: Size,
  [from, to]: readonly [Point, Point],
  stations: readonly { at: Point }[],
): Balloon[] {
  const slope = (to[1] - from[1]) / (to[0] - from[0] || 1)
  let last = Number.NEGATIVE_INFINITY
  const inOrder = stations.map(({ at }, index) => ({ at, number: index + 1 })).sort((a, b) => a.at[0] - b.at[0])
  return inOrder.map(({ at: [x, y], number }) => {
    const column = Math.max(x, last + BALLOON_SPACING)
    last = column
    const edge = from[1] + (column - from[0]) * slope
    const below = Math.max(edge * height, y * height) + BALLOON_DROP * width
    return {
      number,
      from: { x: x * width, y: y * height },
      at: { x: column * width, y: below },
      radius: BALLOON_RADIUS * width,
    }
  })
}
