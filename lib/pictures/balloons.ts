import type { Point } from './drawing'

// Balloons over a picture of a machine, as technical drawings have them: numbered circles, each with a line, its
// leader, to a station of the machine (a work place, such as the feeder). All lengths and places are in units of the
// drawing: see FRAME_WIDTH.

type Size = { width: number; height: number }
type Place = { x: number; y: number }
type Line = readonly [from: Place, to: Place]

/** A numbered balloon: its leader goes upright or level from `from` to `bend`, and straight on to its centre `at`. */
export type Balloon = { number: number; from: Place; bend: Place; at: Place }

/** A drawing of balloons over a picture: its size in units, and the balloons. */
export type BalloonDrawing = Size & { balloons: readonly Balloon[] }

/**
 * The width of the frame of four by three in which pages show machines. A drawing fills it in width or in height. A
 * unit is about 0.7 px on a laptop and 0.33 px on a phone.
 */
const FRAME_WIDTH = 1000
const FRAME_RATIO = 4 / 3

/** Radius of a balloon on a phone, where it is largest in comparison with the machine. */
export const PHONE_RADIUS = 36
/** Least distance of a leader from another leader's station. */
const CLEARANCE = 12
/** Least distance between the centres of two balloons. */
const SPACING = 2 * PHONE_RADIUS + 8
/** Distance of a balloon below or above the machine from its front bottom edge, or from its top. */
const GAP = 56
/** The same above a machine whose picture ends close above it. */
const LEAST_GAP = 30
/**
 * Distance of the centres of a column of balloons from the left or right edge of the picture. It is less than
 * PHONE_RADIUS: on a phone a balloon overlaps the edge a little.
 */
const COLUMN_INSET = 24
/** How far the leader of a balloon in a row may bend to the left or right, at 45°, just before it. */
const BEND = SPACING / 2
/** Balloons above a machine whose heights differ by less than this stand on one level. */
const LEVELLED = GAP
/** In how many rows or columns, one farther out than the other, balloons may stand on each side of a machine. */
const ROWS = 3

/**
 * What counts like length when arrangements are compared: each number that is on another side than the one before it,
 * each that is out of order on its side.
 */
const CHANGE_COST = 250
const DISORDER_COST = 200

/** Above this number of stations all are in a row: there would be too many arrangements to compare. */
const MOST_ARRANGED = 10

const SIDES = ['below', 'above', 'left', 'right'] as const
type Side = (typeof SIDES)[number]
type StationPoint = Pick<Balloon, 'number' | 'from'>
/** A balloon on a side of the machine; the longer its leader, the greater is its `weight`. */
type PlacedBalloon = Balloon & { side: Side; weight: number }
/** Where a balloon can stand, and where its leader bends, if it does. */
type Spot = { at: Place; bend?: Place }

/** A picture of a machine; `skyline` as in PictureManifestEntry, empty if nothing is to stand above the machine. */
type MachinePicture = Size & { skyline: readonly number[] }
/** What balloons are placed around: a picture whose size, and the ends of whose front edge, are in units. */
type Surroundings = MachinePicture & { edge: readonly [Place, Place] }

/**
 * Places one numbered balloon for each station, with a leader to it. Leaders are upright or level, as in a technical
 * drawing; where stations are close together, one bends at 45° just before its balloon. A balloon stands below the
 * machine's front edge, above its top, or at the left or right of the picture. Of all arrangements in which no leader
 * crosses another, or runs through another's balloon or station, that with the shortest leaders is taken, if its numbers
 * are in order and on few sides. If there is none, all stand in a row below. No balloon touches another.
 *
 * @param picture its size in any unit
 * @param edge both ends of the machine's front bottom edge, as shares of the picture from 0 to 1
 */
export function drawBalloons(
  { width, height, skyline }: MachinePicture,
  [from, to]: readonly [Point, Point],
  stations: readonly { at: Point }[],
): BalloonDrawing {
  const scale = FRAME_WIDTH / Math.max(width, height * FRAME_RATIO)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const toPlace = ([x, y]: Point): Place => ({ x: x * size.width, y: y * size.height })
  const points = stations.map(({ at }, index) => ({ number: index + 1, from: toPlace(at) }))
  const around: Surroundings = { ...size, skyline, edge: [toPlace(from), toPlace(to)] }
  const best = points.length <= MOST_ARRANGED ? findBest(points, around) : null
  const balloons = best ? levelRow(best) : placeInRow(points, around)
  return { ...size, balloons: balloons.map(({ number, from, bend, at }) => ({ number, from, bend, at })) }
}

