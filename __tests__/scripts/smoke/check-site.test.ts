/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { createServer, listen, stop } from '@/companion/service'
import { createSite } from '@/scripts/hosting/site-server'
import { checkSite } from '@/scripts/smoke/check-site'

let folder: string
let server: Server
let origin: string
/** What a badly configured host makes of an answer. */
let change: (response: Response, path: string) => Response | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'))
  const companion = new Hono().get('/health', c => c.json({ status: 'ok' }))
  await write('404.html', 'Page not found')
  const site = createSite({ folder })
  server = createServer(async request => {
    const path = new URL(request.url).pathname
    const response = path === '/health' ? await companion.fetch(request) : await site.fetch(request)
    return change(response, path) ?? response
  })
  origin = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`
})
afterAll(async () => {
  await stop(server)
  await rm(folder, { recursive: true })
})

async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}

beforeEach(async () => {
  change = () => undefined
  const picture = '<img srcset="/pictures/a-1234abcd-640.avif 640w, /pictures/b.avif 1200w"/>'
  const script = '<script src="/_next/static/a.js"></script>'
  await write('index.html', `<link rel="canonical" href="${origin}"/>${script}${picture}`)
  await write('product/gluer.html', 'Gluer')
  await write('_next/static/a.js', 'run()')
  await write('_next/static/a.js.gz', gzipSync('run()'))
  await write('pictures/a-1234abcd-640.avif', 'picture')
  await write('sw.js', 'work()')
  await write('sitemap.xml', `<loc>${origin}/</loc><loc>${origin}/product/gluer</loc>`)
  await write('robots.txt', `Sitemap: ${origin}/sitemap.xml`)
})

/** The problems of the site by their check. */
async function findProblems(companion: string | null = origin) {
  const results = await checkSite(origin, companion)
  return results.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]))
}

it('finds nothing wrong with a site as it was built, in ten checks', async () => {
  expect(await findProblems()).toEqual([])
  expect(await checkSite(origin, origin)).toHaveLength(10)
})

/** The response with another status, or with headers replaced; an empty value takes one away. */
function alter(response: Response, headers: Record<string, string>, status: number) {
  const changed = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) value ? changed.set(name, value) : changed.delete(name)
  return new Response(response.body, { status, headers: changed })
}

type Fault = [problem: string, path: string, headers: Record<string, string>, status: number]

it.each<Fault>([
  ['A machine has its page: /product/gluer answers 500 instead of 200', '/product/gluer', {}, 500],
  ['Pages have the security headers: / lacks Content-Security-Policy', '/', { 'Content-Security-Policy': '' }, 200],
  ["Pages are checked on every use: Cache-Control is 'max-age=600'", '/', { 'Cache-Control': 'max-age=600' }, 200],
  ['Scripts are compressed and cached for a year: they are not', '/_next/static/a.js', { 'Content-Encoding': '' }, 200],
  [
    'Pictures are cached for a year, and other sites may show them: /pictures/a-1234abcd-640.avif has the type',
    '/pictures/a-1234abcd-640.avif',
    { 'Content-Type': 'text/html' },
    200,
  ],
  [
    'The service worker is never cached: /sw.js lacks Cache-Control',
    '/sw.js',
    { 'Cache-Control': 'max-age=14400' },
    200,
  ],
])('says %s', async (problem, path, headers, status) => {
  change = (response, requested) => (requested === path ? alter(response, headers, status) : undefined)
  expect(await findProblems()).toEqual([expect.stringContaining(problem)])
})

it.each([
  ['sitemap.xml', '<loc>https://sample.example/product/gluer</loc>', 'the sitemap names https://sample.example'],
  ['index.html', '<link rel="canonical" href="https://sample.example/"/>', 'check SITE_URL'],
])('sees in %s that another site was built', async (path, text, problem) => {
  await write(path, text)
  expect((await findProblems()).join()).toContain(problem)
})

it('says that a companion and a host do not respond, and asks no companion that is not named', async () => {
  change = (response, path) => (path === '/health' ? alter(response, {}, 503) : undefined)
  expect(await findProblems()).toEqual(['The companion can write: /health answers 503 instead of 200'])
  expect(await findProblems(null)).toEqual([])
  expect(await checkSite('http://127.0.0.1:9', null)).toEqual([
    { name: 'http://127.0.0.1:9 responds', problem: expect.stringContaining('fetch failed') },
  ])
})
