/** @jest-environment node */
import { findColumnScale, findScale, measurePlace } from '@/lib/trade/product/scale-rows'

/** The width of a drawing in font sizes. */
const ROOM_EM = 76

const size = (lengthMm: number, heightMm = 1700) => ({ lengthMm, widthMm: 1500, heightMm })

it('draws a long machine over the whole width, with the person beside it', () => {
  const long = size(16_000)
  expect(findScale([long]) * measurePlace(long, 0).width).toBeCloseTo(ROOM_EM)
})

it('draws long machines larger in rows than they would be side by side', () => {
  const four = [size(15_800), size(16_800), size(15_000), size(5200)]
  expect(findScale(four)).toBeGreaterThan((1.5 * ROOM_EM) / 52_800)
})

it('draws no machine wider than the drawing, and ends for a machine of no size', () => {
  expect(findScale([size(95_000), size(600)]) * 95_000).toBeLessThanOrEqual(ROOM_EM)
  expect(findScale([size(0, 0)])).toBeGreaterThan(0)
})

it('makes room for a person beside the first machine', () => {
  expect(measurePlace(size(500, 400), 0).height).toBe(1700)
  expect(measurePlace(size(500, 400), 1)).toEqual({ width: 500, height: 400 })
})

/** A page of 1,280 px has 16 px to a font size, and a machine's column after its edges a fourth of 63 font sizes. */
const PX = 16
const COLUMN_PX = (63 / 4) * PX

it('draws each machine in its own column while the longest is at least 40 px high, and no lower', () => {
  const short = [size(5000), size(4000), size(3000), size(6000)]
  const scale = findColumnScale(short, 4) ?? 0
  expect(scale * 6000 * PX).toBeLessThanOrEqual(COLUMN_PX)
  expect(scale * 1700 * PX).toBeGreaterThanOrEqual(40)
  expect(findColumnScale([...short.slice(1), size(16_000)], 4)).toBeNull()
  expect(findColumnScale([size(0, 0)], 1)).toBeNull()
})

it('has wider columns for fewer machines, and draws none of them higher than a laptop has room for', () => {
  const long = [size(14_000), size(4000)]
  expect(findColumnScale(long, 4)).toBeNull()
  expect(findColumnScale(long, 2)).toBeGreaterThan(0)
  expect((findColumnScale([size(2000, 3000)], 2) ?? 0) * 3000 * PX).toBeLessThanOrEqual(240)
})
