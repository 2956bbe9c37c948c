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

/** The directions from a corner, each named by its index (a 'move'): 0 right, 1 down, 2 left, 3 up. */
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
  // First the lines from junctions, where three or four borders meet. What is left then are closed lines.
  for (let corner = 0; corner < grid.corners; corner++) if (grid.listMoves(corner).length > 2) begin(corner)
  for (let corner = 0; corner < grid.corners; corner++) if (grid.listMoves(corner).length === 2) begin(corner)
  return lines
}

type Grid = ReturnType<typeof createGrid>

/**
 * The corners of the pixels, numbered row by row, one more in each direction than pixels. Edges lead from corner to
 * corner. Around the picture is the ground.
 */
function createGrid({ width, height, label }: Regions) {
  const across = width + 1
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  const getPixel = (x: number, y: number) => (isIn(x, y) ? y * width + x : -1)
  const getLabel = (pixel: number) => label[pixel] ?? 0
  /** For each corner, the directions in which a border of two regions leads from it: bit n is set for move n. */
  const borders = new Uint8Array(across * (height + 1))
  for (let corner = 0; corner < borders.length; corner++) {
    const [x, y] = [corner % across, Math.floor(corner / across)]
    // The regions of the four pixels around the corner. A border leads between two that differ.
    const upLeft = getLabel(getPixel(x - 1, y - 1))
    const upRight = getLabel(getPixel(x, y - 1))
    const downRight = getLabel(getPixel(x, y))
    const downLeft = getLabel(getPixel(x - 1, y))
    const isBorder = [upRight !== downRight, downRight !== downLeft, downLeft !== upLeft, upLeft !== upRight]
    borders[corner] = isBorder.reduce((bits, isSet, move) => bits | (Number(isSet) << move), 0)
  }
  const go = (corner: number, move: number) => corner + (MOVES[move]?.[0] ?? 0) + (MOVES[move]?.[1] ?? 0) * across
  return {
    width,
    height,
    across,
    corners: borders.length,
    /** The corner to which a move leads. */
    go,
    /** The moves along borders from a corner. */
    listMoves: (corner: number) => MOVE_LISTS[borders[corner] ?? 0] ?? [],
    /** A number for the edge along a move, the same from both its ends: that of a move to the right or down. */
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

/** For each number below 16, the moves whose bits are set in it. */
const MOVE_LISTS = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter(move => bits & (1 << move)))

/** Follows a border from a corner, by a first move, until it ends at a junction or closes. `seen` gets its edges. */
function followLine(grid: Grid, start: number, first: number, seen: Set<number>, raster: Raster): Line {
  const toPoint = (corner: number): Point => [corner % grid.across, Math.floor(corner / grid.across)]
  const points = [toPoint(start)]
  const steps: number[] = []
  let corner = start
  let move = first
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
  const median = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
  // The step of the whole line is that of most of its edges.
  return { points, weight: findWeight(median, Math.max(grid.width, grid.height) * STEP_SHARE) }
}

/** How a line is drawn, by its step in depth; larger steps than `leastStep` are drawn heavier. */
function findWeight(step: number, leastStep: number): Weight {
  if (step === Infinity) return 'outline'
  return step > leastStep ? 'step' : 'edge'
}

/** The step in depth across an edge, in pixels; infinite against the ground. */
function findStep(grid: Grid, corner: number, move: number, { depth }: Raster): number {
  const [one, other] = grid.getSides(corner, move)
  if (one < 0 || other < 0) return Infinity
  // The ground that is seen through a gap is infinitely far away too, but a gap is a step, not an outline.
  return Math.min(Math.abs((depth[one] ?? 0) - (depth[other] ?? 0)), Number.MAX_VALUE)
}
