import { measureWideHeadline, pickFrameHeight } from '@/lib/home/headline-room'

/** The site's own headline, in em, as a browser measures it. */
const HEADLINE = { lines: [10.4, 8.6], height: 0.95 }

/** A machine of usual proportions, whose skyline has these heights over parts of equal width. */
function createMachine(...heights: number[]) {
  const skyline = Array.from({ length: 40 }, (_, column) => heights[Math.floor((column * heights.length) / 40)] ?? 0)
  return { width: 1500, height: 1000, skyline }
}

it('a headline of two short lines is wide, in any script; one of other lines is not', () => {
  // What a browser measures of both, in em: the estimates are never too narrow, and at most a tenth too wide.
  const measured = [
    [
      ['Machinery for people', 10.38],
      ['who make boxes.', 8.59],
    ],
    [
      ['मशीनें उनके लिए,', 6.7],
      ['जो बॉक्स बनाते हैं।', 7.17],
    ],
  ] as const
  for (const statement of measured) {
    const headline = measureWideHeadline(statement.map(([line]) => line))
    const ratios = statement.map(([, width], index) => (headline?.lines[index] ?? 0) / width)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...ratios)).toBeLessThan(1.1)
  }
  expect(measureWideHeadline(['Machinery for people who make boxes.'])).toBeNull()
  expect(measureWideHeadline(['Machines for carton makers', 'in all of India.'])).toBeNull()
})

it('a machine whose corner is free keeps the whole height, one that fills it stands lower', () => {
  expect(pickFrameHeight(createMachine(0.4, 0.05), HEADLINE, false)).toBe(0)
  const lowered = pickFrameHeight(createMachine(0.05, 0.05), HEADLINE, false)
  expect(lowered).toBeGreaterThan(0)
  // It stands above its dimension line then, but its frame is lower by as much.
  expect(pickFrameHeight(createMachine(0.05, 0.05), HEADLINE, true)).toBeLessThanOrEqual(lowered)
})

it('a photograph, which fills its frame, stands as low as a frame can', () => {
  expect(pickFrameHeight(createMachine(0), HEADLINE, false)).toBe(4)
})
