import type { Sizes } from './blanks'
import type { Style } from './line'
import { type Drawn, listPanels, type Panel, type Point } from './outline'

/** A point of a pack in mm: x and y as on its blank, and its distance from the blank's plane. */
export type Place = readonly [x: number, y: number, off: number]

/** The columns of a projection: how far to the right and down a drawing goes for a mm of x, of y and off the plane. */
export type Projection = readonly [x: Point, y: Point, off: Point]

/** A panel with the panel that it is folded at, along the line from `from` to `to`. */
type Hinged = {
  corners: readonly Point[]
  /** Null for the panel that keeps its place. */
  parent: Hinged | null
  from: Point
  to: Point
  /** The angle of the fold in the closed pack, in radians. */
  angle: number
  /** Whether this is one of the walls around the pack, which open after what closes it. */
  isWall: boolean
}

/** A blank that can be folded. */
export type Folding = {
  panels: readonly Hinged[]
  /** Whether it is folded up behind a wall of the pack, and not up from its base. */
  isUpright: boolean
}

/** The face of a closed pack that a panel is a part of, as the pack is drawn, or the panel's inner side. */
export type Face = 'top' | 'left' | 'right' | 'inside'

/** A panel as it is drawn: its corners in mm, and what is seen of it. */
export type DrawnPanel = { points: readonly Point[]; face: Face }

/** Formulas of blanks whose panels go around the pack in one row: it is folded behind one of its walls. */
const UPRIGHT: readonly Style['formula'][] = ['rsc', 'tuck', 'sleeve', 'crash-lock']

// A pack is seen from above one of its corners: lengths run down to the right, widths down to the left, both at 30°.
const ALONG: Point = [Math.cos(Math.PI / 6), 0.5]
const ACROSS: Point = [-ALONG[0], ALONG[1]]

/** How a pack is drawn that lies on its base. */
const LYING: Projection = [ALONG, ACROSS, [0, -1]]

/** The share of its opening, from 0 to 1, after which the walls of a pack begin to open; until then, what closes it. */
const OPENED = 0.5

/** Nearer than this to a plane, in mm, corners count as in it. */
const SLACK = 0.1

/**
 * A blank with its folds, from the panels that its drawing has; null if the pack is not folded from one blank whose
 * panels are known: a bag, a cup, an envelope.
 */
export function createFolding(style: Pick<Style, 'formula'>, sizes: Sizes, shape: Drawn): Folding | null {
  const panels = listPanels(style, sizes, shape)
  const base = panels.find(({ fold }) => fold === 0)
  if (!base) return null
  const isUpright = UPRIGHT.includes(style.formula)
  const hinged: Hinged[] = [{ corners: base.corners, parent: null, from: [0, 0], to: [0, 0], angle: 0, isWall: false }]
  const left = new Set(panels.filter(panel => panel !== base))
  // More are added while this runs.
  for (const parent of hinged) {
    for (const panel of left) {
      const edge = findSharedEdge(parent.corners, panel.corners)
      if (!edge) continue
      left.delete(panel)
      hinged.push(hinge(panel, parent, edge, isUpright))
    }
  }
  return { panels: hinged, isUpright }
}

type Edge = readonly [from: Point, to: Point]

/**
 * Hangs a panel on its parent at the edge that they share. The sign of the angle turns it the right way: up from a
 * base, or back behind a wall, on whichever side of the edge it is.
 */
function hinge({ corners, fold }: Panel, parent: Hinged, [from, to]: Edge, isUpright: boolean): Hinged {
  const [middleX, middleY] = findMiddle(corners)
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const side = Math.sign(x * (middleY - from[1]) - y * (middleX - from[0]))
  const angle = (side * (isUpright ? -fold : fold) * Math.PI) / 180
  // Around an upright pack, walls hang on vertical edges; of one that lies, on its base.
  const isWall = isUpright ? Math.abs(y) > Math.abs(x) : parent.parent === null
  return { corners, parent, from, to, angle, isWall }
}

/** The edge that two panels have in common: the corners that are the same; null if fewer than two are. */
function findSharedEdge(corners: readonly Point[], others: readonly Point[]): Edge | null {
  const isCornerOf = (all: readonly Point[], [x, y]: Point) =>
    // Sums of the same lengths in another order differ by less than this.
    all.some(corner => Math.hypot(corner[0] - x, corner[1] - y) < 1e-6)
  const [from, to] = corners.filter(corner => isCornerOf(others, corner))
  return from && to ? [from, to] : null
}

function findMiddle(corners: readonly Point[]): Point {
  const sum = corners.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0])
  return [sum[0] / corners.length, sum[1] / corners.length]
}

/**
 * The corners of each panel in space.
 * @param open 0 for the closed pack, 1 for the flat blank
 */
export function foldPanels({ panels }: Folding, open: number): Place[][] {
  return panels.map(panel => panel.corners.map(corner => placeCorner(corner, panel, open)))
}

/** Where a corner is when its panel is turned at its own fold, and with it at each one between it and the base. */
function placeCorner([x, y]: Point, panel: Hinged, open: number): Place {
  let place: Place = [x, y, 0]
  for (let turned: Hinged | null = panel; turned?.parent; turned = turned.parent) {
    const progress = turned.isWall ? (open - OPENED) / (1 - OPENED) : open / OPENED
    place = turn(place, turned, turned.angle * (1 - Math.min(Math.max(progress, 0), 1)))
  }
  return place
}

