/** @jest-environment node */
import { runSteps, type Step, type Steps } from '@/scripts/steps/run-steps'

/** A step that also prints a line of the framework's table of pages, which is left out. */
const passes: Step = { name: 'Good', args: ['-e', 'console.log("hello\\n┌ ○ /\\n")'] }
const fails: Step = { name: 'Bad', args: ['-e', 'console.error("broken"); process.exit(3)'] }

/** A step that prints two lines, the second some milliseconds after the first. */
function waits(name: string, ms: number): Step {
  return { name, args: ['-e', `console.log("begins"); setTimeout(() => console.log("ends"), ${ms})`] }
}

/** Runs steps. Returns how many passed, which failed, the names of those that ran, and what was printed. */
async function run(steps: Steps) {
  const lines: string[] = []
  const { passed, failed, seconds } = await runSteps(steps, 'progress', line => void lines.push(line))
  return { passed, failed, names: seconds.map(({ name }) => name), text: lines.join('\n') }
}

it('prints each step with its number, its name and its seconds', async () => {
  const { passed, failed, text } = await run([passes, passes])
  expect({ passed, failed }).toEqual({ passed: 2, failed: null })
  expect(text).toMatch(/1\/2 Good\n {4}hello\n {4}done in \d+\.\d s\n\n2\/2 Good/)
})

it('stops at the first step that fails, and shows its output', async () => {
  const { passed, failed, names, text } = await run([passes, fails, passes])
  expect({ passed, failed, names }).toEqual({ passed: 1, failed: 'Bad', names: ['Good', 'Bad'] })
  expect(text).toMatch(/2\/3 Bad\n {4}broken\n {4}FAILED after/)
})

it('runs the steps of an inner list in parallel, and prints each when it is done', async () => {
  const { names, text } = await run([passes, [waits('Slow', 500), waits('Quick', 0)], passes])
  expect(names).toEqual(['Good', 'Quick', 'Slow', 'Good'])
  expect(text).toMatch(/3\/4 Quick\n {4}begins\n {4}ends\n {4}done .*\n\n2\/4 Slow\n {4}begins\n {4}ends\n/)
})

it('starts no further step after one of an inner list has failed', async () => {
  const { passed, failed } = await run([[fails, passes], passes])
  expect({ passed, failed }).toEqual({ passed: 1, failed: 'Bad' })
})
