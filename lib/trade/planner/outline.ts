import { DUST_FLAP, LOCK_FLAP, type Shape, type Sizes } from './blanks'
import type { Style } from './line'

/** A corner in mm, from the top left of the blank. */
export type Point = readonly [x: number, y: number]

/** A panel or a flap. One that is folded at another shares that edge's corners with it. */
export type Panel = {
  corners: readonly Point[]
  /** By how many degrees it is folded at its neighbour in the closed pack; 0 for the panel that keeps its place. */
  fold: number
}

/** Folds in degrees: of an outside panel, of one inside it (drawn behind it), and of one turned over onto its wall. */
const [OUTSIDE, INSIDE, OVER] = [90, 91, 179]

/** SVG paths of a blank in mm: the outlines of its panels, and the lines that two of them share: its creases. */
export type Outline = { panels: string; creases: string }

/** The size that the drawing must fill. */
export type Drawn = Pick<Shape, 'blanks' | 'across' | 'along' | 'piece'>

/** How far the sides of a flap slope, as a share of its depth and in mm at most. */
const SLOPE = 0.15
const MOST_SLOPE = 12

/** Steps in which an arc is drawn. */
const ARC_STEPS = 12

/** Draws the panels of a blank. */
type Draw = (sizes: Sizes, shape: Drawn) => Panel[]

/**
 * The panels of each blank, as its formula in blanks.ts adds them up. It is a drawing to look at, not to make a die
 * from: locks, slots and roundings are left out.
 */
const PANELS: Record<Style['formula'], Draw> = {
  rsc: ({ l, w, h, t, assume }, { blanks }) => {
    const flap = (w + t) / 2
    const widths = [l + t, w + t, l + t, w + t / 2].slice(-4 / blanks)
    return drawTube({ widths, seam: assume('joint-flap'), top: flap, height: h + 2 * t }, () => [flap, flap])
  },
  tuck: sizes => {
    const { l, w, h } = sizes
    const [lid, tuck] = [w, sizes.assume('tuck-flap')]
    const tube = { widths: [l, w, l, w], seam: sizes.assume('glue-flap'), top: lid + tuck, height: h }
    return [
      ...drawTube(tube, index => (index % 2 ? [w * DUST_FLAP, w * DUST_FLAP] : [0, 0])),
      ...drawLid(sizes.assume('glue-flap'), lid + tuck, l, -lid, -tuck),
      ...drawLid(sizes.assume('glue-flap') + l + w, lid + tuck + h, l, lid, tuck),
    ]
  },
  sleeve: ({ l, w, h, assume }) =>
    drawTube({ widths: [l, w, l, w], seam: assume('glue-flap'), top: 0, height: h }, () => [0, 0]),
  'crash-lock': ({ l, w, h, assume }) => {
    const [seam, tuck] = [assume('glue-flap'), assume('tuck-flap')]
    const tube = { widths: [l, w, l, w], seam, top: w + tuck, height: h }
    return [
      ...drawTube(tube, index => [index % 2 ? w * DUST_FLAP : 0, w * LOCK_FLAP]),
      ...drawLid(seam, w + tuck, l, -w, -tuck),
    ]
  },
  mailer: (sizes, shape) => drawHinged(sizes, shape, { wall: (shape.across - sizes.l) / 4, fold: OVER }),
  shoe: (sizes, shape) => drawHinged(sizes, shape),
  clamshell: (sizes, shape) => drawHinged(sizes, shape),
  'four-corner': (sizes, shape) => drawHinged(sizes, shape, { wall: sizes.h }),
  crate: drawTray,
  tray: drawTray,
  rigid: drawWrap,
  book: drawWrap,
  /** The lid is in two halves. */
  'meal-box': ({ l, w, h }, { across }) => {
    const x = (across - l) / 2
    const folds = [OUTSIDE, OUTSIDE, 0, OUTSIDE, OUTSIDE]
    return drawColumn([w / 2, h, w, h, w / 2], x, l).flatMap((panel, index) => [
      toPanel(panel, folds[index]),
      ...(index === 2 ? drawWalls(panel, [0, h, 0, h], 0, 0) : []),
    ])
  },
  'sos-bag': drawBag,
  'carry-bag': drawBag,
  envelope: ({ l, w, assume }, { across }) => {
    const [x, seal, side] = [(across - l) / 2, assume('seal-flap'), assume('envelope-flap')]
    const front = drawRectangle(x, seal, l, w)
    return [
      ...drawFlap(front[0], front[1], seal),
      toPanel(front),
      ...drawFlaps(front, side, side),
      toPanel(drawRectangle(x, seal + w, l, w)),
    ]
  },
  cup: ({ number, h }, { across }) => {
    const [top, bottom] = [number('top'), number('bottom')]
    const slant = Math.hypot(h, (top - bottom) / 2)
    const outer = (slant * top) / (top - bottom)
    const half = (Math.PI * (top - bottom)) / slant / 2
    const arcs = [[outer, -half, half] as const, [outer - slant, half, -half] as const]
    return [toPanel(arcs.flatMap(([radius, from, to]) => drawArc(radius, from, to, across / 2, outer)))]
  },
}

