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
type Triple = readonly [number, number, number]

/** A point of a piece's way. Lengths are in the model's metres: x is along the machine, y is up. */
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
  /** How often a part without a station moves in one pass of the piece. */
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

/**
 * The share of a pass that is divided evenly among the legs, so that short legs with much work on them are seen. The
 * rest is divided by their lengths.
 */
const EVEN_SHARE = 0.6

/** When the piece is at each point: shares of a pass, from 0 to 1. */
export function measureTimes(points: readonly WayPoint[]): number[] {
  const legs = points.slice(1).map(({ at }, index) => {
    const from = points[index]?.at ?? at
    return Math.hypot(at[0] - from[0], at[1] - from[1], at[2] - from[2])
  })
  const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1
  const times = [0]
  for (const leg of legs) {
    const part = EVEN_SHARE / legs.length + ((1 - EVEN_SHARE) * leg) / whole
    times.push((times.at(-1) ?? 0) + part)
  }
  return times.map(time => Math.min(1, time / (times.at(-1) || 1)))
}

/**
 * The numbers that draw a form, by kind:
 * - 'panels': a panel with side panels and end panels on hinges, and a lid
 * - 'roll': a reel that lies across the machine
 * - 'core': a reel that lies along the machine, cut open so that the shaft in it is seen
 * - 'cup': a cone that stands, open above, or hangs mouth down; without a bottom it is a sleeve, which lies with its
 *   foot towards the operator
 */
export type Shape = { kind: 'panels' | 'roll' | 'core' | 'cup'; numbers: readonly number[] }

/** Thickness of a drawn sheet, in metres: more than a real one has, so that it is seen. */
const SHEET = 0.008

/**
 * The numbers of `panels` in order: length, width and thickness of the panel; `folds`: reach of the side panels and of
 * the end panels in metres, how far either pair is folded up in degrees, and how far the lid is shut, 0 to 1.
 */
function panels([length, width]: Triple, thickness: number, ...folds: readonly number[]): Shape {
  return { kind: 'panels', numbers: [length, width, thickness, ...folds] }
}

/**
 * The shape of each form, by the size of the piece, whose third side is the reach of the side panels. End panels reach
 * 0.6 as far, or as far in a tray. Flaps that are folded by 178 degrees lie on the panel.
 */
const SHAPES: Readonly<Record<Form, (size: Triple) => Shape>> = {
  // Its diameter stands twice in its size. A reel whose width equals its height has its length along the machine.
  reel: size => ({ kind: size[1] === size[2] ? 'core' : 'roll', numbers: size }),
  web: size => panels(size, SHEET, 0, 0, 0, 0, 0),
  sheet: size => panels(size, SHEET, 0, 0, 0, 0, 0),
  board: size => panels(size, Math.max(size[2], SHEET), 0, 0, 0, 0, 0),
  pile: size => panels(size, size[2], 0, 0, 0, 0, 0),
  blank: size => panels(size, SHEET, size[2], size[2] * 0.6, 0, 0, 0),
  folding: size => panels(size, SHEET, size[2], size[2] * 0.6, 80, 0, 0),
  folded: size => panels(size, SHEET, size[2], size[2] * 0.6, 178, 0, 0),
  tray: size => panels(size, SHEET, size[2], size[2], 90, 90, 0),
  box: size => panels(size, SHEET, size[2], size[2], 90, 90, 1),
  bag: size => panels(size, SHEET, size[2], size[2] * 0.6, 178, 0, 0),
  case: size => panels(size, SHEET * 1.5, size[2], 0, 0, 0, 0),
  envelope: size => panels(size, SHEET, size[2], size[2] * 0.5, 178, 178, 0),
  glue: size => panels(size, size[2], 0, 0, 0, 0, 0),
  sleeve: size => cone(size, 0),
  cup: size => cone(size, 1),
}

/**
 * The numbers of `cup` in order: its width in both directions and its height, whether it has a bottom, and how far it
 * is turned over about its foot: 1 is mouth down, which a negative height says.
 */
function cone([length, width, height]: Triple, bottom: number): Shape {
  return { kind: 'cup', numbers: [length, width, Math.abs(height), bottom, height < 0 ? 1 : 0] }
}

/**
 * Where a piece is, what it looks like, how its way rises there (radians), the station reached last, and the part that
 * takes it along; null if none does.
 */
