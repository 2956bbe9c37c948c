import { once } from 'node:events'
import { existsSync, ReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { NOT_FOUND_FILE, sendNotFound, sendText } from '@/scripts/build/not-found'
import { type FoundFile, findFile } from './find-file'
import { forward, isForwarded } from './forward'
import { createCacheControl, createSecurityHeaders } from './headers'

/** The export to serve; the companion's address, when there is one; further https origins that pages may call. */
export type SiteServerOptions = { folder: string; companion?: URL; connect?: readonly string[] }

/** How long a client may take to send its headers, and its whole request, in milliseconds; and how often that is looked at. */
const HEADERS_LIMIT_MS = 10_000
const REQUEST_LIMIT_MS = 20_000
const LIMIT_CHECK_MS = 2000

/** What is said for a status that the library found, instead of the file. */
const SENTENCES: Readonly<Record<number, string>> = {
  412: 'The file has changed.',
  416: 'The file has no such range.',
  503: 'The file cannot be read at the moment. Try again.',
}

/**
 * Serves an export by the rules of the real host: `/products` answers with products.html, an unknown path with
 * 404.html and status 404, hashed files live a year, and a browser that accepts it gets the precompressed file.
 * Files are looked up at each request, so a build may replace them while the server runs.
 */
export async function createSiteServer({ folder, companion, connect }: SiteServerOptions): Promise<Server> {
  if (!existsSync(join(folder, NOT_FOUND_FILE))) {
    throw new Error(`${folder}/ holds no finished site. Build it first: npm run build`)
  }
  const headers = Object.entries(createSecurityHeaders(connect))

  async function handle(request: IncomingMessage, answer: ServerResponse) {
    const path = formatPath(request.url)
    if (companion !== undefined && isForwarded(decode(path))) return forward(request, answer, companion)
    for (const [name, value] of headers) answer.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(answer, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' })
    }
    const found = await findFile(request, folder, path === '/' ? path : path.replace(/\/+$/, ''))
    if (found === null || found.path === `/${NOT_FOUND_FILE}`) return sendNotFound(request, answer, folder)
    if (path !== '/' && path.endsWith('/')) {
      found.stream.destroy()
      if (found.path.endsWith('.html')) return redirect(answer, found.path.slice(0, -'.html'.length))
      return sendNotFound(request, answer, folder)
    }
    if (found.status in SENTENCES) return sendText(answer, found.status, SENTENCES[found.status] ?? '', found.headers)
    if (!(await sendFile(request, answer, found))) await sendNotFound(request, answer, folder)
  }

  const limits = { headersTimeout: HEADERS_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS }
  return createServer({ ...limits, connectionsCheckingInterval: LIMIT_CHECK_MS }, (request, answer) => {
    handle(request, answer).catch(error => {
      console.error(error)
      if (answer.headersSent) answer.destroy()
      else sendText(answer, 500, 'The site could not answer this request.')
    })
  })
}

/** The path of a request, percent-encoded; a proxy's request names the whole address. */
function formatPath(url = '/'): string {
  if (!url.startsWith('/')) return URL.canParse(url) ? new URL(url).pathname : '/*'
  return url.split(/[?#]/)[0] ?? '/'
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Resolves to false when the file was removed after it was found; nothing is sent then. */
async function sendFile(request: IncomingMessage, answer: ServerResponse, found: FoundFile): Promise<boolean> {
  const { status, headers, stream } = found
  if (request.method === 'HEAD' || status === 304 || !(stream instanceof ReadStream)) {
    answer.writeHead(status, headers).end()
    return true
  }
  try {
    await once(stream, 'open')
  } catch {
    return false
  }
  answer.writeHead(status, headers)
  // A browser that goes away, or a file that a build cuts short, ends this answer and nothing else.
  const isWhole = await pipeline(stream, answer, { end: false }).then(
    () => stream.bytesRead === Number(headers['Content-Length']),
    () => false,
  )
  if (isWhole) answer.end()
  else answer.destroy()
  return true
}

/** Leads to a page from its address with a slash at the end. */
function redirect(answer: ServerResponse, page: string): void {
  answer.writeHead(308, { Location: encodeURI(page), 'Cache-Control': createCacheControl(page) }).end()
}
