/** @jest-environment node */
import {
  dataRules,
  isDataFile,
  isPage,
  isPicture,
  isStatic,
  pageRules,
  pictureRules,
  staticRules,
} from '@/lib/hosting/worker-rules'
import { PICTURE_SETTINGS } from '@/lib/pictures/settings'

const ORIGIN = 'https://boxwright.example'

function toMatched(path: string, { accept = '', mode = 'cors', keep = false, sameOrigin = true } = {}) {
  const headers = new Headers({ ...(accept && { Accept: accept }), ...(keep && { 'X-Keep': '1' }) })
  const url = new URL(path, ORIGIN)
  return { request: { mode, headers, url: url.href } as unknown as Request, url, sameOrigin }
}

const visit = (path: string) => toMatched(path, { mode: 'navigate' })

function toAnswer(headers: Record<string, string>, { status = 200, type = 'basic', redirected = false } = {}) {
  return { response: { status, type, redirected, headers: new Headers(headers) } as unknown as Response }
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
    expect([isPage, isStatic, isPicture, isDataFile].some(rule => rule(elsewhere))).toBe(false)
  })
})

it('knows hashed files, pictures and data by their addresses', () => {
  expect(isStatic(toMatched('/_next/static/chunks/a.js'))).toBe(true)
  expect(isPicture(toMatched('/pictures/products/a-320.avif'))).toBe(true)
  expect(['/products.txt', '/search/index-a.json', '/icons.svg'].every(path => isDataFile(toMatched(path)))).toBe(true)
  expect(isDataFile(toMatched('/offline-catalogue.json'))).toBe(false)
  expect(isDataFile(toMatched('/sw.js'))).toBe(false)
})

it('leaves what the catalogue stores itself alone', () => {
  expect(isStatic(toMatched('/_next/static/chunks/a.js', { keep: true }))).toBe(false)
  expect(isPicture(toMatched('/pictures/products/a-320.avif', { keep: true }))).toBe(false)
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

describe('what is kept', () => {
  it('a whole page, whole data, an immutable file', async () => {
    expect(await pageRules.cacheWillUpdate(toAnswer(HTML))).not.toBeNull()
    expect(await dataRules.cacheWillUpdate(toAnswer(TEXT))).not.toBeNull()
    expect(await staticRules.cacheWillUpdate(toAnswer(HASHED))).not.toBeNull()
  })

  it.each([
    ['an unknown page', toAnswer(HTML, { status: 404 })],
    ['a server error', toAnswer(HTML, { status: 500 })],
    ['an opaque answer', toAnswer(HTML, { status: 0, type: 'opaque' })],
    ['a redirected answer', toAnswer(HTML, { redirected: true })],
    ['what asks not to be stored', toAnswer({ ...HTML, 'Cache-Control': 'no-store' })],
    ['data where a page was wanted', toAnswer(TEXT)],
  ])('never %s', async (_name, answer) => {
    expect(await pageRules.cacheWillUpdate(answer)).toBeNull()
  })

  it('no page in place of data, and no file of the development server', async () => {
    expect(await dataRules.cacheWillUpdate(toAnswer(HTML))).toBeNull()
    expect(await dataRules.cacheWillUpdate(toAnswer(TEXT, { status: 404 }))).toBeNull()
    expect(await staticRules.cacheWillUpdate(toAnswer({ 'Cache-Control': 'no-cache' }))).toBeNull()
    expect(await pictureRules.cacheWillUpdate(toAnswer(HASHED, { status: 404 }))).toBeNull()
  })
})

describe('without the network', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    const match = async (request: string | Request) => kept.get(typeof request === 'string' ? request : request.url)
    Object.assign(globalThis, { caches: { match } })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

  const wanted = toMatched('/pictures/products/a-1-640.avif')

  it.each(PICTURE_SETTINGS.widths)('shows a picture %d wide in place of another width', async width => {
    kept.set(`${ORIGIN}/pictures/products/a-1-${width}.avif`, 'kept')
    expect(await pictureRules.handlerDidError(wanted)).toBe('kept')
  })

  it('prefers the width that comes nearest', async () => {
    for (const width of [320, 480, 1200]) kept.set(`${ORIGIN}/pictures/products/a-1-${width}.avif`, `${width}`)
    expect(await pictureRules.handlerDidError(wanted)).toBe('480')
  })

  it('has no picture where none is kept', async () => {
    expect(await pictureRules.handlerDidError(wanted)).toBeUndefined()
  })

  it("looks into every store when the route's own has nothing", async () => {
    kept.set(wanted.request.url, 'elsewhere')
    expect(await staticRules.cachedResponseWillBeUsed(wanted)).toBe('elsewhere')
    const own = 'own' as unknown as Response
    expect(await staticRules.cachedResponseWillBeUsed({ ...wanted, cachedResponse: own })).toBe(own)
  })
})
