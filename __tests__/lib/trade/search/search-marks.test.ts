import { cutAtMarks } from '@/lib/trade/search/search-marks'

/** The text with what is marked in brackets. */
function mark(text: string, ...terms: string[]) {
  return cutAtMarks(text, new Set(terms))
    .map(piece => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')
}

it('marks a matching word with those that hyphens join to it, and words in a row as one', () => {
  expect(mark('sleeve, crash-lock bottom carton, mono carton', 'lock', 'bottom', 'carton')).toBe(
    'sleeve, [crash-lock bottom carton], mono [carton]',
  )
  expect(mark('Lock-Bottom Folder Gluer', 'lock', 'bottom')).toBe('[Lock-Bottom] Folder Gluer')
})

it('marks words on both sides of a comma or a bracket by themselves', () => {
  expect(mark('carton, box (carton)', 'carton', 'box')).toBe('[carton], [box] ([carton])')
})

it('marks numbers with their thousands, and nothing where nothing matches', () => {
  expect(mark('up to 7,500 sheets', '7500', '7,500', 'sheets')).toMatch(/\[(7,500 )?sheets\]$/)
  expect(mark('up to 7,500 sheets', 'box')).toBe('up to 7,500 sheets')
})
