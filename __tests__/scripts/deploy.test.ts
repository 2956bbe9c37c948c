/** @jest-environment node */
import { execFile } from 'node:child_process'

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

const NOBODY = ['--bucket', 'site', '--endpoint', 'http://127.0.0.1:9']

it.each([
  ['no bucket is named', [], KEYS, '--bucket is missing. Usage: npm run deploy -- --bucket NAME'],
  ['an option is unknown', ['--rollback'], KEYS, "Unknown option '--rollback'. Usage: npm run deploy"],
  [
    'the endpoint is no URL',
    ['--bucket', 'a', '--endpoint', 'localhost:9'],
    KEYS,
    '--endpoint must be an http or https',
  ],
  ['there is no region', ['--bucket', 'site'], KEYS, 'No region. Name it with --region'],
  ['the region is no name of one', ['--bucket', 'site', '--region', 'the moon'], KEYS, 'There is no such region.'],
  ['there are no credentials', NOBODY, {}, 'No credentials. Set AWS_ACCESS_KEY_ID'],
  ['nobody listens', NOBODY, KEYS, 'The network failed (ECONNREFUSED)'],
])(
  'npm run deploy says in one line that %s, builds nothing and ends with status 1',
  async (_what, args, keys, line) => {
    const { code, output, said } = await deploy(args, keys)
    expect(said).toContain(line)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect({ code, output }).toEqual({ code: 1, output: '' })
  },
)
