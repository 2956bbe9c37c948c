import type { Raster } from './rasterise'
import { GROUND, type Regions } from './regions'

/** A corner of the pixel grid. */
export type Point = readonly [x: number, y: number]

/** How a line is drawn: the outline against the ground, a step in depth, or any other edge. */
export type Weight = 'outline' | 'step' | 'edge'

/** A line along the borders of regions, from one junction to the next, or closed. */
export type Line = { points: Point[]; weight: Weight }

/** A step of more than this share of the drawing's longer side is drawn heavier. */
const STEP_SHARE = 0.05

/** The four moves from a corner to the next. A move is named by its index: 0 right, 1 down, 2 left, 3 up. */
const MOVES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Traces the borders between regions as lines on the pixel grid. Lines end at junctions, or close. */
export function traceLines(raster: Raster, regions: Regions): Line[] {
  const grid = createGrid(regions)
  const seen = new Set<number>()
  const lines: Line[] = []
  function begin(corner: number) {
    for (const move of grid.listMoves(corner))
      if (!seen.has(grid.getEdge(corner, move))) lines.push(followLine(grid, corner, move, seen, raster))
  }
  // First the lines from junctions, corners where three or four borders meet. What is left then are closed lines.
  for (let corner = 0; corner < grid.corners; corner++) if (grid.listMoves(corner).length > 2) begin(corner)
  for (let corner = 0; corner < grid.corners; corner++) if (grid.listMoves(corner).length === 2) begin(corner)
  return lines
}

type Grid = ReturnType<typeof createGrid>

/** Stands for the index of a pixel outside the picture. */
const OUTSIDE = -1

/**
 * The corners of the pixels, numbered row by row, one more in each direction than pixels. Edges lead from corner to
 * corner. Outside the picture is ground.
 */
function createGrid({ width, height, label }: Regions) {
  const across = width + 1
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height
  const getPixel = (x: number, y: number) => (isIn(x, y) ? y * width + x : OUTSIDE)
  const getLabel = (pixel: number) => (pixel === OUTSIDE ? GROUND : (label[pixel] ?? GROUND))
  /** For each corner, the moves along which a border of two regions leads from it: bit n is set for move n. */
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
    /** The pixels on both sides of the edge along a move; null if one side is the ground around the machine. */
    findSides(corner: number, move: number): [number, number] | null {
      const from = move < 2 ? corner : go(corner, move)
      const [x, y] = [from % across, Math.floor(from / across)]
      const one = getPixel(x, y)
      const other = move % 2 === 0 ? getPixel(x, y - 1) : getPixel(x - 1, y)
      return getLabel(one) === GROUND || getLabel(other) === GROUND ? null : [one, other]
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
  // The line has the weight of its middle edge, so that a few edges that differ do not decide.
  const median = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
  return { points, weight: findWeight(median, Math.max(grid.width, grid.height) * STEP_SHARE) }
}

/** How a line is drawn, by its step in depth in pixels; larger steps than `leastStep` are drawn heavier. */
function findWeight(step: number, leastStep: number): Weight {
  if (step === Infinity) return 'outline'
  return step > leastStep ? 'step' : 'edge'
}

/** The step in depth across an edge, in pixels; infinite against the ground around the machine. */
function findStep(grid: Grid, corner: number, move: number, { depth }: Raster): number {
  const sides = grid.findSides(corner, move)
  if (!sides) return Infinity
  const [one, other] = sides.map(pixel => depth[pixel] ?? 0)
  // Ground that is seen through a gap in the machine is infinitely far away, but the edge of a gap is no outline: its
  // step is finite.
  return Math.min(Math.abs((one ?? 0) - (other ?? 0)), Number.MAX_VALUE)
}
