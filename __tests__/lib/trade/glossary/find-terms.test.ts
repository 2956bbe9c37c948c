/** @jest-environment node */
import { findUsedTerms, splitAtTerms } from '@/lib/trade/glossary/find-terms'

const term = (name: string, ...spellings: string[]) => ({ name, spellings, meaning: '', slug: name.toLowerCase() })
const TERMS = [term('Flute', 'flutes'), term('Micro-flute', 'E flute'), term('BF'), term('फ्लूट')]

it('links the first use of each term, in any case, and the longest spelling where several fit', () => {
  expect(splitAtTerms('An E flute is a flute; two flutes, one FLUTE.', TERMS)).toEqual([
    { text: 'An ' },
    { text: 'E flute', slug: 'micro-flute' },
    { text: ' is a ' },
    { text: 'flute', slug: 'flute' },
    { text: '; two flutes, one FLUTE.' },
  ])
})

it('links only whole words, in Latin letters and in Devanagari', () => {
  expect(splitAtTerms('flutelike, micro-fluted, 18BF, फ्लूटों', TERMS)).toEqual([
    { text: 'flutelike, micro-fluted, 18BF, फ्लूटों' },
  ])
  expect(splitAtTerms('ऊँचा फ्लूट', TERMS).at(-1)).toEqual({ text: 'फ्लूट', slug: 'फ्लूट' })
})

it('reads spellings literally, including special characters', () => {
  expect(splitAtTerms('a 4/6-corner (or c++) box', [term('4/6-corner'), term('c++')]).map(({ text }) => text)).toEqual([
    'a ',
    '4/6-corner',
    ' (or ',
    'c++',
    ') box',
  ])
})

it('returns one part for a text without terms, and for a site without a glossary', () => {
  expect(splitAtTerms('Plain.', TERMS)).toEqual([{ text: 'Plain.' }])
  expect(splitAtTerms('E flute', [])).toEqual([{ text: 'E flute' }])
})

it('lists the terms that any of the texts uses', () => {
  expect(findUsedTerms(['18 BF', 'an E flute'], TERMS).map(({ name }) => name)).toEqual(['Flute', 'Micro-flute', 'BF'])
})
