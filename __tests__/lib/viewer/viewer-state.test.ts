/** @jest-environment node */
import { canTryAgain, findProblem, formatProblem, type ViewerState } from '@/lib/viewer/viewer-state'

const PROBLEMS = ['unsupported', 'network', 'damaged', 'too-large', 'lost'] as const

it.each(PROBLEMS)('says what is wrong when it is %s, and offers another try only if one may help', problem => {
  const sentence = formatProblem(problem)
  expect(sentence).toMatch(/3-D/)
  expect(sentence.includes('ry again')).toBe(canTryAgain(problem))
})

it.each<[ViewerState, string | null]>([
  [{ kind: 'loading', done: 0.5 }, null],
  [{ kind: 'ready' }, null],
  [{ kind: 'failed', problem: 'damaged' }, 'damaged'],
  [{ kind: 'lost' }, 'lost'],
])('finds the problem of %j', (state, problem) => {
  expect(findProblem(state)).toBe(problem)
})
