/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { listLegs } from '@/lib/trade/planner/hall-way'
import { parseJob } from '@/lib/trade/planner/job-query'
import { listStops } from '@/lib/trade/planner/line-stops'
import { sumSeconds } from '@/lib/trade/planner/machine-load'
import { planJob } from '@/lib/trade/planner/plan-job'
import type { PlannerMachine } from '@/lib/trade/planner/planner-data'
import { groupByWeb } from '@/lib/trade/planner/reels'
import { formatMachineNote, formatServices } from '@/lib/trade/planner/sentence'

// The frozen catalogue is older than stands in plans: a single facer takes two reels, and a stand of 6 kW and
// 4.2 × 1.75 m is added to it.
const facer = plannerData.machines.find(({ slug }) => slug === 'single-facer-corrugation-machine')
if (!facer) throw new Error('There is no single facer')
const stand: PlannerMachine = {
  ...facer,
  slug: 'electric-mill-roll-stand',
  title: 'Electric Mill Roll Stand',
  kw: 6,
  size: [4200, 1750],
  crew: 0.5,
  works: [],
  addOnTo: [facer.slug],
}
const steps = plannerData.steps.map(step => (step.id === 'make-single-face' ? { ...step, reels: 2 } : step))
const withStands = { ...plannerData, steps, machines: [...plannerData.machines, stand] }

function plan(data: typeof plannerData, query = 'style=rsc&flute=C&quantity=1000&from-reel=1&kw=200') {
  const { job } = parseJob(new URLSearchParams(query), data)
  const [first] = planJob(data, job).plans
  if (!first) throw new Error(`No plan for ${query}`)
  return { first, job }
}

it('gives a single facer a stand for each reel that runs into it: two of 6 kW, and no people beside its own', () => {
  const [before, { first }] = [plan(plannerData).first, plan(withStands)]
  expect([first.count - before.count, first.watts - before.watts, first.people - before.people]).toEqual([2, 12_000, 0])
  expect((first.area - before.area) / 1e6).toBeCloseTo(2 * 4.2 * 1.75, 6)
  const [single, stands] = first.machines
  expect([single?.machine.slug, stands?.machine.slug, stands?.count]).toEqual([facer.slug, stand.slug, 2])
  // Each runs and is set up as long as the machine that it feeds.
  if (!single || !stands) throw new Error('The plan has no single facer with stands')
  expect([stands.use, sumSeconds(stands)]).toEqual([single.use, 2 * sumSeconds(single)])
})

it.each([
  [
    12_000,
    'l=600&w=300&h=300',
    [
      ['stand', 'stand', 'facer', 'cutter'],
      ['stand', 'stand', 'facer', 'cutter'],
    ],
  ],
  // The third cutter cuts the flat liner, which comes from a reel.
  [
    20_000,
    'l=400&w=300&h=300',
    [['stand', 'stand', 'facer', 'cutter'], ['stand', 'stand', 'facer', 'cutter'], ['cutter']],
  ],
])(
  'stands each single facer in one row with its stands and the cutter of its web: for %s boxes',
  (quantity, sizes, rows) => {
    const { first } = plan(withStands, `style=rsc&flute=BC&quantity=${quantity}&from-reel=1&kw=200&${sizes}`)
    const cutter = first.machines.find(({ steps: [id] }) => id === 'cut-board')?.machine.slug ?? ''
    const names = new Map([
      [stand.slug, 'stand'],
      [facer.slug, 'facer'],
      [cutter, 'cutter'],
    ])
    const groups = groupByWeb(first.machines, first.variant).map(group => group.map(({ slug }) => names.get(slug)))
    expect(groups.slice(0, rows.length)).toEqual(rows)
    // All others stand alone, where the hall has room.
    expect(groups.slice(rows.length).flat()).toHaveLength(groups.length - rows.length)
  },
)

it('leads each reel to its stand, and from there its web straight into the single facer and to the cutter', () => {
  const { first } = plan(withStands)
  const { hall } = first
  expect(hall.machines.slice(0, 3).map(({ slug }) => slug)).toEqual([stand.slug, stand.slug, facer.slug])
  const stops = listStops(first)
  expect(stops.slice(0, 3)).toMatchObject([
    { from: [], form: 'reel', machines: [0] },
    { from: [], form: 'reel', machines: [1] },
    { from: [0, 1], form: 'reel', machines: [2], isWeb: true },
  ])
  const webs = listLegs(stops, hall, hall.length).filter(({ piece, stop }) => piece === 0 && stops[stop]?.isWeb)
  expect(webs.length).toBeGreaterThan(2)
  for (const { points } of webs) expect(points).toHaveLength(2)
})

it('gives each of several single facers the stands in front of it', () => {
  const { first } = plan(withStands, 'style=rsc&flute=BC&quantity=12000&from-reel=1&kw=200&l=600&w=300&h=300')
  const stops = listStops(first)
  const [one, other, facers] = stops.map(({ machines }) => machines)
  expect(facers?.length).toBeGreaterThan(1)
  for (const [index, machine] of facers?.entries() ?? []) {
    expect([one?.[index], other?.[index]]).toEqual([machine - 2, machine - 1])
  }
})

it('names stands as missing only if the catalogue has none', () => {
  const words = plannerData.planWords
  const say = (data: typeof plannerData) => formatServices(plan(data).first, words).join(' ')
  expect(say(plannerData)).toContain(words.route.needed.stands)
  expect(say(withStands)).not.toContain(words.route.needed.stands)
  // Heat is for the single facer alone.
  expect(say(withStands)).not.toContain(`${stand.title}.`)
})

it('says in an enquiry what a stand is for', () => {
  const { first, job } = plan(withStands)
  const used = first.machines.find(({ machine }) => machine.slug === stand.slug)
  if (!used) throw new Error('The plan has no stand')
  expect(formatMachineNote(first, used, job, plannerData.planWords)).toMatch(
    /^Line plan: making single-face web, \d+ %/,
  )
})

it('gives no stand to a corrugator, which has its own', () => {
  const { first } = plan(withStands, 'style=rsc&l=400&w=300&h=300&flute=BC&quantity=20000&from-reel=1')
  const corrugated = first.machines.some(({ steps: ids }) => ids.includes('make-board'))
  expect([corrugated, first.machines.some(({ machine }) => machine.addOnTo)]).toEqual([true, false])
})
