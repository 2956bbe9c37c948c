/**
 * What the service worker decides by itself. Workbox writes these functions into sw.js as text, so each stands alone: it
 * uses nothing but its parameters and what a worker's global scope has.
 */

type Matched = { request: Request; sameOrigin: boolean; url: URL }
type Answered = { response: Response }
type Asked = { request: Request }
type Looked = { request: Request; cachedResponse?: Response }

/**
 * A page: a visit to one, or a script that asks for its HTML. What the companion answers is none, and neither is a file.
 * Only visits and such scripts name HTML as what they want, so that no call to a service is ever taken for a page.
 */
export function isPage({ request, sameOrigin, url }: Matched): boolean {
  const isWanted = request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
  const isService = /^\/(visitors|location|save-location|inbox|api)(\/|$)/.test(url.pathname)
  return sameOrigin && isWanted && !isService && !/\.\w+$/.test(url.pathname)
}

/** A file named by its content: a script, style sheet or font. One that is marked goes into the store of the catalogue instead. */
export function isStatic({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && url.pathname.startsWith('/_next/static/') && !request.headers.has('X-Keep')
}

export function isPicture({ request, sameOrigin, url }: Matched): boolean {
  return sameOrigin && url.pathname.startsWith('/pictures/') && !request.headers.has('X-Keep')
}

/** What pages fetch beside those: the data of client navigation, of search and comparison, and the drawn icons. */
export function isDataFile({ sameOrigin, url }: Matched): boolean {
  return sameOrigin && /\.(txt|json|svg|ico)$/.test(url.pathname) && url.pathname !== '/offline-catalogue.json'
}

/** One copy of a page or file, whatever stands in the query: filters, and the mark by which the router keeps caches apart. */
async function toBareKey({ request }: Asked) {
  const url = new URL(request.url)
  return url.origin + (url.pathname.replace(/(?!^)\/+$/, '') || '/')
}

/** Only a whole page is kept: no redirect, error page or foreign answer, and nothing that asks not to be stored. */
async function acceptPage({ response }: Answered) {
  const isOwn = response.status === 200 && response.type === 'basic' && !response.redirected
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
  return isOwn && isHtml && !response.headers.get('Cache-Control')?.includes('no-store') ? response : null
}

/** As for pages; HTML in place of data comes from a host that answers every address with a page. */
async function acceptData({ response }: Answered) {
  const isOwn = response.status === 200 && response.type === 'basic' && !response.redirected
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html')
  return isOwn && !isHtml && !response.headers.get('Cache-Control')?.includes('no-store') ? response : null
}

/** Only what the host calls immutable: the development server has the same folder, and files that change in it. */
async function acceptHashed({ response }: Answered) {
  const isOwn = response.status === 200 && response.type === 'basic'
  return isOwn && response.headers.get('Cache-Control')?.includes('immutable') ? response : null
}

/** Looks into every store, for instance that of the whole catalogue, when the route's own has nothing. */
async function findAnywhere({ cachedResponse, request }: Looked) {
  return cachedResponse ?? caches.match(request, { ignoreSearch: request.url.endsWith('.svg'), ignoreVary: true })
}

/** The same picture in the width that comes nearest, when the wanted one is neither kept nor to be had. */
async function findOtherWidth({ request }: Asked) {
  const [, base = '', wanted = '', ending = ''] = /^(.+)-(\d+)(\.\w+)$/.exec(request.url) ?? []
  const widths = [320, 480, 640, 960, 1200].sort((a, b) => Math.abs(a - +wanted) - Math.abs(b - +wanted))
  for (const width of widths) {
    const kept = await caches.match(`${base}-${width}${ending}`, { ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

export const pageRules = {
  cacheKeyWillBeUsed: toBareKey,
  cacheWillUpdate: acceptPage,
  cachedResponseWillBeUsed: findAnywhere,
}
export const dataRules = {
  cacheKeyWillBeUsed: toBareKey,
  cacheWillUpdate: acceptData,
  cachedResponseWillBeUsed: findAnywhere,
}
export const staticRules = { cacheWillUpdate: acceptHashed, cachedResponseWillBeUsed: findAnywhere }
export const pictureRules = { ...staticRules, handlerDidError: findOtherWidth }
