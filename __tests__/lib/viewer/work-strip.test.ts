import { FORM_SIGNS } from '@/lib/viewer/form-signs'
import type { Form, Motion } from '@/lib/viewer/motion'
import { drawWorkStrip } from '@/lib/viewer/work-strip'

/** A machine of 10 × 4 m, whose x = 0 is in its middle, in a drawing of 100 units a metre. */
const SIDE = { view: 'side', sides: [1000, 400], scale: 100, origin: [500, 400] } as const

function createMotion(...points: readonly [x: number, y: number, form: Form, station?: number][]): Motion {
  return {
    colour: '#ffffff',
    points: points.map(([x, y, form, station]) => ({ at: [x, y, 0], form, size: [1, 1, 1], station })),
    parts: [],
  }
}

it('marks the middle of the piece at each station that it passes, at the scale of the drawing', () => {
  // The drawing is 120 wide, 12 for a metre. A sign of 32 × 32, inside the drawing, and a space of 5 are above the
  // machine, so its ground is at 37 + 4 × 12 = 85. A point of a reel is its axis, any other the underside of a piece
  // 1 m high, whose middle is at 85 - 4.5 × 12 = 31 or 85 - 2 × 12 = 61.
  const strip = drawWorkStrip(createMotion([-5, 0, 'reel', 0], [0, 4, 'web'], [5, 1.5, 'sheet', 2]), SIDE)
  expect(strip).toMatchObject({
    width: 120,
    machine: { x: 0, y: 37, width: 120, height: 48 },
    way: 'M0 85L60 31L120 61',
  })
  expect(strip?.states).toEqual([
    { station: 0, form: 'reel', x: 0, y: 85, signX: 0, leader: 'M0 32V85' },
    { station: 2, form: 'sheet', x: 120, y: 61, signX: 88, leader: 'M120 32V61' },
  ])
})

it('draws a machine that is too tall for the width undistorted, in the middle', () => {
  // It is at most 72 high: 800 becomes 72, 400 becomes 36, and (120 - 36) / 2 = 42.
  const strip = drawWorkStrip(createMotion([0, 0, 'sheet', 0], [0, 1, 'tray', 1]), { ...SIDE, sides: [400, 800] })
  expect(strip?.machine).toEqual({ x: 42, y: 37, width: 36, height: 72 })
})

it('shows at most six stations, with the first and the last, and nothing for a machine with one', () => {
  const points = Array.from({ length: 9 }, (_, at): [number, number, Form, number] => [at - 4, 1, 'web', at])
  const strip = drawWorkStrip(createMotion(...points), SIDE)
  // Five steps from 0 to 8, each 1.6 long, rounded.
  expect(strip?.states.map(({ station }) => station)).toEqual([0, 2, 3, 5, 6, 8])
  expect(drawWorkStrip(createMotion([0, 0, 'sheet', 0], [1, 0, 'sheet']), SIDE)).toBeUndefined()
})

it('draws a station for each of its points', () => {
  const strip = drawWorkStrip(createMotion([0, 0, 'glue', 0], [1, 0, 'glue', 0], [2, 0, 'sheet', 1]), SIDE)
  expect(strip?.states.map(({ station, x }) => [station, x])).toEqual([
    [0, 60],
    [0, 72],
    [1, 84],
  ])
})

it('has a sign of its own for each form', () => {
  expect(new Set(Object.values(FORM_SIGNS)).size).toBe(Object.keys(FORM_SIGNS).length)
})
