import type { Rectangle } from '@/lib/trade/product/floor-space'
import { SIGN } from './form-signs'
import type { Form, Motion, WayPoint } from './motion'

const MOST_STATES = 6

/** Width of each drawing in units; the sides of the form's sign above the machine, and the most height below it. */
const WIDTH = 120
const SIGN_SIDE = 32
const GAP = 5
const MOST_HEIGHT = 72

/** How much larger a sign is than its path. */
export const SIGN_SCALE = SIGN_SIDE / SIGN

/** The side view of a machine's line drawing: its sides, the units of a metre, and where the model's x = y = 0 is. */
export type SideView = {
  sides: readonly [width: number, height: number]
  scale: number
  origin: readonly [x: number, y: number]
}

/**
 * The piece at a station, which counts from 0: its form, where it is, the left of the sign above, and the line, an SVG
 * path, from that to the piece.
 */
export type WorkState = { station: number; form: Form; x: number; y: number; signX: number; leader: string }

/** A machine at work in at most six drawings: the same machine in each, with the way of the piece as an SVG path. */
export type WorkStrip = { width: number; height: number; machine: Rectangle; way: string; states: WorkState[] }

/** Draws a machine at work, undistorted and as large as its drawings allow; nothing without two stations on the way. */
export function drawWorkStrip({ points }: Motion, { sides, scale, origin }: SideView): WorkStrip | undefined {
  const stops = pickEvenly(
    points.filter(({ station }) => station !== undefined),
    MOST_STATES,
  )
  if (stops.length < 2) return undefined
  const factor = Math.min(WIDTH / sides[0], MOST_HEIGHT / sides[1])
  const [width, height] = [sides[0] * factor, sides[1] * factor]
  const [left, top] = [(WIDTH - width) / 2, SIGN_SIDE + GAP]
  const place = ({ at: [x, y], form, size }: WayPoint) => {
    // Points are the middle of the underside, a reel's its axis.
    const middle = form === 'reel' ? y : y + size[2] / 2
    return {
      x: round(left + (origin[0] + x * scale) * factor),
      y: round(top + (origin[1] - middle * scale) * factor),
    }
  }
  return {
    width: WIDTH,
    height: Math.ceil(top + height + 1),
    machine: { x: round(left), y: top, width: round(width), height: round(height) },
    way: `M${points
      .map(place)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`,
    states: stops.map(point => {
      const { x, y } = place(point)
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

function round(value: number) {
  return Math.round(value * 10) / 10
}
