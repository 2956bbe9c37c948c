/** @jest-environment node */
import { parseFigures, readQuantity } from '@/lib/trade/search/read-figures'
import { toPlainText } from '@/lib/trade/search/search-words'

/** No text is a word of the trade, such as '4 bar' or '3 ply'. */
const isNoPhrase = () => false

const NUMBERS = [2, 7.5, 52, 80, 450, 1060, 1320.5, 12000, 150000]

/** Ways to write the unit behind a number. */
const UNITS = {
  mm: ['mm', '-mm', ' m.m.', ' milimeter', ' मिमी', ' मि.मी.', ' मि मी', ' मिलीमीटर', ' मिलिमीटर', ' एमएम'],
  cm: ['cm', ' c.m.', ' सेमी', ' से.मी.', ' सेंटीमीटर', ' सेन्टीमीटर'],
  m: [' m', ' mtrs', ' मीटर', ' मी.'],
  inch: ['"', '-inch', ' in.', ' inchs', ' inchi', ' इंच', ' इन्च', ' इंची'],
  ft: [' feet', '′', ' fts', ' feets', ' फुट', ' फ़ुट', ' फूट', ' फीट', ' फ़ीट', ' \u095Eीट', ' फिट'],
  gsm: ['gsm', ' G.S.M', ' gm/m2', ' जीएसएम', ' जी एस एम'],
  kg: ['kg', ' kilograms', ' किलो', ' किलोग्राम', ' किग्रा', ' कि.ग्रा.'],
  kW: ['kw', ' किलोवाट'],
  HP: ['hp', ' एचपी', ' हॉर्सपावर'],
  V: ['v', ' volt', ' वोल्ट'],
  'sheets/h': [' sheets/hr', ' sph', ' sheets hourly', ' शीट प्रति घंटा', ' शीट/घंटा', ' शीट प्रति घण्टे'],
  'pcs/min': [' pcs/min', ' पीस प्रति मिनट', ' नग/मिनट'],
  'm/min': [' mtr/min', ' mpm', ' मीटर प्रति मिनट', ' मी./मिनट'],
}

it.each(Object.entries(UNITS))('reads figures in %s however number and unit are written', (unit, spellings) => {
  for (const spelling of spellings)
    for (const number of NUMBERS) {
      const ways = [String(number), number.toLocaleString('en-IN'), number.toLocaleString('en-US').replaceAll(',', ' ')]
      for (const typed of ways.map(way => `folder gluer ${way}${spelling} used`)) {
        const read = parseFigures(typed, isNoPhrase).figures.map(({ value, units }) => [value, units[0]])
        expect([typed, read]).toEqual([typed, [[number, unit]]])
      }
    }
})

it('does not read a term of the trade as a figure', () => {
  expect(parseFigures('4 bar slotter', text => text === '4 bar')).toEqual({ figures: [], rest: '4 bar slotter' })
})

it.each<[string, string, number[], boolean]>([
  ['22.5x35', 'inch', [22.5, 35], true],
  ['23 X 36', 'inch', [23, 36], true],
  ['20×30', 'inch', [20, 30], true],
  ['20X30', 'inch', [20, 30], true],
  ['8.5 by 11', 'inch', [8.5, 11], true],
  ['28.5*41.5', 'inch', [28.5, 41.5], true],
  ['२२.५x३५', 'inch', [22.5, 35], true],
  ['20 बाय 30', 'inch', [20, 30], true],
  ['572x889', 'mm', [572, 889], false],
  ['1,020 x 720.5', 'mm', [1020, 720.5], false],
  ['60x90', 'mm', [60, 90], false],
])('reads the size %s without a unit in %s, and marks inches as assumed', (typed, unit, sides, isAssumed) => {
  const { figures, rest } = parseFigures(`die cutter ${typed} used`, isNoPhrase)
  expect(figures.map(({ value, units }) => [value, units])).toEqual(sides.map(side => [side, [unit]]))
  expect(figures.map(figure => figure.isAssumed)).toEqual(sides.map(() => isAssumed))
  expect(rest.split(/\s+/)).toEqual(['die', 'cutter', 'used'])
})

it('does not read small counts as figures', () => {
  for (const typed of ['4x4 printing', '3 in 1', '2 x 1']) expect(parseFigures(typed, isNoPhrase).figures).toEqual([])
})

// The ड़ of करोड़ (crore) is two code points, one (U+095C), or has lost its dot.
it.each(['2 crore', '2 करोड़', '2 करो\u095C', '2 करोड', '20 लाख', '20 lakh'])('reads %s as money', typed => {
  // What is left of the query is what is searched for.
  const { rest } = readQuantity(parseFigures(`folder gluer ${typed}`, isNoPhrase).rest)
  expect(rest).not.toMatch(/\d/)
})

it('normalises digits, and signs that many people omit, in every script of India', () => {
  expect(toPlainText('२ फ़ुट')).toBe('2 फुट')
  expect(toPlainText('২ ড়')).toBe('2 ড')
  expect(toPlainText('௩ அட்டை')).toBe('3 அட்டை')
})
