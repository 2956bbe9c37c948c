/** @jest-environment node */
import * as rules from '@/lib/offline/worker/rules'
import { computeIntegrity } from '@/scripts/export/integrity'
import { PICTURE_SETTINGS } from '@/scripts/pictures/settings'

const { dataRules, modelRules, pageRules, pictureRules, staticRules } = rules

const ORIGIN = 'https://boxwright.example'
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const SCRIPT = { ...HASHED, 'Content-Type': 'text/javascript; charset=utf-8' }
const AVIF = { ...HASHED, 'Content-Type': 'image/avif' }

const CODE = 'run()'
const CHUNK = '/_next/static/chunks/a-1~b.js'
const PAGE_TEXT = `<script src="${CHUNK}"></script>`
/** A script that this build does not have. */
const FOREIGN = '<script src="/_next/static/chunks/other.js">'

// The build writes the paths and hashes of its files into the worker's code.
beforeAll(() => Object.assign(globalThis, { BUILD_FILES: { [CHUNK]: computeIntegrity(Buffer.from(CODE)) } }))
afterAll(() => Reflect.deleteProperty(globalThis, 'BUILD_FILES'))

/** A request as the rules receive it, with the only parts of it that they read. */
function toMatch(path: string, { accept = '', mode = 'cors', headers = {}, sameOrigin = true } = {}) {
  const url = new URL(path, ORIGIN)
  const sent = new Headers({ ...(accept && { Accept: accept }), ...headers })
  return { request: { mode, headers: sent, url: url.href } as unknown as Request, url, sameOrigin }
}

/** The names of the routes that handle a request. */
function findRoutes(match: ReturnType<typeof toMatch>) {
  const { isPage, isStatic, isPicture, isModel, isDataFile } = rules
  const routes = { isPage, isStatic, isPicture, isModel, isDataFile }
  return Object.entries(routes).flatMap(([name, handles]) => (handles(match) ? [name] : []))
}

describe('a request', () => {
  it.each([
    ...['/', '/products?category=a', '/offline'].map(path => [path, 'navigate', 'isPage']),
    ...['/visitors', '/api/v1.0/email/send', '/a.pdf'].map(path => [path, 'navigate', '']),
    [CHUNK, 'cors', 'isStatic'],
    ['/pictures/products/a-320.avif', 'cors', 'isPicture'],
    ['/models/a-01234567.glb', 'cors', 'isModel'],
    ['/products.txt', 'cors', 'isDataFile'],
    ['/search/index-a.json', 'cors', 'isDataFile'],
    ['/offline-catalogue.json', 'cors', ''],
    ['/sw.js', 'cors', ''],
  ])("for %s with mode '%s' is handled by the rule '%s'", (path, mode, route) => {
    expect(findRoutes(toMatch(path, { mode })).join()).toBe(route)
    // Neither a request to another site, nor one with which a page passes the worker by.
    expect(findRoutes(toMatch(path, { mode, sameOrigin: false }))).toEqual([])
    if (mode !== 'navigate') expect(findRoutes(toMatch(path, { headers: { 'X-Bypass-Worker': '1' } }))).toEqual([])
  })

  it.each([
    ['/products?category=a&b=c', '/products'],
    ['/products.txt?_rsc=1', '/products.txt'],
  ])('for %s is cached as %s', async (path, key) => {
    expect(await pageRules.cacheKeyWillBeUsed(toMatch(path))).toBe(ORIGIN + key)
  })
})

type Sent = { status?: number; type?: string; redirected?: boolean; text?: string }

/** A response to a path as the rules receive it, with the only parts of it that they read. */
function toReceived(path: string, headers: Record<string, string>, sent: Sent = {}) {
  const { status = 200, type = 'basic', redirected = false, text = '' } = sent
  const content = { text: async () => text, arrayBuffer: async () => Buffer.from(text) }
  const response = { status, type, redirected, headers: new Headers(headers), clone: () => content }
  return { request: { url: ORIGIN + path } as Request, response: response as unknown as Response }
}

const KINDS = {
  page: { accept: pageRules.cacheWillUpdate, path: '/products', headers: HTML, text: PAGE_TEXT },
  data: {
    accept: dataRules.cacheWillUpdate,
    path: '/search/a.json',
    headers: { 'Content-Type': 'application/json' },
    text: '{}',
  },
  script: { accept: staticRules.cacheWillUpdate, path: CHUNK, headers: SCRIPT, text: CODE },
  picture: { accept: pictureRules.cacheWillUpdate, path: '/pictures/a-640.avif', headers: AVIF, text: 'picture' },
  model: {
    accept: modelRules.cacheWillUpdate,
    path: '/models/a-0.glb',
    headers: { ...HASHED, 'Content-Type': 'model/gltf-binary' },
    text: 'model',
  },
} as const
const kindNames = Object.keys(KINDS) as (keyof typeof KINDS)[]

