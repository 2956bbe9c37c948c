import { arrayOf, objectOf, parseNumber, parseText } from '@/lib/parse-json'
import type { MachineSize } from './product'

/** Both sides of the door in a drawing, in millimetres. */
export const DOOR_MM = 3000

/**
 * The figure of a person 1,700 units tall and 560 wide, standing on y = 0 at x = 0: the body from the neck down its
 * left side and up the other, then the head, which is 1 of 7.5 parts of the height.
 */
const PERSON_OUTLINE =
  'm326-1500c0 48 10 54 46 62 58 12 84 28 92 88l36 320 24 190c8 70 0 100-20 100-18 0-28-30-36-100l-40-190-18-180-8 200' +
  'c12 80 14 160 10 230l-22 330-24 380c30 26 46 46 42 70h-102l-2-450-24-320-24 320-2 450h-102c-4-24 12-44 42-70' +
  'l-24-380-22-330c-4-70-2-150 10-230l-8-200-18 180-40 190c-8 70-18 100-36 100-20 0-28-30-20-100l24-190 36-320' +
  'c8-60 34-76 92-88 36-8 46-14 46-62zm-46-200a88 114 0 1 1 0 228a88 114 0 1 1 0-228z'
export const PERSON_WIDTH_MM = 560
export const PERSON_MM = 1700

/** SVG path of a person whose left is at `x`, on a ground at the y `ground`; both in millimetres. */
export function drawPerson(x: number, ground: number): string {
  return `M${Math.round(x)} ${ground}${PERSON_OUTLINE}`
}

export type Rectangle = { x: number; y: number; width: number; height: number }

/** Width and height of a machine's two drawn views, in any unit. */
export type DrawnViews = Record<'side' | 'plan', readonly [width: number, height: number]>

/** A machine's line drawing. Each view has a file of this name in a folder of its own, because most pages show one. */
export type Drawn = { file: string; views: DrawnViews }

/** The views that have files. 'model' is the side of a model that is shorter than its machine. */
type FiledView = keyof DrawnViews | 'model'

/** URL of the file of a view, without the fragment. */
export function formatViewFile({ file }: Pick<Drawn, 'file'>, view: FiledView): string {
  return `/drawings/${view}/${file}`
}

/** URL of the SVG symbol of a view, which stretches to any size. */
export function formatViewUrl(drawn: Pick<Drawn, 'file'>, view: FiledView): string {
  return `${formatViewFile(drawn, view)}#${view}`
}

// The cast, because a parsed list has no fixed length: the build always writes two sides.
const parseSides = (json: unknown) => arrayOf(parseNumber)(json) as unknown as readonly [number, number]

/** Parses a line drawing from a data file; throws if it has another shape. */
export const parseDrawn = objectOf<Drawn>({
  file: parseText,
  views: objectOf<DrawnViews>({ side: parseSides, plan: parseSides }),
})

/** By how much more a drawing is stretched in one direction than in the other before the page says so. */
const MOST_SILENTLY_STRETCHED = 1.3

/** Whether a view is stretched to the machine's overall size by so much that the page says so. */
export function isStretched(
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
  drawn: Drawn | undefined,
  view: keyof DrawnViews,
): boolean {
  if (!drawn) return false
  const [long, other] = drawn.views[view]
  const factor = width / long / (height / other)
  return Math.max(factor, 1 / factor) > MOST_SILENTLY_STRETCHED
}

/** A dimension line with its extension lines and ticks, and the middle of it for the figure. */
export type Dimension = { path: string; x: number; y: number; mm: number }

/** An SVG drawing in millimetres of the real machine. */
export type FloorSpaceDrawing = {
  viewBox: [x: number, y: number, width: number, height: number]
  /** Pixels, or points, a millimetre. */
  scale: number
  /** The machine seen from the side, and from above. */
  side: Rectangle
  plan: Rectangle
  /** SVG paths. */
  ground: string
  door: string
  person: string
  length: Dimension
  height: Dimension
  width: Dimension
  fontSize: number
}

/** The space for a drawing, in pixels or points. */
type Room = { width: number; height: number }

/**
 * The sides of a drawing in units. Gaps and lettering are measured in units, so that they look alike in the drawing of
 * a small machine and in that of a large one.
 */
const UNITS_WIDE = 52
const UNITS_HIGH = 18

// In units: the space around a drawing, and between the machine, the door and the plan.
const EDGE = 0.6
const LEFT_OF_DRAWING = 7.6
const BEFORE_DOOR = 1.5
const AFTER_DOOR = 1
const BESIDE_PLAN = 8
const ABOVE_PLAN = 3
const BELOW_GROUND = 2.4

