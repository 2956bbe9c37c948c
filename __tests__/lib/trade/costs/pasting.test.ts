/** @jest-environment node */
import { costFile, plannerData } from '@/__tests__/support/many-machines'
import { pickSubject } from '@/lib/trade/costs/day'
import { listMaterials } from '@/lib/trade/costs/materials'
import { countCosts } from '@/lib/trade/costs/plan-figures'
import { countCrew } from '@/lib/trade/costs/running'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { sumSeconds } from '@/lib/trade/planner/machine-load'
import { planJob } from '@/lib/trade/planner/plan-job'

/** The day of boxes of 5 ply whose board is pasted by hand from the webs of a single facer. */
function countPasted(typed: Record<string, string> = {}) {
  const query = 'style=rsc&l=400&w=300&h=300&flute=BC&quantity=5000&from-reel=1'
  const { job } = parseJob(new URLSearchParams(query), plannerData)
  const plan = planJob(plannerData, job).plans.find(({ machines }) =>
    machines.some(({ steps }) => steps.includes('build-board')),
  )
  if (!plan) throw new Error('No plan')
  return { plan, ...countCosts(pickSubject(plan, createBrief(plannerData, job)), typed, costFile) }
}

it('pastes by hand with more starch than a machine corrugates with', () => {
  const { costs, plan } = countPasted()
  const { steps, sheet } = plan.variant
  const inputOf = (id: string) => steps.find(({ step }) => step.id === id)?.input ?? 0
  const [length = 0, width = 0] = (sheet ?? []).map(side => side / 1000)
  // At ₹45 a kg: 6 g for each m² of web, which is as wide as the short side of a sheet, and 10 g for each m² that is
  // pasted.
  const grams = inputOf('make-single-face') * Math.min(length, width) * 6 + inputOf('build-board') * length * width * 10
  const starch = costs.running.items.find(({ item }) => item === 'starch')
  expect(starch?.cost.toNumber()).toBeCloseTo((grams / 1000) * 45, 4)
})

it('pays all who paste by hand as helpers', () => {
  const { day, plan } = countPasted()
  const pasting = plan.machines.find(({ steps }) => steps.includes('build-board'))
  // Four machines of three people: 12 of the 17 helpers.
  expect([pasting?.count, pasting?.machine.crew]).toEqual([4, 3])
  expect(countCrew(day)).toEqual({ operators: 7, helpers: 17, packers: 0 })
  // By the hours, too: ₹1,000 more a month for an operator, with 29 % on it, from 20 people on, are paid for the hours of other machines. A
  // shift has 24,480 s, and a month 25 days.
  const findLabour = (operator: string) =>
    countPasted({ labour: 'used', operator })
      .costs.running.items.find(({ item }) => item === 'labour')
      ?.cost.toNumber()
  const seconds = plan.machines
    .filter(load => load !== pasting)
    .reduce((total, load) => total + Math.min(1, load.machine.crew) * sumSeconds(load), 0)
  expect((findLabour('23000') ?? 0) - (findLabour('22000') ?? 0)).toBeCloseTo(((seconds / 24_480) * 1290) / 25, 6)
})

it('buys the trim that the plan says, which the yield counts too', () => {
  const { day, plan } = countPasted()
  // Two sheets of 621 mm lie side by side on the single facer, with 20 mm of trim at each edge.
  expect(plan.edges).toBeCloseTo(40 / 1242, 9)
  // A m² of web weighs 120 gsm × its take-up, and a liner; half of the metres are B and half C.
  const metres = plan.variant.steps.find(({ step }) => step.id === 'make-single-face')?.input ?? 0
  const webs = listMaterials(day).filter(({ item, isCold }) => item === 'paper' && !isCold)
  const kg = webs.reduce((sum, material) => sum + material.kg.toNumber(), 0)
  const gsm = 120 * 1.34 + 120 + 120 * 1.44 + 150
  expect(kg).toBeCloseTo(((metres / 2) * 0.621 * (1 + 40 / 1242) * gsm) / 1000, 2)
})
