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
  ['Dimensions (L x W x H)\t5.8 × 4.2 × 2\tm', { size: [5.8, 4.2, 2], quantity: 'overall-size' }],
  ['Weight\t1,800 Kgs.', { name: 'Weight', value: 1800, unit: 'kg', quantity: 'weight' }],
  ['Weight 1,800 Kgs.', { name: 'Weight', value: 1800, unit: 'kg' }],
  ['Weight: 1800 kg', { name: 'Weight', value: 1800, unit: 'kg' }],
  ['Weight - 1,50,000 kg', { name: 'Weight', value: 150_000, unit: 'kg' }],
  ['3. Machine weight Approx. 3500 kg', { name: 'Machine weight', about: 3500, unit: 'kg', quantity: 'weight' }],
  ['Power supply\t380V/50Hz', { name: 'Power supply', text: '380V/50Hz' }],
  ['Voltage: 415V, 3 Phase, 50 Hz', { name: 'Voltage', text: '415V, 3 Phase, 50 Hz' }],
  ['Overall Size (L x W x H) 5800 x 4250 x 2200 mm', { size: [5800, 4250, 2200], quantity: 'overall-size' }],
  ['Working speed 160-420 m/min', { name: 'Working speed', range: [160, 420], unit: 'm/min' }],
  ['Speed up to 120 m/min', { name: 'Speed', upTo: 120, unit: 'm/min' }],
  ['Speed\t60-80 pcs/min.', { name: 'Speed', range: [60, 80], unit: 'pcs/min' }],
  ['Number of heads 2', { name: 'Number of heads', count: 2 }],
  ['Supply\t415V 3 phase 50Hz', { name: 'Supply', text: '415V 3 phase 50Hz' }],
  ['Dimension\t3200(L)×1500(W)×1800(H)mm', { size: [3200, 1500, 1800], quantity: 'overall-size' }],
  ['Speed\tMax.12000 pcs/h', { upTo: 12_000, unit: 'pcs/h' }],
  ['Suitable gsm: 150-350', { name: 'Suitable gsm', range: [150, 350], unit: 'gsm' }],
  ['Electricity\t3φ 380V 50Hz', { text: '3φ 380V 50Hz' }],
  ['No. of heads | 4 | -', { name: 'No. of heads', count: 4 }],
  ['Speed | 120 m/min | —', { name: 'Speed', value: 120, unit: 'm/min' }],
  ['Drive | Servo | --', { name: 'Drive', text: 'Servo' }],
  ['Speed\t120 m/min (with stacker)', { name: 'Speed', value: 120, unit: 'm/min', condition: 'with stacker' }],
])('reads %j', (row, figure) => {
  expect(readPastedTable(row)).toEqual({ figures: [expect.objectContaining(figure)], problems: [] })
})

it.each([
  ['Technical data', 'it is a heading. Of a figure, paste the value too'],
  ['Sr. No.\tParticulars\tDetails', 'it is a heading. Of a figure, paste the value too'],
  ['Folder gluer', 'it has one column. Paste the name, and the value beside it'],
  ['Model ZB 1200', "'1200' has no unit. Write it behind the number, or 'No. of' before the name of what is counted"],
  ['Temperature - 5 °C', 'it has one column. Paste the name, and the value beside it'],
  ['Weight: 1.800 kg', "'1.800 kg' has a point that may part thousands. Write 1800 or 1.8"],
  [
    'Blank max 800 x 1100 mm',
    "'max 800 x 1100 mm' is not one figure for certain. Write one number or range and its unit, or add it by hand",
  ],
  ['Weight\t1.250\tkg', "'1.250' has a point that may part thousands. Write 1250 or 1.25"],
  ['Drive | Servo | m', "'Servo' is not a number. Write one before 'm'"],
  ['Torque\t12\tNm', "'Nm' is not a unit we know. Write one that we know, or add the row in words by hand"],
  [
    'Air\t0.6 MPa, 1.2 m³/min',
    "'0.6 MPa, 1.2 m³/min' has 2 measures. Paste a row, with a name, for each of '0.6 MPa' and '1.2 m3/min'",
  ],
  ['N.W./G.W.\t2800/3200 kg', "'N.W./G.W.' names two figures. Paste a row for each"],
  ['Air\t6kg', "'6kg' may be in kg/cm². Write the unit in full"],
  ['Temperature 180°', "'180°' may be in °C. Write the unit in full"],
  ['Load\t15 HP (5 kW)', "'15 HP (5 kW)' has 2 measures. Paste a row, with a name, for each of '15 HP' and '5 kW'"],
  [
    'Speed\t5 m per hour',
    "'5 m per hour' is not one figure for certain. Write one number or range and its unit, or add it by hand",
  ],
  ['Stacker\t–', 'it has no value. Paste one beside the name'],
])('leaves %j out, and says why', (row, reason) => {
  const { figures, problems } = readPastedTable(row)
  expect(figures).toEqual([])
  expect(problems).toEqual([expect.stringMatching(/ is left out: /)])
  const [problem = ''] = problems
  const [_row, stated] = problem.split(' is left out: ')
  expect(stated).toBe(reason)
})

it('returns a figure or a problem for each row in order, and skips empty rows', () => {
  const { figures, problems } = readPastedTable('Data\r\n\r\nSpeed\t40\trpm\r\nWeight\t2\tt\r\n')
  expect(figures.map(({ name }) => name)).toEqual(['Speed', 'Weight'])
  expect(problems).toHaveLength(1)
})

describe('invents nothing that is not in the row', () => {
  /** The digits of a text, without what parts them. */
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  // Multiples, fractions and second units, which change the digits, are left out here and tested above.
  const sign = fc.constantFrom(' ', ',', '.', '-', ' - ', ' to ', ' x ', '×', '±', '+', 'max ', '<', '~', '(', ')')
  const value = fc.array(fc.oneof(fc.nat({ max: 99_999 }).map(String), sign), { minLength: 1, maxLength: 7 })
  const unit = fc.constantFrom('', 'mm', 'Kgs', 'm/min', 'HP', 'Nm', 'nos', 'inch')

  it.each(['\t', '   ', ' ', ': '])('with columns separated by %j', gap => {
    const tryRow = (name: string, parts: string[], unitText: string) => {
      const row = [name, parts.join(''), unitText].join(gap)
      const { figures, problems } = readPastedTable(row)
      expect(figures.length + problems.length).toBe(1)
      const [{ name: title, text, condition, unit: _, quantity: __, ...numbers } = { name: '' }] = figures
      for (const words of [title, text, condition]) if (words) expect(row).toContain(words)
      // '.5' is read as 0.5, whose zero the row does not have.
      for (const number of [Object.values(numbers)].flat(9))
        expect(digitsOf(row)).toContain(digitsOf(String(number)).replace(/^0+/, ''))
      for (const figure of figures) expect(figureFields.safeParse(figure).success).toBe(true)
    }
    fc.assert(fc.property(fc.constantFrom('Speed', 'Net weight', '2', 'Gap (mm)'), value, unit, tryRow), {
      numRuns: 100,
    })
  })
})

it('assigns a quantity only to a size with three sides and to a weight of the machine', () => {
  const { figures } = readPastedTable('Overall size\t5800 x 4250\tmm\nPaper weight\t5\tkg\nWeight of reel\t900\tkg')
  expect(figures.map(({ quantity }) => quantity)).toEqual([undefined, undefined, undefined])
})
