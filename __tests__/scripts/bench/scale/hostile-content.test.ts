/** @jest-environment node */
import { listTexts, MARKUP, toHostile } from '@/scripts/bench/scale/hostile-content'

const product = {
  title: 'Gluer',
  description: 'Fast\nQuiet\n',
  description2: null,
  flutes: ['E'],
  figures: [{ name: 'Speed', value: 3, unit: 'm/min' }],
}

it('puts markup behind every text that a visitor reads, line by line, and leaves names and numbers as they are', () => {
  expect(toHostile(product)).toEqual({
    title: `Gluer ${MARKUP}`,
    description: `Fast ${MARKUP}\nQuiet ${MARKUP}`,
    description2: null,
    flutes: ['E'],
    figures: [{ name: `Speed ${MARKUP}`, value: 3, unit: 'm/min' }],
  })
})

it('lists the texts that a visitor reads', () => {
  expect(listTexts(product)).toEqual(['Gluer', 'Fast', 'Quiet', 'Speed'])
})
