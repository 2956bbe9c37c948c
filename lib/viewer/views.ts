import {
  type Angle,
  type Box,
  clamp,
  findCentre,
  frameBox,
  type Lens,
  normalizeAzimuth,
  type Orbit,
  type Vector,
} from './orbit'

const DEGREE = Math.PI / 180

/** The views that have a button, in the order of the buttons. */
export const VIEWS = ['operator', 'infeed', 'delivery', 'above'] as const
export type View = (typeof VIEWS)[number]

/** A station of a machine: its name in the product's file, and where it is in the model. */
export type Station = { name: string; at: Vector }

/** How far infeed and delivery are turned away from the operator's side. Not a right angle, so that depth shows. */
const END_AZIMUTH = 72 * DEGREE

/** How far the view turns towards a station at the end of the machine, and how much of the machine stays in view. */
const STATION_AZIMUTH = 38 * DEGREE
const STATION_ELEVATION = 24 * DEGREE
const STATION_SHARE = 0.5

/** From this elevation on, a view is one from above. */
const FROM_ABOVE = 50 * DEGREE

/** The angle of each view. Work flows to the right as the operator sees it. */
export const VIEW_ANGLES: Readonly<Record<View, Angle>> = {
  operator: { azimuth: 0, elevation: 14 * DEGREE },
  infeed: { azimuth: -END_AZIMUTH, elevation: 18 * DEGREE },
  delivery: { azimuth: END_AZIMUTH, elevation: 18 * DEGREE },
  above: { azimuth: 0, elevation: 78 * DEGREE },
}

/** The orbit that shows a station, from the operator's side and nearer than the whole machine. */
export function createStationOrbit({ at }: Station, box: Box, lens: Lens): Orbit {
  const [x] = findCentre(box)
  const side = clamp((at[0] - x) / ((box.max[0] - box.min[0]) / 2 || 1), -1, 1)
  const angle = { azimuth: side * STATION_AZIMUTH, elevation: STATION_ELEVATION }
  const { distance } = frameBox(box, angle, lens)
  return { ...angle, target: at, distance: distance * STATION_SHARE }
}

/** The eight sides of a machine in steps of 45 degrees, from the operator's towards the delivery. */
const SIDES = [
  'Operator’s side',
  'Operator’s side and delivery end',
  'Delivery end',
  'Back and delivery end',
  'Back',
  'Back and infeed end',
  'Infeed end',
  'Operator’s side and infeed end',
] as const

/** What a view shows, in words, such as 'Operator’s side and delivery end, from above'. */
export function formatAngle({ azimuth, elevation }: Angle): string {
  const step = Math.round(normalizeAzimuth(azimuth) / (45 * DEGREE))
  const side = SIDES[(step + SIDES.length) % SIDES.length]
  return `${side}${elevation > FROM_ABOVE ? ', from above' : ''}`
}
