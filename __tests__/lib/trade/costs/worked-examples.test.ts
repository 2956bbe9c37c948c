/** @jest-environment node */
import { readFileSync } from 'node:fs'
import Big from 'big.js'
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { NOT_WORKED } from '@/__tests__/support/plan-costs'
import { workDay } from '@/__tests__/support/worked-examples'
import { parseCosts } from '@/lib/trade/costs/cost-answers'
import { createDay } from '@/lib/trade/costs/day'
import { computeRunningCost } from '@/lib/trade/costs/running-cost'
import { createBrief, getPacksPerDay, type Job } from '@/lib/trade/planner/job'
import { parseJob, toTyped } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

// Eighteen jobs with the defaults of content/line/costs.yaml, each counted twice: by the site, and by a script that
// shares no code with it. The price of all machines together is invented, and so is an answer in braces.

const data = { ...plannerData, machines: plannerData.machines.filter(({ slug }) => !NOT_WORKED.includes(slug)) }

/** The inputs as the second script takes them. */
const INPUTS = Object.fromEntries(costFile.inputs.map(({ id, value }) => [id, value]))

/** The costs of a day by item in ₹, as the site and as the second script compute them. */
function countTwice(query: string, price: number, more: Job['answers'] = {}) {
  const { job: parsed } = parseJob(new URLSearchParams(query), data)
  const job = { ...parsed, answers: { ...parsed.answers, ...more } }
  const [plan] = planJob(data, job).plans
  if (!plan) throw new Error(`No plan for ${query}`)
  const brief = createBrief(data, job)
  const machines = plan.machines.map(({ machine }) => machine)
  const nothingTyped = toTyped([])
  const { answers } = parseCosts(nothingTyped, { inputs: costFile.inputs, machines, words: costFile.words.notes })
  // The whole price is that of the first machine.
  for (const [index, { count, machine }] of plan.machines.entries()) {
    answers.prices[machine.slug] = new Big(index === 0 ? price : 0).div(count)
  }
  const { items, day } = computeRunningCost(createDay(plan, brief, answers))
  const packs = getPacksPerDay(brief)
  const worked = workDay({
    packs,
    plan,
    style: brief.style,
    answers: job.answers,
    thickness: brief.thickness,
    assumed: {
      workDays: brief.assume('work-days'),
      straps: brief.assume('straps'),
      bundle: brief.assume('bundle'),
      shiftSeconds: brief.assume('shift-hours') * brief.assume('shift-share') * 3600,
      stitchSpacing: brief.assume('stitch-spacing'),
    },
    inputs: INPUTS,
    prices: price,
  })
  return { packs, worked, site: Object.fromEntries(items.map(({ item, cost }) => [item, cost.toNumber()])), day }
}

/** Rounds amounts to the paisa; the tiny addition keeps half a paisa, as a binary fraction, from being rounded down. */
const toPaisa = (costs: Record<string, number>) =>
  Object.fromEntries(Object.entries(costs).map(([item, rupees]) => [item, Math.round(rupees * 100 + 1e-6) / 100]))

// The last figure, the cost of 1,000 packs in ₹, is what both compute: a changed default shows in it.
it.each<[query: string, price: number, more: Job['answers'], perThousand: number]>([
  ['style=crash-lock', 3_000_000, {}, 4988.38],
  ['style=sleeve&film=1', 3_500_000, {}, 2214.54],
  ['style=four-corner&window=1', 4_000_000, {}, 4512.38],
  ['style=rsc&flute=B&joint=glued', 4_500_000, {}, 23198.35],
  ['style=shipper&from-reel=1', 5_000_000, {}, 18388.96],
  ['style=pizza', 5_500_000, {}, 13917.37],
  ['style=rigid', 6_000_000, {}, 15665.19],
  ['style=book', 6_500_000, {}, 38250.67],
  ['style=carry-bag', 7_000_000, {}, 5133.28],
  ['style=meal-box', 7_500_000, {}, 3798.45],
  ['style=cup', 8_000_000, {}, 1015.89],
  ['style=sos-bag&l=260&w=140&h=320&gsm=80&colours=2&quantity=8000', 5_900_000, {}, 3056.55],
  // Board of one's own, with steam.
  ['style=rsc&l=400&w=300&h=300&flute=BC&quantity=5000&from-reel=1', 25_950_000, {}, 36661.03],
  // A small box, which a corrugator runs two or more across.
  ['style=rsc&l=350&w=250&h=250&flute=B&quantity=5000&from-reel=1', 25_950_000, {}, 20062.58],
  // A short job and two of them: what the printer charges for a start, and his sheets for make-ready.
  ['style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&own-ups=15&quantity=2000', 4_000_000, { changes: 2 }, 10351.51],
  // Folding box board, which the sample names.
  ['style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&own-ups=15&quantity=20000', 4_000_000, { stock: 'fbb' }, 2097.71],
  // A foil block, and sheets of a smaller press.
  ['style=tuck&foil=1&sheet=720x520', 4_000_000, {}, 1591.93],
  // More than 20 people in two shifts.
  ['style=book&shifts=2', 6_500_000, {}, 41739.71],
])(
  'computes the costs of %s with machines for %i and %j as an independent script does',
  (query, price, more, perThousand) => {
    const { site, worked, day, packs } = countTwice(query, price, more)
    expect(toPaisa(site)).toEqual(toPaisa(worked))
    expect(day.div(packs).times(1000).round(2).toNumber()).toBe(perThousand)
  },
)

it('the independent script imports nothing', () => {
  expect(readFileSync('__tests__/support/worked-examples.ts', 'utf8')).not.toMatch(/^import|require\(|import\(/m)
})
