/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { escapePattern } from '@/lib/words/escape-pattern'
import { describePage, findSearchProblems } from '@/scripts/checks/export/search-problems'
import { parseElements } from '@/scripts/export/html-elements'

const ORIGIN = 'https://boxwright.example'
const facts = { origin: ORIGIN, brand: 'Boxwright Machinery', isHistoryKnown: true }
const NOINDEX = '<meta name="robots" content="noindex"/>'

/** What the head of a sound page says to search engines. */
const toHead = (path: string, name: string) => `<title>${name} | Boxwright Machinery</title>
  <meta name="description" content="${name}: machines that glue, cut and print, with all of their figures."/>
  <link rel="canonical" href="${ORIGIN}${path}"/><meta property="og:url" content="${ORIGIN}${path}"/>
  <meta property="og:title" content="${name}"/><meta property="og:image" content="${ORIGIN}/card.jpg"/>`
const PRODUCTS = toHead('/products', 'Products')

/** The entry of a page in the sitemap. */
const toEntry = (path: string, date = '<lastmod>2026-01-01</lastmod>') =>
  `<url><loc>${ORIGIN}${path}</loc>${date}</url>`
const HOME_ENTRY = toEntry('')
const PICTURE = `<image:image><image:loc>${ORIGIN}/x.webp</image:loc></image:image>`
const PRODUCT_ENTRY = toEntry('/product/x').replace('</url>', `${PICTURE}</url>`)
const SITEMAP = HOME_ENTRY + toEntry('/products') + PRODUCT_ENTRY

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, 'card.jpg'), await makeJpeg(1200, 630))
  await writeFile(join(folder, 'small.jpg'), await makeJpeg(600, 315))
})
afterAll(() => rm(folder, { recursive: true }))

function makeJpeg(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#E8EAEC' } })
    .jpeg()
    .toBuffer()
}

/** Checks a sound site with another head of /products, another sitemap, or further pages (head and body). */
async function findProblems({ head = PRODUCTS, sitemap = SITEMAP, more = {}, isHistoryKnown = true } = {}) {
  await writeFile(join(folder, 'sitemap.xml'), sitemap)
  const pages = {
    '/': [toHead('', 'Machinery'), '<a href="/products?category=x&amp;q=1#top">Products</a>'],
    '/products': [head, '<a href="/product/x">X</a><a href="https://elsewhere.example/orphan">Elsewhere</a>'],
    '/product/x': [toHead('/product/x', 'X &amp; Y'), ''],
    '/404': [`<title>Not found | Boxwright Machinery</title>${NOINDEX}`, ''],
    ...more,
  }
  const described = Object.entries(pages).map(([path, [top, body]]) =>
    describePage(path, parseElements(`<html><head>${top}</head><body>${body}</body></html>`)),
  )
  const files = new Set(['/x.webp'])
  return findSearchProblems(described, { folder, files, facts: { ...facts, isHistoryKnown } })
}

it('accepts a sound site, also without dates that nobody knows, and asks less of a page that is not indexed', async () => {
  expect(await findProblems()).toEqual([])
  const sitemap = SITEMAP.replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '')
  expect(await findProblems({ sitemap, isHistoryKnown: false })).toEqual([])
  const head = `<title>Products | Boxwright Machinery</title>${NOINDEX}`
  expect(await findProblems({ head, sitemap: HOME_ENTRY + PRODUCT_ENTRY })).toEqual([])
})

it.each([
  ['a title without the brand', / \| Boxwright Machinery/, '', "the title 'Products' does not end with the brand"],
  ['no description', /<meta name="description"[^>]*>/, '', 'has no description'],
  ['a long description', 'figures.', 'a'.repeat(200), 'characters, not 50 to 160'],
  ["another page's canonical URL", `href="${ORIGIN}/products"`, `href="${ORIGIN}/"`, `its canonical URL is ${ORIGIN}/`],
  ['a foreign og:url', `content="${ORIGIN}/products"`, `content="${ORIGIN}"`, `its og:url is ${ORIGIN}`],
  ['no card', /<meta property="og:image"[^>]*>/, '', 'has no preview picture'],
  ['a card of another site', `${ORIGIN}/card.jpg`, 'https://elsewhere.example/card.jpg', 'is not on this site'],
  ['a card of another size', 'card.jpg', 'small.jpg', 'is 600 × 315 px instead of 1200 × 630'],
])('reports %s', async (_, part, change, problem) => {
  expect(await findProblems({ head: PRODUCTS.replace(part, change) })).toEqual([
    expect.stringMatching(`^/products: .*${escapePattern(problem)}`),
  ])
})

it.each([
  ['a page that is left out', HOME_ENTRY + PRODUCT_ENTRY, `does not list ${ORIGIN}/products`],
  ['a machine without a picture', SITEMAP.replace(PICTURE, ''), `${ORIGIN}/product/x has no picture`],
  ['a picture that does not exist', SITEMAP.replace('x.webp', 'gone.webp'), `${ORIGIN}/gone.webp does not exist`],
  ['a page without a date', SITEMAP.replace(HOME_ENTRY, toEntry('', '')), `${ORIGIN} has no last modification date`],
])('reports %s in the sitemap', async (_, sitemap, problem) => {
  expect(await findProblems({ sitemap })).toEqual([expect.stringMatching(`^/sitemap.xml: .*${escapePattern(problem)}`)])
})

it('reports a page that no chain of links reaches, and texts that two pages share', async () => {
  const more = { '/orphan': [toHead('/orphan', 'Products'), '<a href="/orphan">Itself</a>'] }
  expect(await findProblems({ more, sitemap: SITEMAP + toEntry('/orphan') })).toEqual([
    '/orphan: cannot be reached by links from the home page',
    '/products and /orphan share a title',
    '/products and /orphan share a description',
  ])
})
