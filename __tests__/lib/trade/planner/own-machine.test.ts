/** @jest-environment node */
import { plannerData as data } from '@/__tests__/support/many-machines'
import { changeJob, listTyped, parseJob, toTyped } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

const AUTOMATIC = 'fully-automatic-flatbed-die-cutting-machine'

const parse = (query: string) => parseJob(new URLSearchParams(query), data)

/** The machines of all plans of a query that do a step. */
function listUsed(query: string, step: string) {
  const { plans } = planJob(data, parse(query).job)
  return [...new Set(plans.flatMap(({ machines }) => machines))].flatMap(({ machine, steps }) => {
    return steps.includes(step) ? machine.slug : []
  })
}

/** The machines that can cut cartons, of which a plan takes the first unless the visitor says another. */
const [ours, ...others] = planJob(data, parse('style=tuck').job)
  .variant.steps.flatMap(({ step, choices }) => (step.id === 'die-cut' ? choices : []))
  .flatMap(({ load, machine }) => (load ? machine.slug : []))
  .sort(slug => (listUsed('style=tuck', 'die-cut').includes(slug) ? -1 : 1))

it('plans with the machine that a visitor has chosen for a step, in every plan', () => {
  expect(others.length).toBeGreaterThan(0)
  for (const own of [ours, ...others]) {
    expect(new Set(listUsed(`style=tuck&machine-die-cut=${own}`, 'die-cut'))).toEqual(new Set([own]))
  }
})

it('plans with another one if the chosen one cannot do the job, or does not exist', () => {
  // 80 gsm are less than any machine takes that cuts, or a sheet larger than it.
  const refused = planJob(data, parse('style=tuck').job)
    .variant.steps.find(({ step }) => step.id === 'die-cut')
    ?.choices.find(({ load }) => load === null)
  for (const slug of [refused?.machine.slug, 'no-machine', '../<b>']) {
    expect(listUsed(`style=tuck&machine-die-cut=${slug}`, 'die-cut')).toEqual(listUsed('style=tuck', 'die-cut'))
  }
})

it('takes the route that has the step of the chosen machine', () => {
  // Boxes are printed and slotted in one pass, or printed, creased and slotted in three.
  const query = 'style=rsc&flute=C&colours=1&quantity=1000'
  const slotting = data.machines.find(({ works }) => works.some(({ step }) => step === 'slot'))?.slug
  expect(new Set(listUsed(`${query}&machine-slot=${slotting}`, 'slot'))).toEqual(new Set([slotting]))
  const both = data.machines.find(({ works }) => works.some(({ step }) => step === 'print-slot'))?.slug
  expect(new Set(listUsed(`${query}&machine-print-slot=${both}`, 'print-slot'))).toEqual(new Set([both]))
})

it('keeps the choice in the address and through changes of the form, and drops it for a pack without the step', () => {
  const { job, notes } = parse(`style=tuck&machine-die-cut=${AUTOMATIC}`)
  expect(notes).toEqual([])
  expect(listTyped(job).get('machine-die-cut')).toBe(AUTOMATIC)
  const fields = (style: string) =>
    toTyped(
      [...listTyped(job), ['quantity', '5000']].map(([key = '', text = '']) => [key, key === 'style' ? style : text]),
    )
  expect(changeJob(fields('tuck'), job, data).query.get('machine-die-cut')).toBe(AUTOMATIC)
  const cup = changeJob(fields('cup'), job, data)
  expect([cup.query.has('machine-die-cut'), cup.notes]).toEqual([false, []])
})