/** The panel of a row that keeps its place when the others are folded around the pack. */
const FRONT = 2

/** The panels around a pack in one row, in mm: their widths, the seam flap, the y of their top edge, their height. */
type Tube = { widths: readonly number[]; seam: number; top: number; height: number }

/**
 * The panels around a pack in one row, with a seam flap at their left.
 * @param measureFlaps the depths of the flaps above and below a panel; 0 for none
 */
function drawTube({ widths, seam, top, height }: Tube, measureFlaps: (index: number) => readonly [number, number]) {
  let x = seam
  const panels = widths.flatMap((width, index) => {
    const panel = drawRectangle(x, top, width, height)
    x += width
    const [above, below] = measureFlaps(index)
    // The flaps of the narrow sides are closed first, and lie inside.
    const fold = index % 2 ? INSIDE : OUTSIDE
    return [
      toPanel(panel, index === FRONT ? 0 : OUTSIDE),
      ...drawFlap(panel[0], panel[1], above, { fold }),
      ...drawFlap(panel[2], panel[3], below, { fold }),
    ]
  })
  return [...drawFlap([seam, top + height], [seam, top], seam, { fold: INSIDE }), ...panels]
}

/** A lid on the edge from (x, y) to the right, with its tuck flap at the far end; negative depths lead upwards. */
function drawLid(x: number, y: number, width: number, depth: number, tuck: number): Panel[] {
  const [left, right] = [
    [x, y + depth],
    [x + width, y + depth],
  ] as const
  const ends = tuck < 0 ? ([left, right] as const) : ([right, left] as const)
  return [toPanel([[x, y], [x + width, y], right, left]), ...drawFlap(...ends, Math.abs(tuck), { fold: INSIDE })]
}

/**
 * Lid flap, front of the lid, lid, back, base and front from top to bottom, with walls at both sides of lid and base.
 * @param walls how high the walls of the base are, and how what is left of the piece is folded at them
 */
function drawHinged(
  { l, w, h }: Sizes,
  { across, along }: Drawn,
  walls: { wall?: number; fold?: number } = {},
): Panel[] {
  const x = (across - l) / 2
  const flap = Math.max(along - 2 * w - 3 * h, 0)
  const rows = [flap, h, w, h, w, h].filter(depth => depth > 0)
  const column = drawColumn(rows, x, l)
  const folds = [INSIDE, INSIDE, OUTSIDE, OUTSIDE, 0, OUTSIDE].slice(-rows.length)
  const [lid, base] = [column.at(-4), column.at(-2)]
  const { wall = x, fold } = walls
  return [
    ...column.map((panel, index) => toPanel(panel, folds[index])),
    ...(lid ? drawFlaps(lid, Math.min(h, x), Math.min(h, x)) : []),
    ...(base ? drawWalls(base, [0, wall, 0, wall], x - wall, fold) : []),
  ]
}

/** A base with a wall at each of its sides, and rims at its ends up to the edges of the piece. */
function drawTray({ l, w, h, t }: Sizes, { piece: [across, along] }: Drawn): Panel[] {
  const [x, y] = [(across - l) / 2, (along - w) / 2]
  const wall = Math.min(x, h + t)
  const base = drawRectangle(x, y, l, w)
  return [toPanel(base, 0), ...drawWalls(base, [y, 0, y, 0], 0, 0), ...drawWalls(base, [0, wall, 0, wall], x - wall)]
}

/** The paper around the tray of a rigid box, which alone is printed: it is turned in over the walls. */
function drawWrap({ l, w, h, t }: Sizes, { piece: [across, along] }: Drawn): Panel[] {
  const [x, y] = [(across - l) / 2 - t, (along - w) / 2 - t]
  const base = drawRectangle(x, y, l + 2 * t, w + 2 * t)
  const wall = h + t
  return [
    toPanel(base, 0),
    ...drawWalls(base, [0, wall, 0, wall], x - wall, OVER),
    ...drawWalls(base, [wall, 0, wall, 0], y - wall, OVER),
  ]
}

