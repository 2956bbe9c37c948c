/** @jest-environment node */
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { pickSubject } from '@/lib/trade/costs/day'
import { countCosts } from '@/lib/trade/costs/plan-figures'
import { measureRented } from '@/lib/trade/costs/stores'
import type { TypedCosts } from '@/lib/trade/costs/typed-costs'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The m² of the stores of a job's first plan; null in the buyer's own hall. */
function findStores(query: string, typed: TypedCosts = {}) {
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const [plan] = planJob(plannerData, job).plans
  if (!plan) throw new Error('No plan')
  const { day } = countCosts(pickSubject(plan, createBrief(plannerData, job)), typed, costFile)
  return measureRented(day).stores?.toNumber() ?? null
}

/**
 * Boxes of 400 × 300 × 300 mm of BC flute, 7 mm thick. A blank is a sheet of 1,460 × 621 mm (0.90666 m²) less 35 × 307 mm
 * beside its joint flap, so 0.895915 m² and 6.271405 litres.
 */
const BOXES = 'style=rsc&l=400&w=300&h=300&flute=BC&quantity=5000'

it.each<[what: string, query: string, typed: TypedCosts, squareMetres: number]>([
  // Boxes of 5 days: 5,000 × 6.271405 l × 5 = 156.785 m³, on as many m². Paper of 20 days: 3,787.65 kg × 20 = 75.753 t,
  // at 1.4 m² for each.
  ['paper by weight, and packs by room', `${BOXES}&from-reel=1`, {}, 156.785 + 75.753 * 1.4],
  ['the buyer’s days', `${BOXES}&from-reel=1`, { 'stock-days': '10', 'goods-days': '2' }, 62.714 + 37.877 * 1.4],
  ['the buyer’s stacks', `${BOXES}&from-reel=1`, { 'store-paper': '0.7', 'store-bulky': '0' }, 75.753 * 0.7],
  // 5,155 sheets of 0.90666 m² × 7 mm = 6.34662 l go into printing and slotting, and those of 5 days lie in the store.
  ['bought sheets for days of their own', BOXES, {}, 156.785 + (5155 * 6.34662 * 5) / 1000],
  ['bought sheets for the days of the buyer', BOXES, { 'sheet-days': '0' }, 156.785],
  // 4,000 boxes of 0.765072 l, 70 l to a carton of 60, are 3.570336 m³ a day. No board: the rest of the store.
  [
    'rigid boxes in their cartons',
    'style=rigid&l=180&w=95&h=40&board=2&quantity=4000',
    { 'store-paper': '0' },
    3.570336 * 5,
  ],
  // 100 cartons of 70 litres a day.
  ['nested cups in their cartons', 'style=cup&quantity=100000', { 'store-paper': '0' }, 35],
  // 217.792 kg a day in cartons of 36 litres for 12 kg.
  [
    'flat packs in their cartons',
    'style=sos-bag&l=260&w=140&h=320&gsm=80&quantity=8000',
    { 'store-paper': '0' },
    (217.792 * 3 * 5) / 1000,
  ],
])('measures the store of %s', (_, query, typed, squareMetres) => {
  // The day's paper is rounded to whole kg here, so that stores agree to a tenth of a m².
  expect(findStores(query, typed)).toBeCloseTo(squareMetres, 1)
})

it('counts no store that takes no room', () => {
  expect(findStores(BOXES, { 'store-paper': '0', 'store-bulky': '0' })).toBe(0)
})

it('counts no store in a hall of the buyer’s that holds it with the line and its ways', () => {
  expect(findStores('style=four-corner&hall=21x22')).toBeNull()
})

it('counts the store beside a hall of the buyer’s that holds the line alone', () => {
  expect(findStores('style=four-corner&hall=21x11')).toBeCloseTo(findStores('style=four-corner') ?? 0, 6)
})
