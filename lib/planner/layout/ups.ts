/** A grid of equal blanks on a sheet: its corner in mm, and whether the blanks are rotated by 90°. */
type Block = { x: number; y: number; columns: number; rows: number; isTurned: boolean }

/** The layout of blanks on a sheet: their number and positions. */
export type Layout = { ups: number; blocks: Block[] }

/** The input of a layout; lengths in whole mm. */
export type Lay = {
  /** The usable area of the sheet, without margins. */
  area: readonly [number, number]
  piece: readonly [number, number]
  gutter: number
  canTurn: boolean
}

/**
 * Maximum depth of nested cuts, by the number of pieces that the area can hold. A full search would take too long with
 * many pieces, and in thousands of trials more cuts gained nothing there.
 */
const DEPTHS = [
  { mostPieces: 60, depth: Number.POSITIVE_INFINITY },
  { mostPieces: 200, depth: 2 },
  { mostPieces: Number.POSITIVE_INFINITY, depth: 1 },
]

type Cut = { at: number; isAcross: boolean; parts: [Node, Node] }
type Node = { ups: number; isTurned: boolean; cut: Cut | null }

/**
 * Lays out as many equal rectangles on a sheet as guillotine cuts allow (the optimum for edge-to-edge cuts), rotated by
 * 90° if allowed. Real outlines often nest tighter.
 */
export function layOut({ area, piece, gutter, canTurn }: Lay): Layout {
  if (Math.min(...piece) <= 0) return { ups: 0, blocks: [] }
  // Each piece includes its gutter; the gutter of the last one may exceed the area.
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

/** The search for one size of piece, memoised by the size of the area. */
function createSearch(long: number, short: number, canTurn: boolean) {
  const known = new Map<number, Node>()

  /** The best layout that `depth` nested cuts can reach. */
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

  /** Sums of piece sides up to a limit: a cut at any other length only adds waste. */
  function listSums(limit: number) {
    const sums = new Set<number>()
    for (let a = 0; a <= limit; a += long) for (let sum = a; sum <= limit; sum += short) if (sum > 0) sums.add(sum)
    return [...sums].sort((one, other) => one - other)
  }

  /** The longest of these lengths within a side. */
  function toSum(side: number) {
    let best = 0
    for (let a = 0; a <= side; a += long) best = Math.max(best, a + Math.floor((side - a) / short) * short)
    return best
  }

  return search
}
