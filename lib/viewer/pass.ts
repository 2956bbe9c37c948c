import type { Motion, MovingPart, Triple, WayPoint } from './motion'
import { blendShapes, mix, type Shape, toShape } from './piece-shape'

// A pass is one run of a piece through the machine. Times in it are shares of the whole, from 0 to 1. A leg is the way
// from one of its points to the next.

/**
 * The share of a pass that is divided evenly among the legs, so that short legs with much work on them are seen. The
 * rest is divided by their lengths.
 */
const EVEN_SHARE = 0.6

/** When the piece is at each point: shares of a pass, from 0 to 1. */
export function measureTimes(points: readonly WayPoint[]): number[] {
  const legs = points.slice(1).map(({ at }, index) => {
    const from = points[index]?.at ?? at
    return Math.hypot(at[0] - from[0], at[1] - from[1], at[2] - from[2])
  })
  const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1
  const times = [0]
  for (const leg of legs) {
    const part = EVEN_SHARE / legs.length + ((1 - EVEN_SHARE) * leg) / whole
    times.push((times.at(-1) ?? 0) + part)
  }
  return times.map(time => Math.min(1, time / (times.at(-1) || 1)))
}

/**
 * Where a piece is, what it looks like, how its way rises there (radians), the station reached last, and the part that
 * takes it along; null if none does.
 */
export type Place = { at: Triple; shape: Shape; slope: number; station: number | null; on: number | null }

/**
 * Where the piece is at a time of its pass, and what it looks like there.
 *
 * @param times of the points, from `measureTimes`
 * @param share of a pass, from 0 to 1
 */
export function findPlace({ points }: { points: readonly WayPoint[] }, times: readonly number[], share: number): Place {
  const leg = Math.max(
    0,
    Math.min(
      points.length - 2,
      times.findLastIndex(time => time <= share),
    ),
  )
  const [from, to] = [points[leg], points[leg + 1]]
  if (!from || !to) throw new Error('A way has two points')
  const [start = 0, end = 1] = [times[leg], times[leg + 1]]
  const done = Math.min(1, Math.max(0, (share - start) / (end - start || 1)))
  const onWay = (axis: 0 | 1 | 2) => mix(from.at[axis], to.at[axis], done)
  const at: Triple = from.on === undefined ? [onWay(0), onWay(1), onWay(2)] : from.at
  // A web lies along its way, up and down; every other form stays level.
  const isWeb = (done < 0.5 ? from : to).form === 'web'
  return {
    at,
    shape: blendShapes(toShape(from), toShape(to), done),
    slope: isWeb ? Math.atan2(to.at[1] - from.at[1], to.at[0] - from.at[0]) : 0,
    station: findStation(points, times, share),
    on: from.on ?? null,
  }
}

/** A station lights up shortly before the piece is in its middle: this share of a pass earlier. */
const EARLY = 0.03

/** The station that the piece has reached last; null before the first. */
function findStation(points: readonly WayPoint[], times: readonly number[], share: number): number | null {
  const reached = points.filter(({ station }, index) => station !== undefined && (times[index] ?? 1) - EARLY <= share)
  return reached.at(-1)?.station ?? null
}

/** When the piece is at a station, as a share of a pass; null if the station is off the way. */
export function findShare({ points }: Motion, times: readonly number[], station: number): number | null {
  const index = points.findIndex(point => point.station === station)
  return times[index] ?? null
}

/** How long a part takes for a stroke at its station, before and after, as a share of a pass. */
const STROKE = 0.06

/**
 * How far a part has moved: 0 is at rest, 1 at the end of its stroke; a part that turns all the time goes on past 1.
 *
 * @param at when the piece is at the part's station, as a share of a pass; null if it never is
 * @param until the same of the station until which the part is away; null if it has none
 * @param share of the pass that has gone by, from 0 to 1
 */
export function findStroke(part: MovingPart, at: number | null, until: number | null, share: number): number {
  if (part.station === undefined) {
    const turns = share * part.times
    return part.degrees === 0 ? (1 - Math.cos(turns * 2 * Math.PI)) / 2 : turns
  }
  if (at !== null && until !== null) {
    if (part.degrees === 0) return findAway(at, until, share)
    // It turns between growing and shrinking, which take a stroke each.
    const turned = (sinceShare(at, share) - STROKE) / (sinceShare(at, until) - 2 * STROKE)
    return findAway(at, until, share) === 0 ? 0 : Math.min(1, Math.max(0, turned))
  }
  const away = at === null ? 1 : Math.abs(share - at) / STROKE
  return away >= 1 ? 0 : (1 + Math.cos(away * Math.PI)) / 2
}

/**
 * How far a part has gone that is away from a share of the pass until another, which may be in the next pass: 0 at
 * rest, 1 away.
 */
export function findAway(from: number, until: number, share: number): number {
  const [gone, whole] = [sinceShare(from, share), sinceShare(from, until)]
  if (gone >= whole) return 0
  return (1 - Math.cos(Math.min(1, gone / STROKE, (whole - gone) / STROKE) * Math.PI)) / 2
}

/** From one share of a pass on to the next time of another. */
const sinceShare = (from: number, to: number) => (to - from + 1) % 1
