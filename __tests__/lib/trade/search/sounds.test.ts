/** @jest-environment node */
import { createSoundFinder } from '@/lib/trade/search/sounds'

const WORDS = 'cater applicator corrugated envelope flexo lamination pin sheet stamping cutter'
const findSound = createSoundFinder(WORDS.split(' '))

it.each([
  ['एप्लीकेटर', 'applicator'],
  ['कोरुगेटेड', 'corrugated'],
  ['फ्लेक्सो', 'flexo'],
  ['स्टैम्पिंग', 'stamping'],
  ['kuttar', 'cutter'],
  // Cater and cutter sound alike, and the last of them counts.
  ['कटर', 'cutter'],
])('reads %s as %s', (typed, english) => {
  expect(findSound(typed)).toBe(english)
})

it.each([
  ['अपने', 'is Hindi and begins with a vowel, unlike pin'],
  ['पिन', 'has too few consonants to tell'],
  ['शीत', 'has a letter that Hindi does not write English words with'],
])('does not read %s as an English word, because it %s', typed => {
  expect(findSound(typed)).toBeNull()
})