/** The arrangement of the least cost in which balloons and leaders are apart; null if there is none. */
function findBest(points: readonly StationPoint[], around: Surroundings): readonly PlacedBalloon[] | null {
  const choices = points.map(point => listPlaces(point, around))
  const leastWeights = choices.map(places => places[0]?.weight ?? 0)
  let best: readonly PlacedBalloon[] | null = null
  let leastCost = Number.POSITIVE_INFINITY
  function place(placed: readonly PlacedBalloon[]) {
    const cost = computeCost(placed)
    // The cost grows with each balloon: what must cost more than the best in the end need not be followed.
    if (cost + leastWeights.slice(placed.length).reduce((sum, weight) => sum + weight, 0) >= leastCost) return
    const next = choices[placed.length]
    if (!next) {
      best = placed
      leastCost = cost
    }
    for (const balloon of next ?? []) {
      if (placed.every(other => isApart(balloon, other))) place([...placed, balloon])
    }
  }
  place([])
  return best
}

/** Raises balloons above a machine to the highest near them, so that they are a row; those in whose way is another stay. */
function levelRow(balloons: readonly PlacedBalloon[]): readonly PlacedBalloon[] {
  const above = balloons.filter(({ side }) => side === 'above').toSorted((one, other) => one.at.y - other.at.y)
  const level = above[0]?.at.y ?? 0
  return above.reduce((placed, balloon) => {
    if (balloon.at.y - level >= LEVELLED) return placed
    const at = { x: balloon.at.x, y: level }
    const raised = { ...balloon, at, bend: balloon.bend === balloon.at ? at : { x: balloon.bend.x, y: level + BEND } }
    const others = placed.filter(({ number }) => number !== balloon.number)
    if (!others.every(other => isApart(raised, other))) return placed
    return placed.map(other => (other.number === balloon.number ? raised : other))
  }, balloons)
}

/** Where the balloon of a station can stand, on an upright or level leader, the nearest place first. */
function listPlaces(point: StationPoint, around: Surroundings): PlacedBalloon[] {
  const { x, y } = point.from
  const { width, height } = around
  const steps = Array.from({ length: ROWS }, (_, row) => row * SPACING)
  // The frame of an upright picture is at least square: beside it is room where columns stand clear of the machine.
  const room = (height - width) / 2
  const inset = room < PHONE_RADIUS ? COLUMN_INSET : COLUMN_INSET - PHONE_RADIUS
  const columns = steps.map(step => inset - step).filter(x => x === inset || x >= COLUMN_INSET - room)
  const row = findRow(x, y, around)
  const roof = Math.min(y, findTop(x, around))
  const top = Math.min(Math.max(roof - GAP, COLUMN_INSET), roof - LEAST_GAP)
  const bends = [-BEND, BEND].filter(shift => x + shift >= COLUMN_INSET && x + shift <= width - COLUMN_INSET)
  const spots: Record<Side, Spot[]> = {
    below: [
      ...steps.map(step => ({ at: { x, y: row + step } })),
      ...bends.map(shift => ({ bend: { x, y: row - BEND }, at: { x: x + shift, y: row } })),
    ],
    above: [
      ...steps.map(step => ({ at: { x, y: top - step } })),
      ...bends.map(shift => ({ bend: { x, y: top + BEND }, at: { x: x + shift, y: top } })),
    ],
    left: columns.map(column => ({ at: { x: column, y } })),
    right: columns.map(column => ({ at: { x: width - column, y } })),
  }
  // The wider the picture, the more a level leader counts: it runs across more of the machine.
  const weigh = (at: Place) => Math.abs(at.y - y) + (Math.abs(at.x - x) * width) / height
  return SIDES.flatMap(side =>
    spots[side].map(({ at, bend = at }) => ({ ...point, side, bend, at, weight: weigh(at) })),
  )
    .filter(({ at }) => at.y >= COLUMN_INSET && at.y <= height - COLUMN_INSET)
    .toSorted((one, other) => one.weight - other.weight)
}

