/** @jest-environment node */
import { joinTexts } from '@/lib/words/join-texts'
import { getSpeech, speak } from '@/lib/words/speech'

const english = getSpeech()

afterEach(() => speak(english))

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('joins %j as %p', (texts, sentence) => {
  expect(joinTexts(texts, 'and')).toBe(sentence)
})

it('joins alternatives with the phrases of the current content', () => {
  expect(joinTexts(['A', 'B'], 'or')).toBe('A or B')
  speak({ ...english, phrases: { ...english.phrases, or: '{some} या {last}' } })
  expect(joinTexts(['A', 'B', 'C'], 'or')).toBe('A, B या C')
})
