import type { Point } from './lines'

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
