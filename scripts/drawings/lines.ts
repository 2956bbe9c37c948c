import type { Raster } from './rasterise'
import type { Regions } from './regions'

/** A corner of the pixel grid. */
export type Point = readonly [x: number, y: number]

/** How a line is drawn: the outline against the ground, a step in depth, or any other edge. */
export type Weight = 'outline' | 'step' | 'edge'

/** A line along the borders of regions, from one junction to the next, or closed. */
export type Line = { points: Point[]; weight: Weight }

/** A step of more than this share of the drawing's longer side is drawn heavier. */
const STEP_SHARE = 0.05

/** The directions from a corner: right, down, left, up. */
const MOVES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Traces the borders between regions as lines on the pixel grid. Lines end where three regions meet. */
export function traceLines(raster: Raster, regions: Regions): Line[] {
  const grid = createGrid(regions)
  const seen = new Set<number>()
  const lines: Line[] = []
  function begin(corner: number) {
    for (const move of grid.listMoves(corner))
      if (!seen.has(grid.getEdge(corner, move))) lines.push(followLine(grid, corner, move, seen, raster))
  }
  // What is left after the lines from junctions is closed.
  for (let corner = 0; corner < grid.corners; corner++) if (grid.listMoves(corner).length > 2) begin(corner)
  for (let corner = 0; corner < grid.corners; corner++) if (grid.listMoves(corner).length === 2) begin(corner)
  return lines
}

type Grid = ReturnType<typeof createGrid>

/** The corners of the pixels, with the ground around the picture. */
function createGrid({ width, height, label }: Regions) {
  const across = width + 1
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  const getPixel = (x: number, y: number) => (isIn(x, y) ? y * width + x : -1)
  const getLabel = (pixel: number) => label[pixel] ?? 0
  /** The four directions' bits at each corner, in which a border leads. */
  const moves = new Uint8Array(across * (height + 1))
  for (let corner = 0; corner < moves.length; corner++) {
    const [x, y] = [corner % across, Math.floor(corner / across)]
    const [a, b, c, d] = [getPixel(x - 1, y - 1), getPixel(x, y - 1), getPixel(x, y), getPixel(x - 1, y)].map(getLabel)
    moves[corner] = (b !== c ? 1 : 0) + (c !== d ? 2 : 0) + (d !== a ? 4 : 0) + (a !== b ? 8 : 0)
  }
  const go = (corner: number, move: number) => corner + (MOVES[move]?.[0] ?? 0) + (MOVES[move]?.[1] ?? 0) * across
  return {
    width,
    height,
    across,
    corners: moves.length,
    go,
    listMoves: (corner: number) => MOVE_LISTS[moves[corner] ?? 0] ?? [],
    /** A number for the edge, the same from both ends. */
    getEdge: (corner: number, move: number) => (move < 2 ? corner * 2 + move : go(corner, move) * 2 + (move - 2)),
    /** The pixels on both sides of the edge that leads from a corner in a direction; -1 for the ground. */
    getSides(corner: number, move: number): [number, number] {
      const from = move < 2 ? corner : go(corner, move)
      const [x, y] = [from % across, Math.floor(from / across)]
      const other = move % 2 === 0 ? getPixel(x, y - 1) : getPixel(x - 1, y)
      return [getPixel(x, y), other].map(pixel => (getLabel(pixel) === 0 ? -1 : pixel)) as [number, number]
    },
  }
}

/** The directions whose bits are set in each number below 16. */
const MOVE_LISTS = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter(move => bits & (1 << move)))

function followLine(grid: Grid, start: number, first: number, seen: Set<number>, raster: Raster): Line {
  const toPoint = (corner: number): Point => [corner % grid.across, Math.floor(corner / grid.across)]
  const points = [toPoint(start)]
  const steps: number[] = []
  let [corner, move] = [start, first]
  for (;;) {
    seen.add(grid.getEdge(corner, move))
    steps.push(findStep(grid, corner, move, raster))
    corner = grid.go(corner, move)
    points.push(toPoint(corner))
    const moves = grid.listMoves(corner)
    const back = (move + 2) % 4
    const next = moves.find(other => other !== back)
    if (moves.length !== 2 || next === undefined || corner === start) break
    move = next
  }
  const middle = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0
  const large = Math.max(grid.width, grid.height) * STEP_SHARE
  return { points, weight: middle === Infinity ? 'outline' : middle > large ? 'step' : 'edge' }
}

/** The step in depth across an edge, in pixels; infinite against the ground. */
function findStep(grid: Grid, corner: number, move: number, { depth }: Raster): number {
  const [one, other] = grid.getSides(corner, move)
  if (one < 0 || other < 0) return Infinity
  // Through a gap the ground is seen, infinitely far away.
  return Math.min(Math.abs((depth[one] ?? 0) - (depth[other] ?? 0)), Number.MAX_VALUE)
}
