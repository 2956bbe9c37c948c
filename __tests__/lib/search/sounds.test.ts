/** @jest-environment node */
import { openSounds } from '@/lib/search/sounds'

const findSound = openSounds([
  'cater',
  'applicator',
  'channel',
  'corrugated',
  'envelope',
  'facer',
  'flexo',
  'lamination',
  'pin',
  'rewinder',
  'sheet',
  'stamping',
  'cutter',
])

it.each([
  ['एप्लीकेटर', 'applicator'],
  ['चैनल', 'channel'],
  ['कोरुगेटेड', 'corrugated'],
  ['कॉरुगेटेड', 'corrugated'],
  ['एनवेलप', 'envelope'],
  ['फेसर', 'facer'],
  ['फ्लेक्सो', 'flexo'],
  ['लैमिनेशन', 'lamination'],
  ['रिवाइंडर', 'rewinder'],
  ['स्टैंपिंग', 'stamping'],
  ['स्टैम्पिंग', 'stamping'],
  ['kuttar', 'cutter'],
  ['envlope', 'envelope'],
  ['lemineshan', 'lamination'],
])('reads %s as %s', (typed, english) => {
  expect(findSound(typed)).toBe(english)
})

it('takes the last of the words that sound alike', () => {
  expect(findSound('कटर')).toBe('cutter')
})

it.each([
  ['अपने', 'is Hindi and begins with a vowel, unlike pin'],
  ['पिन', 'has too few consonants to tell'],
  ['शीत', 'has a letter that Hindi does not write English words with'],
])('leaves %s alone, which %s', typed => {
  expect(findSound(typed)).toBeNull()
})