/** How far down a balloon stands in the row along the front bottom edge, at `x`, for a station at `y`. */
function findRow(x: number, y: number, { edge: [from, to], height }: Surroundings) {
  const slope = (to.y - from.y) / (to.x - from.x || 1)
  return Math.min(Math.max(from.y + (x - from.x) * slope, y) + GAP, height - COLUMN_INSET)
}

/** How far down the machine begins over the width of a balloon around `x`; above the picture without a skyline. */
function findTop(x: number, { skyline, width, height }: Surroundings) {
  const near = skyline.filter((_, column) => {
    const middle = ((column + 0.5) / skyline.length) * width
    return Math.abs(middle - x) < PHONE_RADIUS
  })
  return near.length > 0 ? Math.min(...near) * height : Number.NEGATIVE_INFINITY
}

/** Places all balloons in one row below the machine, in the order of the stations, at equal distances. */
function placeInRow(points: readonly StationPoint[], around: Surroundings): readonly Balloon[] {
  const distance = Math.max(SPACING, around.width / points.length)
  return points.map((point, index) => {
    const x = (index + 0.5) * distance
    const at = { x, y: findRow(x, point.from.y, around) }
    return { ...point, bend: at, at }
  })
}

/** How bad an arrangement is: the length of its leaders, with what its sides and numbers out of order count. */
function computeCost(balloons: readonly PlacedBalloon[]): number {
  const length = balloons.reduce((sum, balloon) => sum + balloon.weight, 0)
  const changes = balloons.slice(1).filter(({ side }, index) => side !== balloons[index]?.side).length
  const disorder = SIDES.reduce((sum, side) => sum + countDisorder(balloons.filter(each => each.side === side)), 0)
  return length + changes * CHANGE_COST + disorder * DISORDER_COST
}

/** How often the numbers of one side change between rising and falling, from its one end to the other. */
function countDisorder(balloons: readonly PlacedBalloon[]): number {
  const isColumn = balloons[0]?.side === 'left' || balloons[0]?.side === 'right'
  const numbers = balloons
    .toSorted(({ at: one }, { at: other }) => (isColumn ? one.y - other.y : one.x - other.x))
    .map(({ number }) => number)
  const rises = numbers.slice(1).map((number, index) => number > (numbers[index] ?? 0))
  return rises.slice(1).filter((isRise, index) => isRise !== rises[index]).length
}

/** Whether two balloons do not touch, their leaders do not cross, and neither runs through the other's balloon or dot. */
function isApart(one: Balloon, other: Balloon) {
  return (
    Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) >= SPACING &&
    passesBy(one, other) &&
    passesBy(other, one) &&
    !listLines(one).some(line => listLines(other).some(otherLine => crosses(line, otherLine)))
  )
}

/** The straight parts of a leader. */
function listLines({ from, bend, at }: Balloon): Line[] {
  return bend === at
    ? [[from, at]]
    : [
        [from, bend],
        [bend, at],
      ]
}

/** Whether the leader of one comes close to neither the balloon nor the station of the other. */
function passesBy(one: Balloon, other: Balloon) {
  return listLines(one).every(
    line => measureGap(line, other.at) > PHONE_RADIUS && measureGap(line, other.from) > CLEARANCE,
  )
}

function crosses([from, to]: Line, [otherFrom, otherTo]: Line) {
  return (
    turnsLeft(from, to, otherFrom) !== turnsLeft(from, to, otherTo) &&
    turnsLeft(otherFrom, otherTo, from) !== turnsLeft(otherFrom, otherTo, to)
  )
}

/** Whether the way from one point over another to a third turns to the left. */
function turnsLeft(one: Place, two: Place, three: Place) {
  return (two.x - one.x) * (three.y - one.y) < (two.y - one.y) * (three.x - one.x)
}

/** The least distance between a line and a place. */
function measureGap([from, to]: Line, place: Place) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const share = ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y || 1)
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(place.x - from.x - nearest * x, place.y - from.y - nearest * y)
}
