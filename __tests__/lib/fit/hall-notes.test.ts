import { addHallNote, keepHallNote, takeHallNote } from '@/lib/fit/hall-notes'
import { formatHallNote } from '@/lib/trade/fit/hall-fit'
import { words } from '../../support/words'

afterEach(() => window.sessionStorage.clear())

it('returns the last answer about a machine once, and none for another machine', () => {
  keepHallNote('gluer', 'Hall 9 × 8 m: fits')
  keepHallNote('gluer', 'Hall 40 × 18 m: fits')
  expect(takeHallNote('cutter')).toBeNull()
  expect(takeHallNote('gluer')).toBe('Hall 40 × 18 m: fits')
  expect(takeHallNote('gluer')).toBeNull()
})

it.each([
  ['Hall 1,000 × 8.5 m: 3.8 m too short and 0.4 m too narrow', 'Hall 40 × 18 m: fits'],
  ['With inliner; Hall 9 × 8 m: fits', 'With inliner; Hall 40 × 18 m: fits'],
  // Words of the visitor's own stand behind the earlier answer, so that it stays.
  ['Hall 9 × 8 m: fits; ground floor', 'Hall 9 × 8 m: fits; ground floor; Hall 40 × 18 m: fits'],
])('adds the answer to the note %j, in place of an earlier one at its end', (note, result) => {
  expect(addHallNote(note, 'Hall 40 × 18 m: fits')).toBe(result)
})

it('replaces an earlier answer in the language of the page', () => {
  expect(addHallNote('इनलाइनर के साथ; हॉल 9 × 8.5 m: आ जाएगी', 'हॉल 40 × 18 m: आ जाएगी')).toBe(
    'इनलाइनर के साथ; हॉल 40 × 18 m: आ जाएगी',
  )
})

it('replaces an earlier answer that differs by model', () => {
  // Models of 62 and 80 m: in a hall of 75 m the longer one lacks 5 m.
  const models = [62_000, 80_000].map((lengthMm, index) => ({ title: `${3 + 2 * index} ply`, lengthMm, widthMm: 8000 }))
  const line = { title: 'Board Line', lengthMm: 80_000, widthMm: 8000, models }
  const earlier = formatHallNote(line, [70_000, 12_000], words.product.fit)
  expect(addHallNote(earlier, formatHallNote(line, [75_000, 12_000], words.product.fit))).toBe(
    'Hall 75 × 12 m: 3 ply fits · 5 ply needs 80 × 8 m, so the hall is 5 m too short',
  )
})
