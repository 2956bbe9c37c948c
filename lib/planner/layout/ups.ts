/** A grid of equal blanks on a sheet: its corner in mm, and whether they lie turned by a quarter. */
type Block = { x: number; y: number; columns: number; rows: number; isTurned: boolean }

/** Blanks on a sheet: how many, and where. */
export type Layout = { ups: number; blocks: Block[] }

/** What lies on a sheet and how; lengths in whole mm. */
export type Lay = {
  /** What can be used of the sheet, margins taken off. */
  area: readonly [number, number]
  piece: readonly [number, number]
  gutter: number
  canTurn: boolean
}

/**
 * How many cuts in a row are tried where an area has room for so many pieces. The search of all takes longer than a visitor waits
 * where there are many, and more cuts have added nothing there in thousands of trials.
 */
const DEPTHS = [
  { mostPieces: 60, depth: Number.POSITIVE_INFINITY },
  { mostPieces: 200, depth: 2 },
  { mostPieces: Number.POSITIVE_INFINITY, depth: 1 },
]

type Cut = { at: number; isAcross: boolean; parts: [Node, Node] }
type Node = { ups: number; isTurned: boolean; cut: Cut | null }

/**
 * Lays as many equal rectangles on a sheet as cuts from edge to edge allow (the guillotine optimum), all one way or turned by a
 * quarter. Real outlines often nest tighter.
 */
export function layOut({ area, piece, gutter, canTurn }: Lay): Layout {
  if (Math.min(...piece) <= 0) return { ups: 0, blocks: [] }
  // Each piece brings its gutter; that of the last one may hang over the edge.
  const [width, height] = [area[0] + gutter, area[1] + gutter]
  const [long, short] = [piece[0] + gutter, piece[1] + gutter]
  const room = (width * height) / (long * short)
  const depth = DEPTHS.find(({ mostPieces }) => room <= mostPieces)?.depth ?? 1
  const node = createSearch(long, short, canTurn && long !== short)(width, height, depth)
  return { ups: node.ups, blocks: listBlocks(node, { x: 0, y: 0, width, height }) }

  function listBlocks(
    { ups, isTurned, cut }: Node,
    at: { x: number; y: number; width: number; height: number },
  ): Block[] {
    if (ups === 0) return []
    if (!cut) {
      const [a, b] = isTurned ? [short, long] : [long, short]
      return [{ x: at.x, y: at.y, columns: Math.floor(at.width / a), rows: Math.floor(at.height / b), isTurned }]
    }
    const before = cut.isAcross ? { ...at, height: cut.at } : { ...at, width: cut.at }
    const after = cut.isAcross
      ? { ...at, y: at.y + cut.at, height: at.height - cut.at }
      : { ...at, x: at.x + cut.at, width: at.width - cut.at }
    return [...listBlocks(cut.parts[0], before), ...listBlocks(cut.parts[1], after)]
  }
}

/** The search for one piece: an area that was looked at is remembered by its size. */
function createSearch(long: number, short: number, canTurn: boolean) {
  const known = new Map<number, Node>()

  /** The best node that `depth` cuts in a row reach. */
  function search(width: number, height: number, depth: number): Node {
    const [filledWidth, filledHeight] = [toSum(width), toSum(height)]
    if (depth === 0) return layGrid(filledWidth, filledHeight)
    const key = (filledWidth * 1e4 + filledHeight) * 4 + Math.min(depth, 3)
    const before = known.get(key)
    if (before) return before
    const node = divide(filledWidth, filledHeight, depth)
    known.set(key, node)
    return node
  }

  function divide(width: number, height: number, depth: number): Node {
    let best = layGrid(width, height)
    const most = Math.floor((width * height) / (long * short))
    // Where a piece lies one way only, nothing is better than the grid.
    if (!canTurn || Math.min(width, height) < Math.max(long, short)) return best
    for (const isAcross of [false, true]) {
      const side = isAcross ? height : width
      for (const at of listSums(side / 2)) {
        if (best.ups >= most) return best
        const parts: [Node, Node] = isAcross
          ? [search(width, at, depth - 1), search(width, side - at, depth - 1)]
          : [search(at, height, depth - 1), search(side - at, height, depth - 1)]
        const ups = parts[0].ups + parts[1].ups
        if (ups > best.ups) best = { ups, isTurned: false, cut: { at, isAcross, parts } }
      }
    }
    return best
  }

  function layGrid(width: number, height: number): Node {
    const straight = Math.floor(width / long) * Math.floor(height / short)
    const turned = canTurn ? Math.floor(width / short) * Math.floor(height / long) : 0
    return { ups: Math.max(straight, turned), isTurned: turned > straight, cut: null }
  }

  /** Lengths up to a limit that whole sides of pieces fill: a cut anywhere else wastes its rest. */
  function listSums(limit: number) {
    const sums = new Set<number>()
    for (let a = 0; a <= limit; a += long) for (let sum = a; sum <= limit; sum += short) if (sum > 0) sums.add(sum)
    return [...sums].sort((one, other) => one - other)
  }

  /** The longest of these lengths that a side holds. */
  function toSum(side: number) {
    let best = 0
    for (let a = 0; a <= side; a += long) best = Math.max(best, a + Math.floor((side - a) / short) * short)
    return best
  }

  return search
}
