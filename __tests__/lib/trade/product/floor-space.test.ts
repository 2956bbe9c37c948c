/** @jest-environment node */
import { drawFloorSpace, isStretched, PERSON_WIDTH_MM } from '@/lib/trade/product/floor-space'
import { areInMetres, formatLength } from '@/lib/trade/product/length'

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

  it.each([FOLDER_GLUER, PRESS, UPRIGHT, LINE])('draws a machine of $lengthMm × $widthMm mm inside the room', size => {
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

describe('a drawing that is stretched to the overall size of its machine', () => {
  const outline = { width: 2000, height: 1000 }
  const drawn = (side: readonly [number, number]) => ({ file: '', views: { side, plan: [1, 1] as const } })

  // The outline is 200 : 100; 200 / 155.1 = 1.29, and 200 / 152 = 1.32.
  it.each([
    { proportion: 'its own', side: [200, 100], says: false },
    { proportion: '29 % longer', side: [258, 100], says: false },
    { proportion: '29 % shorter', side: [155.1, 100], says: false },
    { proportion: '31 % longer', side: [262, 100], says: true },
    { proportion: '32 % shorter', side: [152, 100], says: true },
  ] as const)('says so from 30 % on: $proportion', ({ side, says }) => {
    expect(isStretched(outline, drawn(side), 'side')).toBe(says)
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

it('says lengths beside each other in one unit', () => {
  expect(areInMetres([1700, 9999])).toBe(false)
  expect([15_800, 1700].map(mm => formatLength(mm, areInMetres([15_800, 1700])))).toEqual(['15.8 m', '1.7 m'])
})
