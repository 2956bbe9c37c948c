/** @jest-environment node */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

it('npm test refuses an unknown step, and lists the known ones', async () => {
  const run = promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', 'scripts/test.ts', 'types', 'nope'])
  const line = /^No step is named 'nope'. The steps: .*Lint and format/
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(line) })
}, 60_000)
