/**
 * Which requests the service worker handles, what it caches of them, and what it shows if the network or the host
 * fails: matchers and plugins for Workbox.
 */
import { paths } from '@/lib/paths'
import { findPageFiles } from '../page-files'
import { BYPASS_HEADER, CACHE_PREFIX, CATALOGUE_CACHE } from '../storage'

// What Workbox passes to the functions below.
type Match = { request: Request; sameOrigin: boolean; url: URL }
type Received = { request: Request; response: Response }
type Requested = { request: Request }
type Found = { request: Request; cachedResponse?: Response }

/**
 * Integrity of each content-hashed file of the worker's build, by URL path. The build replaces the name by the value.
 */
declare const BUILD_FILES: Readonly<Record<string, string>>

/** Addresses of the companion service. */
const SERVICE_PATH = /^\/(visitors|location|save-location|inbox|api)(\/|$)/

/** A dot and an extension: pages have none. */
const FILE_PATH = /\.\w+$/

/**
 * A page: a navigation, or a script's request for HTML. Requests to the companion service and for files are not pages,
 * and neither are those of the catalogue download, whose Accept header is not only HTML.
 */
export function isPage({ request, sameOrigin, url }: Match): boolean {
  const isForHtml = request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
  return sameOrigin && isForHtml && !SERVICE_PATH.test(url.pathname) && !FILE_PATH.test(url.pathname)
}

/** Creates a matcher of files of this site by their path, except in requests of the catalogue download. */
function matchFiles(path: RegExp) {
  return ({ request, sameOrigin, url }: Match): boolean =>
    sameOrigin && path.test(url.pathname) && !request.headers.has(BYPASS_HEADER)
}

