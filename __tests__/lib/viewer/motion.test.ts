import { listStates, type Motion, parseMotion } from '@/lib/viewer/motion'
import { findAway, findPlace, findShare, findStroke, measureTimes } from '@/lib/viewer/pass'

const SIZE = [1, 1, 0.2]
/** The way of a piece through a machine in three legs of 4, 1 and 2 m: a blank becomes a tray, and that a cup. */
const MOTION = {
  colour: '#ffffff',
  points: [
    { at: [0, 1, 0], form: 'sheet', size: SIZE, station: 0 },
    { at: [4, 1, 0], form: 'blank', size: SIZE },
    { at: [4, 2, 0], form: 'tray', size: SIZE, station: 2 },
    { at: [6, 2, 0], form: 'cup', size: SIZE, station: 3 },
  ],
  parts: [],
}

function readMotion(json: unknown = MOTION): Motion {
  const motion = parseMotion(json)
  if (!motion) throw new Error('not read')
  return motion
}

const motion = readMotion()
const times = measureTimes(motion.points)
/** Where the piece is at a share of its pass, 0 to 1. */
const placeAt = (share: number) => findPlace(motion, times, share)

it('reads no motion from a model without one, of fewer than two points, or with an unknown form or an incomplete point', () => {
  expect(parseMotion(undefined)).toBeNull()
  expect(parseMotion({ ...MOTION, points: MOTION.points.slice(1, 2) })).toBeNull()
  expect(
    parseMotion({ ...MOTION, points: [...MOTION.points, { at: [0, 0, 0], form: 'cloud', size: SIZE }] }),
  ).toBeNull()
  expect(parseMotion({ ...MOTION, points: [...MOTION.points, { at: [0, 0], form: 'web', size: SIZE }] })).toBeNull()
})

it('gives each leg a share of the pass, long ones more, from 0 to 1', () => {
  const legs = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(times[0]).toBe(0)
  expect(times.at(-1)).toBe(1)
  // Even the shortest leg takes a fifth of the time.
  expect(Math.min(...legs)).toBeGreaterThan(0.2)
  expect(legs[0]).toBeGreaterThan(legs[1] ?? 1)
})

it('puts the piece at the ends of its way at the times 0 and 1, and between two points in between', () => {
  expect(placeAt(0).at).toEqual([0, 1, 0])
  expect(placeAt(1).at).toEqual([6, 2, 0])
  const [x, y] = placeAt((times[1] ?? 0) / 2).at
  expect(x).toBeCloseTo(2)
  expect(y).toBe(1)
})

it('names the station reached last, and leaves out one that is off the way', () => {
  const stations = [0, 0.2, 0.5, 0.75, 1].map(share => placeAt(share).station)
  expect(stations).toEqual([0, 0, 0, 2, 3])
  expect(findShare(motion, times, 1)).toBeNull()
  expect(findShare(motion, times, 2)).toBe(times[2])
  expect(listStates(motion, 5)).toEqual(['sheet', null, 'tray', 'cup', null])
})

it('folds a blank into a tray on the way between them, and turns a tray into a cup half way', () => {
  const middle = (from: number) => placeAt(((times[from] ?? 0) + (times[from + 1] ?? 0)) / 2)
  // Half way, the walls are folded up by half of 90 degrees.
  const { shape } = middle(1)
  expect(shape.kind === 'panels' && shape.sideFold).toBeCloseTo(45)
  expect(placeAt((times[2] ?? 0) + 0.01).shape.kind).toBe('panels')
  expect(placeAt(0.99).shape.kind).toBe('cup')
})

it('moves a part only while the piece is at its station, or all the time if it has none', () => {
  const part = { by: [0, 0.1, 0], degrees: 0, axis: [0, 1, 0], about: [0, 0, 0], times: 2 } as const
  // The piece is at station 2 when half of its pass is over, and never at station 1.
  const strokeAt = (share: number) => findStroke({ ...part, station: 2 }, 0.5, null, share)
  expect([0.4, 0.47, 0.5, 0.6].map(share => strokeAt(share) > 0)).toEqual([false, true, true, false])
  expect(strokeAt(0.5)).toBe(1)
  expect(findStroke({ ...part, station: 1 }, null, null, 0.5)).toBe(0)
  // In one pass of the piece the part turns, or moves to and fro, two times.
  expect(findStroke({ ...part, degrees: 360 }, null, null, 0.5)).toBe(1)
  expect(findStroke(part, null, null, 0.25)).toBeCloseTo(1)
})

it('leaves a piece where it lies on a part, which takes it along, until the next point', () => {
  const carried = readMotion({
    ...MOTION,
    points: MOTION.points.map((point, index) => (index === 1 ? { ...point, on: 0 } : point)),
  })
  const [, from = 0, to = 1] = times
  expect(findPlace(carried, times, from / 2)).toMatchObject({ on: null, at: [2, 1, 0] })
  expect(findPlace(carried, times, (from + to) / 2)).toMatchObject({ on: 0, at: [4, 1, 0] })
  expect(findPlace(carried, times, to)).toMatchObject({ on: null, at: [4, 2, 0] })
})

it('keeps a part away from one station to another, also into the next pass, and turns it meanwhile', () => {
  // Away from 0.5 of the pass to 0.8; it takes 0.06 of the pass to go, and as long to come back.
  expect([0.4, 0.5, 0.6, 0.7, 0.8].map(share => findAway(0.5, 0.8, share) > 0.5)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  // Away from 0.8 of a pass to 0.3 of the next.
  expect([0, 0.1, 0.5, 0.9].map(share => findAway(0.8, 0.3, share))).toEqual([1, 1, 0, 1])
  const turn = { by: [0, 0, 0], degrees: 720, axis: [1, 0, 0], about: [0, 0, 0], times: 1, station: 1 } as const
  // The part turns only while it is away completely, from 0.56 to 0.74: 0.65 is half-way.
  const turned = [0.5, 0.55, 0.65, 0.75, 0.9].map(share => findStroke(turn, 0.5, 0.8, share))
  expect(turned.map(value => Number(value.toFixed(2)))).toEqual([0, 0, 0.5, 1, 0])
})

it('reads a second piece with its times, and a reel along the machine by its sizes', () => {
  const second = { colour: '#000000', points: [{ at: [0, 1, 0], form: 'sheet', size: SIZE, share: 0.4 }] }
  expect(readMotion({ ...MOTION, second }).second?.points[0]?.share).toBe(0.4)
  const shapeOf = (size: number[]) =>
    findPlace(
      readMotion({ ...MOTION, points: MOTION.points.map(point => ({ ...point, form: 'reel', size })) }),
      times,
      0,
    ).shape.kind
  expect([shapeOf([1, 2, 1]), shapeOf([2, 1, 1])]).toEqual(['roll', 'core'])
})
