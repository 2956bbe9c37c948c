import { capitalize, uncapitalize } from '@/lib/trade/product/capital'

it('starts a text in upper case, and within a sentence in lower case unless it is an abbreviation', () => {
  expect(capitalize('folding carton')).toBe('Folding carton')
  expect(['Die cutting', 'V-grooving', 'RSC'].map(uncapitalize)).toEqual(['die cutting', 'V-grooving', 'RSC'])
})
