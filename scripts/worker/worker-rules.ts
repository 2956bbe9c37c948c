/**
 * What the service worker keeps and shows. These functions reach sw.js as text, so each uses nothing but its parameters,
 * what a worker's global scope has, the functions listed as {@link shared}, and `buildFiles`.
 */

type Answered = { request: Request; response: Response }
type Asked = { request: Request }
type Looked = { request: Request; cachedResponse?: Response }

/** Integrity of each file named by its content that the worker's build has, by path; offline-worker.ts writes it into sw.js. */
declare const buildFiles: Readonly<Record<string, string>>

/** One copy of a page or file, whatever stands in the query: filters, and the mark by which the router keeps caches apart. */
async function toBareKey({ request }: Asked) {
  const url = new URL(request.url)
  return url.origin + (url.pathname.replace(/(?!^)\/+$/, '') || '/')
}

/**
 * A complete answer of this site with the type that its address promises: no part, redirect, error page or foreign answer,
 * and nothing that asks not to be stored. A host that answers every address with a page gives itself away by the type.
 */
function isWhole({ request, response }: Answered): boolean {
  const ending = /\.(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? 'html'
  const types: Record<string, string> = {
    html: 'text/html',
    txt: 'text/(plain|x-component)',
    json: 'application/json',
    js: '(text|application)/(x-)?javascript',
    css: 'text/css',
    woff2: '(font/|application/(font|octet))',
  }
  const type = new RegExp(`^${types[ending] ?? 'image/'}`, 'i')
  const isOwn = response.status === 200 && response.type === 'basic' && !response.redirected
  const isStorable = !response.headers.get('Cache-Control')?.includes('no-store')
  return isOwn && isStorable && type.test(response.headers.get('Content-Type') ?? '')
}

/**
 * Whether a file named by its content is the one that the build made: by the integrity that the worker brings along, or for
 * what was an inline script by its name, which is the beginning of its SHA-256.
 */
async function isIntact({ request, response }: Answered): Promise<boolean> {
  const { pathname } = new URL(request.url)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const isNamed = pathname === `/_next/static/inline/${hex.slice(0, 16)}.js`
  return isNamed || buildFiles[pathname] === `sha256-${btoa(String.fromCharCode(...bytes))}`
}

/** Whether a text names files of the worker's own build only: a page of another one would be kept without its scripts. */
function isOfThisBuild(text: string): boolean {
  const named = text.match(/\/_next\/static\/(chunks|media)\/[\w.~/-]+/g) ?? []
  return named.every(path => path in buildFiles)
}

/** The copy of an address that this device holds; what was kept on purpose comes last, since it may be older. */
async function findKept(address: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter(name => name.startsWith('site-'))
  const isOnPurpose = /^site-catalogue-/
  for (const name of [...names.filter(one => !isOnPurpose.test(one)), ...names.filter(one => isOnPurpose.test(one))]) {
    const kept = await caches.match(address, { cacheName: name, ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

/** What the rules call; each must be written into sw.js beside them. */
export const shared = [isWhole, isIntact, isOfThisBuild, findKept, toBareKey]

/** A page of this build, with the scripts that every page names: the login page of a network has none of them. */
async function acceptPage({ request, response }: Answered) {
  if (!isWhole({ request, response })) return null
  const text = await response.clone().text()
  return text.includes('/_next/static/chunks/') && isOfThisBuild(text) ? response : null
}

/** As for pages. Data of another build would be read by scripts that do not know it. */
async function acceptData({ request, response }: Answered) {
  if (!isWhole({ request, response })) return null
  return isOfThisBuild(await response.clone().text()) ? response : null
}

/** Only what the host calls immutable: the development server has the same folder, and files that change in it. */
async function acceptHashed({ request, response }: Answered) {
  const isImmutable = response.headers.get('Cache-Control')?.includes('immutable')
  return isImmutable && isWhole({ request, response }) && (await isIntact({ request, response })) ? response : null
}

/** Pictures are named by their content too, but there are thousands: their type has to do. */
async function acceptPicture({ request, response }: Answered) {
  return response.headers.get('Cache-Control')?.includes('immutable') && isWhole({ request, response })
    ? response
    : null
}

/** A host in trouble is no reason to hide what this device holds; without a copy its own answer is shown. */
async function preferKept({ request, response }: Answered) {
  if (response.status < 500) return response
  return (await findKept(await toBareKey({ request }))) ?? response
}

/**
 * Looks into every store, for instance that of the whole catalogue, when the route's own has nothing. A copy that a former
 * worker should not have taken is as good as none.
 */
async function findAnywhere({ cachedResponse, request }: Looked) {
  const options = { ignoreSearch: request.url.endsWith('.svg'), ignoreVary: true }
  const kept = cachedResponse ?? (await caches.match(request, options))
  return kept && isWhole({ request, response: kept }) ? kept : undefined
}

/** The same picture in the width that comes nearest, when the wanted one is neither kept nor to be had. */
async function findOtherWidth({ request }: Asked) {
  const [, base = '', wanted = '', ending = ''] = /^(.+)-(\d+)(\.\w+)$/.exec(request.url) ?? []
  const widths = [320, 480, 640, 720, 960, 1200].sort((a, b) => Math.abs(a - +wanted) - Math.abs(b - +wanted))
  for (const width of widths) {
    const kept = await caches.match(`${base}-${width}${ending}`, { ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

export const pageRules = {
  cacheKeyWillBeUsed: toBareKey,
  cacheWillUpdate: acceptPage,
  handlerWillRespond: preferKept,
  cachedResponseWillBeUsed: findAnywhere,
}
export const dataRules = {
  cacheKeyWillBeUsed: toBareKey,
  cacheWillUpdate: acceptData,
  handlerWillRespond: preferKept,
  cachedResponseWillBeUsed: findAnywhere,
}
export const staticRules = { cacheWillUpdate: acceptHashed, cachedResponseWillBeUsed: findAnywhere }
export const pictureRules = {
  cacheWillUpdate: acceptPicture,
  cachedResponseWillBeUsed: findAnywhere,
  handlerDidError: findOtherWidth,
}
