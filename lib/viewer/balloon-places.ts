import type { Rectangle } from '@/lib/trade/product/floor-space'

/** In CSS pixels from the top left of the view. */
export type Point = { x: number; y: number }

/**
 * A balloon, as in technical drawings: a numbered circle at the end of a line, its leader, that begins at a station of
 * the machine (a work place, such as the feeder). `angle` is the direction of the leader in radians, clockwise from
 * upwards; `length` is to the middle of the circle, in CSS pixels.
 */
export type Balloon = { station: Point; angle: number; length: number }

/** The radius of a balloon in CSS pixels, with a little space around it. */
const RADIUS = 15

/** The leaders that are tried, the plainest first. */
const LENGTHS = [30, 50, 72, 96, 124, 156]
const ANGLES = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 2.6, -2.6]
const LEADERS = LENGTHS.flatMap(length => ANGLES.map(angle => ({ angle, length })))

/**
 * Gives each station a balloon on a leader: straight above it, or where it touches neither an earlier balloon nor its
 * leader and hides no station, inside the view. A station for which no leader is free has it straight above even so.
 *
 * @param covered what lies over the view, where no balloon is put
 */
export function placeBalloons(
  stations: readonly Point[],
  width: number,
  height: number,
  covered?: Rectangle,
): Balloon[] {
  const placed: Balloon[] = []
  for (const station of stations) {
    const free = LEADERS.find(leader => {
      const { x, y } = findMiddle({ station, ...leader })
      const isInside = x >= RADIUS && x <= width - RADIUS && y >= RADIUS && y <= height - RADIUS
      const hidesNone = stations.every(other => Math.hypot(other.x - x, other.y - y) >= RADIUS)
      const isFree = !covered || isOutside({ x, y }, covered)
      return isInside && isFree && hidesNone && placed.every(other => isApart(other, { station, ...leader }))
    })
    placed.push({ station, ...(free ?? { angle: 0, length: LENGTHS[0] ?? 0 }) })
  }
  return placed
}

/** Whether a balloon with this middle does not touch a rectangle. */
function isOutside({ x, y }: Point, { x: left, y: top, width, height }: Rectangle): boolean {
  return x < left - RADIUS || x > left + width + RADIUS || y < top - RADIUS || y > top + height + RADIUS
}

/** Whether neither of two balloons touches the other or its leader. */
export function isApart(one: Balloon, other: Balloon): boolean {
  const [at, otherAt] = [findMiddle(one), findMiddle(other)]
  const isFar = Math.hypot(at.x - otherAt.x, at.y - otherAt.y) >= 2 * RADIUS
  return isFar && isBeside(one, otherAt) && isBeside(other, at)
}

/** The middle of a balloon. */
function findMiddle({ station, angle, length }: Balloon): Point {
  return { x: station.x + length * Math.sin(angle), y: station.y - length * Math.cos(angle) }
}

/** Whether a leader passes beside the balloon with this middle. */
function isBeside({ station, angle, length }: Balloon, { x, y }: Point): boolean {
  const [right, up] = [x - station.x, station.y - y]
  const along = Math.min(length, Math.max(0, right * Math.sin(angle) + up * Math.cos(angle)))
  return Math.hypot(right - along * Math.sin(angle), up - along * Math.cos(angle)) >= RADIUS
}
