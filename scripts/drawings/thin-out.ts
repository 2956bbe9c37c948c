import type { Line, Point } from './lines'

/** Lines within this share of the drawing's longest side are too close: side by side they would fill solid black. */
const CLOSE_SHARE = 1 / 200

/** Lines that differ by less than this angle, in radians, count as parallel. */
const PARALLEL = Math.PI / 12

/** Places along a segment where its neighbours are looked for, as shares of its length. */
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9]

/** A segment is left out if so many of its samples are close to a parallel neighbour. */
const MOST_CLOSE = 4

/** The straight part of a line between two of its points. */
type Segment = { from: Point; to: Point; length: number; angle: number }

/**
 * Leaves out those inner segments that run close beside another one, such as the bristles of a brush or a row of tapes.
 * The outline stays whole; of inner segments, steps come before edges and long ones before short ones. A line is cut
 * where a segment of it is left out.
 */
export function thinOut(lines: readonly Line[]): Line[] {
  const isOutline = ({ weight }: Line) => weight === 'outline'
  const points = lines.flatMap(line => line.points)
  const isClose = createNeighbours(findLongestSide(points) * CLOSE_SHARE)
  for (const { points } of lines.filter(isOutline)) for (const segment of split(points)) isClose.add(segment)
  const inner = lines.filter(line => !isOutline(line)).map(line => ({ line, segments: split(line.points) }))
  const inOrder = inner
    .flatMap(({ line: { weight }, segments }) => segments.map(segment => ({ weight, segment })))
    .sort((a, b) => Number(a.weight === 'edge') - Number(b.weight === 'edge') || b.segment.length - a.segment.length)
  const dropped = new Set<Segment>()
  for (const { segment } of inOrder)
    if (isClose.has(segment)) dropped.add(segment)
    else isClose.add(segment)
  return [
    ...lines.filter(isOutline),
    ...inner.flatMap(({ line, segments }) =>
      joinRuns(segments, dropped).map(points => ({ points, weight: line.weight })),
    ),
  ]
}

function findLongestSide(points: readonly Point[]) {
  const ranges = ([0, 1] as const).map(axis => {
    const values = points.map(point => point[axis])
    return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), Infinity)
  })
  return Math.max(0, ...ranges)
}

function split(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return { from, to, length: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) }
  })
}

/** The lines that remain of one whose segments are partly left out. */
function joinRuns(segments: readonly Segment[], dropped: ReadonlySet<Segment>): Point[][] {
  const runs: Point[][] = []
  let run: Point[] | undefined
  for (const segment of segments) {
    if (dropped.has(segment)) run = undefined
    else if (run) run.push(segment.to)
    else {
      run = [segment.from, segment.to]
      runs.push(run)
    }
  }
  return runs
}

/** The segments that are kept so far, by the cells of a grid that they come near. */
function createNeighbours(reach: number) {
  const side = Math.max(1, reach * 4)
  const cells = new Map<string, Set<Segment>>()
  const toCell = (value: number) => Math.floor(value / side)
  function add(segment: Segment) {
    const steps = Math.max(1, Math.ceil((segment.length / side) * 2))
    for (let step = 0; step <= steps; step++) {
      const [x, y] = findPoint(segment, step / steps)
      for (const column of [-1, 0, 1])
        for (const row of [-1, 0, 1]) {
          const key = `${toCell(x) + column} ${toCell(y) + row}`
          cells.set(key, (cells.get(key) ?? new Set()).add(segment))
        }
    }
  }
  /** Whether a segment runs close beside kept ones. */
  function has(segment: Segment) {
    const close = SAMPLES.filter(share => {
      const [x, y] = findPoint(segment, share)
      const near = cells.get(`${toCell(x)} ${toCell(y)}`) ?? []
      return [...near].some(other => isParallel(segment, other) && isBeside([x, y], other, reach))
    })
    return close.length >= MOST_CLOSE
  }
  return { add, has }
}

/** The point at a share of a segment's length. */
function findPoint({ from, to }: Segment, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function isParallel(one: Segment, other: Segment) {
  const turn = Math.abs(one.angle - other.angle) % Math.PI
  return Math.min(turn, Math.PI - turn) < PARALLEL
}

/** Whether a point is beside a segment, not before or behind it, and less than `reach` away. */
function isBeside([x, y]: Point, { from, to, length }: Segment, reach: number) {
  if (length === 0) return false
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [px, py] = [x - from[0], y - from[1]]
  const along = px * dx + py * dy
  return along >= 0 && along <= length && Math.abs(px * dy - py * dx) < reach
}
