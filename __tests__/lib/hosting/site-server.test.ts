/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressExport } from '@/lib/hosting/compress-export'
import { createSiteServer } from '@/lib/hosting/site-server'

const FILES = {
  'index.html': '<h1>Home</h1>',
  'products.html': `<h1>Products</h1>${'<p>Machine</p>'.repeat(50)}`,
  'products.txt': 'payload',
  'products/__next._tree.txt': 'tree',
  'product/x.html': '<h1>X</h1>',
  'product/__next.product.$d$slug.__PAGE__.txt': 'page',
  '404.html': `<h1>Page not found</h1>${'<p>Sorry</p>'.repeat(50)}`,
  '_next/static/chunks/a.js': 'run()',
  'pictures/a.avif': 'x',
}

let folder: string
let site: Server
let companion: Server
const seen: { url: string | undefined; host: string | undefined; body: string }[] = []

async function readBody(stream: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const start = (server: Server) => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const stop = (server: Server) => {
  server.closeAllConnections()
  return new Promise(resolve => server.close(resolve))
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A plain request: the test must see status, headers and bytes as they are sent. */
function ask(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const { body, ...rest } = options
      const sent = request({ host: '127.0.0.1', port: portOf(site), path, ...rest }, async reply => {
        resolve({ status: reply.statusCode, headers: reply.headers, body: await readBody(reply) })
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await compressExport(folder)
  companion = createServer(async (incoming, answer) => {
    seen.push({ url: incoming.url, host: incoming.headers.host, body: String(await readBody(incoming)) })
    answer.writeHead(201, { 'x-from': 'companion' }).end('{"count":7}')
  })
  await start(companion)
  site = await createSiteServer({ folder, companion: new URL(`http://127.0.0.1:${portOf(companion)}`) })
  await start(site)
})

afterAll(async () => {
  await stop(site)
  await stop(companion)
  await rm(folder, { recursive: true })
})

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/product/x', 'X'],
    ['/products?category=x', 'Products'],
  ])('answers at %s without a redirect', async (path, title) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(String(body)).toContain(`<h1>${title}</h1>`)
  })

  it('moves a visitor with a trailing slash to the address without', async () => {
    const { status, headers } = await ask('/products/')
    expect([status, headers.location]).toEqual([308, '/products'])
  })
})

describe('an unknown path', () => {
  it.each([
    '/nope',
    '/product',
    '/product/',
    '/404',
    '/404.html',
    '//evil.example/',
    '/%E0%A4',
    '/..%2f..%2fetc/passwd',
  ])('%s answers 404 with the document of unknown pages', async path => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(String(body)).toContain('Page not found')
  })
})

describe('a file', () => {
  it.each([
    ['/_next/static/chunks/a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/pictures/a.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/products.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/products/__next._tree.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/product/__next.product.$d$slug.__PAGE__.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ])('%s has its type and its cache rule', async (path, type, cache) => {
    const { status, headers } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
  })

  it.each(['/products', '/nope'])('%s comes as Brotli where the browser takes it', async path => {
    const { headers, body } = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(String(brotliDecompressSync(body))).toMatch(/<h1>(Products|Page not found)<\/h1>/)
  })

  it('comes as gzip or as it is for others', async () => {
    const gzip = await ask('/products', { headers: { 'accept-encoding': 'gzip' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect((await ask('/products')).headers['content-encoding']).toBeUndefined()
  })

  it('takes no POST', async () => {
    expect((await ask('/products', { method: 'POST' })).status).toBe(405)
  })
})

describe('forwarding', () => {
  it.each(['/visitors', '/location', '/save-location', '/api/v1.0/email/send', '/inbox', '/inbox/1'])(
    'passes %s to the companion with the Host that the browser asked for',
    async path => {
      const reply = await ask(path, { method: 'POST', body: '{"a":1}', headers: { host: 'boxwright.example' } })
      expect([reply.status, reply.headers['x-from'], String(reply.body)]).toEqual([201, 'companion', '{"count":7}'])
      expect(seen.at(-1)).toEqual({ url: path, host: 'boxwright.example', body: '{"a":1}' })
    },
  )

  it('answers 502 in a sentence when the companion is down, and goes on serving pages', async () => {
    const alone = await createSiteServer({ folder, companion: new URL('http://127.0.0.1:9') })
    const before = site
    await start(alone)
    site = alone
    const reply = await ask('/visitors')
    expect([reply.status, String(reply.body)]).toEqual([502, 'The companion service does not answer.\n'])
    expect((await ask('/products')).status).toBe(200)
    site = before
    await stop(alone)
  })
})
