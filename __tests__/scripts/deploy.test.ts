/** @jest-environment node */
import { execFile } from 'node:child_process'

const NO_KEYS = {}
const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

/** Runs the command without any credentials but the keys. */
function deploy(args: string[], keys: Record<string, string>) {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/nowhere',
    AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
    ...keys,
  }
  return new Promise<{ code: unknown; output: string; said: string }>(resolve => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/deploy.ts', ...args], { env }, (error, output, said) =>
      resolve({ code: error?.code, output, said }),
    )
  })
}

it('says in one line why it cannot start, builds nothing and exits with status 1', async () => {
  const failures = await Promise.all([
    deploy([], KEYS),
    deploy(['--bucket', 'site'], KEYS),
    deploy(['--bucket', 'site', '--endpoint', 'http://127.0.0.1:9'], NO_KEYS),
  ])
  expect(failures).toEqual(
    [
      /^--bucket is missing\. Usage: npm run deploy -- --bucket NAME.*\n$/,
      /^No region\. Name it with --region.*\n$/,
      /^No credentials\. Set AWS_ACCESS_KEY_ID.*\n$/,
    ].map(line => ({ code: 1, output: '', said: expect.stringMatching(line) })),
  )
})
