/** @jest-environment node */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { listen } from '@/companion/service'
import { compressExport } from '@/scripts/export/compress-export'
import { createSiteServer, type SiteOptions } from '@/scripts/hosting/site-server'

const FILES = {
  'index.html': '<h1>Home</h1>',
  'products.html': `<h1>Products</h1>${'<p>Machine</p>'.repeat(50)}`,
  'products.txt': 'payload',
  'products/__next._tree.txt': 'tree',
  'product/x.html': '<h1>X</h1>',
  'product/__next.product.$d$slug.__PAGE__.txt': 'page',
  '404.html': `<h1>Page not found</h1>${'<p>Sorry</p>'.repeat(50)}`,
  _headers: '/*',
  _redirects: '/a /b 301',
  'google0123456789abcdef.html': 'google-site-verification',
  '_next/static/chunks/a.js': 'run()',
  'pictures/a.avif': 'x',
}

let folder: string
let site: Server

/** Writes files, text by path, into a new folder. */
async function writeSite(files: Record<string, string>) {
  const made = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(made, path)), { recursive: true })
    await writeFile(join(made, path), text)
  }
  return made
}

/** Starts the server of a site on a free port. */
async function start(options: SiteOptions) {
  const server = createSiteServer(options)
  await listen(server, { port: 0, host: '127.0.0.1' })
  return server
}

/** A plain request: the test must see status, headers and bytes as they are sent. */
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}, server = site) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, async reply => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk)
      resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) })
    })
    sent.on('error', reject).end()
  })
}

const companion = new Hono().all('*', c => c.text(`companion ${c.req.path} ${c.req.header('Host')}`))

beforeAll(async () => {
  folder = await writeSite(FILES)
  // The compressed files lie beside the originals; the second folder is the cache.
  await compressExport(folder, `${folder}-cache`)
  site = await start({ folder, companion })
})

