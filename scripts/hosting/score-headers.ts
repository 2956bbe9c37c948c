import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startHttp2Server } from './http2-server'

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

/** A module as a URL that Node can import. */
const toModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

/** A module that registers the loader, for `node --import`. */
const LOADER = toModule(
  `import { register } from 'node:module'; register(${JSON.stringify(toModule(EMPTY_PRELOAD_LIST))})`,
)

/**
 * Scores a site's headers with the Observatory's own scanner. Strict-Transport-Security and integrity count only over
 * https, so the responses are served with a temporary certificate that only the scanner trusts.
 *
 * @param handle the request listener of the site's server
 */
export async function scoreHeaders(handle: RequestListener): Promise<HeadersScore> {
  const { origin, certificate, close } = await startHttp2Server(createServer(handle))
  const folder = await mkdtemp(join(tmpdir(), 'observatory-'))
  const trusted = join(folder, 'localhost.pem')
  const { host, hostname } = new URL(origin)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusted, NO_PROXY: hostname, no_proxy: hostname }
  try {
    await writeFile(trusted, certificate)
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', LOADER, SCANNER, host], { env })
    const { scan, tests } = JSON.parse(stdout)
    if (!scan || !tests) throw new Error(`The scanner printed no score:\n${stdout}`)
    return { grade: scan.grade, score: scan.score, tests }
  } finally {
    close()
    await rm(folder, { recursive: true })
  }
}
