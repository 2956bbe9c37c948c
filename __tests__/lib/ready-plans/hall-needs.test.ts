/** @jest-environment node */
import { getProduct } from '@/lib/content/content'
import { listHallNeeds } from '@/lib/ready-plans/hall-needs'
import type { Figure } from '@/lib/trade/product/figure'

/** 15.8 × 1.55 m, 6,800 kg, 28 kW, air at 0.6 MPa. The planner's aisle is 1 m. */
const GLUER = getProduct('automatic-folder-gluer-machine')

const listRows = (product: Parameters<typeof listHallNeeds>[0]) =>
  listHallNeeds(product).map(({ name, value }) => `${name}: ${value}`)

it('says what the file of a machine states, and the floor and mean load that follow from it', () => {
  // The floor has an aisle at both ends of each side; the load is 6,800 / (15.8 × 1.55) = 278, rounded to two digits.
  expect(listRows(GLUER)).toEqual([
    'Electricity: 28 kW',
    'Compressed air: 0.6 MPa',
    'Floor with aisles: 17.8 × 3.55 m, 1 m free all round',
    'Load on the floor: 280 kg/m² on average',
  ])
})

it('names heat only for the steps that make board from reels, and what else the file names', () => {
  const needs = listRows({ ...GLUER, steps: ['make-single-face'], buyerProvides: ['foundation 300 mm deep'] })
  expect(needs).toContain('Heat: steam, thermic oil or electric')
  expect(needs.at(-1)).toBe('Also: foundation 300 mm deep')
})

it('says nothing of what is not stated, nor of the floor of an accessory on a shelf', () => {
  expect(listRows({ ...GLUER, figures: [], size: null })).toEqual([])
  const small = { lengthMm: 650, widthMm: 550, heightMm: 900 }
  expect(listRows({ ...GLUER, figures: [], process: 'accessories', size: small })).toEqual([])
})

it('says what air a machine takes, in the units of compressors, beside its pressure', () => {
  // 200 × 60 / 1,000 = 12 m³ an hour, and 200 / 28.3168 = 7.1 cubic feet a minute.
  const use: Figure = { name: 'Air use', type: 'value', value: 200, unit: 'l/min', quantity: 'air-use' }
  expect(listRows({ ...GLUER, figures: [...GLUER.figures, use] })).toContain(
    'Compressed air: 0.6 MPa, 200 l/min (12 m³/h, 7.1 cfm) of free air',
  )
})
