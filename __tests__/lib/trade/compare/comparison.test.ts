/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { getProducts } from '@/lib/content/content'
import {
  buildRows as buildRowsWith,
  type ComparableMachine,
  createComparable,
  formatKeyFigure,
} from '@/lib/trade/compare/comparison'
import type { Unit } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'

const PICTURE = { width: 4, height: 3, base: '/pictures/x', widths: [320], points: null, opaque: false }
const [product] = getProducts()
if (!product) throw new Error('The catalogue is empty')
const machine = createComparable(product, PICTURE)

function buildMachine(...figures: Figure[]): ComparableMachine {
  return { ...machine, figures }
}

const buildRows = (machines: readonly ComparableMachine[]) => buildRowsWith(machines, words.lists.compare.rows)

const speed = (value: number, unit: Unit): Figure => ({
  type: 'up-to',
  name: 'Working speed',
  quantity: 'speed',
  value,
  unit,
})

describe('the key figure', () => {
  const format = (...figures: Figure[]) =>
    formatKeyFigure({ ...buildMachine(...figures), title: 'Gluer' }, words.lists.compare.actions.figure)

  it('is the speed if the machine states one, as the rows show it', () => {
    const weight: Figure = { type: 'value', name: 'Weight', quantity: 'weight', value: 900, unit: 'kg' }
    expect(format(weight, speed(300, 'm/min'))).toBe('Gluer: working speed up to 300 m/min')
    expect(format(weight)).toBe('Gluer: weight 900 kg')
  })

  it('is left out if the machine states none', () => {
    expect(format({ type: 'text', name: 'Dryer', quantity: null, text: 'hot air' })).toBeNull()
    expect(format()).toBeNull()
  })
})

describe('rows', () => {
  it('put figures side by side by what they measure, whatever their names', () => {
    const belt: Figure = { ...speed(180, 'm/min'), name: 'Belt speed' }
    const [row] = buildRows([buildMachine(speed(300, 'm/min')), buildMachine(belt)])
    expect(row).toMatchObject({ name: 'Working speed', cells: ['up to 300 m/min', 'up to 180 m/min'] })
  })

  it('convert bags to pieces, but keep bags if every machine counts bags', () => {
    const bags: Figure = { type: 'range', name: 'Speed', quantity: 'speed', min: 40, max: 70, unit: 'bags/min' }
    const [mixed] = buildRows([buildMachine(speed(6000, 'pcs/h')), buildMachine(bags)])
    // 40 and 70 a minute, × 60.
    expect(mixed).toMatchObject({ name: 'Working speed', cells: ['up to 6,000 pcs/h', '2,400–4,200 pcs/h'] })
    const [same] = buildRows([buildMachine(bags), buildMachine(bags)])
    expect(same).toMatchObject({ name: 'Speed', cells: ['40–70 bags/min', '40–70 bags/min'], isDifferent: false })
  })

  it('are separate for units that measure different things, which does not count as a difference', () => {
    const rates: [number, Unit][] = [
      [7500, 'sheets/h'],
      [220, 'strokes/min'],
      [5500, 'sheets/h'],
    ]
    const [sheets, strokes] = buildRows(rates.map(rate => buildMachine(speed(...rate))))
    const cells = ['up to 7,500 sheets/h', null, 'up to 5,500 sheets/h']
    expect(sheets).toMatchObject({ name: 'Working speed in sheets/h', cells, isDifferent: true })
    expect(strokes).toMatchObject({ cells: [null, 'up to 220 strokes/min', null], isDifferent: false })
    expect([sheets?.otherUnits, strokes?.otherUnits]).toEqual([
      [null, 'strokes/min', null],
      ['sheets/h', null, 'sheets/h'],
    ])
  })

  it('mark the best among machines for one job, whatever stands beside them', () => {
    const doing = (steps: string[], value: number, unit: Unit = 'm/min') => ({
      ...buildMachine(speed(value, unit)),
      steps,
    })
    const bestOf = (...machines: ComparableMachine[]) => buildRows(machines)[0]?.best
    const gluers = [doing(['glue: straight seams'], 180), doing(['glue: crash-lock bottoms', 'window'], 300)]
    expect(bestOf(...gluers, doing(['print'], 400))).toEqual([false, true, false])
    // The second does both jobs; the third is faster at one of them, and slower than none at its own.
    expect(bestOf(...gluers, doing(['window'], 400))).toEqual([false, false, true])
    // One that states its speed in another unit may be faster.
    expect(bestOf(...gluers, doing(['glue'], 400, 'pcs/h'))).toEqual([false, false, false])
    expect(bestOf(...gluers, doing(['print'], 400, 'pcs/h'))).toEqual([false, true, false])
    // One mark a row: neither the best of two jobs, nor two that share the best.
    const printers = [doing(['print'], 400), doing(['print'], 500)]
    expect(bestOf(...gluers, ...printers)).toEqual([false, false, false, false])
    expect(bestOf(...gluers, doing(['glue'], 300))).toEqual([false, false, false])
  })

  it('are marked as stated once if only one of several machines has the quantity, in any unit', () => {
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

  it('end with the text fields, and leave out what no machine states', () => {
    const names = buildRows([buildMachine()]).map(({ name }) => name)
    expect(names).toEqual(['Automation', 'Works on', 'Makes', 'Operators'])
  })
})

it('compares machines for one process in rows of one unit, each named once', () => {
  for (const process of new Set(getProducts().map(product => product.process))) {
    const products = getProducts().filter(other => other.process === process)
    const rows = buildRows(products.map(other => createComparable(other, PICTURE)))
    const mixed = rows.filter(({ cells }) => new Set(cells.flatMap(cell => findUnits(cell ?? ''))).size > 1)
    expect(mixed).toMatchObject([])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  }
})

/** The units of speed in a cell. */
function findUnits(cell: string): string[] {
  return cell.match(/(?<=\d )(m|pcs|bags|sheets|strokes|stitches|impressions|straps|cuts)\/(min|h)/g) ?? []
}
