/**
 * Workbox plugins that decide what the service worker caches and shows. The functions are serialised into sw.js, so
 * they can use only their parameters, the globals of a worker, the functions in {@link helperFunctions}, and
 * `buildFiles`.
 */

type ResponseParams = { request: Request; response: Response }
type RequestParams = { request: Request }
type CachedParams = { request: Request; cachedResponse?: Response }

/** Integrity of each content-hashed file of the worker's build, by URL path. offline-worker.ts appends it to sw.js. */
declare const buildFiles: Readonly<Record<string, string>>

/** The cache key without a query, so that filters and the router's `_rsc` parameter do not create copies. */
async function createCacheKey({ request }: RequestParams) {
  const url = new URL(request.url)
  return url.origin + (url.pathname.replace(/(?!^)\/+$/, '') || '/')
}

/**
 * Returns whether a response is complete, of this origin, storable and of the content type that its URL implies. A
 * partial response, a redirect or an error page is not, nor is a page that a host returns for every URL.
 */
function isCacheable({ request, response }: ResponseParams): boolean {
  const extension = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? 'html'
  const types: Record<string, string> = {
    html: 'text/html',
    txt: 'text/(plain|x-component)',
    json: 'application/json',
    js: '(text|application)/(x-)?javascript',
    css: 'text/css',
    woff2: '(font/|application/(font|octet))',
    glb: '(model/|application/octet)',
  }
  const type = new RegExp(`^${types[extension] ?? 'image/'}`, 'i')
  const isOwn = response.status === 200 && response.type === 'basic' && !response.redirected
  const isStorable = !response.headers.get('Cache-Control')?.includes('no-store')
  return isOwn && isStorable && type.test(response.headers.get('Content-Type') ?? '')
}

/** Returns whether a content-hashed file is the one that the build made: its integrity is in `buildFiles`. */
async function isIntact({ request, response }: ResponseParams): Promise<boolean> {
  const { pathname } = new URL(request.url)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
  return buildFiles[pathname] === `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Returns whether a text refers only to files of the worker's build. A page of another build would miss its scripts.
 */
function isOfThisBuild(text: string): boolean {
  const named = text.match(/\/_next\/static\/(chunks|media)\/[\w.~/-]+/g) ?? []
  return named.every(path => path in buildFiles)
}

/** Finds a URL in the site's caches; in a downloaded catalogue last, because it may be older. */
async function findCached(url: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter(name => name.startsWith('site-'))
  const catalogue = /^site-catalogue-/
  for (const name of [...names.filter(one => !catalogue.test(one)), ...names.filter(one => catalogue.test(one))]) {
    const cached = await caches.match(url, { cacheName: name, ignoreVary: true })
    if (cached) return cached
  }
  return undefined
}

/** The functions that the plugins call. Each must be appended to sw.js. */
export const helperFunctions = [isCacheable, isIntact, isOfThisBuild, findCached, createCacheKey]

/** Caches a page of this build with its scripts, which the login page of a captive portal does not have. */
async function acceptPage({ request, response }: ResponseParams) {
  if (!isCacheable({ request, response })) return null
  const text = await response.clone().text()
  return text.includes('/_next/static/chunks/') && isOfThisBuild(text) ? response : null
}

/** Caches data of this build: the scripts of one build may not understand the data of another. */
async function acceptData({ request, response }: ResponseParams) {
  if (!isCacheable({ request, response })) return null
  return isOfThisBuild(await response.clone().text()) ? response : null
}

/** Caches only files that the host marks as immutable: in the development server, files of the same folder change. */
async function acceptHashed({ request, response }: ResponseParams) {
  const isImmutable = response.headers.get('Cache-Control')?.includes('immutable')
  return isImmutable && isCacheable({ request, response }) && (await isIntact({ request, response })) ? response : null
}

/** Caches a picture or a model without an integrity check: sw.js would have to list thousands of them. */
async function acceptUnlisted({ request, response }: ResponseParams) {
  return response.headers.get('Cache-Control')?.includes('immutable') && isCacheable({ request, response })
    ? response
    : null
}

/** Replaces a server error by a cached copy, if there is one. */
async function preferCached({ request, response }: ResponseParams) {
  if (response.status < 500) return response
  return (await findCached(await createCacheKey({ request }))) ?? response
}

/**
 * Looks in all caches, including a downloaded catalogue, if the route's own cache has no copy. Ignores a copy that is
 * not cacheable, which a previous worker may have stored.
 */
async function findAnywhere({ cachedResponse, request }: CachedParams) {
  const options = { ignoreSearch: request.url.endsWith('.svg'), ignoreVary: true }
  const cached = cachedResponse ?? (await caches.match(request, options))
  return cached && isCacheable({ request, response: cached }) ? cached : undefined
}

/** Finds the cached copy of a picture whose width is nearest to the requested one, which is unavailable. */
async function findOtherWidth({ request }: RequestParams) {
  const [, base = '', wanted = '', extension = ''] = /^(.+)-(\d+)(\.\w+)$/.exec(request.url) ?? []
  const widths = [320, 480, 640, 720, 960, 1200].sort((a, b) => Math.abs(a - +wanted) - Math.abs(b - +wanted))
  for (const width of widths) {
    const cached = await caches.match(`${base}-${width}${extension}`, { ignoreVary: true })
    if (cached) return cached
  }
  return undefined
}

export const pageRules = {
  cacheKeyWillBeUsed: createCacheKey,
  cacheWillUpdate: acceptPage,
  handlerWillRespond: preferCached,
  cachedResponseWillBeUsed: findAnywhere,
}
export const dataRules = {
  cacheKeyWillBeUsed: createCacheKey,
  cacheWillUpdate: acceptData,
  handlerWillRespond: preferCached,
  cachedResponseWillBeUsed: findAnywhere,
}
export const staticRules = { cacheWillUpdate: acceptHashed, cachedResponseWillBeUsed: findAnywhere }
export const modelRules = { cacheWillUpdate: acceptUnlisted, cachedResponseWillBeUsed: findAnywhere }
export const pictureRules = {
  cacheWillUpdate: acceptUnlisted,
  cachedResponseWillBeUsed: findAnywhere,
  handlerDidError: findOtherWidth,
}
