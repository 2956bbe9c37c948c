import { createPace } from '@/lib/viewer/pace'

/**
 * Shows frames of a movement on a screen of 2.6 pixels a CSS pixel, of which a view draws 2 at most. In movements it
 * draws 1 once eight more of their frames have taken over 36 ms than have taken less. Returns the ratio of the last
 * frame.
 */
function move(pace: ReturnType<typeof createPace>, frames: number, milliseconds: number) {
  let ratio = 0
  for (let frame = 1; frame <= frames; frame++) ratio = pace.getMovingRatio(frame * milliseconds)
  pace.rest()
  return ratio
}

beforeAll(() => Object.assign(window, { devicePixelRatio: 2.6 }))

test('a view that moves quickly has all pixels that a view may have', () => {
  expect(move(createPace(), 100, 16)).toBe(2)
})

test('a view whose frames take long has fewer pixels in every movement from then on, but not at rest', () => {
  const pace = createPace()
  expect(move(pace, 20, 60)).toBe(1)
  expect(pace.getFullRatio()).toBe(2)
  expect(move(pace, 20, 16)).toBe(1)
})

test('a few slow frames, as at the start, and the time between two movements do not count', () => {
  const pace = createPace()
  expect(move(pace, 5, 300)).toBe(2)
  for (let times = 0; times < 20; times++) expect(move(pace, 1, 16)).toBe(2)
  expect(move(pace, 20, 16)).toBe(2)
})
