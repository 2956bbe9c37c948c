/**
 * `npm run fuzz`: runs the property tests in `__tests__/fuzz` with a random seed and fifty times as many runs as `npm
 * test`. FUZZ_SEED repeats an earlier run, FUZZ_FACTOR sets another factor.
 */
import { runCommand, tool } from '@/scripts/steps/run-command'

const { FUZZ_SEED: seed = String(Math.floor(Math.random() * 2 ** 31)), FUZZ_FACTOR: factor = '50' } = process.env

console.info(`FUZZ_SEED=${seed} FUZZ_FACTOR=${factor}`)
void runCommand({
  args: tool('jest/bin/jest.js', '--silent', '__tests__/fuzz'),
  env: { FUZZ_SEED: seed, FUZZ_FACTOR: factor },
}).then(code => {
  if (code !== 0) console.error(`Repeat it with FUZZ_SEED=${seed} FUZZ_FACTOR=${factor} npm run fuzz`)
  process.exit(code)
})
