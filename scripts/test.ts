/**
 * Runs tests step by step until one fails: those of `npm test`; with `--check` (`npm run check`) only its checks, which
 * take a minute; with `--outer` (`npm run test:all`) the tests that `npm test` leaves out. Other arguments select steps
 * by name: `npm test -- end-to-end`.
 */
import { stopCommands } from '@/scripts/steps/run-command'
import { runSteps, type Step, type Steps, type StepsResult } from '@/scripts/steps/run-steps'
import { checkSteps, createOuterSteps, testSteps } from '@/scripts/steps/test-steps'

/** How many of the slowest steps to print. */
const LONGEST = 5

/** The slowest steps with their seconds. */
function formatLongest(seconds: StepsResult['seconds']): string {
  const longest = seconds.toSorted((one, other) => other.value - one.value).slice(0, LONGEST)
  return longest.map(({ name, value }) => `${name} ${value.toFixed(0)} s`).join(', ')
}

/** The steps that the arguments ask for, before a selection by name. */
function chooseSteps(words: readonly string[]): Steps {
  if (words.includes('--check')) return checkSteps
  return words.includes('--outer') ? createOuterSteps() : testSteps
}

async function main() {
  const words = process.argv.slice(2)
  const all = chooseSteps(words)
  const wanted = words.filter(word => !word.startsWith('--')).map(word => word.toLowerCase())
  const unknown = wanted.find(word => !all.flat().some(({ name }) => name.toLowerCase().includes(word)))
  if (unknown !== undefined) {
    console.error(
      `No step is named '${unknown}'. The steps: ${all
        .flat()
        .map(({ name }) => name)
        .join(', ')}`,
    )
    process.exit(1)
  }
  const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.some(word => name.toLowerCase().includes(word))
  const steps = all.map(step => [step].flat().filter(isWanted))
  const start = performance.now()
  const { passed, failed, seconds } = await runSteps(steps, 'full')
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.info(failed === null ? `\nAll steps passed in ${minutes} minutes.` : `\n'${failed}' failed.`)
  if (seconds.length > LONGEST) console.info(`Longest: ${formatLongest(seconds)}.`)
  console.info(`${passed} passed, ${failed === null ? 0 : 1} failed`)
  process.exit(failed === null ? 0 : 1)
}

process.on('SIGINT', () => {
  stopCommands()
  // What shells report for an end by Ctrl-C: 128, and 2 for the signal.
  process.exit(130)
})
void main()
