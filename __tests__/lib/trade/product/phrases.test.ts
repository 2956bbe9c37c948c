/** @jest-environment node */
import { getPhrases, joinTexts, setPhrases } from '@/lib/product/phrases'

const english = getPhrases()

afterEach(() => setPhrases(english))

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('joins %j as %p', (texts, sentence) => {
  expect(joinTexts(texts, 'and')).toBe(sentence)
})

it('joins choices, by the phrases of the content that was read last', () => {
  expect(joinTexts(['A', 'B'], 'or')).toBe('A or B')
  setPhrases({ ...english, or: '{some} या {last}' })
  expect(joinTexts(['A', 'B', 'C'], 'or')).toBe('A, B या C')
})
