/** @jest-environment node */
import { plannerData } from '@/__tests__/support/many-machines'
import { explainInput, formatSetUps } from '@/lib/trade/planner/explain'
import { createBrief, getChanges } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'

const data = plannerData

/** Eight cartons a day, of which the query may say how many are of another size than the one before. */
function plan(query: string) {
  const { job, notes } = parseJob(new URLSearchParams(`style=tuck&coat=1&quantity=30000&changes=8${query}`), data)
  const brief = createBrief(data, job)
  const { variant, plans } = planJob(data, job)
  const texts = Object.fromEntries(
    variant.steps.map(answer => {
      const used = plans[0]?.machines.find(({ steps }) => steps.includes(answer.step.id))
      return [answer.step.id, used ? formatSetUps(answer.step, used, brief) : null]
    }),
  )
  return { brief, notes, texts, variant }
}

it('sets every step up at every job change if nothing is said of sizes', () => {
  expect(plan('').texts).toMatchObject({
    coat: '8 set-ups a day, 4 h',
    'die-cut': '8 set-ups a day, 8 h',
    glue: '8 set-ups a day, 8 h',
  })
})

it('sets a step that follows the print up at each job change, and one that cuts or glues only for another size', () => {
  const { brief, texts, variant } = plan('&size-changes=2')
  expect(texts).toMatchObject({
    coat: '8 set-ups a day, 4 h',
    'die-cut': '2 set-ups a day, 2 h: only for another size',
    glue: '2 set-ups a day, 2 h: only for another size',
  })
  // Make-ready is lost at each set-up: 200 sheets of the press eight times.
  const print = variant.steps.find(({ step }) => step.id === 'offset-print')
  expect(print && explainInput(print, brief)).toContainEqual(expect.stringMatching(/^1,600 of them for make-ready/))
})

it('sets a step up no more while the size stays', () => {
  expect(plan('&size-changes=0').texts).toMatchObject({ glue: '0 set-ups a day, 0 h: only for another size' })
})

it('counts no more changes of size than job changes, and says so', () => {
  const { brief, notes } = plan('&size-changes=9')
  expect(notes).toEqual([{ key: 'size-changes', text: "Of these, to another size: '9' is more than 8. We used 8." }])
  for (const step of data.steps) expect(getChanges(step, brief)).toBe(8)
})

it('sets each of the parts of a rigid box up for each size', () => {
  const { job } = parseJob(new URLSearchParams('style=rigid&changes=4&size-changes=1'), data)
  const brief = createBrief(data, job)
  const wrap = planJob(data, job).variant.steps.find(({ step }) => step.id === 'wrap')
  const load = wrap?.choices.find(choice => choice.load)?.load
  expect(wrap && load && formatSetUps(wrap.step, { ...load, count: 1 }, brief)).toMatch(/^2 set-ups a day, 3 h/)
})
