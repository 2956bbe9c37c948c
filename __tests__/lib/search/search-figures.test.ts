/** @jest-environment node */
import { parseFigures } from '@/lib/search/search-figures'

const NUMBERS = [2, 7.5, 52, 80, 450, 1060, 1320.5, 12000, 150000]

/** Ways to write the unit behind a number. */
const UNITS = {
  mm: ['mm', '-mm', ' m.m.', ' milimeter', ' मिमी'],
  inch: ['"', '-inch', ' in.', ' इंच'],
  ft: [' feet', '′'],
  gsm: ['gsm', ' G.S.M', ' gm/m2'],
  'sheets/h': [' sheets/hr', ' sph', ' sheets hourly'],
  'm/min': [' mtr/min', ' mpm'],
}

it.each(Object.entries(UNITS))('reads figures in %s however number and unit are written', (unit, spellings) => {
  for (const spelling of spellings)
    for (const number of NUMBERS) {
      const ways = [String(number), number.toLocaleString('en-IN'), number.toLocaleString('en-US').replaceAll(',', ' ')]
      for (const typed of ways.map(way => `folder gluer ${way}${spelling} used`)) {
        const read = parseFigures(typed, () => false).figures.map(({ value, units }) => [value, units[0]])
        expect([typed, read]).toEqual([typed, [[number, unit]]])
      }
    }
})

it('leaves to the words what is a word of the trade', () => {
  expect(parseFigures('4 bar slotter', text => text === '4 bar')).toEqual({ figures: [], rest: '4 bar slotter' })
})
