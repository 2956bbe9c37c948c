import { getAisle } from '@/lib/trade/planner/hall-way'
import type { Brief } from '@/lib/trade/planner/job'
import { listStops, type Stop } from '@/lib/trade/planner/line-stops'
import type { Plan } from '@/lib/trade/planner/plan-job'

/** The least height of the drawing; a hall that would be lower is wider than its frame, and scrolls, but see below. */
export const LEAST_HEIGHT_PX = 160

/**
 * A piece (a reel, sheet, blank or pack on its way) is the longer side of the drawing divided by this, so that it is
 * seen on a phone.
 */
const SIDE_TO_PIECE = 26

/** In a long, low hall, a piece is the height of the drawing divided by this, if that is smaller. */
const HEIGHT_TO_PIECE = 9

// The machines' numbers are 17 px high in a drawing that is 820 px wide or 460 px high, as on a laptop, and in one that
// has the least height and scrolls.
const WIDTH_TO_FONT = 820 / 17
const HEIGHT_TO_FONT = 460 / 17
const LEAST_HEIGHT_TO_FONT = LEAST_HEIGHT_PX / 17

/** Up to this ratio of its sides, a hall is drawn beside its key where there is room. A longer one is above it. */
const MOST_BESIDE = 2.3

/**
 * Up to this ratio of its sides, a hall that is wider than a phone is shown in whole, less high: 23.7 × 6.9 m as on
 * the plan of a pizza box. A longer one scrolls.
 */
const MOST_IN_WHOLE = 3.6

/** From this ratio of its depth to its length on, a hall that holds its line is drawn turned: a panel is wider than high. */
const LEAST_TURNED = 1.25

/** The room for the size of a wall beside it, in font sizes: enough for the larger type of a phone. */
const SIZE_TO_FONT = 2.8

/** With more machines than this, numbers would be illegible, so all are drawn as one shape. */
const MOST_NUMBERED = 300

/** What a number needs of the aisle, in font sizes: its disc, 1.4 wide, and a gap of 0.15 to the machine. */
const NUMBER_TO_FONT = 1.55

/** The most that a piece takes of the width of an aisle, as a share. */
const MOST_OF_AISLE = 0.6

/** What a drawing shows of a hall, and how large. Lengths are in mm, which are the units of the SVG. */
export type HallMeasures = {
  /** The buyer's hall, or what the line needs if none was given. */
  length: number
  width: number
  /** The length of the floor that is drawn, which holds the buyer's hall and all of the line: x of its far wall. */
  wall: number
  /** Where pieces stop; none if there are too many machines to number. */
  stops: Stop[]
  /** The font size of the machines' numbers. */
  fontSize: number
  /** Whether a machine's number has room in the aisle above the machine; otherwise it is at a corner of the machine. */
  areNumbersBeside: boolean
  /** Whether the hall is so long that its key is below it. */
  isWide: boolean
  /** Whether the hall is so long that it scrolls on a phone. */
  isLong: boolean
  /** The side of a piece. */
  piece: number
  /** The width at LEAST_HEIGHT_PX. */
  leastWidthPx: number
  /** What turns a hall that is deeper than long, its first row to the left and its entrance to the bottom. */
  turn: string | undefined
  viewBox: string
}

/** Measures the drawing of a plan's hall. */
export function measureHall({ plan, brief }: { plan: Plan; brief: Brief }): HallMeasures {
  const { hall } = plan
  const [length, width] = turnHall(plan, brief.job) ?? [hall.length, hall.width]
  const [wall, drawnWidth] = [Math.max(length, hall.length), Math.max(width, hall.width)]
  const isTurned = plan.overruns.hall === 0 && drawnWidth >= LEAST_TURNED * wall
  const [across, down] = isTurned ? [drawnWidth, wall] : [wall, drawnWidth]
  const unit = Math.min(Math.max(across, down) / SIDE_TO_PIECE, down / HEIGHT_TO_PIECE)
  // Room for the walls' strokes.
  const margin = Math.round(unit / 4)
  const fontSize = Math.round(
    Math.min(Math.max(across / WIDTH_TO_FONT, down / HEIGHT_TO_FONT), down / LEAST_HEIGHT_TO_FONT),
  )
  const room = Math.round(fontSize * SIZE_TO_FONT)
  const [boxWidth, boxHeight] = [across + margin + room, down + margin + room]
  return {
    length,
    width,
    wall,
    stops: isNumbered(hall) ? listStops(plan) : [],
    fontSize,
    areNumbersBeside: fontSize * NUMBER_TO_FONT <= getAisle(hall),
    isWide: across > down * MOST_BESIDE,
    isLong: across > down * MOST_IN_WHOLE,
    piece: Math.round(Math.min(unit, getAisle(hall) * MOST_OF_AISLE)),
    leastWidthPx: Math.round((boxWidth / boxHeight) * LEAST_HEIGHT_PX),
    turn: isTurned ? `rotate(-90)translate(${-wall})` : undefined,
    viewBox: [-room, -margin, boxWidth, boxHeight].join(' '),
  }
}

/** Whether the hall has machines, few enough for numbers and pieces to be legible. */
export function isNumbered({ machines }: Plan['hall']) {
  return machines.length > 0 && machines.length <= MOST_NUMBERED
}

/** The buyer's hall in mm, turned so that the line exceeds it least; null if none was given. */
function turnHall({ hall }: Plan, { answers }: Brief['job']): [number, number] | null {
  if (!Array.isArray(answers.hall)) return null
  const [one = 0, other = 0] = answers.hall.map(metres => metres * 1000)
  const findOverrun = (length: number, width: number) => Math.max(0, hall.length - length, hall.width - width)
  return findOverrun(one, other) <= findOverrun(other, one) ? [one, other] : [other, one]
}
