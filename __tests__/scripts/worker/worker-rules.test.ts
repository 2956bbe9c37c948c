/** @jest-environment node */
import { computeIntegrity } from '@/scripts/export/integrity'
import { PICTURE_SETTINGS } from '@/scripts/pictures/settings'
import { isDataFile, isModel, isPage, isPicture, isStatic } from '@/scripts/worker/worker-routes'
import { dataRules, modelRules, pageRules, pictureRules, staticRules } from '@/scripts/worker/worker-rules'

const ORIGIN = 'https://boxwright.example'

function toMatched(path: string, { accept = '', mode = 'cors', keep = false, sameOrigin = true } = {}) {
  const headers = new Headers({ ...(accept && { Accept: accept }), ...(keep && { 'X-Bypass-Worker': '1' }) })
  const url = new URL(path, ORIGIN)
  return { request: { mode, headers, url: url.href } as unknown as Request, url, sameOrigin }
}

const visit = (path: string) => toMatched(path, { mode: 'navigate' })

type Sent = { status?: number; type?: string; redirected?: boolean; text?: string }

/** What a path answers, as the rules meet it. */
function toAnswer(
  path: string,
  headers: Record<string, string>,
  { status = 200, type = 'basic', redirected = false, text = '' }: Sent = {},
) {
  const content = { text: async () => text, arrayBuffer: async () => Buffer.from(text) }
  const response = { status, type, redirected, headers: new Headers(headers), clone: () => content }
  return { request: { url: ORIGIN + path } as Request, response: response as unknown as Response }
}

describe('isPage', () => {
  it.each(['/', '/products', '/products?category=a', '/product/x', '/offline'])('takes a visit to %s', path => {
    expect(isPage(visit(path))).toBe(true)
  })

  it('takes the HTML that a script asks for, and no other call', () => {
    expect(isPage(toMatched('/products', { accept: 'text/html' }))).toBe(true)
    expect(isPage(toMatched('/products'))).toBe(false)
  })

  it.each(['/visitors', '/save-location', '/location', '/api/v1.0/email/send', '/inbox', '/inbox/1', '/a.pdf'])(
    'leaves %s to the network',
    path => expect(isPage(visit(path))).toBe(false),
  )

  it('leaves other origins alone', () => {
    const elsewhere = { ...visit('/maps'), sameOrigin: false }
    expect([isPage, isStatic, isPicture, isModel, isDataFile].some(rule => rule(elsewhere))).toBe(false)
  })
})

it('knows hashed files, pictures and data by their addresses', () => {
  expect(isStatic(toMatched('/_next/static/chunks/a.js'))).toBe(true)
  expect(isPicture(toMatched('/pictures/products/a-320.avif'))).toBe(true)
  expect(isModel(toMatched('/models/a-01234567.glb'))).toBe(true)
  expect(isModel(toMatched('/textures/a-01234567/a-1.webp'))).toBe(true)
  expect(['/products.txt', '/search/index-a.json', '/icons.svg'].every(path => isDataFile(toMatched(path)))).toBe(true)
  expect(isDataFile(toMatched('/offline-catalogue.json'))).toBe(false)
  expect(isDataFile(toMatched('/sw.js'))).toBe(false)
})

it('leaves what the catalogue stores itself alone', () => {
  expect(isStatic(toMatched('/_next/static/chunks/a.js', { keep: true }))).toBe(false)
  expect(isPicture(toMatched('/pictures/products/a-320.avif', { keep: true }))).toBe(false)
  expect(isDataFile(toMatched('/search/index-a.json', { keep: true }))).toBe(false)
  expect(isModel(toMatched('/models/a-01234567.glb', { keep: true }))).toBe(false)
})

it.each([
  ['/products?category=a&b=c', '/products'],
  ['/products/', '/products'],
  ['/products.txt?_rsc=1', '/products.txt'],
  ['/', '/'],
])('keeps %s as %s', async (path, key) => {
  expect(await pageRules.cacheKeyWillBeUsed(visit(path))).toBe(ORIGIN + key)
})

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }
const HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const SCRIPT = { ...HASHED, 'Content-Type': 'text/javascript; charset=utf-8' }

const CODE = 'run()'
const CHUNK = '/_next/static/chunks/a-1~b.js'
const PAGE_TEXT = `<script src="${CHUNK}"></script>`

