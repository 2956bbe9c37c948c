/** @jest-environment node */
import type { Unit } from '@/lib/measures/units'
import { parseFigures } from '@/lib/search/search-figures'

const NUMBERS = [
  2, 3, 5, 6, 7.5, 10, 12.5, 16, 22, 28, 30.5, 40, 45, 52, 60, 75, 80, 95, 100, 110, 150, 180, 200, 250, 300, 350, 420,
  500, 640, 750, 800, 950, 1060, 1200, 1320.5, 1450, 1800, 2400, 12000, 150000,
]

const west = (number: number) => number.toLocaleString('en-US')

/** Ways to write a number. */
const WRITTEN: Record<string, (number: number) => string> = {
  plainly: String,
  'in the Indian way': number => number.toLocaleString('en-IN'),
  'in the western way': west,
  'in Devanagari': number => String(number).replace(/\d/g, digit => String.fromCharCode(0x966 + Number(digit))),
  'in full width': number => String(number).replace(/\d/g, digit => String.fromCharCode(0xff10 + Number(digit))),
  'with spaces': number => west(number).replaceAll(',', ' '),
  'with no-break spaces': number => west(number).replaceAll(',', '\u00A0'),
  'with a comma for the point': number => String(number).replace('.', ','),
  'with a last zero': number => (Number.isInteger(number) ? `${number}.0` : `${number}0`),
}

/** Ways to write the unit behind it. */
const UNITS: Partial<Record<Unit, string[]>> = {
  mm: ['mm', ' MM', '-mm', ' m.m.', ' mms', ' milimeter', ' मिमी'],
  cm: ['cm', ' cms'],
  inch: ['"', '″', '-inch', ' in.', ' इंच'],
  ft: [' feet', '′'],
  gsm: ['gsm', ' G.S.M', ' gm/m2', '-gsm'],
  'sheets/h': [' sheets/hr', ' sph', ' sheets hourly'],
  'm/min': [' mtr/min', ' mpm'],
  kW: ['kw'],
}

const ways = Object.entries(WRITTEN).flatMap(([way, write]) =>
  Object.entries(UNITS).flatMap(([unit, spellings]) => spellings.map(spelling => ({ way, write, unit, spelling }))),
)

it.each(ways)('reads forty numbers $way, followed by $spelling', ({ write, unit, spelling }) => {
  const wrong = NUMBERS.filter(number => {
    const typed = `folder gluer ${write(number)}${spelling} used`
    const [figure, ...others] = parseFigures(typed, () => false).figures
    return figure?.value !== number || figure.units[0] !== unit || others.length > 0
  })
  expect(wrong).toEqual([])
})

it('leaves to the words what is a word of the trade', () => {
  expect(parseFigures('4 bar slotter', text => text === '4 bar')).toEqual({ figures: [], rest: '4 bar slotter' })
})
