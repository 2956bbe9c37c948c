/** @jest-environment node */
import { arrayOf, objectOf, orNull, parseBoolean, parseNumber, parseRecord, parseText } from '@/lib/parse-json'

const parseMachine = objectOf<{ slug: string; widths: number[]; unit: string | null }>({
  slug: parseText,
  widths: arrayOf(parseNumber),
  unit: orNull(parseText),
})

it('keeps the fields that it knows, and drops others', () => {
  expect(parseMachine({ slug: 'a', widths: [1, 2], unit: null, other: true })).toEqual({
    slug: 'a',
    widths: [1, 2],
    unit: null,
  })
})

it.each([
  [{ slug: 'a', widths: [1, '2'], unit: null }, 'widths: Not a number'],
  [{ slug: 1, widths: [], unit: null }, 'slug: Not a text'],
  [{ slug: 'a', widths: [] }, 'unit: Not a text'],
  [null, 'Not an object'],
])('refuses %j and names the field', (json, message) => {
  expect(() => parseMachine(json)).toThrow(message)
})

it('refuses a value that is not a boolean, and a list as a record', () => {
  expect(parseBoolean(false)).toBe(false)
  expect(() => parseBoolean(0)).toThrow('Neither true nor false')
  expect(() => parseRecord([1])).toThrow('Not an object')
})
