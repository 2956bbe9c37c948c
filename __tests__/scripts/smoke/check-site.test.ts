/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { createServer, listen, stop } from '@/companion/service'
import { compressExport } from '@/scripts/export/compress-export'
import { createSite } from '@/scripts/hosting/site-server'
import { checkSite } from '@/scripts/smoke/check-site'

let folder: string
let server: Server
let origin: string
/** Changes a response as a badly configured host would; undefined leaves it as it is. */
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

/** Long enough to be compressed. */
const LONG = '// \n'.repeat(100)

/** A page of a language, which loads a file of each kind. */
function createPage(root: string, more = '') {
  const lang = root ? 'hi-IN' : 'en'
  const other = '<a href="/hi" hrefLang="hi">Hindi</a>'
  const loads = `<link href="${root}/_next/static/a.css"/><script src="${root}/_next/static/a.js"></script>`
  const shows = '<img srcset="/pictures/a-1234abcd-640.avif 640w, /pictures/b.avif 1200w"/>'
  const card = `<meta property="og:image" content="${origin}/social${root}/home.jpg"/>`
  return `<!DOCTYPE html><html lang="${lang}">${loads}${shows}${card}${other}${more}${LONG}`
}

beforeEach(async () => {
  change = () => undefined
  await rm(folder, { recursive: true })
  for (const root of ['', '/hi']) {
    const canonical = `<link rel="canonical" href="${origin}${root}"/>`
    await write(root ? 'hi.html' : 'index.html', createPage(root, `${canonical}<a href="${root}/product/gluer">`))
    for (const name of ['404', 'offline', 'products']) await write(`${root}/${name}.html`, createPage(root))
    await write(`${root}/product/gluer.html`, createPage(root, `<a href="/data-sheets${root}/gluer.pdf">`))
    for (const file of ['a.js', 'a.css']) await write(`${root}/_next/static/${file}`, LONG)
    await write(`${root}/offline-catalogue.json`, '{"models":["/models/gluer-1234abcd.glb"]}')
    await write(`data-sheets${root}/gluer.pdf`, 'sheet, of ten bytes at least')
    await write(`social${root}/home.jpg`, 'card')
  }
  await write('models/gluer-1234abcd.glb', 'model')
  await write('pictures/a-1234abcd-640.avif', 'picture')
  await write('sw.js', LONG)
  await write('manifest.webmanifest', '{}')
  await write('sitemap.xml', `<loc>${origin}</loc><loc>${origin}/product/gluer</loc><loc>${origin}/hi</loc>`)
  await write('robots.txt', `Sitemap: ${origin}/sitemap.xml`)
  // The second folder is a cache; the compressed files lie beside the others.
  await compressExport(folder, `${folder}-cache`)
  await rm(`${folder}-cache`, { recursive: true })
})

/** The problems of the site by their check. */
async function findProblems(companion: string | null = origin) {
  const results = await checkSite(origin, companion)
  return results.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]))
}

it('finds no problem in a site as it was built', async () => {
  expect(await findProblems()).toEqual([])
})

it('accepts the other names that hosts have for a type, but not a script without its charset', async () => {
  const script = '/_next/static/a.js'
  change = (response, path) => {
    if (path === script) return alter(response, { 'Content-Type': 'application/javascript; charset=UTF-8' }, 200)
    return path === '/sitemap.xml' ? alter(response, { 'Content-Type': 'text/xml; charset=utf-8' }, 200) : undefined
  }
  expect(await findProblems()).toEqual([])
  change = (response, path) =>
    path === script ? alter(response, { 'Content-Type': 'application/javascript' }, 200) : undefined
  expect(await findProblems()).toEqual([`${CODE} ${script} has the type application/javascript`])
})

/** The response with another status, or with other headers; an empty value removes one. */
function alter(response: Response, headers: Record<string, string>, status: number) {
  const changed = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return new Response(response.body, { status, headers: changed })
}

type Fault = [problem: string, path: string, headers: Record<string, string>, status: number]

const PAGES = 'Pages have their type, headers and cache rule: GET'
const CODE = 'Scripts and styles are compressed and cached for a year: GET'
const PICTURES = 'Pictures are cached for a year, and other sites may show them: GET'
const DOCUMENTS = 'Cards and data sheets are always the newest, and other sites may show them: GET'

