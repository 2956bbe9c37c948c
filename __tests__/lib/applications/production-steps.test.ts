/** @jest-environment node */
import { numberSteps } from '@/lib/applications/production-steps'

const steps = (...processes: Parameters<typeof numberSteps>[0][number]['process'][]) =>
  numberSteps(processes.map(process => ({ process }))).map(({ step, isAlternative }) =>
    isAlternative ? `or ${step}` : step,
  )

it('numbers machines in order of production', () => {
  expect(steps('laminating', 'die cutting', 'folding and gluing')).toEqual(['1', '2', '3'])
})

it('shows two machines of a step that a sheet goes through once as a choice', () => {
  expect(steps('die cutting', 'die cutting', 'folding and gluing')).toEqual(['1a', 'or 1b', '2'])
  expect(steps('printing', 'die cutting', 'die cutting')).toEqual(['1', '2a', 'or 2b'])
})

it('takes several machines of other steps for an order', () => {
  expect(steps('rigid box making', 'rigid box making')).toEqual(['1', '2'])
})