// In units: the distance of a dimension line from its view (HEIGHT_LINE has room for half of a figure, which stands on
// the line in the size of the page's text, on a tablet too), where its extension lines begin, and half of a tick.
const LENGTH_LINE = 1.4
const HEIGHT_LINE = 3.8
const EXTENSION_GAP = 0.4
const TICK = 0.4
const FONT_SIZE = 0.8

/**
 * Draws the side view and the plan in millimetres of the real machine, above or beside each other, whichever is larger
 * in the room.
 */
export function drawFloorSpace(size: MachineSize, room: Room): FloorSpaceDrawing {
  const above = arrange(size, room, 'above')
  const beside = arrange(size, room, 'beside')
  return beside.scale > above.scale ? beside : above
}

/** Draws the side view with a door and a person, above the plan or beside it. */
function arrange(
  { lengthMm, widthMm, heightMm }: MachineSize,
  room: Room,
  place: 'above' | 'beside',
): FloorSpaceDrawing {
  const isBeside = place === 'beside'
  const tallest = Math.max(heightMm, DOOR_MM)
  const [wide, high] = isBeside
    ? [lengthMm * 2 + DOOR_MM, Math.max(tallest, widthMm)]
    : [lengthMm + DOOR_MM, tallest + widthMm]
  const unit = Math.max(wide / UNITS_WIDE, high / UNITS_HIGH)
  const doorX = lengthMm + unit * BEFORE_DOOR
  const ground = isBeside ? high : tallest
  const side = { x: 0, y: ground - heightMm, width: lengthMm, height: heightMm }
  const plan = isBeside
    ? { x: round(doorX + DOOR_MM + unit * BESIDE_PLAN), y: ground - widthMm, width: lengthMm, height: widthMm }
    : { x: 0, y: round(ground + unit * ABOVE_PLAN), width: lengthMm, height: widthMm }
  const right = Math.max(plan.x + lengthMm, doorX + DOOR_MM) + unit * AFTER_DOOR
  const bottom = isBeside ? ground + unit * BELOW_GROUND : plan.y + widthMm + unit * EDGE
  const left = unit * LEFT_OF_DRAWING
  const viewBox = [-left, -unit * EDGE, right + left, bottom + unit * EDGE].map(Math.round)
  const [x = 0, y = 0, width = 1, height = 1] = viewBox
  return {
    viewBox: [x, y, width, height],
    scale: Math.min(room.width / width, room.height / height),
    side,
    plan,
    ground: `M${Math.round(-unit)} ${ground}H${Math.round(doorX + DOOR_MM + unit * EDGE)}`,
    door: `M${Math.round(doorX)} ${ground}v${-DOOR_MM}h${DOOR_MM}v${DOOR_MM}`,
    person: drawPerson(doorX + (DOOR_MM - PERSON_WIDTH_MM) / 2, ground),
    length: drawLength(side, unit),
    height: drawHeight(side, unit),
    width: drawHeight(plan, unit),
    fontSize: round(unit * FONT_SIZE),
  }
}

/** The dimension line below a view, from left to right, with an extension line and a slanted tick at each end. */
function drawLength({ x, y, width, height }: Rectangle, unit: number): Dimension {
  const line = Math.round(y + height + unit * LENGTH_LINE)
  const [end, tick] = [x + width, Math.round(unit * TICK)]
  const ends = [x, end].map(
    at =>
      `M${at} ${Math.round(y + height + unit * EXTENSION_GAP)}V${line + tick}M${at - tick} ${line + tick}l${tick * 2} ${-tick * 2}`,
  )
  return { path: `M${x} ${line}H${end}${ends.join('')}`, x: x + width / 2, y: line, mm: width }
}

/** The same to the left of a view, from its top to its bottom: the height, or in the plan the width. */
function drawHeight({ x, y, height }: Rectangle, unit: number): Dimension {
  const line = Math.round(x - unit * HEIGHT_LINE)
  const [end, tick] = [y + height, Math.round(unit * TICK)]
  const ends = [y, end].map(
    at =>
      `M${Math.round(x - unit * EXTENSION_GAP)} ${at}H${line - tick}M${line - tick} ${at + tick}l${tick * 2} ${-tick * 2}`,
  )
  return { path: `M${line} ${y}V${end}${ends.join('')}`, x: line, y: y + height / 2, mm: height }
}

/** Rounds to tenths of a millimetre. */
function round(value: number) {
  return Math.round(value * 10) / 10
}