afterAll(async () => {
  site.close().closeAllConnections()
  for (const each of [folder, `${folder}-cache`]) await rm(each, { recursive: true })
})

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/products', 'Products'],
    // As a client asks a proxy.
    ['http://localhost:3000/products?a=b', 'Products'],
  ])('answers at %s without a redirect', async (path, title) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(String(body)).toContain(`<h1>${title}</h1>`)
  })

  it.each([
    ['/products/', '/products'],
    ['/products/?process=die%20cutting&q=%E0%A4%95', '/products?process=die%20cutting&q=%E0%A4%95'],
    ['/products.html?a=b', '/products?a=b'],
    ['//products', '/products'],
    ['/index.html', '/'],
    ['/a%2fb%25/', '/a%2fb%25'],
    ['//evil.example/', '/evil.example'],
  ])('redirects a visitor from %s to %s of this site', async (path, location) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([308, location])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

it('serves a file that proves who owns the site as it is', async () => {
  const { status, body } = await ask('/google0123456789abcdef.html')
  expect([status, String(body)]).toEqual([200, 'google-site-verification'])
})

it.each(['/nope', '/404.html', '/_headers', '/%5Fredirects', '/%E0%A4', '/..%2f..%2fetc/passwd', '/products.html.br'])(
  'the unknown path %s answers 404 with the document of unknown pages',
  async path => {
    // The document is sent whole, whatever part was asked for.
    const { status, headers, body } = await ask(path, { headers: { range: 'bytes=0-5' } })
    expect(status).toBe(404)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(String(body)).toBe(FILES['404.html'])
  },
)

describe('a file', () => {
  it.each([
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/pictures/a.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/pictures/%2e%2e/products.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/product/__next.product.$d$slug.__PAGE__.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ])('%s is sent with its type and its cache rule', async (path, type, cache) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
  })

  it.each(['/products', '/nope'])('%s is sent as Brotli, as gzip or uncompressed', async path => {
    const { headers, body } = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(String(brotliDecompressSync(body))).toMatch(/<h1>(Products|Page not found)<\/h1>/)
    expect((await ask(path, { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
    expect((await ask(path)).headers['content-encoding']).toBeUndefined()
  })

  it('is not sent again to a browser that has it, with a different ETag for each encoding', async () => {
    const { etag } = (await ask('/products', { headers: { 'accept-encoding': 'br' } })).headers
    const again = { 'accept-encoding': 'br', 'if-none-match': String(etag) }
    const { status, body } = await ask('/products', { headers: again })
    expect([status, body.length]).toEqual([304, 0])
    expect((await ask('/products')).headers.etag).not.toBe(etag)
  })

  it('answers HEAD with the headers of GET and no body, and refuses POST', async () => {
    const { status, headers, body } = await ask('/products', { method: 'HEAD' })
    expect([status, headers['content-length'], body.length]).toEqual([200, String(FILES['products.html'].length), 0])
    const refused = await ask('/products', { method: 'POST' })
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a range', () => {
  const WHOLE = FILES['products.txt']

  it.each([
    ['bytes=0-2', 206, 'pay', 'bytes 0-2/7'],
    ['bytes=-5', 206, 'yload', 'bytes 2-6/7'],
    ['bytes=-0', 416, '', 'bytes */7'],
    ['bytes=5-99', 206, 'ad', 'bytes 5-6/7'],
    ['bytes=7-', 416, '', 'bytes */7'],
    // Several ranges, and invalid ones, get the whole file, as HTTP allows.
    ['bytes=0-0,3-4', 200, WHOLE, undefined],
    ['lines=1-2', 200, WHOLE, undefined],
  ])('%s answers %d', async (range, status, text, contentRange) => {
    const { headers, body, ...reply } = await ask('/products.txt', { headers: { range } })
    expect([reply.status, String(body), headers['content-range']]).toEqual([status, text, contentRange])
  })
})

it('answers each request from the current files while a build replaces them', async () => {
  const own = await writeSite({ '404.html': 'unknown', 'a.html': 'old', 'b.html': 'b' })
  const server = await start({ folder: own })
  const readReply = async (path: string) => {
    const { status, body } = await ask(path, {}, server)
    return [status, String(body)]
  }
  expect(await readReply('/a')).toEqual([200, 'old'])
  await writeFile(join(own, 'a.html'), 'a newer one')
  await writeFile(join(own, 'c.html'), 'c')
  await rm(join(own, 'b.html'))
  await mkdir(join(own, 'b.html'))
  // A link to itself.
  await symlink('loop.txt', join(own, 'loop.txt'))
  expect(await readReply('/a')).toEqual([200, 'a newer one'])
  expect(await readReply('/c')).toEqual([200, 'c'])
  expect(await readReply('/b')).toEqual([404, 'unknown'])
  expect(await readReply('/loop.txt')).toEqual([404, 'unknown'])

  await rm(own, { recursive: true })
  const { status, headers, body } = await ask('/a', {}, server)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(String(body)).toBe('The site is being built. This page comes by itself in a moment.\n')
  await mkdir(own)
  await writeFile(join(own, 'a.html'), 'new')
  expect(await readReply('/a')).toEqual([200, 'new'])
  server.close().closeAllConnections()
  await rm(own, { recursive: true })
})

it('says that a part is still being made, and reloads, or that it has failed, and serves all else', async () => {
  const part = {
    has: (path: string) => /^\/hi(\/|$)/.test(path),
    sentence: 'Hindi is still being made.',
    isComing: true,
  }
  const coming = await start({ folder, missing: part })
  for (const path of ['/hi', '/hi/products']) {
    const { status, headers, body } = await ask(path, {}, coming)
    expect([status, headers['retry-after'], headers.refresh, headers['cache-control']]).toEqual([
      503,
      '5',
      '5',
      'no-store',
    ])
    expect(String(body)).toBe('Hindi is still being made.\n')
  }
  expect((await ask('/products', {}, coming)).status).toBe(200)
  const failed = await start({ folder, missing: { ...part, sentence: "'Languages' failed.", isComing: false } })
  const { status, headers, body } = await ask('/hi', {}, failed)
  expect([status, headers.refresh, String(body)]).toEqual([503, undefined, "'Languages' failed.\n"])
  for (const server of [coming, failed]) server.close().closeAllConnections()
})

it('refuses a folder without a finished site in one sentence', () => {
  expect(() => createSiteServer({ folder: 'no-such-folder' })).toThrow(
    'no-such-folder/ does not contain a finished site. Build it first: npm run build, or',
  )
})

// The second is the address of the mail provider, whom the companion of a local site stands in for.
it.each(['/visitors', '/api/v1.0/email/send'])(
  'the companion answers %s, and sees the Host that the browser asked for',
  async path => {
    const { status, body } = await ask(path, { method: 'POST', headers: { host: 'boxwright.example' } })
    expect([status, String(body)]).toEqual([200, `companion ${path} boxwright.example`])
  },
)
