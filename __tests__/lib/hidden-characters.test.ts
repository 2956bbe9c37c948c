/** @jest-environment node */
import { cleanCode, cleanText, findHiddenCharacter, removeHidden, sanitizeForMessage } from '@/lib/hidden-characters'

// A zero-width space, a change of direction, a byte-order mark, half a character, and a tag.
it.each([
  ['\u200b', 'U+200B'],
  ['\u202e', 'U+202E'],
  ['\ufeff', 'U+FEFF'],
  ['\ud800', 'U+D800'],
  ['\u{e0041}', 'U+E0041'],
])('names the hidden character %j, and removes it', (character, name) => {
  expect(findHiddenCharacter(`a${character}b`)).toBe(name)
  expect(removeHidden(`a${character}b`)).toBe('ab')
})

// Joiners of Devanagari and emoji, line breaks and tabs are needed; a soft hyphen changes nothing but where a line breaks.
it.each(['कागज़ क्\u200dष', 'a\nb\r\nc\td', '📦👨‍👩‍👧', 'soft\u00adhyphen'])('finds no hidden character in %j', text => {
  expect(findHiddenCharacter(text)).toBeNull()
  expect(removeHidden(text)).toBe(text)
})

// A code is what programs read: a mail address, a telephone number, a search.
it.each([
  // A non-breaking hyphen and space, a soft hyphen and a zero-width space.
  ['E\u2011flute\u00a0\u00ad\u200b', 'E\u2011flute ', 'E-flute '],
  // A narrow and a figure space, and a byte-order mark.
  ['300\u202fgsm\u2007× 2\ufeff', '300 gsm × 2', '300 gsm × 2'],
  // A joiner between letters, and an emoji's variation selector.
  ['क्\u200dष ❤\ufe0f', 'क्\u200dष ❤\ufe0f', 'क्ष ❤'],
  // Full-width digits look like ASCII and become it; Devanagari digits stay. Both dashes and the minus become hyphens.
  ['４０ – ५० − 6', '４０ – ५० − 6', '40 - ५० - 6'],
  // Line breaks of Windows and of Unicode.
  ['a\r\nb\u2028c\td', 'a\nb\nc\td', 'a\nb\nc\td'],
])('cleans %j to %j for people, and to %j for programs', (typed, text, code) => {
  expect(cleanText(typed)).toBe(text)
  expect(cleanCode(typed)).toBe(code)
})

it('puts a text on one line without hidden characters, and cuts it between characters', () => {
  expect(sanitizeForMessage(' a\n b\u202e ', 9)).toBe('a b')
  expect(sanitizeForMessage('📦📦📦', 2)).toBe('📦📦…')
  // Megabytes, of which only the start is read.
  expect(sanitizeForMessage('x'.repeat(5_000_000), 3)).toBe('xxx…')
})
