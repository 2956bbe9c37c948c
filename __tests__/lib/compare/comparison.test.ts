/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { buildRows as buildRowsWith, type ComparableMachine, createComparable } from '@/lib/compare/comparison'
import { CHUNK_COUNT, getChunk } from '@/lib/compare/machine-files'
import { getProducts } from '@/lib/content/content'
import type { Figure } from '@/lib/content/figure'
import type { Unit } from '@/lib/measures/units'

const PICTURE = { width: 4, height: 3, base: '/pictures/x', widths: [320], points: null, opaque: false }
const [product] = getProducts()
if (!product) throw new Error('The catalogue is empty')
const machine = createComparable(product, PICTURE)

function buildMachine(...figures: Figure[]): ComparableMachine {
  return { ...machine, figures }
}

const buildRows = (machines: readonly ComparableMachine[]) => buildRowsWith(machines, words.lists.compare.rows)

const speed = (value: number, unit: Unit): Figure => ({
  ...{ type: 'up-to', name: 'Working speed', quantity: 'speed' },
  ...{ value, unit },
})

describe('rows', () => {
  it('stand beside each other by what they measure, whatever their names', () => {
    const belt: Figure = { ...speed(180, 'm/min'), name: 'Belt speed' }
    const [row] = buildRows([buildMachine(speed(300, 'm/min')), buildMachine(belt)])
    expect(row).toMatchObject({
      name: 'Working speed',
      cells: ['up to 300 m/min', 'up to 180 m/min'],
      isDifferent: true,
    })
  })

  it('say nothing where a machine states no figure, and call that no difference', () => {
    const weight: Figure = { type: 'value', name: 'Net weight', quantity: 'weight', value: 900, unit: 'kg' }
    const [row] = buildRows([buildMachine(weight), buildMachine()])
    expect(row).toMatchObject({ cells: ['900 kg', null], isDifferent: false })
  })

  it('show the same rate per hour where one machine states it per minute', () => {
    const [row] = buildRows([buildMachine(speed(6000, 'pcs/h')), buildMachine(speed(35, 'pcs/min'))])
    expect(row?.cells).toEqual(['up to 6,000 pcs/h', 'up to 2,100 pcs/h'])
  })

  it('call a bag a piece, and keep bags where every machine counts bags', () => {
    const bags: Figure = { type: 'range', name: 'Speed', quantity: 'speed', min: 40, max: 70, unit: 'bags/min' }
    const [mixed] = buildRows([buildMachine(speed(6000, 'pcs/h')), buildMachine(bags)])
    expect(mixed).toMatchObject({
      name: 'Working speed',
      cells: ['up to 6,000 pcs/h', '2,400–4,200 pcs/h'],
      isDifferent: true,
    })
    const [same] = buildRows([buildMachine(bags), buildMachine(bags)])
    expect(same).toMatchObject({ name: 'Speed', cells: ['40–70 bags/min', '40–70 bags/min'], isDifferent: false })
  })

  it('stand one a unit where units measure something else, which is no difference', () => {
    const weight: Figure = { type: 'value', name: 'Net weight', quantity: 'weight', value: 900, unit: 'kg' }
    const rows = buildRows([
      buildMachine(speed(7500, 'sheets/h'), weight),
      buildMachine(speed(220, 'strokes/min'), weight),
      buildMachine(speed(5500, 'sheets/h'), weight),
    ])
    expect(rows.slice(0, 3)).toMatchObject([
      {
        name: 'Working speed in sheets/h',
        cells: ['up to 7,500 sheets/h', null, 'up to 5,500 sheets/h'],
        isDifferent: true,
      },
      { name: 'Working speed in strokes/min', cells: [null, 'up to 220 strokes/min', null], isDifferent: false },
      { name: 'Net weight', cells: ['900 kg', '900 kg', '900 kg'], isDifferent: false },
    ])
  })

  it('show both speeds of a machine beside the one of another in the same unit', () => {
    const output: Figure = { ...speed(7000, 'sheets/h'), name: 'Output' }
    const rows = buildRows([buildMachine(speed(110, 'm/min'), output), buildMachine(speed(90, 'm/min'))])
    expect(rows.slice(0, 2)).toMatchObject([
      { name: 'Working speed', cells: ['up to 110 m/min', 'up to 90 m/min'], isDifferent: true },
      { name: 'Output', cells: ['up to 7,000 sheets/h', null], isDifferent: false },
    ])
  })

  it('are stated once where one of several machines says what they measure, in whichever unit', () => {
    const weight: Figure = { type: 'value', name: 'Net weight', quantity: 'weight', value: 900, unit: 'kg' }
    const flute: Figure = { type: 'text', name: 'Flute', quantity: null, text: 'E flute' }
    const machines = [
      buildMachine(speed(7500, 'sheets/h'), weight, flute),
      buildMachine(speed(220, 'strokes/min'), weight),
      buildMachine(),
    ]
    const namesOf = (list: ComparableMachine[]) =>
      buildRows(list).flatMap(({ name, isStatedOnce }) => (isStatedOnce ? name : []))
    expect(namesOf(machines)).toEqual(['Flute'])
    expect(namesOf(machines.slice(0, 1))).toEqual([])
  })

  it('end with the words, and leave out what no machine states', () => {
    const names = buildRows([buildMachine()]).map(({ name }) => name)
    expect(names).toEqual(['Operation', 'Works on', 'Makes', 'Operators'])
  })
})

describe('the catalogue', () => {
  const processes = [...new Set(getProducts().map(({ process }) => process))]

  it.each(processes)('compares machines for %s in rows of one unit, each named once', process => {
    const products = getProducts().filter(other => other.process === process)
    const rows = buildRows(products.map(other => createComparable(other, PICTURE)))
    const mixed = rows.filter(({ cells }) => new Set(cells.flatMap(cell => findUnits(cell ?? ''))).size > 1)
    expect(mixed).toMatchObject([])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})

function findUnits(cell: string): string[] {
  return cell.match(/(?<=\d )(m|pcs|bags|sheets|strokes|stitches|impressions|straps|cuts)\/(min|h)/g) ?? []
}

describe('data files', () => {
  it('take about the same number of machines each', () => {
    const counts = new Map<number, number>()
    for (let index = 0; index < 5500; index++) {
      const chunk = getChunk(`automatic-machine-${index}`)
      counts.set(chunk, (counts.get(chunk) ?? 0) + 1)
    }
    expect(counts.size).toBe(CHUNK_COUNT)
    expect(Math.max(...counts.values())).toBeLessThan(150)
  })
})
