/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Balloon, drawBalloons, PHONE_RADIUS } from '@/lib/pictures/balloons'
import type { Point } from '@/lib/pictures/drawing'

type Points = { edge: [Point, Point]; stations: { at: Point }[] }

const LONG = { width: 1500, height: 900, skyline: [] }
const UPRIGHT = { width: 760, height: 1130, skyline: [] }
/** The machine's top is at a fifth of the picture's height. */
const skyline = Array.from({ length: 40 }, () => 0.2)
const EDGE: [Point, Point] = [
  [0.1, 0.8],
  [0.9, 0.8],
]
/** A station at these shares of the picture's width and height. */
const at = (x: number, y = 0.4): { at: Point } => ({ at: [x, y] })

/** The points of all real machines, as shares of the picture before it is cropped. */
const FOLDER = 'content/images/products'
const machines = readdirSync(FOLDER)
  .filter(name => name.endsWith('.points.json'))
  .map(name => ({ name, ...(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Points) }))

/** Every two of the balloons. */
function findPairs(balloons: readonly Balloon[]) {
  return balloons.flatMap((one, index) => balloons.slice(index + 1).map(other => [one, other] as const))
}

/** The distance between two balloons. */
const measure = ([one, other]: readonly [Balloon, Balloon]) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)

/** The least distance of a balloon's leader from a place. */
function measureWay({ from, bend, at }: Balloon, { x, y }: Balloon['at']) {
  const steps = Array.from({ length: 101 }, (_, step) => step / 100)
  const measurePart = (start: Balloon['at'], end: Balloon['at']) =>
    steps.map(share => Math.hypot(start.x + (end.x - start.x) * share - x, start.y + (end.y - start.y) * share - y))
  return Math.min(...measurePart(from, bend), ...measurePart(bend, at))
}

/** Whether a leader is upright or level, and bends only at 45°. */
function isOrthogonal({ from, bend, at }: Balloon) {
  const [x, y] = [Math.abs(at.x - bend.x), Math.abs(at.y - bend.y)]
  return (from.x === bend.x || from.y === bend.y) && Math.abs(x - y) < 1e-6
}

it('draws the stations of a long machine in a row below it, in their order', () => {
  const { balloons, height } = drawBalloons(LONG, EDGE, [at(0.2), at(0.5), at(0.8)])
  expect(balloons.map(({ number }) => number)).toEqual([1, 2, 3])
  for (const { from, at: place } of balloons) {
    expect(place.y).toBeGreaterThan(from.y)
    expect(place.y + PHONE_RADIUS).toBeLessThanOrEqual(height)
  }
})

// The last station is the highest.
it('puts the balloons of an upright machine at its sides, in the order of the stations from top to bottom', () => {
  const { balloons, width } = drawBalloons(UPRIGHT, EDGE, [at(0.48, 0.6), at(0.43, 0.5), at(0.34, 0.4), at(0.43, 0.3)])
  for (const { at: place } of balloons) expect(Math.min(place.x, width - place.x)).toBeLessThan(PHONE_RADIUS)
  const column = balloons.toSorted((one, other) => one.at.y - other.at.y)
  expect(column.map(({ number }) => number)).toEqual([4, 3, 2, 1])
})

it('stands balloons above a machine on one level if the machine is almost as high below each', () => {
  // The right half of the machine is 2 % of the picture lower.
  const steps = skyline.map((top, column) => (column < skyline.length / 2 ? top : top + 0.02))
  const { balloons } = drawBalloons({ ...LONG, skyline: steps }, EDGE, [at(0.3, 0.25), at(0.5, 0.25), at(0.7, 0.25)])
  expect(new Set(balloons.map(balloon => balloon.at.y)).size).toBe(1)
})

