import type { Line, Point } from './lines'

/**
 * Leaves out points of a line that are within `tolerance` pixels of what remains (the Douglas-Peucker algorithm). A
 * closed line, which ends where it begins, stays closed.
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  if (first[0] !== last[0] || first[1] !== last[1]) return reduce(points, tolerance)
  // A closed line is cut at the point that is farthest from its beginning.
  const cut = findFarthest(points, point => Math.hypot(point[0] - first[0], point[1] - first[1])).at
  return [...reduce(points.slice(0, cut + 1), tolerance), ...reduce(points.slice(cut), tolerance).slice(1)]
}

/** Simplifies a line whose ends stay: keeps the point that is farthest from the straight line, then in both halves. */
function reduce(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1])
  const open: (readonly [number, number])[] = [[0, points.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const [start, end] = [points[from], points[to]]
    if (!start || !end || to - from < 2) continue
    const { at, distance } = findFarthest(points.slice(from, to + 1), point => getDistance(point, start, end))
    if (distance <= tolerance) continue
    kept.add(from + at)
    open.push([from, from + at], [from + at, to])
  }
  return points.filter((_, index) => kept.has(index))
}

/** The index (`at`) of the point with the greatest distance, as `measure` measures it, and that distance. */
function findFarthest(points: readonly Point[], measure: (point: Point) => number) {
  let best = { at: 0, distance: -1 }
  for (const [at, point] of points.entries()) {
    const distance = measure(point)
    if (distance > best.distance) best = { at, distance }
  }
  return best
}

/** The distance of a point from the line segment between two others. */
function getDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** Joins lines of one weight that meet, straightest first, so that a long edge is one line. */
export function joinLines(lines: readonly Line[]): Line[] {
  const weights = [...new Set(lines.map(({ weight }) => weight))]
  return weights.flatMap(weight =>
    joinPoints(lines.filter(line => line.weight === weight).map(({ points }) => points)).map(points => ({
      points,
      weight,
    })),
  )
}

/**
 * An end of a line: the line's index, whether it is its last point or its first, and the direction inwards in radians.
 */
type End = { line: number; isEnd: boolean; angle: number }

/** Joins lines that meet; a line is the list of its points. */
function joinPoints(lines: readonly Point[][]): Point[][] {
  // The ends of lines by the corner in which they meet.
  const ends = new Map<string, End[]>()
  for (const [line, points] of lines.entries())
    for (const isEnd of [false, true]) {
      const [corner, inner] = isEnd ? [points.at(-1), points.at(-2)] : [points[0], points[1]]
      if (!corner || !inner) continue
      const key = corner.join()
      ends.set(key, [
        ...(ends.get(key) ?? []),
        { line, isEnd, angle: Math.atan2(inner[1] - corner[1], inner[0] - corner[0]) },
      ])
    }
  const partners = new Map<string, End>()
  for (const meeting of ends.values()) pairEnds(meeting, partners)
  return joinPairs(lines, partners)
}

/** A line on a way through several, and where the way leaves it: at its last point (`isEnd`) or its first. */
type Passage = Pick<End, 'line' | 'isEnd'>

/** A text that names an end of a line. */
const toKey = ({ line, isEnd }: Passage) => `${line} ${isEnd}`

/**
 * Pairs the ends that meet in a corner, the straightest continuation first. `partners` gets the partner of each end.
 */
function pairEnds(ends: readonly End[], partners: Map<string, End>) {
  const pairs = ends.flatMap((one, index) =>
    ends.slice(index + 1).map(other => ({ one, other, bend: getBend(one, other) })),
  )
  for (const { one, other } of pairs.sort((a, b) => a.bend - b.bend)) {
    if (partners.has(toKey(one)) || partners.has(toKey(other))) continue
    partners.set(toKey(one), other)
    partners.set(toKey(other), one)
  }
}

/** By how much the direction changes from one line to the other, in radians; 0 if it goes straight on. */
function getBend(one: End, other: End): number {
  const turn = Math.abs(one.angle - other.angle) % (2 * Math.PI)
  return Math.abs(Math.PI - turn)
}

/** Joins lines at the ends that are paired. Each line is in one of the results. */
function joinPairs(lines: readonly Point[][], partners: ReadonlyMap<string, End>): Point[][] {
  const done = new Set<number>()
  // Goes on from line to line, from a first one, until there is no partner or the way is closed.
  const follow = (first: Passage) => {
    const points: Point[] = []
    for (let passage: Passage | undefined = first; passage && !done.has(passage.line); ) {
      done.add(passage.line)
      const linePoints: Point[] = lines[passage.line] ?? []
      const inOrder = passage.isEnd ? linePoints : linePoints.toReversed()
      // The first point of a further line is the last one of the line before.
      points.push(...inOrder.slice(points.length > 0 ? 1 : 0))
      const next: End | undefined = partners.get(toKey(passage))
      passage = next && { line: next.line, isEnd: !next.isEnd }
    }
    return points
  }
  // First from all ends without a partner; the lines that are left then are parts of closed ways.
  const fromOpenEnds = lines.flatMap((_, line) =>
    [true, false].filter(isEnd => !partners.has(toKey({ line, isEnd: !isEnd }))).map(isEnd => ({ line, isEnd })),
  )
  const fromAnywhere = lines.map((_, line) => ({ line, isEnd: true }))
  return [...fromOpenEnds, ...fromAnywhere].flatMap(first => (done.has(first.line) ? [] : [follow(first)]))
}
