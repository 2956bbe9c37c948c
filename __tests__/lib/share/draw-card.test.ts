/** @jest-environment node */
import { wrapText } from '@/lib/share/draw-card'

// e2e/picture-card.spec.ts tests the picture itself: the test DOM draws none.

/** As if each letter were one unit wide. */
const measure = (text: string) => text.length

it.each([
  ['Line plan: Tuck carton', 12, ['Line plan:', 'Tuck carton']],
  ['Line plan', 12, ['Line plan']],
  ['a Doppelstückfaltschachtel b', 8, ['a', 'Doppelstückfaltschachtel', 'b']],
])('breaks %j at spaces into lines of at most %d letters; a longer word stands alone', (text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines)
})
