/** @jest-environment node */
import { drawFloorSpace } from '@/lib/trade/product/floor-space'

const FOLDER_GLUER = { lengthMm: 15800, widthMm: 1550, heightMm: 1700 }
const PRESS = { lengthMm: 700, widthMm: 900, heightMm: 1260 }

describe('the floor-space drawing', () => {
  it('shows a machine that is lower than the person on the same ground', () => {
    const { side } = drawFloorSpace(PRESS, 3)
    expect(side.y + side.height).toBe(1700)
  })

  it('divides the length into one part per station', () => {
    expect(drawFloorSpace(FOLDER_GLUER, 4).divisions).toEqual([3950, 7900, 11850])
    expect(drawFloorSpace(PRESS, 0).divisions).toEqual([])
  })

  it.each([FOLDER_GLUER, PRESS])('keeps the person and the plan inside the picture', size => {
    const { viewBox, plan, person } = drawFloorSpace(size, 3)
    const [left, top, width, height] = viewBox
    const personX = Number(/^M([\d.]+)/.exec(person)?.[1])
    expect(personX + 560).toBeLessThan(left + width)
    expect(plan.y + plan.height).toBeLessThan(top + height)
  })
})