function isCached(kind: keyof typeof KINDS, changes: Sent & { headers?: Record<string, string>; path?: string } = {}) {
  const { accept, path, headers, text } = KINDS[kind]
  const received = toReceived(changes.path ?? path, { ...headers, ...changes.headers }, { text, ...changes })
  return accept(received).then(accepted => accepted !== null)
}

describe.each(kindNames)('a %s', kind => {
  it('is cached only if the response is complete', async () => {
    expect(await isCached(kind)).toBe(true)
    const others: (Sent & { headers?: Record<string, string> })[] = [
      { status: 404 },
      { status: 206 },
      { redirected: true },
      ...(['page', 'data'].includes(kind) ? [] : [{ headers: { 'Cache-Control': 'no-cache' } }]),
      { headers: { 'Cache-Control': 'no-store' } },
      { headers: { 'Content-Type': kind === 'page' ? 'text/plain' : 'text/html' } },
    ]
    for (const changes of others) expect([changes, await isCached(kind, changes)]).toEqual([changes, false])
  })
})

it.each([
  ['page', { text: PAGE_TEXT + FOREIGN }],
  ['page', { text: '<title>Log in</title>' }],
  ['data', { text: FOREIGN }],
  ['script', { text: 'steal()' }],
  ['script', { path: '/_next/static/chunks/other.js' }],
] as const)('a %s of another build or of a portal is not cached', async (kind, changes) => {
  expect(await isCached(kind, changes)).toBe(false)
})

describe('if the network or the host fails', () => {
  const stores = new Map<string, Map<string, Response>>()
  beforeEach(() => {
    stores.clear()
    const match = async (request: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      const url = typeof request === 'string' ? request : request.url
      const searched = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)]
      return searched.map(store => store?.get(url)).find(Boolean)
    }
    Object.assign(globalThis, { caches: { match, keys: async () => [...stores.keys()] } })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

  function put(path: string, headers: Record<string, string>, store = 'site-static') {
    const { response } = toReceived(path, headers)
    stores.set(store, (stores.get(store) ?? new Map()).set(ORIGIN + path, response))
    return response
  }

  /** A picture of 640 px. */
  const wanted = toMatch('/pictures/products/a-1-640.avif')

  it.each([
    ['a page', pageRules, '/products?category=a', '/products', 500],
    ['the data of a page', dataRules, '/products.txt?_rsc=1', '/products.txt', 503],
  ])(
    'for %s, the copy of this build, before that of a saved catalogue, replaces a server error',
    async (_what, rule, path, key, status) => {
      put(key, HTML, 'site-catalogue-old')
      const cached = put(key, HTML, 'site-pages-one')
      expect(await rule.handlerWillRespond(toReceived(path, HTML, { status }))).toBe(cached)
    },
  )

  it("the host's response is shown if nothing is cached or no such page exists", async () => {
    const failed = toReceived('/products', HTML, { status: 503 })
    expect(await pageRules.handlerWillRespond(failed)).toBe(failed.response)
    put('/products', HTML, 'site-pages-one')
    const gone = toReceived('/products', HTML, { status: 404 })
    expect(await pageRules.handlerWillRespond(gone)).toBe(gone.response)
  })

  it("a picture of the nearest width replaces a missing one, from any cache if the route's own has none", async () => {
    expect(await pictureRules.handlerDidError(wanted)).toBeUndefined()
    // Of the widths 320, 480 and 1,200, 480 is nearest to 640.
    const [, nearest] = [320, 480, 1200].map(width => put(`/pictures/products/a-1-${width}.avif`, AVIF))
    expect(await pictureRules.handlerDidError(wanted)).toBe(nearest)
    const elsewhere = put('/pictures/products/a-1-640.avif', AVIF, 'site-catalogue-one')
    expect(await pictureRules.cachedResponseWillBeUsed(wanted)).toBe(elsewhere)
  })

  it('knows every width that pictures are made in', () => {
    expect(rules.PICTURE_WIDTHS).toEqual(PICTURE_SETTINGS.widths)
  })

  it('a copy that an earlier worker should not have cached is ignored', async () => {
    const page = put(CHUNK, { ...HASHED, ...HTML })
    expect(await staticRules.cachedResponseWillBeUsed({ ...toMatch(CHUNK), cachedResponse: page })).toBeUndefined()
  })
})
