import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { applyEdits, createRemoval } from '@/scripts/export/html-edits'
import { findAttribute, type HtmlElement, parseElements } from '@/scripts/export/html-elements'
import { isScriptPreload } from '@/scripts/export/page-scripts'
import { createCacheControl, createSecurityHeaders } from '@/scripts/hosting/headers'

const STRUCTURED_DATA = 'application/ld+json'

/** Removes all scripts and script preloads from a page, to measure plain HTML. Structured data stays. */
export function removeScripts(html: string): string {
  return applyEdits(html, parseElements(html).filter(isForScripts).map(createRemoval))
}

function isForScripts(element: HtmlElement): boolean {
  if (element.tagName === 'script') return findAttribute(element, 'type') !== STRUCTURED_DATA
  return isScriptPreload(element) || findAttribute(element, 'rel') === 'modulepreload'
}

/**
 * Creates a server that serves the given pages, compressed and with the site's headers, and hands every other request
 * to the site's server, so that pages with and without scripts are served alike.
 *
 * @param pages HTML by URL path
 */
export function createPlainSite(site: Server, pages: ReadonlyMap<string, string>): Server {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]))

  function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const body = bodies.get(path)
    if (body === undefined) return void site.emit('request', request, response)
    const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }
    response.writeHead(200, { ...createSecurityHeaders(), 'Cache-Control': createCacheControl(path), ...headers })
    response.end(body)
  }
  return createServer(handle)
}
