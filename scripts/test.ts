/**
 * `npm test`: every check of the repository in order, up to the first red one.
 * Words after it choose steps by name: `npm test -- journeys`.
 */
import { stopCommands } from '@/lib/hosting/run-command'
import { runSteps } from '@/lib/hosting/run-steps'
import { toTestSteps } from '@/lib/hosting/test-steps'

async function main() {
  const wanted = process.argv.slice(2).map(word => word.toLowerCase())
  const steps = toTestSteps().filter(
    ({ name }) => wanted.length === 0 || wanted.some(word => name.toLowerCase().includes(word)),
  )
  const start = performance.now()
  const { passed, failed } = await runSteps(steps, 'all')
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.info(failed === null ? `\nEvery step is green after ${minutes} minutes.` : `\n'${failed}' is red.`)
  console.info(`${passed} passed, ${failed === null ? 0 : 1} failed`)
  process.exit(failed === null ? 0 : 1)
}

process.on('SIGINT', () => {
  stopCommands()
  process.exit(130)
})
void main()
