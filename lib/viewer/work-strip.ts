import type { Rectangle } from '@/lib/trade/product/floor-space'
import { SIGN_PATH_SIDE } from './form-signs'
import type { Form, Motion, WayPoint } from './motion'

/**
 * A strip has at most this number of drawings, one for each state of the piece: its form at a station of the machine.
 */
const MOST_STATES = 6

/** Width of each drawing, in its SVG units, like all lengths below. */
const WIDTH = 120

/** Width and height of the sign of the piece's form, at the top of a drawing. */
const SIGN_SIDE = 32

/** Space between the sign and the machine below it. */
const GAP = 5

/** The greatest height of the machine. */
const MOST_HEIGHT = 72

/** How much larger a sign is than its path. */
export const SIGN_SCALE = SIGN_SIDE / SIGN_PATH_SIDE

/**
 * The side view of a machine's model in its line drawing: the view that shows it (see MachineDrawing), its width and
 * height, how many of its units a metre has (`scale`), and where the model's x = y = 0 is (`origin`).
 */
export type SideView = {
  view: 'side' | 'model'
  sides: readonly [width: number, height: number]
  scale: number
  origin: readonly [x: number, y: number]
}

/**
 * The piece at a station (numbered from 0): its form, the point where it is, the left edge of its sign, and the line
 * from the sign to the piece as an SVG path.
 */
export type WorkState = { station: number; form: Form; x: number; y: number; signX: number; leader: string }

/**
 * A machine at work in at most six drawings of one size. Each shows the machine (`view` of its line drawing) and the way
 * of the piece, an SVG path, and the piece at one station.
 */
export type StripDrawing = Pick<SideView, 'view'> & {
  width: number
  height: number
  machine: Rectangle
  way: string
  states: WorkState[]
}

/**
 * Draws a machine at work, undistorted and as large as its drawings allow. Undefined if the piece passes fewer than two
 * stations, because a single drawing shows no work.
 */
export function drawWorkStrip({ points }: Motion, { view, sides, scale, origin }: SideView): StripDrawing | undefined {
  const stops = pickEvenly(
    points.filter(({ station }) => station !== undefined),
    MOST_STATES,
  )
  if (stops.length < 2) return undefined
  const factor = Math.min(WIDTH / sides[0], MOST_HEIGHT / sides[1])
  const [width, height] = [sides[0] * factor, sides[1] * factor]
  const [left, top] = [(WIDTH - width) / 2, SIGN_SIDE + GAP]
  const toDrawing = ({ at: [x, y], form, size }: WayPoint) => {
    // A point of the way is the middle of the piece's underside; that of a reel is on its axis.
    const middle = form === 'reel' ? y : y + size[2] / 2
    return {
      x: round(left + (origin[0] + x * scale) * factor),
      y: round(top + (origin[1] - middle * scale) * factor),
    }
  }
  return {
    view,
    width: WIDTH,
    height: Math.ceil(top + height + 1),
    machine: { x: round(left), y: top, width: round(width), height: round(height) },
    way: `M${points
      .map(toDrawing)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`,
    states: stops.map(point => {
      const { x, y } = toDrawing(point)
      const signX = round(Math.max(0, Math.min(WIDTH - SIGN_SIDE, x - SIGN_SIDE / 2)))
      return { station: point.station ?? 0, form: point.form, x, y, signX, leader: `M${x} ${SIGN_SIDE}V${y}` }
    }),
  }
}

/** At most `most` entries of a list, evenly spread, with the first and the last. */
function pickEvenly<Entry>(list: readonly Entry[], most: number): Entry[] {
  if (list.length <= most) return [...list]
  const picked = new Set(
    Array.from({ length: most }, (_, index) => Math.round((index * (list.length - 1)) / (most - 1))),
  )
  return list.filter((_, index) => picked.has(index))
}

/** Rounds to a tenth of a unit, which keeps the paths short. */
function round(value: number) {
  return Math.round(value * 10) / 10
}
