import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LOCAL_STORE_ENV, startLocalStore } from '@/__tests__/scripts/deploy/local-store'
import { answerAsCloudFront } from '@/__tests__/scripts/hosting/cloudfront'
import { listen, stop } from '@/companion/service'
import { openBucket } from '@/scripts/deploy/bucket'
import { deploySite } from '@/scripts/deploy/deploy-site'
import { CADDY_NAMES, findProgram, NGINX_BROTLI, NGINX_NAMES } from '@/scripts/engines/find-engines'
import { listFiles } from '@/scripts/export/export-files'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'
import { createHostFiles } from '@/scripts/hosting/host-files'
import { createSiteServer } from '@/scripts/hosting/site-server'
import type { HostName } from '@/scripts/probe/hosts'
import { probe } from '@/scripts/probe/probe'
import { createRequests, type ProbeRequest } from '@/scripts/probe/requests'
import { listMissing, readSamples } from '@/scripts/probe/samples'
import { type OwnServer, startCaddy, startNginx } from '../support/own-servers'

// Every host that docs/deploy.md describes and that can run on one machine serves the tests' export with the files that
// `npm run host-files` writes, and is asked for everything. CI installs the servers; elsewhere a missing one is
// skipped.

const CADDY = findProgram(CADDY_NAMES)
const NGINX = findProgram(NGINX_NAMES)

/** All requests of the probe, the texts of the hosts' files by path, and a server in place of the companion. */
let requests: ProbeRequest[]
let config: ReturnType<typeof createHostFiles>
let companion: OwnServer

test.beforeAll(async () => {
  const samples = await readSamples(TESTED_EXPORT)
  expect(listMissing(samples)).toEqual([])
  expect(samples.languages.length).toBeGreaterThan(1)
  const moves = samples.languages.flatMap(({ root, machine }) => [
    { from: `${root}/product/old-name`, to: machine ?? '' },
    { from: `/data-sheets${root}/old-name.pdf`, to: machine ?? '' },
  ])
  requests = createRequests(samples, moves)
  config = createHostFiles(moves)
  companion = await startListener((request, answer) => {
    // The proxy must pass on the site's host name and the visitor's address.
    const { host, 'x-forwarded-for': visitor } = request.headers
    const isKnown = host !== undefined && !companion.origin.endsWith(host) && visitor === '127.0.0.1'
    answer.writeHead(isKnown ? 200 : 500, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    answer.end('{}')
  })
})

test.afterAll(() => companion.stop())

/** Skips a test without a server, which the reporter names. In CI it fails. */
function skipWithout(name: string, isInstalled: boolean) {
  if (isInstalled || process.env.CI) return
  test.info().annotations.push({ type: 'missing', description: `${name} is not installed.` })
  test.skip()
}

/** Starts a server of this process on a free port. */
async function startListener(listener: RequestListener): Promise<OwnServer> {
  const server = createServer(listener)
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(server) }
}

/** Sends a host what it promises to answer, lists what is wrong with the answers, and stops the host. */
async function listFaults(server: OwnServer, host: HostName, asked = requests): Promise<string[]> {
  try {
    const findings = await probe(server.origin, host, asked)
    return findings.flatMap(({ asked, fault }) => (fault === null ? [] : [`${asked} ${fault}`]))
  } finally {
    await server.stop()
  }
}

/** What a server is started with; `path` is that of its configuration file. */
const getParts = (path: string) => ({
  folder: TESTED_EXPORT,
  config: config[path] ?? '',
  companion: new URL(companion.origin).host,
})

test('the local server answers as it promises', async () => {
  const site = createSiteServer({ folder: TESTED_EXPORT })
  expect(
    await listFaults(await startListener((...request) => site.emit('request', ...request)), 'local server'),
  ).toEqual([])
})

test('Caddy answers as it promises', async () => {
  skipWithout('caddy', CADDY !== null)
  expect(await listFaults(await startCaddy(CADDY ?? 'caddy', getParts('hosts/caddy/Caddyfile')), 'Caddy')).toEqual([])
})

test('nginx answers as it promises', async () => {
  skipWithout('nginx', NGINX !== null)
  expect(await listFaults(await startNginx(NGINX ?? 'nginx', getParts('hosts/nginx/site.conf')), 'nginx')).toEqual([])
})

test('nginx with Brotli answers as it promises', async () => {
  skipWithout('libnginx-mod-http-brotli-static', NGINX !== null && existsSync(NGINX_BROTLI))
  const parts = { ...getParts('hosts/nginx/site.conf'), modules: [NGINX_BROTLI] }
  const server = await startNginx(NGINX ?? 'nginx', parts)
  const { headers } = await fetch(server.origin, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(headers.get('Content-Encoding')).toBe('br')
  expect(await listFaults(server, 'nginx')).toEqual([])
})

test('Caddy and nginx serve a file that proves who owns the site as it is', async () => {
  skipWithout('caddy', CADDY !== null)
  skipWithout('nginx', NGINX !== null)
  const folder = await mkdtemp(join(tmpdir(), 'owned-'))
  await writeFile(join(folder, 'google0123456789abcdef.html'), 'google-site-verification')
  // No companion is asked: nothing listens on this port.
  const own = { companion: '127.0.0.1:9', folder }
  const servers = [
    await startCaddy(CADDY ?? 'caddy', { ...own, config: config['hosts/caddy/Caddyfile'] ?? '' }),
    await startNginx(NGINX ?? 'nginx', { ...own, config: config['hosts/nginx/site.conf'] ?? '' }),
  ]
  for (const { origin, stop } of servers) {
    const response = await fetch(`${origin}/google0123456789abcdef.html`, { redirect: 'manual' })
    expect([response.status, await response.text()]).toEqual([200, 'google-site-verification'])
    await stop()
  }
  await rm(folder, { recursive: true })
})

test('a bucket answers as its website endpoint and CloudFront promise', async () => {
  // Only what is asked for is deployed, because each file takes a request.
  const asked = requests.filter(({ title }) => title !== 'Every page is here')
  const addresses = new Set(asked.map(({ path }) => path.split('?')[0]))
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'))
  for (const name of await listFiles(TESTED_EXPORT)) {
    const isAsked = [`/${name}`, `/${name.replace(/\.html$/, '')}`].some(address => addresses.has(address))
    if (isAsked || /(^|\/)(index|404)\.html$/.test(name)) await cp(join(TESTED_EXPORT, name), join(folder, name))
  }
  Object.assign(process.env, LOCAL_STORE_ENV)
  const store = await startLocalStore()
  try {
    await deploySite(folder, { bucket: openBucket(store.bucket, store.endpoint), print: () => {} })
    const ofWebsite = { Host: new URL(store.website).host }
    const onWebsite = asked.map(request => ({ ...request, headers: { ...request.headers, ...ofWebsite } }))
    const endpoint = { origin: store.endpoint, stop: async () => {} }
    expect(await listFaults(endpoint, 'website endpoint', onWebsite)).toEqual([])
    const distribution = await startListener(async ({ method = '', url = '', headers }, answer) => {
      const got = { method, path: url, headers: Object.fromEntries(new Headers(headers as Record<string, string>)) }
      const { status, headers: sent, body } = await answerAsCloudFront(`${store.endpoint}/${store.bucket}`, got)
      answer.writeHead(status, sent).end(body)
    })
    expect(await listFaults(distribution, 'CloudFront', asked)).toEqual([])
  } finally {
    await store.stop()
    await rm(folder, { recursive: true })
  }
})