/** Turns a point about the line through two corners. */
function turn([x, y, off]: Place, { from, to }: Hinged, angle: number): Place {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [fromX, fromY] = [x - from[0], y - from[1]]
  const along = fromX * alongX + fromY * alongY
  const aside = fromY * alongX - fromX * alongY
  const turned = aside * Math.cos(angle) - off * Math.sin(angle)
  return [
    from[0] + along * alongX - turned * alongY,
    from[1] + along * alongY + turned * alongX,
    aside * Math.sin(angle) + off * Math.cos(angle),
  ]
}

/** How a closed pack is drawn. */
export function viewClosed({ isUpright }: Pick<Folding, 'isUpright'>): Projection {
  return isUpright ? [ALONG, [0, 1], ACROSS] : LYING
}

/** Draws a pack that is partly opened, its hindmost panels first. */
export function drawFolded(folding: Folding, open: number, view: Projection): DrawnPanel[] {
  const closed = foldPanels(folding, 0)
  const panels = foldPanels(folding, open).map((places, index) => {
    const flat = folding.panels[index]?.corners ?? []
    const points = places.map(place => project(place, view))
    // A pack that stands upright shows the outside of its blank at last, others the inside.
    const isTurned = findArea(points) * findArea(flat) < 0
    const face: Face = isTurned === folding.isUpright ? 'inside' : nameFace(closed[index] ?? [], folding)
    return { places, points, face }
  })
  const toEye = findEye(view)
  const drawn: DrawnPanel[] = []
  while (panels.length > 0) {
    const hindmost = panels.findIndex(panel => !panels.some(other => other !== panel && hides(panel, other, toEye)))
    drawn.push(...panels.splice(Math.max(hindmost, 0), 1).map(({ points, face }) => ({ points, face })))
  }
  return drawn
}

/**
 * The three visible sides of a pack whose folds are not known.
 * @param size its length, width and height in mm
 */
export function drawBlock([length, width, height]: readonly [number, number, number]): DrawnPanel[] {
  const [back, right, front, left] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ] as const
  const drawFace = (face: Face, ...places: Place[]) => ({ points: places.map(place => project(place, LYING)), face })
  const raise = ([x, y]: Point): Place => [x, y, height]
  const lower = ([x, y]: Point): Place => [x, y, 0]
  return [
    drawFace('top', raise(back), raise(right), raise(front), raise(left)),
    drawFace('left', raise(left), raise(front), lower(front), lower(left)),
    drawFace('right', raise(right), raise(front), lower(front), lower(right)),
  ]
}

/** Where a point is drawn. */
function project([x, y, off]: Place, [ofX, ofY, ofOff]: Projection): Point {
  return [x * ofX[0] + y * ofY[0] + off * ofOff[0], x * ofX[1] + y * ofY[1] + off * ofOff[1]]
}

type Solid = { places: readonly Place[]; points: readonly Point[] }

/** Whether a panel hides a part of another one, and so must be drawn after it. */
function hides(panel: Solid, other: Solid, toEye: Place): boolean {
  for (const axis of [0, 1] as const) {
    const [from, to] = findRange(panel.points.map(point => point[axis]))
    const [otherFrom, otherTo] = findRange(other.points.map(point => point[axis]))
    if (to <= otherFrom || otherTo <= from) return false
  }
  return mayPrecede(other, panel, toEye) && !mayPrecede(panel, other, toEye)
}

/** Whether a panel hides nothing of another one: it lies behind the other's plane, or the other one before its own. */
function mayPrecede(panel: Solid, other: Solid, toEye: Place): boolean {
  return measureOver(other, panel, toEye)[1] <= SLACK || measureOver(panel, other, toEye)[0] >= -SLACK
}

/** How far at least and at most a panel is above the plane of another one, towards the eye. */
function measureOver(plane: Solid, panel: Solid, toEye: Place): readonly [number, number] {
  const [a, b, c] = plane.places
  if (!a || !b || !c) return [0, 0]
  const normal = cross(subtract(b, a), subtract(c, a))
  const length = Math.hypot(...normal) * Math.sign(dot(normal, toEye))
  return findRange(panel.places.map(place => dot(normal, subtract(place, a)) / length))
}

function findRange(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)]
}

/** The direction in which a drawing shows only a point. */
function findEye([x, y, off]: Projection): Place {
  return cross([x[0], y[0], off[0]], [x[1], y[1], off[1]])
}

/** The face of the closed pack by the direction in which a panel's corners lie in one plane. */
function nameFace([a, b, c]: readonly Place[], { isUpright }: Folding): Face {
  if (!a || !b || !c) return 'left'
  const [x, y, off] = cross(subtract(b, a), subtract(c, a)).map(Math.abs) as [number, number, number]
  if (x > Math.max(y, off)) return 'right'
  return y > off === isUpright ? 'top' : 'left'
}

function subtract(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Twice the area of a polygon; its sign tells whether its corners are in clockwise order. */
function findArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
