/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { planWithCosts } from '@/__tests__/support/plan-costs'
import { buildReport, itemNames, listRows } from '@/__tests__/support/report'
import { words } from '@/__tests__/support/words'
import { isBankReport } from '@/lib/trade/costs/report-bank'
import { computeResults } from '@/lib/trade/costs/workbook-results'
import { createWorkbook } from '@/lib/trade/costs/workbook-sheets'
import { explainPeople } from '@/lib/trade/planner/explain'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

const CUPS = 'style=cup&quantity=100000'
const RIGID = 'style=rigid&l=180&w=95&h=40&board=2&quantity=4000'
const BAGS = 'style=sos-bag&l=260&w=140&h=320&gsm=80&quantity=8000'

// Each was worked by hand with the defaults of content/line/costs.yaml.
it.each([
  // 500 bundles of ten, two straps each at ₹1; a mailer has no strapping machine, and is tied by hand.
  ['style=rsc&quantity=5000', 1000],
  ['style=mailer&quantity=6000', 1200],
  // 184 × 99 × 42 mm are 0.765072 litres: 4,000 are 3,060.288, with 60 litres in a carton of ₹60.
  [RIGID, 3060.29],
  // 2,000 sleeves of 50 cups at ₹0.80 = 1,600, and 100 cartons of 1,000 at ₹55 = 5,500.
  [CUPS, 7100],
  // 600 sleeves = 480, and 60 cartons of 500 = 3,300.
  ['style=clamshell&quantity=30000', 3780],
  // 830 × 410 mm of 80 gsm are 27.224 g: 8,000 are 217.792 kg, with 12 kg in a carton of ₹36.
  [BAGS, 653.38],
  [`${BAGS}&shipper-kg=24`, 326.69],
  [`${BAGS}&shipper-cost=0`, 0],
])('packs a day of %s for ₹%d', (query, rupees) => {
  expect(planWithCosts(query).costs.day.packing).toBe(rupees)
})

it('packs cartons in as many shippers, whoever buys their board', () => {
  const [bought, ofPrinter] = ['no', 'yes'].map(choice => {
    return planWithCosts(`style=tuck&print-with-board=${choice}`).costs.day
  })
  expect([bought?.board, ofPrinter?.board]).toEqual([expect.any(Number), undefined])
  expect(bought?.packing).toBeGreaterThan(0)
  expect(ofPrinter?.packing).toBe(bought?.packing)
})

describe('packers', () => {
  it.each([
    // 100,000 ÷ (4,000 an hour × 6.8 h) = 3.7, rounded up: 4 packers. Half an operator at each of 5 formers, 1 at the
    // press and 1 at the die cutter are 4.5, rounded up: 5. With the 1 helper at the press, 5.5 people are 6.
    [CUPS, { operators: 5, helpers: 1, packers: 4 }],
    // 100,000 ÷ (5,000 × 6.8) = 2.9.
    [`${CUPS}&packing-rate=5000`, { operators: 5, helpers: 1, packers: 3 }],
    [`${CUPS}&packing-rate=0`, { operators: 5, helpers: 1, packers: 0 }],
    // In each of two shifts: 3.7 ÷ 2 = 1.8 packers, and as 3 formers are enough, 1.5 + 1 + 1 = 3.5 operators.
    [`${CUPS}&shifts=2`, { operators: 4, helpers: 1, packers: 2 }],
    // 4,000 ÷ (200 an hour × 6.8 h) = 2.9.
    [RIGID, { packers: 3 }],
    // The crew of a folder gluer packs.
    ['style=tuck', { packers: 0 }],
  ])('are people of %s: %j', (query, people) => {
    const { costs, plans } = planWithCosts(query)
    expect(costs.people).toMatchObject(people)
    const { operators, helpers, packers } = costs.people
    expect(plans[0]?.people).toBe(operators + helpers + packers)
  })

  it.each([
    // A helper's ₹14,000 a month with 16 % on it, over 25 days: ₹649.60 a day for each of 4.
    ['whole', 4 * 649.6],
    // 100,000 ÷ 4,000 = 25 hours, of shifts of 6.8 h.
    ['used', (25 / 6.8) * 649.6],
  ])('are paid as helpers, with labour counted as %s', (labour, rupees) => {
    const count = (rate: number) => planWithCosts(`${CUPS}&labour=${labour}&packing-rate=${rate}`).costs.day.labour ?? 0
    expect(count(4000) - count(0)).toBeCloseTo(rupees, 1)
  })

  it('are a line of the explanation, of the manpower and of the workbook, which equals the page', () => {
    const { job } = parseJob(new URLSearchParams(CUPS), plannerData)
    const [plan] = planJob(plannerData, job).plans
    if (!plan) throw new Error('No plan')
    expect(explainPeople(plan, plannerData.planWords).slice(-3)).toEqual([
      'Inspecting and packing, at no machine: 4',
      '10 in total, rounded up (0.5 means one person for two machines)',
      'Not among the people: loading and forklift, carrying between machines, maintenance, supervisor.',
    ])
    const prices = Object.fromEntries(plannerData.machines.map(({ slug }) => [`price-${slug}`, '10 lakh']))
    const report = buildReport(CUPS, { ...prices, sell: '2' })
    if (!isBankReport(report)) throw new Error('No figures for a bank')
    // In ₹ lakh a year: 4 × 14,000 × 12 months = 6,72,000.
    expect(listRows(report, 'people')).toContainEqual([words.report.rows.packers, '4', '₹14,000', '6.72'])
    const book = createWorkbook(report, words.report, itemNames)
    const place = book.findIndex(({ title }) => title === words.report.sheets.day)
    const lines = (book[place]?.lines ?? []).map(({ label }, index) => ({
      label,
      rupees: Number(computeResults(book)[place]?.[index]?.[0]),
    }))
    expect(lines.filter(({ label }) => label.startsWith(itemNames.packing))).toEqual([
      { label: 'Packing material: Price of a poly sleeve for cups or trays', rupees: 1600 },
      { label: 'Packing material: Price of a carton for sleeves', rupees: 5500 },
    ])
    const packers = lines.find(({ label }) => label === words.report.rows.packers)
    expect(packers?.rupees).toBeCloseTo(4 * 649.6, 6)
    const total = lines.find(({ label }) => label === words.report.rows.day)?.rupees
    expect(total).toBeCloseTo(report.costs.running.day.toNumber(), 2)
  })
})
