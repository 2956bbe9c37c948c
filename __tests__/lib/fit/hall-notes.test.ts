import { addHallNote, keepHallNote, takeHallNote } from '@/lib/fit/hall-notes'

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
  ['Hall 9 × 8 m: fits; ground floor', 'Hall 9 × 8 m: fits; ground floor; Hall 40 × 18 m: fits'],
])('adds the answer to the note %j, in place of an earlier one', (note, result) => {
  expect(addHallNote(note, 'Hall 40 × 18 m: fits')).toBe(result)
})
