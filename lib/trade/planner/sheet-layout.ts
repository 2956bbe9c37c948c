// How many equal blanks a sheet holds, and where they lie: by guillotine cuts, or in rows that interlock.

/**
 * A grid of equal blanks on a sheet: its corner in mm, how far it is from one blank to the next to its right and below,
 * and whether the blanks are rotated by 90°.
 */
type Block = { x: number; y: number; columns: number; rows: number; step: [number, number]; isTurned: boolean }

/** The layout of blanks on a sheet: their number and positions. */
export type Layout = { ups: number; blocks: Block[] }

/** What a layout is made from; lengths in whole mm. */
type LayoutInput = {
  /** The usable area of the sheet, without margins. */
  area: readonly [number, number]
  piece: readonly [number, number]
  gutter: number
  canTurn: boolean
}

/** The layout of a sheet that is one blank. */
export const ONE_UP: Layout = { ups: 1, blocks: [{ x: 0, y: 0, columns: 1, rows: 1, step: [0, 0], isTurned: false }] }

/** The layout with the most blanks: in rows that interlock, or by guillotine cuts. */
export function chooseLayout(input: LayoutInput, pitch: number | null): Layout {
  const cut = layOut(input)
  const nested = pitch === null ? cut : layNested(input, pitch)
  return cut.ups > nested.ups ? cut : nested
}

/**
 * Whether rows of a layout interlock: they are closer than a blank is high. Rows follow each other downwards; if the
 * blanks are turned, their height lies across the sheet, and rows follow each other to the right.
 */
export function isNested({ blocks }: Layout, [, along]: readonly [number, number]): boolean {
  return blocks.some(({ step: [right, down], isTurned }) => (isTurned ? right : down) < along)
}

/**
 * How much of a web the blanks of a stroke take, in mm: its width from their first edge to their last, and its advance,
 * after which the rows of the next stroke follow like those of this one.
 */
