import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { isCompressedTwin, listFiles } from './export-files'
import { forward, isForwarded } from './forward'
import { toCacheControl, toSecurityHeaders } from './headers'
import { readNotFound } from './not-found'

/** The export to serve; the companion's address, when there is one; further https origins that pages may call. */
export type SiteServerOptions = { folder: string; companion?: URL; connect?: readonly string[] }

/**
 * Serves an export by the rules of the real host: `/products` answers with products.html, an unknown path with
 * 404.html and status 404, hashed files live a year, and a browser that accepts it gets the compressed twin.
 * The list of files is read once, so an export must be complete before its server is made.
 */
export async function createSiteServer({ folder, companion, connect }: SiteServerOptions): Promise<Server> {
  const headers = Object.entries(toSecurityHeaders(connect))
  const files = new Set((await listFiles(folder)).filter(path => !isCompressedTwin(path)).map(path => `/${path}`))
  const answerNotFound = await readNotFound(folder)
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: setFileHeaders,
  })

  function handle(request: IncomingMessage, answer: ServerResponse) {
    const path = toPath(request.url)
    if (companion !== undefined && isForwarded(path)) return forward(request, answer, companion)
    for (const [name, value] of headers) answer.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(answer)
    if (path === '/404' || path === '/404.html') return answerNotFound(request, answer)
    const page = path.replace(/\/+$/, '')
    if (page !== path && page !== '' && files.has(`${page}.html`)) return redirect(answer, page)
    serveFile(request, answer, () => answerNotFound(request, answer))
  }
  return createServer(handle)
}

function toPath(url = '/'): string {
  const [path = '/'] = url.split('?')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function setFileHeaders(answer: ServerResponse, path: string): void {
  answer.setHeader('Cache-Control', toCacheControl(path))
  // The payloads of client navigation hold names in any script.
  if (path.endsWith('.txt')) answer.setHeader('Content-Type', 'text/plain; charset=utf-8')
}

function redirect(answer: ServerResponse, page: string): void {
  answer.writeHead(308, { Location: encodeURI(page), 'Cache-Control': toCacheControl(page) })
  answer.end()
}

function refuseMethod(answer: ServerResponse): void {
  answer.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
  answer.end('Only GET and HEAD.\n')
}
