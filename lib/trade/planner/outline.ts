import { LOCK_FLAP, type Shape, type Sizes } from './blanks'
import type { Style } from './line'

/** A corner in mm, from the top left of the blank. */
type Point = readonly [x: number, y: number]

/** A panel or a flap by its corners, clockwise. One that is folded at another shares that edge's corners with it. */
export type Panel = readonly Point[]

/** SVG paths of a blank in mm: the outlines of its panels, and the lines that two of them share: its creases. */
export type Outline = { panels: string; creases: string }

/** The size that the drawing must fill. */
type Drawn = Pick<Shape, 'across' | 'along' | 'piece'>

/** How far the sides of a flap slope, as a share of its depth and in mm at most. */
const SLOPE = 0.15
const MOST_SLOPE = 12

/** The dust flaps of a carton, as a share of the width that they close. */
const DUST_FLAP = 0.7

/** Steps in which an arc is drawn. */
const ARC_STEPS = 12

/** Draws the panels of a blank. */
type Draw = (sizes: Sizes, shape: Drawn) => Panel[]

/**
 * The panels of each blank, as its formula in blanks.ts adds them up. It is a drawing to look at, not to make a die
 * from: locks, slots and roundings are left out.
 */
const PANELS: Record<Style['formula'], Draw> = {
  rsc: ({ l, w, h, t, assume }) => {
    const flap = (w + t) / 2
    const widths = [l + t, w + t, l + t, w + t / 2]
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
  mailer: (sizes, shape) => drawHinged(sizes, shape, 2),
  shoe: (sizes, shape) => drawHinged(sizes, shape, 1),
  clamshell: (sizes, shape) => drawHinged(sizes, shape, 1),
  'four-corner': (sizes, shape) => drawHinged(sizes, shape, 1),
  crate: drawTray,
  tray: drawTray,
  // The drawing of a rigid box is its wrap, because only the wrap is printed.
  rigid: drawTray,
  book: drawTray,
  /** The lid is in two halves. */
  'meal-box': ({ l, w, h }, { across }) => {
    const x = (across - l) / 2
    return drawColumn([w / 2, h, w, h, w / 2], x, l).flatMap((panel, index) =>
      index === 2 ? [panel, ...drawFlaps(panel, h, h)] : [panel],
    )
  },
  'sos-bag': drawBag,
  'carry-bag': drawBag,
  envelope: ({ l, w, assume }, { across }) => {
    const [x, seal, side] = [(across - l) / 2, assume('seal-flap'), assume('envelope-flap')]
    const front = drawRectangle(x, seal, l, w)
    return [
      ...drawFlap(front[0], front[1], seal),
      front,
      ...drawFlaps(front, side, side),
      drawRectangle(x, seal + w, l, w),
    ]
  },
  cup: ({ number, h }, { across }) => {
    const [top, bottom] = [number('top'), number('bottom')]
    const slant = Math.hypot(h, (top - bottom) / 2)
    const outer = (slant * top) / (top - bottom)
    const half = (Math.PI * (top - bottom)) / slant / 2
    return [
      [...drawArc(outer, -half, half, across / 2, outer), ...drawArc(outer - slant, half, -half, across / 2, outer)],
    ]
  },
}

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
    return [panel, ...drawFlap(panel[0], panel[1], above), ...drawFlap(panel[2], panel[3], below)]
  })
  return [...drawFlap([seam, top + height], [seam, top], seam), ...panels]
}

/** A lid with its tuck; negative depths lead upwards. */
function drawLid(x: number, y: number, width: number, depth: number, tuck: number): Panel[] {
  const [left, right] = [
    [x, y + depth],
    [x + width, y + depth],
  ] as const
  const lid: Panel = [[x, y], [x + width, y], right, left]
  return [lid, ...(tuck < 0 ? drawFlap(left, right, -tuck) : drawFlap(right, left, tuck))]
}

/**
 * Lid flap, front of the lid, lid, back, base and front from top to bottom, with walls at both sides of lid and base.
 * @param layers how many layers each wall of the base has
 */
function drawHinged({ l, w, h }: Sizes, { across, along }: Drawn, layers: number): Panel[] {
  const x = (across - l) / 2
  const flap = Math.max(along - 2 * w - 3 * h, 0)
  const rows = [flap, h, w, h, w, h].filter(depth => depth > 0)
  const column = drawColumn(rows, x, l)
  const [lid, base] = [column.at(-4), column.at(-2)]
  const wall = x / layers
  return [
    ...column,
    ...(lid ? drawFlaps(lid, Math.min(h, x), Math.min(h, x)) : []),
    ...(base ? drawSides(base, wall, layers) : []),
  ]
}

/** A base with a wall at each of its sides, up to the edges of the piece. */
function drawTray({ l, w }: Sizes, { piece: [across, along] }: Drawn): Panel[] {
  const [x, y] = [(across - l) / 2, (along - w) / 2]
  const base = drawRectangle(x, y, l, w)
  const [a, b, c, d] = base
  return [base, ...drawFlap(a, b, y), ...drawFlap(b, c, x), ...drawFlap(c, d, y), ...drawFlap(d, a, x)]
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
    return panels
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

/** Walls of one layer or more at the left and right of a panel. */
function drawSides([a, b, c, d]: Corners, depth: number, layers: number): Panel[] {
  return Array.from({ length: layers }, (_, layer) => {
    const [near, far] = [layer * depth, (layer + 1) * depth]
    return [
      drawRectangle(b[0] + near, b[1], far - near, c[1] - b[1]),
      drawRectangle(a[0] - far, a[1], far - near, d[1] - a[1]),
    ]
  }).flat()
}

/** Flaps at the left and right of a panel. */
function drawFlaps([a, b, c, d]: Corners, left: number, right: number): Panel[] {
  return [...drawFlap(b, c, right), ...drawFlap(d, a, left)]
}

/** A flap at the edge of a panel from one corner to the next, clockwise; none if its depth is not above 0. */
function drawFlap([fromX, fromY]: Point, [toX, toY]: Point, depth: number): Panel[] {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (depth <= 0 || length === 0) return []
  const [x, y] = [(toX - fromX) / length, (toY - fromY) / length]
  const slope = Math.min(depth * SLOPE, MOST_SLOPE, length / 3)
  return [
    [
      [fromX, fromY],
      [toX, toY],
      [toX - x * slope + y * depth, toY - y * slope - x * depth],
      [fromX + x * slope + y * depth, fromY + y * slope - x * depth],
    ],
  ]
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

/** The panels of the piece of a style that lies on the printed sheet. */
export function listPanels(formula: Style['formula'], sizes: Sizes, shape: Drawn): Panel[] {
  return PANELS[formula](sizes, shape)
}

/** Draws the piece of a style that lies on the printed sheet: its blank, or the wrap of a rigid box. */
export function drawBlank({ formula }: Pick<Style, 'formula'>, sizes: Sizes, shape: Drawn): Outline {
  const panels = listPanels(formula, sizes, shape)
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
