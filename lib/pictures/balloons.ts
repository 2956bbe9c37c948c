import type { Point } from './drawing'

// Balloons over a picture of a machine, as technical drawings have them: numbered circles, each with a line, its
// leader, to a station of the machine (a work place, such as the feeder). All lengths and places are in units of the
// drawing: see FRAME_WIDTH.

type Size = { width: number; height: number }
type Place = { x: number; y: number }

/** A numbered balloon: its leader starts at `from`, its centre is `at`. */
export type Balloon = { number: number; from: Place; at: Place }

/** A drawing of balloons over a picture: its size in units, and the balloons. */
export type BalloonDrawing = Size & { balloons: readonly Balloon[] }

/**
 * The width of the frame of four by three in which pages show machines. A drawing fills it in width or in height. A
 * unit is about 0.7 px on a laptop and 0.33 px on a phone.
 */
const FRAME_WIDTH = 1000
const FRAME_RATIO = 4 / 3

/** Radius of a balloon on a phone, where it is largest in comparison with the machine. */
export const PHONE_RADIUS = 32
/** Least distance of a leader from another leader's station. */
const DOT_CLEARANCE = 8
/** Least distance between the centres of two balloons. */
const SPACING = 2 * PHONE_RADIUS + 12
/** Distance of a row of balloons from the machine's front bottom edge above it. */
const ROW_GAP = 60
/**
 * Distance of the centres of a column of balloons from the left or right edge of the picture. It is less than
 * PHONE_RADIUS: on a phone a balloon overlaps the edge a little.
 */
const COLUMN_INSET = 24

/**
 * What is added to the length of an arrangement's leaders to compare it: for each number out of order, each crossing.
 */
const DISORDER_PENALTY = 400
const CROSSING_PENALTY = 2000

/**
 * Width by height of the picture from which on a machine is not upright: a row below it is not far from any station.
 */
const LEAST_LONG = 1

/**
 * Above this number of stations only the row below is tried, because all divisions into two sides would be too many.
 */
const MOST_DIVIDED = 10

/**
 * Places one numbered balloon for each station, with a leader to it. A machine that is not upright has them in a row
 * below its front edge, in the order of production, if no leaders cross. Otherwise a row in the order of the stations'
 * places and two columns at the sides of the picture are tried too, and the arrangement with the shortest leaders and
 * the fewest faults is taken. No balloon touches another.
 *
 * @param size of the picture, in any unit
 * @param edge both ends of the machine's front bottom edge, as shares of the picture from 0 to 1
 */
export function drawBalloons(
  { width, height }: Size,
  [from, to]: readonly [Point, Point],
  stations: readonly { at: Point }[],
): BalloonDrawing {
  const scale = FRAME_WIDTH / Math.max(width, height * FRAME_RATIO)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const toPlace = ([x, y]: Point): Place => ({ x: x * size.width, y: y * size.height })
  const points = stations.map(({ at }, index) => ({ number: index + 1, from: toPlace(at) }))
  const below = placeBelow(points, toPlace(from), toPlace(to), size)
  const isRowGood = width / height >= LEAST_LONG && countCrossings(below) === 0
  const byPlace = points.toSorted((one, other) => one.from.x - other.from.x)
  const arrangements = isRowGood
    ? [below]
    : [below, placeBelow(byPlace, toPlace(from), toPlace(to), size), ...placeBeside(points, size)]
  const best = arrangements.reduce((one, other) => (computeCost(other) < computeCost(one) ? other : one))
  return { ...size, balloons: best.flat() }
}

type StationPoint = Pick<Balloon, 'number' | 'from'>
/** The balloons of each row or column, from one end to the other. */
type Arrangement = readonly (readonly Balloon[])[]

/** Places all balloons in one row, in the order given, below the front bottom edge, which goes from `from` to `to`. */
function placeBelow(row: readonly StationPoint[], from: Place, to: Place, { width, height }: Size): Arrangement {
  const slope = (to.y - from.y) / (to.x - from.x || 1)
  const columns = spread(
    row.map(point => point.from.x),
    [PHONE_RADIUS, width - PHONE_RADIUS],
  )
  return [
    row.map((point, index) => {
      const x = columns[index] ?? point.from.x
      const below = Math.max(from.y + (x - from.x) * slope, point.from.y) + ROW_GAP
      return { ...point, at: { x, y: Math.min(below, height - PHONE_RADIUS) } }
    }),
  ]
}

