import type { Line, Point } from './lines'

/** Simplifies a line: its points stay within `tolerance` pixels (Douglas and Peucker). A closed one stays closed. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  if (first[0] !== last[0] || first[1] !== last[1]) return reduce(points, tolerance)
  // A closed line is cut at the point that is farthest from its beginning.
  const far = findFarthest(points, point => Math.hypot(point[0] - first[0], point[1] - first[1])).at
  return [...reduce(points.slice(0, far + 1), tolerance), ...reduce(points.slice(far), tolerance).slice(1)]
}

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

type End = { line: number; isEnd: boolean; angle: number }

function joinPoints(lines: readonly Point[][]): Point[][] {
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
  for (const own of ends.values()) pairEnds(own, partners)
  return chain(lines, partners)
}

const toKey = ({ line, isEnd }: { line: number; isEnd: boolean }) => `${line} ${isEnd}`

/** Pairs the ends at a junction, those that go on most nearly straight first. */
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

/** By how much the direction changes from one end to the other, in radians. */
function getBend(one: End, other: End): number {
  const turn = Math.abs(one.angle - other.angle) % (2 * Math.PI)
  return Math.abs(Math.PI - turn)
}

function chain(lines: readonly Point[][], partners: ReadonlyMap<string, End>): Point[][] {
  const done = new Set<number>()
  const follow = (start: { line: number; isEnd: boolean }) => {
    const points: Point[] = []
    // `isEnd` is the end at which a line is left.
    for (let at: { line: number; isEnd: boolean } | undefined = start; at && !done.has(at.line); ) {
      done.add(at.line)
      const own: Point[] = lines[at.line] ?? []
      points.push(...(at.isEnd ? own : own.toReversed()).slice(points.length > 0 ? 1 : 0))
      const next: End | undefined = partners.get(toKey(at))
      at = next && { line: next.line, isEnd: !next.isEnd }
    }
    return points
  }
  const open = lines.flatMap((_, line) =>
    [true, false].filter(isEnd => !partners.has(toKey({ line, isEnd: !isEnd }))).map(isEnd => ({ line, isEnd })),
  )
  const rest = lines.map((_, line) => ({ line, isEnd: true }))
  return [...open, ...rest].flatMap(start => (done.has(start.line) ? [] : [follow(start)]))
}
