/** @jest-environment node */
import { runSteps, type Step } from '@/scripts/steps/run-steps'

const passes: Step = { name: 'Good', args: ['-e', 'console.log("hello\\n┌ ○ /\\n")'] }
const fails: Step = { name: 'Bad', args: ['-e', 'console.error("broken"); process.exit(3)'] }

async function run(steps: Step[]) {
  const lines: string[] = []
  const result = await runSteps(steps, 'progress', line => void lines.push(line))
  return { result, lines }
}

it('runs every step under a heading, with its time', async () => {
  const { result, lines } = await run([passes, passes])
  expect(result).toMatchObject({ passed: 2, failed: null })
  expect(result.seconds).toEqual([
    { name: 'Good', value: expect.any(Number) },
    { name: 'Good', value: expect.any(Number) },
  ])
  expect(lines.join('\n')).toMatch(/1\/2 Good\n {4}hello\n {4}done in \d+\.\d s\n\n2\/2 Good/)
})

it('stops at the first red step and shows what it said', async () => {
  const { result, lines } = await run([passes, fails, passes])
  expect(result).toMatchObject({ passed: 1, failed: 'Bad', seconds: [{ name: 'Good' }, { name: 'Bad' }] })
  expect(lines.join('\n')).toMatch(/2\/3 Bad\n {4}broken\n {4}FAILED after/)
})

it('runs independent neighbours at the same time, and prints what each said once it is done', async () => {
  const wait = (name: string, ms: number): Step => ({
    name,
    args: ['-e', `console.log("begins"); setTimeout(() => console.log("ends"), ${ms})`],
    isIndependent: true,
  })
  const { result, lines } = await run([passes, wait('Slow', 500), wait('Quick', 0), passes])
  expect(result.seconds.map(({ name }) => name)).toEqual(['Good', 'Quick', 'Slow', 'Good'])
  expect(lines.join('\n')).toMatch(/3\/4 Quick\n {4}begins\n {4}ends\n {4}done .*\n\n2\/4 Slow\n {4}begins\n {4}ends\n/)
})

it('starts no further step once an independent one has failed', async () => {
  const { result } = await run([{ ...fails, isIndependent: true }, { ...passes, isIndependent: true }, passes])
  expect(result).toMatchObject({ passed: 1, failed: 'Bad' })
})