it('puts a balloon above the machine, clear of its top, where that is much nearer than its foot', () => {
  const [first] = drawBalloons({ ...LONG, skyline }, EDGE, [at(0.5, 0.25)]).balloons
  expect(first?.at.y).toBeLessThan(0.2 * 600)
  const [low] = drawBalloons(LONG, EDGE, [at(0.5, 0.25)]).balloons
  expect(low?.at.y).toBeGreaterThan(0.8 * 600)
})

it('puts a balloon closer above a machine whose picture ends above it, and not outside the picture', () => {
  // 60 units below the upper edge of the picture.
  const close = Array.from({ length: 40 }, () => 0.1)
  const [first] = drawBalloons({ ...LONG, skyline: close }, EDGE, [at(0.5, 0.25)]).balloons
  expect(first?.at.y).toBe(24)
  const closer = Array.from({ length: 40 }, () => 0.05)
  const [below] = drawBalloons({ ...LONG, skyline: closer }, EDGE, [at(0.5, 0.25)]).balloons
  expect(below?.at.y).toBeGreaterThan(0.8 * 600)
})

// Too close for two balloons in one row: their leaders bend apart.
it('keeps the numbers of two neighbouring stations in one row, in their order', () => {
  const { balloons } = drawBalloons(LONG, EDGE, [at(0.2), at(0.5), at(0.53), at(0.8)])
  const row = balloons.toSorted((one, other) => one.at.x - other.at.x)
  expect(row.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  for (const { from, at: place } of balloons) expect(place.y).toBeGreaterThan(from.y)
  expect(balloons.filter(({ bend, at: place }) => bend !== place).map(({ number }) => number)).toEqual([2, 3])
})

it('draws no leader through the station of another', () => {
  // Below each other, so that a leader to a row would pass the lower station.
  const { balloons } = drawBalloons(LONG, EDGE, [at(0.2), at(0.5, 0.2), at(0.495, 0.4), at(0.8)])
  for (const [one, other] of findPairs(balloons)) {
    expect(measureWay(one, other.from)).toBeGreaterThanOrEqual(12)
    expect(measureWay(other, one.from)).toBeGreaterThanOrEqual(12)
  }
})

it('moves balloons apart if they would touch, even at the edge of the picture', () => {
  const { balloons } = drawBalloons(LONG, EDGE, [at(0.97), at(0.98), at(0.99)])
  for (const pair of findPairs(balloons)) expect(measure(pair)).toBeGreaterThan(2 * PHONE_RADIUS)
})

it('draws one station, none, and without a touch more than there is room for', () => {
  expect(drawBalloons(LONG, EDGE, [at(0.5)]).balloons).toHaveLength(1)
  expect(drawBalloons(LONG, EDGE, []).balloons).toEqual([])
  const crowd = Array.from({ length: 20 }, () => at(0.5))
  const many = drawBalloons(LONG, EDGE, crowd).balloons
  expect(many).toHaveLength(crowd.length)
  for (const pair of findPairs(many)) expect(measure(pair)).toBeGreaterThan(2 * PHONE_RADIUS)
})

// In relation to the machine, balloons are largest on a phone, where their radius is PHONE_RADIUS: if none touches
// another there, none does elsewhere.
it.each(machines)(
  'no balloon of $name touches another or its leader, and all leaders are straight',
  ({ edge, stations }) => {
    // A long, an upright and a usual picture.
    for (const size of [LONG, UPRIGHT, { width: 1600, height: 1200, skyline }]) {
      const { balloons } = drawBalloons(size, edge, stations)
      expect(balloons.map(({ number }) => number).toSorted()).toEqual(stations.map((_, index) => index + 1))
      expect(balloons.every(isOrthogonal)).toBe(true)
      for (const [one, other] of findPairs(balloons)) {
        expect(measure([one, other])).toBeGreaterThanOrEqual(2 * PHONE_RADIUS)
        expect(measureWay(one, other.at)).toBeGreaterThanOrEqual(PHONE_RADIUS)
        expect(measureWay(other, one.at)).toBeGreaterThanOrEqual(PHONE_RADIUS)
      }
    }
  },
)
