import type { MachineSize } from './product'

/** Height of the person in the drawing, in millimetres. */
const PERSON_MM = 1700

/** The figure of a person 1,700 units tall and 560 wide, standing on y = 0 at x = 0. */
const PERSON_OUTLINE =
  'm280-1700a115 115 0 1 1 0 230a115 115 0 1 1 0-230zm-210 300q0-40 60-40h300q60 0 60 40v620h-90v780h-100v-620h-40v620h-100v-780h-90z'
const PERSON_WIDTH_MM = 560

type Rectangle = { x: number; y: number; width: number; height: number }

/** An SVG drawing in millimetres of the real machine. */
export type FloorSpaceDrawing = {
  viewBox: [x: number, y: number, width: number, height: number]
  /** The machine seen from the side. */
  side: Rectangle
  /** The machine seen from above. */
  plan: Rectangle
  /**
   * x of each dashed line between two stations. The parts are equal, because the figures do not state station lengths.
   */
  divisions: number[]
  /** SVG path of the person. */
  person: string
  /** The dimension line of the length, and the middle of it for the figure. */
  dimension: { path: string; x: number; y: number }
  fontSize: number
}

/**
 * Draws the side view above the plan view, both in millimetres of the real machine, so that they have the same scale.
 * Gaps and lettering scale with the drawing's width, so that a bench unit and a 30 m line are equally readable.
 */
export function drawFloorSpace({ lengthMm, widthMm, heightMm }: MachineSize, stationCount: number): FloorSpaceDrawing {
  const tallest = Math.max(heightMm, PERSON_MM)
  const personX = lengthMm + PERSON_WIDTH_MM
  const width = personX + PERSON_WIDTH_MM * 1.5
  const unit = width / 64
  const planY = tallest + unit * 6
  const lineY = tallest + unit * 3
  const tick = unit * 0.6
  const divisions = Array.from({ length: Math.max(stationCount - 1, 0) }, (_, index) =>
    Math.round((lengthMm * (index + 1)) / stationCount),
  )
  // At each end of the dimension line: a line from the machine, and an oblique tick.
  const ends = [0, lengthMm].map(
    x =>
      `M${x} ${tallest + unit}V${lineY + unit}M${round(x - tick)} ${lineY + tick}L${round(x + tick)} ${lineY - tick}`,
  )
  return {
    viewBox: [round(-unit), round(-unit), round(width + unit * 2), round(planY + widthMm + unit * 2)],
    side: { x: 0, y: tallest - heightMm, width: lengthMm, height: heightMm },
    plan: { x: 0, y: round(planY), width: lengthMm, height: widthMm },
    divisions,
    person: `M${personX} ${tallest}${PERSON_OUTLINE}`,
    /** The dimension line of the length, and the middle of it for the figure. */
    dimension: { path: `M0 ${round(lineY)}H${lengthMm}${ends.join('')}`, x: lengthMm / 2, y: round(lineY) },
    fontSize: round(unit * 1.1),
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
