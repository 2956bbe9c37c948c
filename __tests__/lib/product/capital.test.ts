import { capitalize, uncapitalize } from '@/lib/product/capital'

it('starts a text in upper case', () => {
  expect(capitalize('folding carton')).toBe('Folding carton')
})

it.each([
  ['Die cutting', 'die cutting'],
  ['V-grooving', 'V-grooving'],
  ['RSC', 'RSC'],
  ['', ''],
])('uses %p within a sentence as %p', (text, expected) => {
  expect(uncapitalize(text)).toBe(expected)
})
