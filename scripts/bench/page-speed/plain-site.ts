import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { applyEdits, createRemoval } from '@/scripts/export/html-edits'
import { findAttribute, type HtmlElement, parseElements } from '@/scripts/export/html-elements'
import { isScriptPreload } from '@/scripts/export/page-scripts'
import { createCacheControl, createSecurityHeaders } from '@/scripts/hosting/headers'

const DATA_BLOCK = 'application/ld+json'

/** A page without its scripts and without what fetches them early: what the visitor would get from plain HTML. */
export function removeScripts(html: string): string {
  return applyEdits(html, parseElements(html).filter(isForScripts).map(createRemoval))
}

function isForScripts(element: HtmlElement): boolean {
  if (element.tagName === 'script') return findAttribute(element, 'type') !== DATA_BLOCK
  return isScriptPreload(element) || findAttribute(element, 'rel') === 'modulepreload'
}

/**
 * A server that answers some paths with pages of its own, compressed and with the site's headers, and leaves the rest to the
 * site's server, so that a page with and without scripts travels in the same way.
 *
 * @param pages HTML by path
 */
export function createPlainSite(site: Server, pages: ReadonlyMap<string, string>): Server {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]))

  function handle(request: IncomingMessage, answer: ServerResponse) {
    const path = request.url ?? '/'
    const body = bodies.get(path)
    if (body === undefined) return void site.emit('request', request, answer)
    const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }
    answer.writeHead(200, { ...createSecurityHeaders(), 'Cache-Control': createCacheControl(path), ...headers })
    answer.end(body)
  }
  return createServer(handle)
}
