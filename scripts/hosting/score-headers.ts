import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from '@/scripts/steps/run-command'
import { CERTIFIED_HOST, createCertificate } from './http2-server'
import { listen } from './listen'

/** The Mozilla HTTP Observatory's grade and score of a site, and the result of each test by name. */
export type HeadersScore = {
  grade: string
  score: number
  tests: Record<string, { result: string; scoreModifier: number }>
}

const SCANNER = 'node_modules/@mdn/mdn-http-observatory/src/scan.js'

/**
 * A module loader that replaces the scanner's HSTS preload list, which its package downloads at installation, by an
 * empty one. localhost is not on that list, so the score is the same, and neither the installation nor the scan needs
 * the network.
 */
const EMPTY_PRELOAD_LIST = `
  export const load = (url, context, next) =>
    url.endsWith('/mdn-http-observatory/src/analyzer/hsts.js')
      ? { format: 'module', shortCircuit: true, source: 'export const isHstsPreloaded = () => null' }
      : next(url, context)`

const toModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

const LOADER = toModule(
  `import { register } from 'node:module'; register(${JSON.stringify(toModule(EMPTY_PRELOAD_LIST))})`,
)

/**
 * Scores a site's headers with the Observatory's own scanner. Strict-Transport-Security and integrity count only over
 * https, so the responses are served over https on localhost, with a temporary certificate that only the scanner
 * trusts.
 *
 * @param handle the request listener of the site's server
 */
export async function scoreHeaders(handle: RequestListener): Promise<HeadersScore> {
  const { key, cert } = await createCertificate()
  const folder = await mkdtemp(join(tmpdir(), 'observatory-'))
  const trusted = join(folder, 'localhost.pem')
  await writeFile(trusted, cert)
  const server = createServer({ key, cert }, handle)
  try {
    await listen(server, 0, { host: CERTIFIED_HOST })
    const { port } = server.address() as AddressInfo
    return await scan(`${CERTIFIED_HOST}:${port}`, trusted)
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
      args: ['--import', LOADER, SCANNER, host],
      env: { NODE_EXTRA_CA_CERTS: trusted, NO_PROXY: CERTIFIED_HOST, no_proxy: CERTIFIED_HOST },
    },
    line => lines.push(line),
  )
  await new Promise((resolve, reject) => scanner.once('close', resolve).once('error', reject))
  const report = parseReport(lines.join('\n'))
  if (report === null) throw new Error(`The scanner printed no score:\n${lines.join('\n')}`)
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
