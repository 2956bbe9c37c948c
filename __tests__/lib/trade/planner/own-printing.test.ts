/** @jest-environment node */
import { plannerData as data } from '@/__tests__/support/many-machines'
import { planWithCosts } from '@/__tests__/support/plan-costs'
import { explainChoice, warnOfReels } from '@/lib/trade/planner/explain'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

// The style 'rsc' is a regular slotted box of corrugated board, 'sos-bag' a square-bottom bag.

const BOX = 'style=rsc&l=400&w=300&h=300&flute=B&colours=2'

const parse = (query: string) => parseJob(new URLSearchParams(query), data).job

/** The steps of a query's first plan, and those that the buyer does himself. */
function listSteps(query: string, planner = data) {
  const steps = planJob(planner, parse(query)).variant.steps.map(({ step }) => step)
  return { all: steps.map(({ id }) => id), own: steps.flatMap(({ id, isOwn }) => (isOwn ? id : [])) }
}

/** What a query costs in a day, and its warnings. */
const findCosts = (query: string) => planWithCosts(query).costs

const LEFT_OUT = 'Your own printing is not included: press, ink and plates.'

it('plans boxes that the buyer prints himself without a machine that prints and slots', () => {
  expect(listSteps(BOX)).toMatchObject({ all: expect.arrayContaining(['print-slot']), own: [] })
  const { all, own } = listSteps(`${BOX}&own-printing=yes`)
  expect([all.includes('print-slot'), all.includes('slot'), own]).toEqual([false, true, ['sheet-print']])
  const { day, warnings } = findCosts(`${BOX}&own-printing=yes`)
  expect([day.ink, day.tooling, warnings.includes(LEFT_OUT)]).toEqual([undefined, 0, true])
})

it('plans a machine that prints and slots where no other can slot', () => {
  const machines = data.machines.filter(({ works }) => works.every(({ step }) => step !== 'slot'))
  const { all, own } = listSteps(`${BOX}&own-printing=yes`, { ...data, machines })
  expect([all.includes('print-slot'), own]).toEqual([true, []])
})

it.each(['cup', 'sos-bag', 'mailer'])('buys what the own press of a %s wastes, but no ink and no plates', style => {
  const [bought, own] = ['', '&own-printing=yes'].map(typed => findCosts(`style=${style}&colours=1${typed}`))
  const main = style === 'mailer' ? 'corrugated' : 'reel'
  expect(own?.day[main]).toBe(bought?.day[main])
  expect([bought?.day.ink, own?.day.ink]).toEqual([expect.any(Number), undefined])
  expect(Number(own?.day.tooling)).toBeLessThan(Number(bought?.day.tooling))
  expect([bought, own].map(costs => costs?.warnings.includes(LEFT_OUT))).toEqual([false, true])
})

it('leaves nothing out where nothing is printed', () => {
  expect(findCosts('style=cup&colours=0&own-printing=yes').warnings).not.toContain(LEFT_OUT)
})

it('slits reels only where several webs lie on the slitter, and else names their width', () => {
  // Two webs of 2 × (260 + 140) + 30 = 830 mm lie on the 1,800 mm of the slitter, one of 2 × (400 + 200) + 30.
  expect(listSteps('style=sos-bag&l=260&w=140').all).toContain('reel-slit')
  const job = parse('style=sos-bag&l=400&w=200')
  const { variant } = planJob(data, job)
  const [first] = variant.steps
  expect(first?.step.id).toBe('reel-print')
  expect(first && warnOfReels(first, variant, createBrief(data, job))).toMatch(/^Takes reels 1,?230 mm wide/)
})

it('counts all webs that the slitter runs side by side', () => {
  const steps = data.steps.map(step => (step.id === 'reel-slit' ? { ...step, sideBySide: true } : step))
  const job = parse('style=sos-bag&l=260&w=140')
  const [first] = planJob({ ...data, steps }, job).variant.steps
  if (!first?.choices[0]) throw new Error('No machine slits the reels')
  expect(explainChoice(first.choices[0], first, createBrief(data, job))[0]).toMatch(/; 2 across: .*: 25,200 an hour$/)
})
