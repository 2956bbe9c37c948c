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

export type DimensionDrawing = {
  line: [x1: number, y1: number, x2: number, y2: number]
  /** Extension lines from the machine to just past the dimension line. */
  ends: [x1: number, y1: number, x2: number, y2: number][]
  label: { x: number; y: number; degrees: number }
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
  const shift = (x: number, y: number, gap: number) => [x + normal.x * gap * width, y + normal.y * gap * width] as const
  const end = (x: number, y: number): [number, number, number, number] => [
    ...shift(x, y, DIMENSION_GAP * 0.25),
    ...shift(x, y, DIMENSION_GAP * 1.25),
  ]
  const [ax, ay] = shift(x1, y1, DIMENSION_GAP)
  const [bx, by] = shift(x2, y2, DIMENSION_GAP)
  return {
    line: [ax, ay, bx, by],
    ends: [end(x1, y1), end(x2, y2)],
    label: { x: (ax + bx) / 2, y: (ay + by) / 2, degrees: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI },
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
