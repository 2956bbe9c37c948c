import { buildRows, type ComparableMachine, toComparable } from '@/lib/catalogue/comparison'
import { SHARD_COUNT, toShard } from '@/lib/catalogue/shards'
import type { Figure } from '@/lib/content/figure'
import { getProducts } from '@/lib/content/products'

const PICTURE = { width: 4, height: 3, base: '/pictures/x', widths: [320], points: null, opaque: false }
const [product] = getProducts()
if (!product) throw new Error('The catalogue is empty')
const machine = toComparable(product, PICTURE)

function buildMachine(...figures: Figure[]): ComparableMachine {
  return { ...machine, figures }
}

const speed = (value: number, unit: 'pcs/h' | 'pcs/min' | 'm/min'): Figure => ({
  ...{ type: 'up-to', name: 'Working speed', quantity: 'speed' },
  ...{ value, unit },
})

describe('rows', () => {
  it('stand beside each other by what they measure, whatever their names', () => {
    const belt: Figure = { ...speed(180, 'm/min'), name: 'Belt speed' }
    const [row] = buildRows([buildMachine(speed(300, 'm/min')), buildMachine(belt)])
    expect(row).toEqual({ name: 'Working speed', cells: ['up to 300 m/min', 'up to 180 m/min'], isDifferent: true })
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

  it('never convert between kinds', () => {
    const [row] = buildRows([buildMachine(speed(6000, 'pcs/h')), buildMachine(speed(180, 'm/min'))])
    expect(row?.cells).toEqual(['up to 6,000 pcs/h', 'up to 180 m/min'])
  })

  it('end with the words, and leave out what no machine states', () => {
    const names = buildRows([buildMachine()]).map(({ name }) => name)
    expect(names).toEqual(['Operation', 'Works on', 'Makes', 'Operators'])
  })
})

describe('data files', () => {
  it('take about the same number of machines each', () => {
    const counts = new Map<number, number>()
    for (let index = 0; index < 5500; index++) {
      const shard = toShard(`automatic-machine-${index}`)
      counts.set(shard, (counts.get(shard) ?? 0) + 1)
    }
    expect(counts.size).toBe(SHARD_COUNT)
    expect(Math.max(...counts.values())).toBeLessThan(150)
  })
})