/**
 * Walls at the sides of a panel, each with a rim at its upper edge.
 * @param depths of the walls above, at the right, below and at the left of the panel; 0 for none
 * @param rim the depth of the rims, and `fold` by how many degrees they are folded
 */
function drawWalls(panel: Corners, depths: readonly number[], rim = 0, fold = INSIDE): Panel[] {
  return panel.flatMap((from, side) => {
    const to = panel[(side + 1) % panel.length] ?? from
    const walls = drawFlap(from, to, depths[side] ?? 0, { slope: 0 })
    return walls.flatMap(wall => {
      const [, , right = to, left = from] = wall.corners
      return [wall, ...drawFlap(left, right, rim, { fold })]
    })
  })
}

/** The front and back of a bag with its sides, its bottom folded up. */
function drawBag({ l, w, h }: Sizes, { across, along }: Drawn): Panel[] {
  const seam = across - 2 * (l + w)
  const bottom = w / 2
  const widths = [seam, l, w, l, w]
  let x = 0
  return widths.flatMap(width => {
    const panels = drawColumn(
      [along - h - bottom, h, bottom].filter(depth => depth > 0),
      x,
      width,
    )
    x += width
    return panels.map(corners => toPanel(corners))
  })
}

/** Rectangles of one width below each other, from the top edge of the blank. */
function drawColumn(depths: readonly number[], x: number, width: number): Corners[] {
  let y = 0
  return depths.map(depth => {
    const panel = drawRectangle(x, y, width, depth)
    y += depth
    return panel
  })
}

/** Flaps at the left and right of a panel. */
function drawFlaps([a, b, c, d]: Corners, left: number, right: number): Panel[] {
  return [...drawFlap(b, c, right, { fold: INSIDE }), ...drawFlap(d, a, left, { fold: INSIDE })]
}

/** A flap at the edge of a panel from one corner to the next, clockwise; none if its depth is not above 0. */
function drawFlap(
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  depth: number,
  { fold = OUTSIDE, slope: share = SLOPE } = {},
): Panel[] {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (depth <= 0 || length === 0) return []
  const [x, y] = [(toX - fromX) / length, (toY - fromY) / length]
  // On a short edge, a third of it at most, so that the flap keeps an end.
  const slope = Math.min(depth * share, MOST_SLOPE, length / 3)
  const corners = [
    [fromX, fromY],
    [toX, toY],
    [toX - x * slope + y * depth, toY - y * slope - x * depth],
    [fromX + x * slope + y * depth, fromY + y * slope - x * depth],
  ] as const
  return [{ corners, fold }]
}

function toPanel(corners: readonly Point[], fold = OUTSIDE): Panel {
  return { corners, fold }
}

type Corners = readonly [Point, Point, Point, Point]

function drawRectangle(x: number, y: number, width: number, height: number): Corners {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Points of an arc; angles in radians from the vertical, clockwise. */
function drawArc(radius: number, from: number, to: number, x: number, y: number): Point[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / ARC_STEPS
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const
  })
}

/** The panels of the piece of a style that lies on the printed sheet: its blank, or the wrap of a rigid box. */
export function listPanels({ formula }: Pick<Style, 'formula'>, sizes: Sizes, shape: Drawn): Panel[] {
  return PANELS[formula](sizes, shape)
}

/** Draws the piece of a style that lies on the printed sheet. */
export function drawBlank(style: Pick<Style, 'formula'>, sizes: Sizes, shape: Drawn): Outline {
  const panels = listPanels(style, sizes, shape).map(({ corners }) => corners)
  const edges = new Map<string, number>()
  for (const panel of panels) {
    for (const [index, corner] of panel.entries()) {
      const ends = [corner, panel[(index + 1) % panel.length] ?? corner].map(formatPoint).sort()
      const line = `M${ends.join('L')}`
      edges.set(line, (edges.get(line) ?? 0) + 1)
    }
  }
  return {
    panels: panels.map(panel => `M${panel.map(formatPoint).join('L')}Z`).join(''),
    creases: [...edges].flatMap(([line, count]) => (count > 1 ? line : [])).join(''),
  }
}

function formatPoint(point: Point): string {
  return point.map(Math.round).join(' ')
}
