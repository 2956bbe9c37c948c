import { addHallNote, keepHallNote, takeHallNote } from '@/lib/fit/hall-notes'

afterEach(() => window.sessionStorage.clear())

it('gives the last answer on a machine once, and none on another', () => {
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
])('puts the answer behind %j, in place of an earlier one', (note, result) => {
  expect(addHallNote(note, 'Hall 40 × 18 m: fits')).toBe(result)
})