/** Content-hashed scripts, style sheets and fonts. A further language has its own folder before them: '/hi'. */
export const isStatic = matchFiles(/^(\/\w+)?\/_next\/static\//)
/** Pictures in the widths that the build makes. */
export const isPicture = matchFiles(/^\/pictures\//)
/** 3-D models, and the pictures on their surfaces. */
export const isModel = matchFiles(/^\/(models|textures)\//)
/**
 * Other files that pages fetch: the data of client navigation, search and comparison, and the icons. The list of the
 * offline catalogue's files always comes from the network, because it says which of them are current.
 */
export const isDataFile = matchFiles(/^(?!(\/\w+)?\/offline-catalogue\.json$).*\.(txt|json|svg|ico)$/)

/** Slashes at the end of a path, which hosts add to the addresses of pages; the one of the home page stays. */
const FINAL_SLASHES = /(?!^)\/+$/

/** The cache key without a query, so that filters and the router's `_rsc` parameter do not create copies. */
async function createCacheKey({ request }: Requested) {
  const url = new URL(request.url)
  return url.origin + (url.pathname.replace(FINAL_SLASHES, '') || '/')
}

/** The content type that each extension implies. Every other extension is that of a picture. */
const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/i,
  txt: /^text\/(plain|x-component)/i,
  json: /^application\/json/i,
  js: /^(text|application)\/(x-)?javascript/i,
  css: /^text\/css/i,
  woff2: /^(font\/|application\/(font|octet))/i,
  glb: /^(model\/|application\/octet)/i,
}

/**
 * Returns whether a response is complete, of this origin, storable and of the content type that its URL implies. A
 * partial response, a redirect or an error page is not, nor is a page that a host returns for every URL.
 */
function isCacheable({ request, response }: Received): boolean {
  const extension = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? 'html'
  const type = CONTENT_TYPES[extension] ?? /^image\//i
  // 'basic' is a response of this origin.
  const isOwn = response.status === 200 && response.type === 'basic' && !response.redirected
  const isStorable = !response.headers.get('Cache-Control')?.includes('no-store')
  return isOwn && isStorable && type.test(response.headers.get('Content-Type') ?? '')
}

/** Returns whether the host marks a file as immutable. The development server does not, because its files change. */
function isImmutable({ response }: Received): boolean {
  return response.headers.get('Cache-Control')?.includes('immutable') === true
}

/** Returns whether a content-hashed file is the one that the build made. */
async function isIntact({ request, response }: Received): Promise<boolean> {
  const { pathname } = new URL(request.url)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
  return BUILD_FILES[pathname] === `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Returns whether a response names only files of the worker's build. A page of another build would miss its scripts.
 */
async function isOfThisBuild({ response }: Received): Promise<boolean> {
  return findPageFiles(await response.clone().text()).every(path => path in BUILD_FILES)
}

/** Returns whether a page has scripts of the site, which the login page of a captive portal does not have. */
async function hasScripts({ response }: Received): Promise<boolean> {
  return (await response.clone().text()).includes('/_next/static/chunks/')
}

/** Creates the rule that caches responses which pass all tests. */
function acceptIf(...tests: ((received: Received) => boolean | Promise<boolean>)[]) {
  return async (received: Received): Promise<Response | null> => {
    for (const test of tests) if (!(await test(received))) return null
    return received.response
  }
}

/** Replaces a server error by a cached copy, if there is one: of this build, or else of a downloaded catalogue. */
async function preferCached({ request, response }: Received) {
  if (response.status < 500) return response
  const url = await createCacheKey({ request })
  const names = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX))
  const isDownloaded = (name: string) => name.startsWith(CATALOGUE_CACHE)
  for (const cacheName of [...names.filter(name => !isDownloaded(name)), ...names.filter(isDownloaded)]) {
    const cached = await caches.match(url, { cacheName, ignoreVary: true })
    if (cached) return cached
  }
  return response
}

/**
 * Looks in all caches, including a downloaded catalogue, if the route's own cache has no copy. Ignores a copy that is
 * not cacheable, which a previous worker may have stored.
 */
async function findAnywhere({ cachedResponse, request }: Found) {
  // The icons that were installed with the worker have a query of their own: OFFLINE_ICONS.
  const options = { ignoreSearch: request.url.endsWith('.svg'), ignoreVary: true }
  const cached = cachedResponse ?? (await caches.match(request, options))
  return cached && isCacheable({ request, response: cached }) ? cached : undefined
}

/** The widths in pixels that pictures are made in: a test holds them to those of scripts/pictures/settings.ts. */
export const PICTURE_WIDTHS = [320, 480, 640, 720, 960, 1200, 1600]

/** Finds the cached copy of a picture whose width is nearest to the requested one, which is unavailable. */
async function findOtherWidth({ request }: Requested) {
  const [, base = '', wanted = '', extension = ''] = /^(.+)-(\d+)(\.\w+)$/.exec(request.url) ?? []
  const difference = (width: number) => Math.abs(width - Number(wanted))
  for (const width of PICTURE_WIDTHS.toSorted((a, b) => difference(a) - difference(b))) {
    const cached = await caches.match(`${base}-${width}${extension}`, { ignoreVary: true })
    if (cached) return cached
  }
  return undefined
}

/**
 * Rules for data files. The scripts of one build may not understand the data of another, which is therefore not cached.
 */
export const dataRules = {
  cacheKeyWillBeUsed: createCacheKey,
  cacheWillUpdate: acceptIf(isCacheable, isOfThisBuild),
  handlerWillRespond: preferCached,
  cachedResponseWillBeUsed: findAnywhere,
}
/** Rules for pages. The login page of a captive portal has none of the site's scripts, and is not cached. */
export const pageRules = { ...dataRules, cacheWillUpdate: acceptIf(isCacheable, hasScripts, isOfThisBuild) }
/** Rules for scripts, style sheets and fonts: each must have the hash that the build has given it. */
export const staticRules = {
  cacheWillUpdate: acceptIf(isImmutable, isCacheable, isIntact),
  cachedResponseWillBeUsed: findAnywhere,
}
/**
 * Models and pictures are cached without an integrity check: sw.js would have to list the hashes of thousands of files.
 */
export const modelRules = { ...staticRules, cacheWillUpdate: acceptIf(isImmutable, isCacheable) }
/** Rules for pictures: without a network, another width takes the place of one that is not cached. */
export const pictureRules = { ...modelRules, handlerDidError: findOtherWidth }

/** Shows the offline page in the language of the address, where an earlier visit has cached it. */
export const ownOfflinePage = {
  handlerDidError: async ({ request }: Requested) => {
    const [, root] = /^(\/[a-z]{2,3})(\/|$)/.exec(new URL(request.url).pathname) ?? []
    return root ? caches.match(root + paths.offline, { ignoreVary: true }) : undefined
  },
}
