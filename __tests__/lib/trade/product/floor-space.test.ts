/** @jest-environment node */
import { drawFloorSpace, findDifference, fitView, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import { formatLength } from '@/lib/trade/product/length'

const FOLDER_GLUER = { lengthMm: 15800, widthMm: 1550, heightMm: 1700 }
const PRESS = { lengthMm: 700, widthMm: 900, heightMm: 1260 }
const UPRIGHT = { lengthMm: 1300, widthMm: 1100, heightMm: 2300 }
const LINE = { lengthMm: 95_000, widthMm: 8000, heightMm: 4200 }
/** The room for the drawing, in pixels. */
const ROOM = { width: 1180, height: 420 }

describe('the floor-space drawing', () => {
  it('shows a machine that is lower than the door on the same ground', () => {
    const { side, ground } = drawFloorSpace(PRESS, ROOM)
    // The line of the ground starts at its left end.
    const [, groundY] = /^M-?\d+ (\d+)/.exec(ground) ?? []
    expect(Number(groundY)).toBe(side.y + side.height)
  })

  it('puts the plan beside an upright machine and below a long one', () => {
    const upright = drawFloorSpace(UPRIGHT, ROOM)
    const long = drawFloorSpace(FOLDER_GLUER, ROOM)
    expect(upright.plan.x).toBeGreaterThan(upright.side.x + upright.side.width)
    expect(long.plan.y).toBeGreaterThan(long.side.y + long.side.height)
  })

  it.each([FOLDER_GLUER, PRESS, UPRIGHT, LINE])('stays inside the room', size => {
    const { viewBox, scale, plan, person } = drawFloorSpace(size, ROOM)
    const [left, top, width, height] = viewBox
    const [, personX] = /^M([\d.]+)/.exec(person) ?? []
    expect(Number(personX) + PERSON_WIDTH_MM).toBeLessThan(left + width)
    expect(plan.y + plan.height).toBeLessThan(top + height)
    expect(plan.x + plan.width).toBeLessThan(left + width)
    expect(width * scale).toBeLessThanOrEqual(ROOM.width + 0.01)
    expect(height * scale).toBeLessThanOrEqual(ROOM.height + 0.01)
  })
})

describe('a view in its outline', () => {
  const isOnGround = true
  const outline = { x: 100, y: 50, width: 2000, height: 1000 }

  it.each([
    { proportion: 'its own', view: [200, 100] },
    { proportion: '29 % longer', view: [258, 100] },
    { proportion: '29 % shorter', view: [155.1, 100] },
  ] as const)('is stretched from $proportion proportion', ({ view }) => {
    expect(fitView(outline, view, isOnGround)).toEqual({ box: outline, isStretched: true })
  })

  it('is drawn undistorted on the ground, in the middle, if its proportions are more than 30 % off', () => {
    // In the middle: 100 + (2,000 - 1,000) / 2; on the ground: 50 + 1,000 - 500; otherwise half way up.
    expect(fitView(outline, [100, 100], isOnGround)).toEqual({
      box: { x: 600, y: 50, width: 1000, height: 1000 },
      isStretched: false,
    })
    expect(fitView(outline, [400, 100], isOnGround).box).toEqual({ x: 100, y: 550, width: 2000, height: 500 })
    expect(fitView(outline, [400, 100], !isOnGround).box).toEqual({ x: 100, y: 300, width: 2000, height: 500 })
  })

  it('says whether its model is shorter than the machine or has other proportions', () => {
    // A model 7.18 m long of a machine of 15.8 m; one twice as long as it is; and one with its sides.
    expect(findDifference(FOLDER_GLUER, { side: [718, 222], plan: [718, 244] })).toBe('shortened')
    expect(findDifference(PRESS, { side: [1400, 1260], plan: [1400, 900] })).toBe('otherProportions')
    expect(findDifference(PRESS, { side: [700, 1260], plan: [700, 900] })).toBeNull()
  })
})

it.each([
  [1700, '1,700 mm'],
  [9999, '9,999 mm'],
  [10_000, '10 m'],
  [15_800, '15.8 m'],
  [95_000, '95 m'],
])('says %d mm as %s', (mm, text) => {
  expect(formatLength(mm)).toBe(text)
})
