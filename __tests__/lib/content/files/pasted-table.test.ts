/** @jest-environment node */
import fc from 'fast-check'
import { figureFields } from '@/lib/content/figure'
import { readPastedTable } from '@/lib/content/files/pasted-table'

it.each([
  ['Working speed\t160 - 420\tm/min', { name: 'Working speed', range: [160, 420], unit: 'm/min' }],
  ['Speed (pcs/min)\t40-60', { name: 'Speed', range: [40, 60], unit: 'pcs/min', quantity: 'speed' }],
  ['Sheet\t20" × 30 1/2"', { name: 'Sheet', size: [20, 30.5], unit: 'inch' }],
  ['Gap\t12 ± 0.5\tmm', { name: 'Gap', value: 12, plusMinus: 0.5, unit: 'mm' }],
  ['Widths\t500/700/900\tmm', { name: 'Widths', oneOf: [500, 700, 900], unit: 'mm' }],
  ['Dimensions (L x W)\t5.8 × 4.2\tm', { name: 'Dimensions (L x W)', size: [5.8, 4.2], quantity: 'overall-size' }],
  ['Supply\t415V 3 phase 50Hz', { name: 'Supply', text: '415V 3 phase 50Hz' }],
  ['Speed\t120 m/min (with stacker)', { name: 'Speed', value: 120, unit: 'm/min', condition: 'with stacker' }],
])('reads %j', (row, figure) => {
  expect(readPastedTable(row)).toEqual({ figures: [expect.objectContaining(figure)], problems: [] })
})

it.each([
  ['Technical data', 'it has one column. Paste the name, and the value beside it'],
  ['Weight\t1.250\tkg', "'1.250' has a point that may part thousands. Write it without"],
  ['Torque\t12\tNm', "'Nm' is not a unit we know"],
  [
    'Air\t0.6 MPa, 1.2 m³/min',
    "'0.6 MPa, 1.2 m³/min' is not one figure for certain. Write each number, or the text, by hand",
  ],
  ['Stacker\t–', 'it has no value'],
])('leaves %j out, and says why', (row, reason) => {
  const { figures, problems } = readPastedTable(row)
  expect(figures).toEqual([])
  expect(problems).toEqual([expect.stringMatching(/ is left out: /)])
  expect(problems[0]?.split(' is left out: ')[1]).toBe(reason)
})

it('answers for each row, in order, and skips empty ones', () => {
  const { figures, problems } = readPastedTable('Data\r\n\r\nSpeed\t40\trpm\r\nWeight\t2\tt\r\n')
  expect(figures.map(({ name }) => name)).toEqual(['Speed', 'Weight'])
  expect(problems).toHaveLength(1)
})

describe('takes nothing that is not in the row', () => {
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  // Multiples, fractions and a second unit change the digits; the cases above have them.
  const sign = fc.constantFrom(' ', ',', '.', '-', ' - ', ' to ', ' x ', '×', '±', '+', 'max ', '<', '~', '(', ')', '"')
  const value = fc.array(fc.oneof(fc.nat({ max: 99_999 }).map(String), sign), { minLength: 1, maxLength: 7 })
  const unit = fc.constantFrom('', 'mm', 'Kgs', 'm/min', 'HP', 'Nm', 'nos', 'inch')

  it.each(['\t', '   '])('with the columns apart by %j', gap => {
    const check = (name: string, parts: string[], own: string) => {
      const row = [name, parts.join(''), own].join(gap)
      const { figures, problems } = readPastedTable(row)
      expect(figures.length + problems.length).toBe(1)
      const [{ name: title, text, condition, unit: _, quantity: __, ...numbers } = { name: '' }] = figures
      for (const words of [title, text, condition]) if (words) expect(row).toContain(words)
      for (const number of [Object.values(numbers)].flat(9))
        expect(digitsOf(row)).toContain(digitsOf(String(number)).replace(/^0+/, ''))
      for (const figure of figures) expect(figureFields.safeParse(figure).success).toBe(true)
    }
    fc.assert(fc.property(fc.constantFrom('Speed', 'Net weight', '2', 'Gap (mm)'), value, unit, check), {
      numRuns: 100,
    })
  })
})
