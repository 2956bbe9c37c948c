/** @jest-environment node */
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseDeployOptions } from '@/scripts/deploy/deploy-options'
import { explainError } from '@/scripts/deploy/explain-error'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'
import { requireBucket } from '@/scripts/deploy/verify'

/** What a store answers to every request for a bucket, by the bucket's name. */
const REFUSALS: Record<string, { status: number; code: string; more?: string; headers?: Record<string, string> }> = {
  absent: { status: 404, code: 'NoSuchBucket' },
  denied: { status: 403, code: 'AccessDenied' },
  skewed: { status: 403, code: 'RequestTimeTooSkewed' },
  unknown: { status: 403, code: 'InvalidAccessKeyId' },
  unsigned: { status: 403, code: 'SignatureDoesNotMatch' },
  expired: { status: 400, code: 'ExpiredToken' },
  elsewhere: { status: 301, code: 'PermanentRedirect', headers: { 'x-amz-bucket-region': 'ap-south-1' } },
  malformed: { status: 400, code: 'AuthorizationHeaderMalformed', more: '<Region>ap-south-1</Region>' },
  // Answers that come from something else than a store.
  broken: { status: 502, code: '' },
  portal: { status: 200, code: '' },
}

let store: Server
let endpoint: string

beforeAll(async () => {
  store = createServer((request, answer) => {
    const {
      status,
      code,
      more = '',
      headers,
    } = REFUSALS[/[a-z]+/.exec(request.url ?? '')?.[0] ?? ''] ?? { status: 404 }
    const isStore = Boolean(code)
    const error = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message>${more}</Error>`
    answer.writeHead(status, { 'Content-Type': isStore ? 'application/xml' : 'text/html', ...headers })
    answer.end(isStore ? error : '<!doctype html><title>Log in</title><br>')
  })
  await new Promise<void>(resolve => store.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
})

afterAll(async () => {
  store.closeAllConnections()
  await new Promise(resolve => store.close(resolve))
})

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

/** An environment without credentials but those given. */
const toEnv = (keys: Record<string, string> = KEYS) => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production' as const,
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  AWS_CONFIG_FILE: '/nowhere',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
  ...keys,
})

/** Runs the command itself. */
function deploy(args: string[], keys?: Record<string, string>) {
  return new Promise<{ code: number; output: string; said: string }>(resolve => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/deploy.ts', ...args],
      { env: toEnv(keys), timeout: 20_000 },
      (error, output, said) => resolve({ code: error === null ? 0 : Number(error.code), output, said }),
    )
  })
}

/** Runs what the command does before it builds, without a process of its own, and returns the line that it says. */
async function explain(args: string[], keys?: Record<string, string>) {
  process.env = toEnv(keys)
  const bucket = openS3Bucket(parseDeployOptions(args))
  return requireBucket(bucket)
    .then(() => 'no error', explainError)
    .finally(bucket.close)
}

const toStore = (bucket: string) => ['--bucket', bucket, '--endpoint', endpoint]

type Failure = { what: string; toArgs: () => string[]; line: string; keys?: Record<string, string> }

/** What the arguments, the store and Node refuse. In Jest's realm the client knows no error of Node's. */
const commands: Failure[] = [
  { what: 'no bucket is named', toArgs: () => [], line: '--bucket is missing. Usage: npm run deploy' },
  {
    what: 'there are no credentials',
    toArgs: () => toStore('denied'),
    line: 'No credentials. Set AWS_ACCESS_KEY_ID',
    keys: {},
  },
  { what: 'the bucket is absent', toArgs: () => toStore('absent'), line: 'There is no such bucket.' },
  {
    what: 'nobody listens',
    toArgs: () => ['--bucket', 'site', '--endpoint', 'http://127.0.0.1:9'],
    line: 'The network failed (ECONNREFUSED)',
  },
  {
    what: 'the endpoint speaks no https',
    toArgs: () => ['--bucket', 'site', '--endpoint', endpoint.replace('http:', 'https:')],
    line: 'No secure connection (EPROTO)',
  },
]

const failures: Failure[] = [
  { what: 'there is no region', toArgs: () => ['--bucket', 'site'], line: 'No region. Name it with --region' },
  { what: 'access is denied', toArgs: () => toStore('denied'), line: 'Access denied:' },
  { what: 'the clock is wrong', toArgs: () => toStore('skewed'), line: "This machine's clock differs" },
  { what: 'the access key is unknown', toArgs: () => toStore('unknown'), line: 'Check AWS_ACCESS_KEY_ID.' },
  { what: 'the secret key is wrong', toArgs: () => toStore('unsigned'), line: 'Check AWS_SECRET_ACCESS_KEY.' },
  { what: 'the session is over', toArgs: () => toStore('expired'), line: 'The credentials have expired.' },
  {
    what: 'the bucket is in another region',
    toArgs: () => toStore('elsewhere'),
    line: 'The bucket is in another region: ap-south-1.',
  },
  {
    what: 'the request names another region',
    toArgs: () => toStore('malformed'),
    line: 'The bucket is in another region: ap-south-1.',
  },
  {
    what: 'the region is no name of one',
    toArgs: () => ['--bucket', 'site', '--region', 'the moon'],
    line: 'There is no such region.',
  },
  { what: 'a gateway fails', toArgs: () => toStore('broken'), line: 'status 502' },
  { what: 'something else than a store answers', toArgs: () => toStore('portal'), line: 'not an object store' },
]

it.each(commands)(
  'npm run deploy says in one line that $what, builds nothing and ends with status 1',
  async failure => {
    const { code, output, said } = await deploy(failure.toArgs(), failure.keys)
    expect(said).toContain(failure.line)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect({ code, output }).toEqual({ code: 1, output: '' })
  },
  30_000,
)

it.each(failures)('npm run deploy says in one line that $what', async ({ toArgs, keys, line }) => {
  const said = await explain(toArgs(), keys)
  expect(said).toContain(line)
  expect(said).not.toContain('\n')
})
