import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { startCommand } from '@/scripts/steps/run-command'
import { listen } from './listen'

/** What the Mozilla HTTP Observatory says of a site: grade, score and the outcome of each of its tests. */
export type HeadersScore = {
  grade: string
  score: number
  tests: Record<string, { result: string; scoreModifier: number }>
}

const SCANNER = 'node_modules/@mdn/mdn-http-observatory/src/scan.js'

const HOST = 'localhost'

/**
 * The scanner reads a list of hosts that browsers reach by https only, which its package downloads when it is installed.
 * This machine is on no such list, so an empty one gives the same score, and neither the installation nor the test needs
 * the network. The scanner's other list, of top-level domains, serves its web API only.
 */
const EMPTY_LIST = `
  export const load = (url, context, next) =>
    url.endsWith('/mdn-http-observatory/src/analyzer/hsts.js')
      ? { format: 'module', shortCircuit: true, source: 'export const isHstsPreloaded = () => null' }
      : next(url, context)`

const toModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

const WITH_EMPTY_LIST = toModule(
  `import { register } from 'node:module'; register(${JSON.stringify(toModule(EMPTY_LIST))})`,
)

/**
 * Scores a site with the Observatory's own scanner, as it is installed. Strict-Transport-Security and integrity count
 * over https only, which a real host adds: the site's answers are sent from a port of this machine with a certificate
 * made for this run, the only further one that the scanner's process trusts.
 *
 * @param handle answers a request, as the site's server does
 */
export async function scoreHeaders(handle: RequestListener): Promise<HeadersScore> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] },
    ],
  })
  const folder = await mkdtemp(join(tmpdir(), 'observatory-'))
  const trusted = join(folder, 'localhost.pem')
  await writeFile(trusted, cert)
  const server = createServer({ key, cert }, handle)
  try {
    await listen(server, 0, 'PORT', HOST)
    const { port } = server.address() as AddressInfo
    return await scan(`${HOST}:${port}`, trusted)
  } finally {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  }
}

async function scan(host: string, trusted: string): Promise<HeadersScore> {
  const lines: string[] = []
  const scanner = startCommand(
    {
      args: ['--import', WITH_EMPTY_LIST, SCANNER, host],
      env: { NODE_EXTRA_CA_CERTS: trusted, NO_PROXY: HOST, no_proxy: HOST },
    },
    line => lines.push(line),
  )
  await new Promise((resolve, reject) => scanner.once('close', resolve).once('error', reject))
  const report = parseReport(lines.join('\n'))
  if (report === null) throw new Error(`The scanner gave no score:\n${lines.join('\n')}`)
  return report
}

function parseReport(text: string): HeadersScore | null {
  try {
    const { scan, tests } = JSON.parse(text)
    return scan && tests ? { grade: scan.grade, score: scan.score, tests } : null
  } catch {
    return null
  }
}
