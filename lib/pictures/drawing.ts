import type { PictureManifestEntry } from './manifest'

/** A point in a picture: x from the left and y from the top, each 0 to 1. */
export type Point = readonly [x: number, y: number]

/** Distance of the dimension line from the machine's edge, as a share of the picture's width. */
const DIMENSION_GAP = 0.045

/**
 * Radius of a station balloon, its distance below the edge and the minimum distance between two balloons, as shares of
 * the picture's width. Phones draw them larger.
 */
const BALLOON_RADIUS = 0.018
const BALLOON_DROP = 0.075
const BALLOON_SPACING = 3.2 * BALLOON_RADIUS

type Size = Pick<PictureManifestEntry, 'width' | 'height'>

/** A dimension line in pixels of the picture: its centre (`x`, `y`), its rotation in degrees, and half its length. */
export type DimensionDrawing = {
  x: number
  y: number
  degrees: number
  half: number
  /** Distance of the line from the machine's edge. */
  gap: number
}

/**
 * Places the dimension line of the overall length next to the machine's front bottom edge, which is given by its two
 * ends. The line may lie below the picture.
 */
export function drawDimension({ width, height }: Size, [from, to]: readonly [Point, Point]): DimensionDrawing {
  const [x1, y1, x2, y2] = [from[0] * width, from[1] * height, to[0] * width, to[1] * height]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  // The normal that points down the page, away from the machine.
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

/** A numbered balloon in pixels of the picture: its leader starts at `from`, its centre is `at`. */
export type Balloon = { number: number; from: { x: number; y: number }; at: { x: number; y: number }; radius: number }

/**
 * Places one numbered balloon per station below the machine's front edge, with a leader to the station, and inside the
 * picture. They go from left to right as their stations do, unless leaders would cross: on a tall machine one station
 * may stand above another.
 */
export function drawBalloons(
  { width, height }: Size,
  [from, to]: readonly [Point, Point],
  stations: readonly { at: Point }[],
): Balloon[] {
  const slope = (to[1] - from[1]) / (to[0] - from[0] || 1)
  const radius = BALLOON_RADIUS * width
  let last = Number.NEGATIVE_INFINITY
  const leftToRight = stations.map(({ at }, index) => ({ at, number: index + 1 })).sort((a, b) => a.at[0] - b.at[0])
  const balloons = leftToRight.map(({ at: [x, y], number }) => {
    const column = Math.max(x, last + BALLOON_SPACING)
    last = column
    const edge = from[1] + (column - from[0]) * slope
    const below = Math.max(edge * height, y * height) + BALLOON_DROP * width
    // A phone draws them larger.
    const lowest = height - radius * 1.2
    return {
      number,
      from: { x: x * width, y: y * height },
      at: { x: column * width, y: Math.min(below, lowest) },
      radius,
    }
  })
  return uncross(balloons)
}

/** Exchanges the places of balloons whose leaders cross. Each exchange makes the leaders shorter in all, so it ends. */
function uncross(balloons: readonly Balloon[]): Balloon[] {
  for (const [index, one] of balloons.entries()) {
    const other = balloons.findIndex((balloon, position) => position > index && crosses(one, balloon))
    const { at } = balloons[other] ?? {}
    if (at === undefined) continue
    return uncross(
      balloons.map((balloon, position) => {
        if (position === index) return { ...balloon, at }
        return position === other ? { ...balloon, at: one.at } : balloon
      }),
    )
  }
  return [...balloons]
}

type PicturePoint = Balloon['at']

function crosses(one: Balloon, other: Balloon) {
  return (
    turns(one.from, one.at, other.from) !== turns(one.from, one.at, other.at) &&
    turns(other.from, other.at, one.from) !== turns(other.from, other.at, one.at)
  )
}

/** Whether the way from one point over another to a third turns to the left. */
function turns(one: PicturePoint, two: PicturePoint, three: PicturePoint) {
  return (two.x - one.x) * (three.y - one.y) < (two.y - one.y) * (three.x - one.x)
}
