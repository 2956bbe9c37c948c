/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  createCacheControl,
  createPreviewPolicy,
  createSecurityHeaders,
  createSharedHeaders,
  IMMUTABLE_FOLDERS,
  isShared,
} from '@/scripts/hosting/headers'
import { createHostFiles } from '@/scripts/hosting/host-files'
import { listMoves } from '@/scripts/hosting/moves'
import { createSite } from '@/scripts/hosting/site-server'
import { readPolicyHeaders, rewriteUrl } from './cloudfront'

/** The library with which Vercel matches sources, in Next's version; it has no types. */
const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (source: string) => RegExp }>(
  'next/dist/compiled/path-to-regexp',
)

const files = createHostFiles()
const parseFile = (path: string) => JSON.parse(files[path] ?? '')

type Headers = Record<string, string>

type VercelRule = {
  source: string
  has?: { type: string; value: string }[]
  headers: { key: string; value: string }[]
}

/** Headers that Vercel sends for a path: of all rules that match, the last one to name a header counts. */
function readVercel(path: string, host = 'www.boxwright.example'): Headers {
  const rules = (parseFile('vercel.json').headers as VercelRule[]).filter(
    ({ source, has = [] }) =>
      pathToRegexp(source).test(path) && has.every(({ value }) => new RegExp(`^${value}$`).test(host)),
  )
  return Object.fromEntries(rules.flatMap(rule => rule.headers.map(({ key, value }) => [key, value])))
}

/** Headers that Netlify and Cloudflare Pages send: they join the values of rules that overlap. */
function readHeadersFile(path: string): Headers {
  const headers: Headers = {}
  let isMatch = false
  for (const line of (files['public/_headers'] ?? '').split('\n')) {
    if (line.startsWith('/')) isMatch = new RegExp(`^${line.replace(/:\w+/, '[^/]+').replace('*', '.*')}$`).test(path)
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (isMatch && line.startsWith('  ! ')) delete headers[line.slice(4)]
    if (isMatch && name && value) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
  }
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers }
}

/** Headers that CloudFront adds, and the Cache-Control that comes with the object. */
function readCloudFront(path: string): Headers {
  return { ...readPolicyHeaders(path), 'Cache-Control': createCacheControl(path) }
}

const hashed = [...IMMUTABLE_FOLDERS, '/hi/_next/static/chunks/'].map(folder => `${folder}a.glb`)
const documents = ['/data-sheets/a.pdf', '/data-sheets/hi/a.pdf', '/social/a.jpg']
const paths = ['/', '/products', '/hi/products', '/product/x.txt', '/sw.js', ...hashed, ...documents]

/** The pages whose file has another name than their path. */
const PAGE_FILES: Record<string, string> = {
  '/': 'index.html',
  '/products': 'products.html',
  '/hi/products': 'hi/products.html',
}

/** A folder with a file for each path. */
const folder = mkdtempSync(join(tmpdir(), 'site-'))
for (const path of ['/404.html', ...paths]) {
  const file = join(folder, PAGE_FILES[path] ?? path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'x')
}
const site = createSite({ folder })
afterAll(() => rmSync(folder, { recursive: true }))

/** Headers that every server sends about a response and its body. */
const OF_HTTP = ['content-length', 'content-type', 'etag', 'last-modified', 'vary']

/** Headers that the local server sends, beside those of HTTP itself. */
async function readLocalServer(path: string): Promise<Headers> {
  const { headers } = await site.request(path)
  return Object.fromEntries([...headers].filter(([name]) => !OF_HTTP.includes(name)))
}

/** These headers with their names in small letters. */
const toPlain = (headers: Headers): Headers => Object.fromEntries(new globalThis.Headers(headers))

const hosts = [
  ['Vercel', (path: string) => readVercel(path)],
  ['Netlify and Cloudflare Pages', readHeadersFile],
  ['CloudFront', readCloudFront],
  ['The local server', readLocalServer],
] as const

describe.each(hosts)('%s', (_host, read) => {
  it.each(paths)('answers %s with the headers that all hosts share', async path => {
    const { 'content-type': _type, ...sent } = toPlain(await read(path))
    const own = isShared(path) ? createSharedHeaders() : createSecurityHeaders()
    expect(sent).toEqual(toPlain({ ...own, 'Cache-Control': createCacheControl(path) }))
  })
})

it('lets no cache keep a data sheet or card, whose name stays the same', () => {
  expect(documents.map(createCacheControl)).toEqual(documents.map(() => 'public, max-age=0, must-revalidate'))
})

/** The address to which Vercel's rules for names with a hash redirect a path; null if they do not. */
function followVercel(path: string): string | null {
  const rules: { source: string; destination: string }[] = parseFile('vercel.json').redirects
  for (const { source, destination } of rules) {
    const [, name] = pathToRegexp(source).exec(path) ?? []
    if (name !== undefined) return destination.replace(':name', name)
  }
  return null
}