/** All ways to divide the stations between a column on the left of the picture and one on its right. */
function placeBeside(points: readonly StationPoint[], { width, height }: Size): Arrangement[] {
  if (points.length > MOST_DIVIDED) return []
  // Each bit of the number of a division says on which side one station is.
  return Array.from({ length: 2 ** points.length }, (_, division) =>
    [COLUMN_INSET, width - COLUMN_INSET].map((x, side) => {
      const column = points
        .filter((_, index) => ((division >> index) & 1) === side)
        .toSorted((one, other) => one.from.y - other.from.y)
      const rows = spread(
        column.map(point => point.from.y),
        [PHONE_RADIUS, height - PHONE_RADIUS],
      )
      return column.map((point, index) => ({ ...point, at: { x, y: rows[index] ?? point.from.y } }))
    }),
  )
}

/**
 * Moves ascending values apart to at least {@link SPACING}, as little as that takes, within limits. If the limits are
 * too close together, values go beyond the upper one.
 */
function spread(values: readonly number[], [least, most]: readonly [number, number]): number[] {
  // Values that would be too close are joined to a group, which is spread around their common middle.
  const groups: { middle: number; count: number }[] = []
  for (const value of values) {
    let group = { middle: value, count: 1 }
    for (let before = groups.at(-1); before && touches(before, group); before = groups.at(-1)) {
      groups.pop()
      const count = before.count + group.count
      group = { middle: (before.middle * before.count + group.middle * group.count) / count, count }
    }
    groups.push(group)
  }
  const apart = groups.flatMap(({ middle, count }) =>
    Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * SPACING),
  )
  const pushed = apart.map((value, index) => Math.min(value, most - (apart.length - 1 - index) * SPACING))
  return pushed.map((value, index) => Math.max(value, least + index * SPACING))
}

/** Whether two neighbouring groups would come closer to each other than the spacing. */
function touches(before: { middle: number; count: number }, after: { middle: number; count: number }) {
  return after.middle - before.middle < ((before.count + after.count) / 2) * SPACING
}

/** How bad an arrangement is: the length of its leaders, and the penalties for its faults. */
function computeCost(arrangement: Arrangement): number {
  const lengths = arrangement.flat().reduce((sum, { from, at }) => sum + Math.hypot(at.x - from.x, at.y - from.y), 0)
  return lengths + countCrossings(arrangement) * CROSSING_PENALTY + countDisorder(arrangement) * DISORDER_PENALTY
}

function countCrossings(arrangement: Arrangement): number {
  const balloons = arrangement.flat()
  return balloons.flatMap((one, index) => balloons.slice(index + 1).filter(other => crosses(one, other))).length
}

/**
 * How many balloons do not follow the one before them in their row or column by one. The first step decides whether the
 * numbers go up or down.
 */
function countDisorder(arrangement: Arrangement): number {
  return arrangement.flatMap(balloons => {
    const steps = balloons.slice(1).map((balloon, index) => balloon.number - (balloons[index]?.number ?? 0))
    return steps.filter(step => step !== (steps[0] === -1 ? -1 : 1))
  }).length
}

/** Whether two leaders cross, or one runs through the other's balloon or station. */
function crosses(one: Balloon, other: Balloon) {
  return (
    (turnsLeft(one.from, one.at, other.from) !== turnsLeft(one.from, one.at, other.at) &&
      turnsLeft(other.from, other.at, one.from) !== turnsLeft(other.from, other.at, one.at)) ||
    runsThrough(one, other.at, PHONE_RADIUS) ||
    runsThrough(other, one.at, PHONE_RADIUS) ||
    runsThrough(one, other.from, DOT_CLEARANCE) ||
    runsThrough(other, one.from, DOT_CLEARANCE)
  )
}

/** Whether the way from one point over another to a third turns to the left. */
function turnsLeft(one: Place, two: Place, three: Place) {
  return (two.x - one.x) * (three.y - one.y) < (two.y - one.y) * (three.x - one.x)
}

/** Whether a leader comes closer to a place than a distance. */
function runsThrough({ from, at }: Balloon, place: Place, distance: number) {
  const [x, y] = [at.x - from.x, at.y - from.y]
  const share = ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y || 1)
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(place.x - from.x - nearest * x, place.y - from.y - nearest * y) < distance
}
