/** @jest-environment node */
import { findIntended } from '@/lib/search/read-search'
import { splitSearch } from '@/lib/search/search-words'

const words = [
  'table',
  'laminator',
  'stitching',
  'strapping',
  'stripping',
  'flute',
  'paper',
  'envelope',
  'punch',
  'लिफाफा',
]

it.each([
  ['laminater', 'laminator'],
  ['stiching', 'stitching'],
  ['fulte', 'flute'],
  ['papr', 'paper'],
  ['enevlope', 'envelope'],
  ['लिफाफ', 'लिफाफा'],
])('takes %s for %s', (typed, meant) => {
  expect(findIntended(typed, words)).toBe(meant)
})

it.each([
  ['tablet', 'has letters more at its end, and is a word of its own'],
  ['cable', 'begins otherwise'],
  ['pouch', 'is two letters away, and short'],
  ['pap', 'is too short'],
  ['five', 'has another consonant, and four letters'],
  ['1300mm', 'is a number'],
])('leaves %s alone: it %s', typed => {
  expect(findIntended(typed, [...words, 'roller', 'file'])).toBeNull()
})

it.each(['five ply box', 'five-ply box', '5 layer box'])('reads %s as 5 ply box', typed => {
  expect(splitSearch(typed)).toEqual(splitSearch('5 ply box'))
})