beforeAll(() => Object.assign(globalThis, { buildFiles: { [CHUNK]: computeIntegrity(Buffer.from(CODE)) } }))
afterAll(() => Reflect.deleteProperty(globalThis, 'buildFiles'))

describe('a page is kept', () => {
  const accept = (headers: Record<string, string>, sent: Sent = {}) =>
    pageRules.cacheWillUpdate(toAnswer('/products', headers, { text: PAGE_TEXT, ...sent }))

  it('when it is whole and of this build', async () => {
    expect(await accept(HTML)).not.toBeNull()
  })

  it.each<[string, Record<string, string>, Sent]>([
    ['an unknown page', HTML, { status: 404 }],
    ['a server error', HTML, { status: 503 }],
    ['a part', HTML, { status: 206 }],
    ['an opaque answer', HTML, { status: 0, type: 'opaque' }],
    ['a redirected answer', HTML, { redirected: true }],
    ['what asks not to be stored', { ...HTML, 'Cache-Control': 'no-store' }, {}],
    ['data where a page was wanted', TEXT, {}],
    ['an answer without a type', {}, {}],
    ['the login page of a network', HTML, { text: '<title>Log in</title>' }],
    ['a page of another build', HTML, { text: `${PAGE_TEXT}<script src="/_next/static/chunks/other.js">` }],
  ])('but never %s', async (_name, headers, sent) => {
    expect(await accept(headers, sent)).toBeNull()
  })
})

describe('data are kept', () => {
  it.each([
    ['/products.txt', 'text/plain; charset=utf-8'],
    ['/search/index-a.json', 'application/json'],
    ['/icons.svg', 'image/svg+xml'],
  ])('%s as %s', async (path, type) => {
    expect(await dataRules.cacheWillUpdate(toAnswer(path, { 'Content-Type': type }))).not.toBeNull()
    expect(await dataRules.cacheWillUpdate(toAnswer(path, HTML))).toBeNull()
    expect(await dataRules.cacheWillUpdate(toAnswer(path, { 'Content-Type': type }, { status: 206 }))).toBeNull()
  })

  it('but never those of another build', async () => {
    const text = '1:["/_next/static/chunks/other.js"]'
    expect(await dataRules.cacheWillUpdate(toAnswer('/products.txt', TEXT, { text }))).toBeNull()
  })
})

describe('a script is kept', () => {
  const accept = (path: string, headers: Record<string, string>, sent: Sent = {}) =>
    staticRules.cacheWillUpdate(toAnswer(path, headers, { text: CODE, ...sent }))

  it('when it is the one that the build made', async () => {
    expect(await accept(CHUNK, SCRIPT)).not.toBeNull()
    expect(await accept(CHUNK, SCRIPT, { text: 'steal()' })).toBeNull()
    expect(await accept(CHUNK, SCRIPT, { text: '' })).toBeNull()
  })

  it('but never one that the build does not know', async () => {
    expect(await accept('/_next/static/chunks/other.js', SCRIPT)).toBeNull()
  })

  it.each<[string, Record<string, string>, Sent]>([
    ['a page in its place', { ...SCRIPT, ...HTML }, {}],
    [
      'an answer that is not immutable, as the development server gives',
      { ...SCRIPT, 'Cache-Control': 'no-cache' },
      {},
    ],
    ['a part', SCRIPT, { status: 206 }],
    ['an error', SCRIPT, { status: 500 }],
    ['a redirected answer', SCRIPT, { redirected: true }],
    ['an opaque answer', SCRIPT, { type: 'opaque' }],
  ])('but never %s', async (_name, headers, sent) => {
    expect(await accept(CHUNK, headers, sent)).toBeNull()
  })
})

it('a picture is kept when it is one', async () => {
  const path = '/pictures/a-640.avif'
  const picture = { ...HASHED, 'Content-Type': 'image/avif' }
  expect(await pictureRules.cacheWillUpdate(toAnswer(path, picture))).not.toBeNull()
  expect(await pictureRules.cacheWillUpdate(toAnswer(path, { ...HASHED, ...HTML }))).toBeNull()
  expect(await pictureRules.cacheWillUpdate(toAnswer(path, picture, { status: 404 }))).toBeNull()
  expect(await pictureRules.cacheWillUpdate(toAnswer(path, { ...picture, 'Cache-Control': 'no-cache' }))).toBeNull()
})