it.each<Fault>([
  ['Every page in the sitemap is here: /product/gluer answers 500', '/product/gluer', {}, 500],
  [`${PAGES} / lacks Content-Security-Policy, or has another value`, '/', { 'Content-Security-Policy': '' }, 200],
  [`${PAGES} /hi has Cache-Control 'max-age=600'`, '/hi', { 'Cache-Control': 'max-age=600' }, 200],
  [`${CODE} /_next/static/a.js is not compressed`, '/_next/static/a.js', { 'Content-Encoding': '' }, 200],
  [`${CODE} /hi/_next/static/a.js does not vary by Accept-Encoding`, '/hi/_next/static/a.js', { Vary: '' }, 200],
  [`${CODE} /hi/_next/static/a.css has Cache-Control ''`, '/hi/_next/static/a.css', { 'Cache-Control': '' }, 200],
  [
    `${PICTURES} /pictures/a-1234abcd-640.avif has the type text/html`,
    '/pictures/a-1234abcd-640.avif',
    { 'Content-Type': 'text/html' },
    200,
  ],
  [
    `${DOCUMENTS} /data-sheets/hi/gluer.pdf has Content-Security-Policy`,
    '/data-sheets/hi/gluer.pdf',
    { 'Content-Security-Policy': "default-src 'none'" },
    200,
  ],
  [
    `${DOCUMENTS} /social/home.jpg has Cache-Control 'max-age=31536000'`,
    '/social/home.jpg',
    { 'Cache-Control': 'max-age=31536000' },
    200,
  ],
  [
    '3-D models have their type and are cached for a year: GET /models/gluer-1234abcd.glb has the type text/plain',
    '/models/gluer-1234abcd.glb',
    { 'Content-Type': 'text/plain' },
    200,
  ],
  [
    "The service worker is never cached: GET /sw.js has Cache-Control 'max-age=14400'",
    '/sw.js',
    { 'Cache-Control': 'max-age=14400' },
    200,
  ],
  [
    'Other addresses lead to the one of a page, and keep the query: GET /hi/products/?',
    '/hi/products/',
    { Location: '/hi/products' },
    308,
  ],
  [" leads to 'https://', which is no address", '/hi/products/', { Location: 'https://' }, 308],
  [
    'Unknown addresses answer 404 with the page of the site: GET /hi/no-such-page answers 200 instead of 404',
    '/hi/no-such-page',
    {},
    200,
  ],
])('reports %s', async (problem, path, headers, status) => {
  change = (response, requested) => (requested === path ? alter(response, headers, status) : undefined)
  expect(await findProblems()).toContainEqual(expect.stringContaining(problem))
})

it('reports the kinds of files of which it has found none to check', async () => {
  // Its home page links to no machine, and loads no script and no picture.
  await write('hi.html', '<html lang="hi-IN"><link href="/hi/_next/static/a.css"/>')
  expect((await findProblems()).join()).toContain(
    'Each language has a machine, and pages name what they load: not found: /hi: machine, /hi: script, /hi: picture',
  )
})

it.each([
  [['/product/gluer', '/hi'], '/product/gluer answers 404, and 1 more is missing too'],
  [['/', '/product/gluer', '/hi'], '/ answers 404, and 2 more are missing too'],
])('names the first page of the sitemap that is missing, and counts the others: %j', async (missing, problem) => {
  change = (response, path) => (missing.includes(path) ? alter(response, {}, 404) : undefined)
  expect(await findProblems()).toContain(`Every page in the sitemap is here: ${problem}`)
})

it.each([
  ['sitemap.xml', '<loc>https://sample.example/product/gluer</loc>', 'the sitemap names https://sample.example'],
  ['index.html', '<link rel="canonical" href="https://sample.example/"/>', 'check SITE_URL'],
])('recognises by %s that the site was built for another address', async (path, text, problem) => {
  await write(path, text)
  expect((await findProblems()).join()).toContain(problem)
})

it('reports a companion and a host that do not respond, and skips the companion if none is named', async () => {
  change = (response, path) => (path === '/health' ? alter(response, {}, 503) : undefined)
  expect(await findProblems()).toEqual(['The companion can write: /health answers 503 instead of 200'])
  expect(await findProblems(null)).toEqual([])
  // Nothing listens on port 9.
  expect(await checkSite('http://127.0.0.1:9', null)).toEqual([
    { name: 'http://127.0.0.1:9 responds', problem: expect.stringContaining('ECONNREFUSED') },
  ])
})