export type Place = { at: Triple; shape: Shape; slope: number; station: number | null; on: number | null }

/** The value at a share, 0 to 1, of the way from one number to another. */
const mix = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * Where the piece is at a time of its pass, and what it looks like there.
 *
 * @param times of the points, from `measureTimes`
 * @param share of a pass, from 0 to 1
 */
export function findPlace({ points }: { points: readonly WayPoint[] }, times: readonly number[], share: number): Place {
  const leg = Math.max(
    0,
    Math.min(
      points.length - 2,
      times.findLastIndex(time => time <= share),
    ),
  )
  const [from, to] = [points[leg], points[leg + 1]]
  if (!from || !to) throw new Error('A way has two points')
  const [start = 0, end = 1] = [times[leg], times[leg + 1]]
  const done = Math.min(1, Math.max(0, (share - start) / (end - start || 1)))
  const onWay = (axis: 0 | 1 | 2) => mix(from.at[axis], to.at[axis], done)
  const at: Triple = from.on === undefined ? [onWay(0), onWay(1), onWay(2)] : from.at
  // A web lies along its way, up and down; every other form stays level.
  const isWeb = (done < 0.5 ? from : to).form === 'web'
  return {
    at,
    shape: blendShapes(SHAPES[from.form](from.size), SHAPES[to.form](to.size), done),
    slope: isWeb ? Math.atan2(to.at[1] - from.at[1], to.at[0] - from.at[0]) : 0,
    station: findStation(points, times, share),
    on: from.on ?? null,
  }
}

/** A station lights up shortly before the piece is in its middle: this share of a pass earlier. */
const EARLY = 0.03

/** The station that the piece has reached last; null before the first. */
function findStation(points: readonly WayPoint[], times: readonly number[], share: number): number | null {
  const reached = points.filter(({ station }, index) => station !== undefined && (times[index] ?? 1) - EARLY <= share)
  return reached.at(-1)?.station ?? null
}

/** A shape on the way from one to another; between two kinds there is no way, so it changes in the middle. */
function blendShapes(from: Shape, to: Shape, share: number): Shape {
  if (from.kind !== to.kind) return share < 0.5 ? from : to
  return { kind: from.kind, numbers: from.numbers.map((value, index) => mix(value, to.numbers[index] ?? value, share)) }
}

/** When the piece is at a station, as a share of a pass; null if the station is off the way. */
export function findShare({ points }: Motion, times: readonly number[], station: number): number | null {
  const index = points.findIndex(point => point.station === station)
  return times[index] ?? null
}

/** How long a part takes for a stroke at its station, before and after, as a share of a pass. */
const STROKE = 0.06

/**
 * How far a part has moved: 0 is at rest, 1 at the end of its stroke; a part that turns all the time goes on past 1.
 *
 * @param at when the piece is at the part's station, as a share of a pass; null if it never is
 * @param until the same of the station until which the part is away; null if it has none
 * @param share of the pass that has gone by, from 0 to 1
 */
export function findStroke(part: MovingPart, at: number | null, until: number | null, share: number): number {
  if (part.station === undefined) {
    const turns = share * part.times
    return part.degrees === 0 ? (1 - Math.cos(turns * 2 * Math.PI)) / 2 : turns
  }
  if (at !== null && until !== null) {
    if (part.degrees === 0) return findAway(at, until, share)
    // It turns between growing and shrinking, which take a stroke each.
    const turned = (sinceShare(at, share) - STROKE) / (sinceShare(at, until) - 2 * STROKE)
    return findAway(at, until, share) === 0 ? 0 : Math.min(1, Math.max(0, turned))
  }
  const away = at === null ? 1 : Math.abs(share - at) / STROKE
  return away >= 1 ? 0 : (1 + Math.cos(away * Math.PI)) / 2
}

/**
 * How far a part has gone that is away from a share of the pass until another, which may be in the next pass: 0 at
 * rest, 1 away.
 */
export function findAway(from: number, until: number, share: number): number {
  const [gone, whole] = [sinceShare(from, share), sinceShare(from, until)]
  if (gone >= whole) return 0
  return (1 - Math.cos(Math.min(1, gone / STROKE, (whole - gone) / STROKE) * Math.PI)) / 2
}

/** From one share of a pass on to the next time of another. */
const sinceShare = (from: number, to: number) => (to - from + 1) % 1