it('keeps a model of either type that hosts give it, and no page in its place', async () => {
  const path = '/models/a-01234567.glb'
  for (const type of ['model/gltf-binary', 'application/octet-stream'])
    expect(await modelRules.cacheWillUpdate(toAnswer(path, { ...HASHED, 'Content-Type': type }))).not.toBeNull()
  expect(await modelRules.cacheWillUpdate(toAnswer(path, { ...HASHED, ...HTML }))).toBeNull()
})

/** Stores by name, each with its answers by address, for the tests of one block. */
function stubStores() {
  const stores = new Map<string, Map<string, Response>>()
  const match = async (request: string | Request, { cacheName }: { cacheName?: string } = {}) => {
    const url = typeof request === 'string' ? request : request.url
    const searched = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)]
    return searched.map(store => store?.get(url)).find(Boolean)
  }
  beforeEach(() => {
    stores.clear()
    Object.assign(globalThis, { caches: { match, keys: async () => [...stores.keys()] } })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))
  return {
    put(path: string, headers: Record<string, string>, store = 'site-static', text = '') {
      const { response } = toAnswer(path, headers, { text })
      stores.set(store, (stores.get(store) ?? new Map()).set(ORIGIN + path, response))
      return response
    },
  }
}

describe('when the host answers with a server error', () => {
  const { put } = stubStores()
  const failed = (path: string, status = 503) => toAnswer(path, HTML, { status })

  it.each([
    [pageRules, '/products?category=a', '/products'],
    [dataRules, '/products.txt?_rsc=1', '/products.txt'],
  ])('a kept copy is shown', async (rules, path, key) => {
    const kept = put(key, HTML, 'site-pages-one')
    expect(await rules.handlerWillRespond(failed(path, 500))).toBe(kept)
    expect(await rules.handlerWillRespond(failed(path, 503))).toBe(kept)
  })

  it('the copy of this build is shown, not that of an older catalogue kept on purpose', async () => {
    put('/products', HTML, 'site-catalogue-old')
    const kept = put('/products', HTML, 'site-pages-one')
    expect(await pageRules.handlerWillRespond(failed('/products'))).toBe(kept)
  })

  it('its own answer is shown where nothing is kept, and where it says that there is no such page', async () => {
    const { request, response } = failed('/products')
    expect(await pageRules.handlerWillRespond({ request, response })).toBe(response)
    put('/products', HTML, 'site-pages-one')
    const gone = failed('/products', 404)
    expect(await pageRules.handlerWillRespond(gone)).toBe(gone.response)
  })
})

describe('without the network', () => {
  const { put } = stubStores()
  const AVIF = { 'Content-Type': 'image/avif' }
  const wanted = toMatched('/pictures/products/a-1-640.avif')

  it.each(PICTURE_SETTINGS.widths)('shows a picture %d wide in place of another width', async width => {
    const kept = put(`/pictures/products/a-1-${width}.avif`, AVIF)
    expect(await pictureRules.handlerDidError(wanted)).toBe(kept)
  })

  it('prefers the width that comes nearest', async () => {
    const [, nearest] = [320, 480, 1200].map(width => put(`/pictures/products/a-1-${width}.avif`, AVIF))
    expect(await pictureRules.handlerDidError(wanted)).toBe(nearest)
  })

  it('has no picture where none is kept', async () => {
    expect(await pictureRules.handlerDidError(wanted)).toBeUndefined()
  })

  it("looks into every store when the route's own has nothing", async () => {
    const elsewhere = put('/pictures/products/a-1-640.avif', AVIF, 'site-catalogue-one')
    expect(await pictureRules.cachedResponseWillBeUsed(wanted)).toBe(elsewhere)
    const own = toAnswer('/pictures/products/a-1-640.avif', AVIF).response
    expect(await pictureRules.cachedResponseWillBeUsed({ ...wanted, cachedResponse: own })).toBe(own)
  })

  it('fetches anew what a former worker should not have kept', async () => {
    const page = put(CHUNK, { ...HASHED, ...HTML })
    expect(await staticRules.cachedResponseWillBeUsed({ ...toMatched(CHUNK), cachedResponse: page })).toBeUndefined()
  })
})
