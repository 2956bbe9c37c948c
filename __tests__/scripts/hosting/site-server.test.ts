/** @jest-environment node */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressExport } from '@/scripts/build/compress-export'
import { createSiteServer } from '@/scripts/hosting/site-server'

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
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
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
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
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

describe('a range of a file', () => {
  const WHOLE = FILES['products.txt']

  it.each([
    ['bytes=0-2', 206, 'pay', 'bytes 0-2/7'],
    ['bytes=-5', 206, 'yload', 'bytes 2-6/7'],
    ['bytes=-99', 200, WHOLE, undefined],
    ['bytes=-0', 416, 'The file has no such range.\n', 'bytes */7'],
    ['bytes=5-', 206, 'ad', 'bytes 5-6/7'],
    ['bytes=5-99', 206, 'ad', 'bytes 5-6/7'],
    ['bytes=5-2', 416, 'The file has no such range.\n', 'bytes */7'],
    ['bytes=7-', 416, 'The file has no such range.\n', 'bytes */7'],
    // Several ranges, and words that are none, get the whole file, as HTTP allows.
    ['bytes=0-0,3-4', 200, WHOLE, undefined],
    ['lines=1-2', 200, WHOLE, undefined],
  ])('%s answers %d', async (range, status, text, contentRange) => {
    const { headers, body, ...reply } = await ask('/products.txt', { headers: { range } })
    expect([reply.status, String(body), headers['content-range']]).toEqual([status, text, contentRange])
  })

  it('of a file without bytes is all of it, or none', async () => {
    await writeFile(join(folder, 'empty.txt'), '')
    expect((await ask('/empty.txt', { headers: { range: 'bytes=-5' } })).status).toBe(200)
    expect((await ask('/empty.txt', { headers: { range: 'bytes=0-' } })).status).toBe(416)
  })
})

it('a file that the browser has is not sent again', async () => {
  const { headers } = await ask('/products', { headers: { 'accept-encoding': 'br' } })
  const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
  const { status, body } = await ask('/products', { headers: again })
  expect([status, body.length]).toEqual([304, 0])
})

it('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await ask('/products', { method: 'HEAD' })
  expect([status, headers['content-length'], body.length]).toEqual([200, String(FILES['products.html'].length), 0])
})

describe('while a build replaces the files', () => {
  let own: string
  let before: Server

  beforeEach(async () => {
    own = await mkdtemp(join(tmpdir(), 'site-'))
    for (const [name, text] of Object.entries({ '404.html': 'unknown', 'a.html': 'old', 'b.html': 'b' })) {
      await writeFile(join(own, name), text)
    }
    before = site
    site = await createSiteServer({ folder: own })
    await start(site)
  })

  afterEach(async () => {
    await stop(site)
    site = before
    await rm(own, { recursive: true, force: true })
  })

  const read = async (path: string) => {
    const { status, body } = await ask(path)
    return [status, String(body)]
  }

  it('a page is the one that is there now', async () => {
    expect(await read('/a')).toEqual([200, 'old'])
    await writeFile(join(own, 'a.html'), 'a newer one')
    await writeFile(join(own, 'c.html'), 'c')
    expect(await read('/a')).toEqual([200, 'a newer one'])
    expect(await read('/c')).toEqual([200, 'c'])
  })

  it('a removed file is an unknown page', async () => {
    expect(await read('/b')).toEqual([200, 'b'])
    await rm(join(own, 'b.html'))
    expect(await read('/b')).toEqual([404, 'unknown'])
  })

  it('an emptied folder says that the site is being built, and the site comes back', async () => {
    await rm(own, { recursive: true })
    const { status, headers, body } = await ask('/a')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(String(body)).toBe('The site is being built. Try again in a moment.\n')
    await mkdir(own)
    await writeFile(join(own, 'a.html'), 'new')
    expect(await read('/a')).toEqual([200, 'new'])
  })

  it('a 404 page that cannot be read is an error, not a build under way', async () => {
    await rm(join(own, '404.html'))
    await mkdir(join(own, '404.html'))
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(await read('/nope')).toEqual([500, 'The server failed to handle this request.\n'])
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ code: 'EISDIR' }))
    log.mockRestore()
  })

  it('a folder in place of a file, and one that cannot be read, end nothing', async () => {
    await rm(join(own, 'b.html'))
    await mkdir(join(own, 'b.html'))
    expect(await read('/b')).toEqual([404, 'unknown'])
    await symlink('loop.txt', join(own, 'loop.txt'))
    expect(await read('/loop.txt')).toEqual([503, 'The file cannot be read at the moment. Try again.\n'])
    expect(await read('/a')).toEqual([200, 'old'])
  })
})

it('a folder without a finished site is refused in one sentence', async () => {
  await expect(createSiteServer({ folder: 'no-such-folder' })).rejects.toThrow(
    'no-such-folder/ does not contain a finished site. Build it first: npm run build',
  )
})

it('leads from an address with slashes to the page of this site, never to another host', async () => {
  const { status, headers } = await ask('//products//')
  expect([status, headers.location]).toEqual([308, '/products'])
})

it('answers a request that names the whole address, as proxies send it', async () => {
  const { status, body } = await ask('http://localhost:3000/products?a=b')
  expect([status, String(body)]).toEqual([200, FILES['products.html']])
})

it('gives a file its own cache rule however its address is spelled', async () => {
  const { status, headers } = await ask('/pictures/%2e%2e/products.txt')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
})

it('does not hand out a precompressed file by its own name', async () => {
  expect((await ask('/products.html.br')).status).toBe(404)
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
    expect([reply.status, String(reply.body)]).toEqual([502, 'The companion service does not respond.\n'])
    expect((await ask('/products')).status).toBe(200)
    site = before
    await stop(alone)
  })
})
