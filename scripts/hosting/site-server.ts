import { once } from 'node:events'
import { existsSync, ReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { NOT_FOUND_FILE, sendNotFound, sendText } from '@/scripts/build/not-found'
import { type FoundFile, findFile } from './find-file'
import { forward, isForwarded } from './forward'
import { createCacheControl, createSecurityHeaders } from './headers'

/**
 * The folder of the export, the URL of the companion if there is one, and further https origins that pages may call.
 */
export type SiteServerOptions = { folder: string; companion?: URL; connect?: readonly string[] }

/** How long a client may take to send its headers and its whole request, and how often that is checked. */
const HEADERS_LIMIT_MS = 10_000
const REQUEST_LIMIT_MS = 20_000
const LIMIT_CHECK_MS = 2000

/** The response texts for the statuses that have no file. */
const SENTENCES: Readonly<Record<number, string>> = {
  412: 'The file has changed.',
  416: 'The file has no such range.',
  503: 'The file cannot be read at the moment. Try again.',
}

/**
 * Creates a server that serves an export as the real hosts do: `/products` returns products.html, an unknown path
 * 404.html with status 404, content-hashed files are cached for a year, and browsers get precompressed files. Files are
 * looked up at every request, so a build may replace them while the server runs. Throws if the folder is not an export.
 */
export async function createSiteServer({ folder, companion, connect }: SiteServerOptions): Promise<Server> {
  if (!existsSync(join(folder, NOT_FOUND_FILE))) {
    throw new Error(`${folder}/ does not contain a finished site. Build it first: npm run build`)
  }
  const headers = Object.entries(createSecurityHeaders(connect))

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = formatPath(request.url)
    if (companion !== undefined && isForwarded(decode(path))) return forward(request, response, companion)
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' })
    }
    const found = await findFile(request, folder, path === '/' ? path : path.replace(/\/+$/, ''))
    if (found === null || found.path === `/${NOT_FOUND_FILE}`) return sendNotFound(request, response, folder)
    if (path !== '/' && path.endsWith('/')) {
      found.stream.destroy()
      if (found.path.endsWith('.html')) return redirect(response, found.path.slice(0, -'.html'.length))
      return sendNotFound(request, response, folder)
    }
    if (found.status in SENTENCES) return sendText(response, found.status, SENTENCES[found.status] ?? '', found.headers)
    if (!(await sendFile(request, response, found))) await sendNotFound(request, response, folder)
  }

  const limits = { headersTimeout: HEADERS_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS }
  return createServer({ ...limits, connectionsCheckingInterval: LIMIT_CHECK_MS }, (request, response) => {
    handle(request, response).catch(error => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The server failed to handle this request.')
    })
  })
}

/** The percent-encoded path of a request's URL, which is absolute if the client treats this server as a proxy. */
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

/** Sends a file. Resolves to false, without having sent anything, if the file was deleted after it was found. */
async function sendFile(request: IncomingMessage, response: ServerResponse, found: FoundFile): Promise<boolean> {
  const { status, headers, stream } = found
  if (request.method === 'HEAD' || status === 304 || !(stream instanceof ReadStream)) {
    response.writeHead(status, headers).end()
    return true
  }
  try {
    await once(stream, 'open')
  } catch {
    return false
  }
  response.writeHead(status, headers)
  // A client that disconnects, or a file that a build truncates, must end only this response.
  const isComplete = await pipeline(stream, response, { end: false }).then(
    () => stream.bytesRead === Number(headers['Content-Length']),
    () => false,
  )
  if (isComplete) response.end()
  else response.destroy()
  return true
}

/** Redirects a URL with a trailing slash to its page. */
function redirect(response: ServerResponse, page: string): void {
  response.writeHead(308, { Location: encodeURI(page), 'Cache-Control': createCacheControl(page) }).end()
}
