import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

const DEGREE = Math.PI / 180

/** A direction to look from, in radians: azimuth 0 is the operator's side, a positive one lies towards the delivery. */
export type Angle = { azimuth: number; elevation: number }

/** Small steps that have a button and a key, in the order of the buttons. */
export const MOVES = ['left', 'right', 'higher', 'lower', 'closer', 'farther'] as const
export type Move = (typeof MOVES)[number]

/** The views that have a button, in the order of the buttons. */
export const VIEWS = ['operator', 'infeed', 'delivery', 'above', 'start'] as const
export type View = (typeof VIEWS)[number]

/** How far infeed and delivery are turned away from the operator's side. Not a right angle, so that depth shows. */
const END_AZIMUTH = 72 * DEGREE

/** The angle of each view but the first one. Work flows to the right as the operator sees it. */
export const VIEW_ANGLES: Readonly<Record<Exclude<View, 'start'>, Angle>> = {
  operator: { azimuth: 0, elevation: 14 * DEGREE },
  infeed: { azimuth: -END_AZIMUTH, elevation: 18 * DEGREE },
  delivery: { azimuth: END_AZIMUTH, elevation: 18 * DEGREE },
  above: { azimuth: 0, elevation: 78 * DEGREE },
}

/** From this elevation on, a view is one from above. */
const FROM_ABOVE = 50 * DEGREE

/** The eight sides of a machine in steps of 45 degrees, from the operator's towards the delivery. */
const SIDES = [
  'operator',
  'operatorAndDelivery',
  'delivery',
  'backAndDelivery',
  'back',
  'backAndInfeed',
  'infeed',
  'operatorAndInfeed',
] as const

/** What a view shows, in words, such as 'Operator’s side and delivery end, from above'. */
export function formatAngle(
  { azimuth, elevation }: Angle,
  { sides, fromAbove }: Pick<Words['product']['viewer'], 'sides' | 'fromAbove'>,
): string {
  const step = Math.round(azimuth / (45 * DEGREE)) % SIDES.length
  const side = sides[SIDES[(step + SIDES.length) % SIDES.length] ?? 'operator']
  return elevation > FROM_ABOVE ? fill(fromAbove, { side }) : side
}
