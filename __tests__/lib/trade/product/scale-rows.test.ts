/** @jest-environment node */
import { findScale, measurePlace } from '@/lib/trade/product/scale-rows'

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
