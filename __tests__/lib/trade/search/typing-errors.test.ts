/** @jest-environment node */
import { findIntended } from '@/lib/trade/search/typing-errors'

const words = 'table laminator stitching strapping stripping flute paper envelope punch लिफाफा'.split(' ')

it.each([
  ['stiching', 'stitching'],
  ['fulte', 'flute'],
  ['लिफाफ', 'लिफाफा'],
])('reads %s as %s', (typed, meant) => {
  expect(findIntended(typed, words)).toBe(meant)
})

it.each([
  ['tablet', 'has letters more at its end, and is a word of its own'],
  ['cable', 'begins otherwise'],
  ['pouch', 'is two letters away, and short'],
  ['pap', 'is too short'],
  ['1300mm', 'is a number'],
])('does not correct %s: it %s', typed => {
  expect(findIntended(typed, words)).toBeNull()
})
