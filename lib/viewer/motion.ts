import { arrayOf, objectOf, orAbsent, parseNumber, parseText } from '@/lib/parse-json'

/** What a piece is on its way through a machine. */
const FORMS = [
  'reel',
  'web',
  'sheet',
  'board',
  'pile',
  'blank',
  'folding',
  'folded',
  'tray',
  'box',
  'sleeve',
  'cup',
  'bag',
  'case',
  'envelope',
  'glue',
] as const
export type Form = (typeof FORMS)[number]

/** Three numbers, one for each axis, or the three sides of a piece. */
export type Triple = readonly [number, number, number]

/**
 * A point of a piece's way. A station is a work place of the machine, such as its feeder, which has a number on the
 * page. Lengths are in the model's metres: x is along the machine, y is up.
 */
export type WayPoint = {
  at: Triple
  form: Form
  /** Length along the machine, width across it, and height. */
  size: Triple
  /** The station that the piece reaches here, counted from 0. */
  station?: number | undefined
  /**
   * The part, counted from 0, on which the piece lies until the next point, and which takes it along. `at` is then the
   * piece's place while the part is at rest.
   */
  on?: number | undefined
}

/** A part that moves: it turns if `degrees` is not 0, else it slides. */
export type MovingPart = {
  /** How far a sliding part goes, in metres, before it comes back. */
  by: Triple
  /** How far a part turns: about `axis`, a direction, through the point `about`. */
  degrees: number
  axis: Triple
  about: Triple
  /** The station, counted from 0, at which the part moves once. Without it, the part moves all the time. */
  station?: number | undefined
  /** The later station at which the part goes back: it stays away in between. */
  until?: number | undefined
  /** The share by which a turning part first grows away from its axis, as the lugs of a shaft come out of it. */
  grow?: number | undefined
  /** How often a part without a station moves in one pass: one run of the piece through the machine. */
  times: number
}

/** A point of the way of a second piece, which is there at `share` of the pass, from 0 to 1. */
type TimedPoint = Pick<WayPoint, 'at' | 'form' | 'size'> & { share: number }

/** How a piece goes through a machine. */
export type Motion = {
  /** The colour of the piece, as CSS writes it. */
  colour: string
  points: WayPoint[]
  /** In the order of the model's nodes `part 1`, `part 2` and so on. */
  parts: MovingPart[]
  /** A second piece, which meets the first. It is shown from its first to its last point. */
  second?: { colour: string; points: TimedPoint[] } | undefined
  /** Azimuth and elevation in degrees from which the way is seen, unless the angle of the machine's picture will do. */
  view?: readonly number[] | undefined
}

/** @throws if the JSON is not a list of at least three numbers */
function parseTriple(json: unknown): Triple {
  const [x, y, z] = arrayOf(parseNumber)(json).filter(Number.isFinite)
  if (x === undefined || y === undefined || z === undefined) throw new Error('Not three numbers')
  return [x, y, z]
}

/** @throws if the JSON is no form that this code knows; `parseMotion` then gives null */
function parseForm(json: unknown): Form {
  const form = FORMS.find(name => name === json)
  if (!form) throw new Error('Not a form')
  return form
}

const parsePlace = { at: parseTriple, form: parseForm, size: parseTriple }

const parseAll = objectOf<Motion>({
  colour: parseText,
  points: arrayOf(objectOf<WayPoint>({ ...parsePlace, station: orAbsent(parseNumber), on: orAbsent(parseNumber) })),
  parts: arrayOf(
    objectOf<MovingPart>({
      by: parseTriple,
      degrees: parseNumber,
      axis: parseTriple,
      about: parseTriple,
      station: orAbsent(parseNumber),
      until: orAbsent(parseNumber),
      grow: orAbsent(parseNumber),
      times: parseNumber,
    }),
  ),
  second: orAbsent(
    objectOf({ colour: parseText, points: arrayOf(objectOf<TimedPoint>({ ...parsePlace, share: parseNumber })) }),
  ),
  view: orAbsent(arrayOf(parseNumber)),
})

/** The motion of a model, or null if it has none, or one that this code does not know. */
export function parseMotion(json: unknown): Motion | null {
  try {
    const motion = parseAll(json)
    return motion.points.length > 1 ? motion : null
  } catch {
    return null
  }
}

/** The form that the piece has at each station; null for a station that is off the way. */
export function listStates({ points }: Motion, stationCount: number): (Form | null)[] {
  return Array.from({ length: stationCount }, (_, index) => points.find(at => at.station === index)?.form ?? null)
}