export function measureWeb({ blocks }: Layout, piece: readonly [number, number]): [number, number] {
  const widths = blocks.map(({ x, columns, step, isTurned }) => x + (columns - 1) * step[0] + piece[isTurned ? 1 : 0])
  const advances = blocks.map(({ y, rows, step }) => y + rows * step[1])
  return [Math.max(...widths), Math.max(...advances)]
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

/**
 * Lays out as many equal rectangles on a sheet as guillotine cuts allow (the optimum for edge-to-edge cuts), rotated by
 * 90° if allowed. Real outlines often nest tighter.
 */
export function layOut({ area, piece, gutter, canTurn }: LayoutInput): Layout {
  if (Math.min(...piece) <= 0) return { ups: 0, blocks: [] }
  // Each piece includes its gutter; the gutter of the last one may exceed the area.
  const [width, height] = [area[0] + gutter, area[1] + gutter]
  const [pieceWidth, pieceHeight] = [piece[0] + gutter, piece[1] + gutter]
  const pieces = (width * height) / (pieceWidth * pieceHeight)
  const depth = DEPTHS.find(({ mostPieces }) => pieces <= mostPieces)?.depth ?? 1
  return createSearch(pieceWidth, pieceHeight, canTurn && pieceWidth !== pieceHeight)(width, height, depth)
}

/**
 * Lays out rows of pieces that interlock: each begins `pitch` mm and a gutter after the row before. Rows lie along the
 * first side of the area, or, if pieces may turn and more of them fit, along its second.
 */
function layNested({ area, piece: [across, along], gutter, canTurn }: LayoutInput, pitch: number): Layout {
  const layGrid = (isTurned: boolean): Layout => {
    const [beside, deep] = isTurned ? [area[1], area[0]] : area
    const inRow = Math.max(0, Math.floor((beside + gutter) / (across + gutter)))
    const ofRows = deep < along ? 0 : Math.floor((deep - along) / (pitch + gutter)) + 1
    const steps: [number, number] = [across + gutter, pitch + gutter]
    const [columns, rows] = isTurned ? [ofRows, inRow] : [inRow, ofRows]
    const step: [number, number] = isTurned ? [steps[1], steps[0]] : steps
    const ups = columns * rows
    return { ups, blocks: ups > 0 ? [{ x: 0, y: 0, columns, rows, step, isTurned }] : [] }
  }
  const [straight, turned] = [layGrid(false), layGrid(true)]
  return canTurn && turned.ups > straight.ups ? turned : straight
}

/** The search for one size of piece, memoised by the size of the area. */
function createSearch(pieceWidth: number, pieceHeight: number, canTurn: boolean) {
  const known = new Map<number, Layout>()

  /** The best layout that `depth` nested cuts can reach. */
  function search(width: number, height: number, depth: number): Layout {
    const [filledWidth, filledHeight] = [toSum(width), toSum(height)]
    if (depth === 0) return layGrid(filledWidth, filledHeight)
    // One number for both sides, which are below 10,000 mm, and the depth: three or more cuts count as the same.
    const key = (filledWidth * 1e4 + filledHeight) * 4 + Math.min(depth, 3)
    const layout = known.get(key) ?? divide(filledWidth, filledHeight, depth)
    known.set(key, layout)
    return layout
  }

  /** Tries each cut into two areas, lengthwise and crosswise, and returns the best layout of both. */
  function divide(width: number, height: number, depth: number): Layout {
    let best = layGrid(width, height)
    const most = Math.floor((width * height) / (pieceWidth * pieceHeight))
    // If all pieces must lie the same way, nothing is better than a grid.
    if (!canTurn || Math.min(width, height) < Math.max(pieceWidth, pieceHeight)) return best
    for (const isAcross of [false, true]) {
      const side = isAcross ? height : width
      for (const at of listSums(side / 2)) {
        if (best.ups >= most) return best
        const [first, second] = isAcross
          ? [search(width, at, depth - 1), search(width, side - at, depth - 1)]
          : [search(at, height, depth - 1), search(side - at, height, depth - 1)]
        const ups = first.ups + second.ups
        if (ups <= best.ups) continue
        const moved = second.blocks.map(({ x, y, ...block }) => {
          return { ...block, x: isAcross ? x : x + at, y: isAcross ? y + at : y }
        })
        best = { ups, blocks: [...first.blocks, ...moved] }
      }
    }
    return best
  }

  /** The better of two grids: with all pieces straight, or all turned. */
  function layGrid(width: number, height: number): Layout {
    const straight = Math.floor(width / pieceWidth) * Math.floor(height / pieceHeight)
    const turned = canTurn ? Math.floor(width / pieceHeight) * Math.floor(height / pieceWidth) : 0
    const isTurned = turned > straight
    const [a, b] = isTurned ? [pieceHeight, pieceWidth] : [pieceWidth, pieceHeight]
    const block: Block = {
      x: 0,
      y: 0,
      columns: Math.floor(width / a),
      rows: Math.floor(height / b),
      step: [a, b],
      isTurned,
    }
    const ups = Math.max(straight, turned)
    return { ups, blocks: ups > 0 ? [block] : [] }
  }

  /** Sums of piece sides up to a limit: a cut at any other length only adds waste. */
  function listSums(limit: number) {
    const sums = new Set<number>()
    for (let widths = 0; widths <= limit; widths += pieceWidth) {
      for (let sum = widths; sum <= limit; sum += pieceHeight) sums.add(sum)
    }
    sums.delete(0)
    return [...sums].sort((one, other) => one - other)
  }

  /** The longest sum of piece sides that is not longer than a side of the area. */
  function toSum(side: number) {
    let best = 0
    for (let widths = 0; widths <= side; widths += pieceWidth) {
      best = Math.max(best, widths + Math.floor((side - widths) / pieceHeight) * pieceHeight)
    }
    return best
  }

  return search
}
