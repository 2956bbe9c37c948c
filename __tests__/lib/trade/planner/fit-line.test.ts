/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { fitLine } from '@/lib/content/line/read-line'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { formatAnswer } from '@/lib/trade/planner/sentence'

const data = plannerData
const REASON = 'Not ours.'

/** The planner of a catalogue that has only some of the machines. */
const fitTo = (machines: typeof data.machines) => fitLine({ ...data, machines }, REASON)

it('changes nothing for a catalogue whose machines do every step that is not bought in', () => {
  expect(fitTo(data.machines)).toEqual(data)
})

it('buys in each step that no machine does, and keeps the reason of the others', () => {
  const [machine] = data.machines
  if (!machine) throw new Error('No machine does a step')
  const own = machine.works.map(({ step }) => step)
  for (const { id, boughtIn } of fitTo([machine]).steps) {
    const known = data.steps.find(step => step.id === id)?.boughtIn
    expect([id, boughtIn]).toEqual([id, known ?? (own.includes(id) ? undefined : REASON)])
  }
})

it.each([0, 1, 5])('answers a job for each style in a sentence with %d machines', count => {
  const planner = fitTo(data.machines.slice(0, count))
  for (const { id: style } of planner.styles) {
    const { job } = parseJob(new URLSearchParams({ style }), planner)
    const sentence = formatAnswer(planJob(planner, job), job, planner.planWords)
    expect(sentence).toMatch(/^\d+ machines?, |^With these figures none of our machines can do: \w/)
  }
})