const former = [
  ['/data-sheets/a-b-0f3b5c7d.pdf', '/data-sheets/a-b.pdf'],
  ['/data-sheets/hi/line-a-0f3b5c7d.pdf', '/data-sheets/hi/line-a.pdf'],
  ['/social/hi/home-0f3b5c7d.jpg', '/social/hi/home.jpg'],
] as const

it.each(former)('redirects %s, an old address that people have kept, to %s', async (path, lasting) => {
  expect(followVercel(path)).toBe(lasting)
  expect(rewriteUrl(path)).toMatchObject({ headers: { location: { value: lasting } } })
  const { status, headers } = await site.request(`${path}?from=mail`)
  expect([status, headers.get('Location')]).toEqual([301, `${lasting}?from=mail`])
})

// A name without a hash, a picture, whose name keeps its hash, and a number that is no hash.
it.each(['/data-sheets/a.pdf', '/pictures/a-0f3b5c7d.jpg', '/data-sheets/a-640.pdf'])(
  'does not redirect %s',
  async path => {
    expect(followVercel(path)).toBeNull()
    expect(rewriteUrl(path)).toEqual(expect.objectContaining({ uri: path }))
    expect((await site.request(path)).status).not.toBe(301)
  },
)

it('redirects the page and data sheets of a removed machine to the page that says what became of it', () => {
  const machines = [
    { slug: 'old', title: 'Old', movedTo: 'new', successors: ['new'] },
    { slug: 'gone', title: 'Gone', movedTo: null, successors: [] },
  ]
  expect(listMoves(machines, ['', '/hi']).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/product/old /product/new',
    '/data-sheets/old.pdf /product/new',
    '/hi/product/old /hi/product/new',
    '/data-sheets/hi/old.pdf /hi/product/new',
    '/data-sheets/gone.pdf /product/gone',
    '/data-sheets/hi/gone.pdf /hi/product/gone',
  ])
})

it('sets the type of models and of nothing else on hosts that read headers from a file', () => {
  for (const read of [readVercel, readHeadersFile]) {
    expect(read('/models/a.glb')['Content-Type']).toBe('model/gltf-binary')
    expect(paths.filter(path => 'Content-Type' in read(path))).toEqual(['/models/a.glb'])
  }
})

it('gives preview hosts on Vercel their own security policy, and no other host', () => {
  const policy = createPreviewPolicy()
  for (const host of ['site-git-prices-team.vercel.app', 'site.vercel.app']) {
    expect(readVercel('/', host)).toEqual({
      ...readVercel('/'),
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    })
    expect(readVercel('/data-sheets/a.pdf', host)).toMatchObject({ 'X-Robots-Tag': 'noindex' })
  }
  for (const host of ['boxwright.example', 'vercel.app', 'vercel.app.example', 'xvercel.app'])
    expect(readVercel('/', host)['Content-Security-Policy']).not.toBe(policy)
})

/** The former addresses of the repository's own content, which staff may add to. */
const moves = readFileSync('public/_redirects', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('/'))
  .map(line => line.split(' '))
  .map(([from = '', to = '']) => ({ from, to }))
const ofRepository = createHostFiles(moves)

it.each(Object.keys(ofRepository))('%s in the repository is up to date', path => {
  expect(readFileSync(path, 'utf8')).toBe(ofRepository[path])
})

it('keeps every line of the headers file within the 2,000 characters that Cloudflare reads', () => {
  expect(Math.max(...(files['public/_headers'] ?? '').split('\n').map(line => line.length))).toBeLessThan(2000)
})

describe('the CloudFront function', () => {
  it.each([
    ['/', '/index.html'],
    ['/products', '/products'],
    ['/product/__next.product.$d$slug.__PAGE__.txt', '/product/__next.product.$d$slug.__PAGE__.txt'],
    ['/google0123456789abcdef.html', '/google0123456789abcdef.html'],
    // What deployments note in the bucket is not for visitors: in its place, a key that nothing has is asked for.
    ['/.deploy/site.json', '/private/hidden'],
    ['/%2edeploy/site.json', '/private/hidden'],
    ['/100%', '/100%'],
  ])('asks the bucket for %s as %s', (uri, key) => {
    expect(rewriteUrl(uri)).toMatchObject({ uri: key })
  })

  it.each([
    ['/products/', '/products'],
    ['/index.html', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('redirects a visitor from %s to %s', (uri, address) => {
    expect(rewriteUrl(uri)).toMatchObject({ statusCode: 308, headers: { location: { value: address } } })
  })

  it('keeps the query of a redirected address', () => {
    const query = { category: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] }, q: { value: 'x%20y' } }
    expect(rewriteUrl('/products/', query)).toMatchObject({
      headers: { location: { value: '/products?category=a&category=b&q=x%20y' } },
    })
  })
})
