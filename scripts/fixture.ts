/** `npm run fixture`: makes the project of the tests, .cache/fixture, with its pictures and documents. */
import { runSteps } from '@/scripts/steps/run-steps'
import { fixtureSteps } from '@/scripts/steps/test-steps'

async function main() {
  const { failed } = await runSteps(fixtureSteps, 'progress')
  process.exit(failed === null ? 0 : 1)
}

void main()
