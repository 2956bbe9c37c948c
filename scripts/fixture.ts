/**
 * `npm run fixture`: makes the project of the tests, .cache/fixture, with its pictures and documents; with `--export`
 * also the export that the browser tests drive.
 */
import { runSteps } from '@/scripts/steps/run-steps'
import { fixtureExportSteps, fixtureSteps } from '@/scripts/steps/test-steps'

async function main() {
  const { failed } = await runSteps(process.argv.includes('--export') ? fixtureExportSteps : fixtureSteps, 'progress')
  process.exit(failed === null ? 0 : 1)
}

void main()
