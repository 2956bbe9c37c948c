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
