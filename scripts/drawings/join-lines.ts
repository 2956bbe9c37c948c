import type { Line, Point } from './lines'

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

/** An end of a line, by the line's index: its first point, or its last. */
type End = { line: number; isLast: boolean }

/** An end with the direction, in radians, in which the line leads away from it. */
type MeetingEnd = End & { angle: number }

/** A text that names an end of a line. */
const toKey = ({ line, isLast }: End) => `${line} ${isLast}`

/** Joins lines that meet; a line is the list of its points. */
function joinPoints(lines: readonly Point[][]): Point[][] {
  // The ends of lines by the corner in which they meet.
  const corners = new Map<string, MeetingEnd[]>()
  for (const [line, points] of lines.entries())
    for (const isLast of [false, true]) {
      const [corner, inner] = isLast ? [points.at(-1), points.at(-2)] : [points[0], points[1]]
      if (!corner || !inner) continue
      const end = { line, isLast, angle: Math.atan2(inner[1] - corner[1], inner[0] - corner[0]) }
      corners.set(corner.join(), [...(corners.get(corner.join()) ?? []), end])
    }
  const partners = new Map<string, End>()
  for (const meeting of corners.values()) pairEnds(meeting, partners)
  return joinPairs(lines, partners)
}

/**
 * Pairs the ends that meet in a corner, the straightest continuation first. `partners` gets the partner of each end.
 */
function pairEnds(ends: readonly MeetingEnd[], partners: Map<string, End>) {
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
function getBend(one: MeetingEnd, other: MeetingEnd): number {
  const turn = Math.abs(one.angle - other.angle) % (2 * Math.PI)
  return Math.abs(Math.PI - turn)
}

/** Joins lines at the ends that are paired. Each line is in one of the results. */
function joinPairs(lines: readonly Point[][], partners: ReadonlyMap<string, End>): Point[][] {
  const done = new Set<number>()
  // Enters a line at an end, leaves it at its other end, and goes on where the partner of that end enters the next
  // line, until there is no partner or the way is closed.
  const follow = (start: End) => {
    const points: Point[] = []
    for (let entry: End | undefined = start; entry && !done.has(entry.line); ) {
      const { line, isLast }: End = entry
      done.add(line)
      const linePoints: Point[] = lines[line] ?? []
      const inOrder = isLast ? linePoints.toReversed() : linePoints
      // The first point of a further line is the last one of the line before.
      points.push(...inOrder.slice(points.length > 0 ? 1 : 0))
      entry = partners.get(toKey({ line, isLast: !isLast }))
    }
    return points
  }
  // First from all ends without a partner; the lines that are left then are parts of closed ways.
  const ends = lines.flatMap((_, line) => [false, true].map(isLast => ({ line, isLast })))
  const openEnds = ends.filter(end => !partners.has(toKey(end)))
  return [...openEnds, ...ends].flatMap(start => (done.has(start.line) ? [] : [follow(start)]))
}
