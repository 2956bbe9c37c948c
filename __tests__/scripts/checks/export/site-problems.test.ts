/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { findOrphans } from '@/scripts/checks/export/orphan-problems'
import { findSitemapProblems } from '@/scripts/checks/export/sitemap-problems'
import { findSocialCardProblems } from '@/scripts/checks/export/social-card-problems'

const ORIGIN = 'https://boxwright.example'
const facts = { origin: ORIGIN, brand: 'Boxwright Machinery' }

const toPage = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const NOINDEX = '<meta name="robots" content="noindex"/>'

describe('findSocialCardProblems', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cards-'))
    const sound = await makeJpeg(1200, 630)
    await writeFile(join(folder, 'sound.jpg'), sound)
    await writeFile(join(folder, 'small.jpg'), await makeJpeg(600, 315))
    await writeFile(join(folder, 'heavy.jpg'), Buffer.concat([sound, Buffer.alloc(120_000)]))
    await writeFile(join(folder, 'other.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  })
  afterAll(() => rm(folder, { recursive: true }))

  function makeJpeg(width: number, height: number) {
    return sharp({ create: { width, height, channels: 3, background: '#E8EAEC' } })
      .jpeg()
      .toBuffer()
  }

  const find = (head: string) => findSocialCardProblems(folder, new Map([['/products', toPage(head)]]), facts)
  const toCard = (address: string) => `<meta property="og:image" content="${address}"/>`

  it('accepts a card of the right size, and a page without one that is not listed', async () => {
    expect(await find(toCard(`${ORIGIN}/sound.jpg`))).toEqual([])
    expect(await find(NOINDEX)).toEqual([])
  })

  it.each([
    ['no card', '', 'has no preview picture'],
    ['a card that does not exist', toCard(`${ORIGIN}/gone.jpg`), 'does not exist'],
    ['a card of another site', toCard('https://elsewhere.example/sound.jpg'), 'is not on this site'],
    ['a card of another size', toCard(`${ORIGIN}/small.jpg`), 'is 600 × 315 px instead of 1200 × 630'],
    ['a heavy card', toCard(`${ORIGIN}/heavy.jpg`), 'bytes, more than 120000'],
    ['a card that is no JPEG', toCard(`${ORIGIN}/other.jpg`), 'is a svg picture instead of a jpeg'],
  ])('sees %s', async (_, head, problem) => {
    expect(await find(head)).toEqual([expect.stringContaining(problem)])
  })
})

describe('findSitemapProblems', () => {
  const pages = new Map([
    ['/', toPage('')],
    ['/product/x', toPage('')],
    ['/compare', toPage(NOINDEX)],
  ])
  const files = new Set(['/x.webp'])
  const HOME = `<url><loc>${ORIGIN}</loc><lastmod>2026-01-01</lastmod></url>`
  const X = `<url><loc>${ORIGIN}/product/x</loc><image:image><image:loc>${ORIGIN}/x.webp</image:loc></image:image><lastmod>2026-01-01</lastmod></url>`
  const find = (xml: string, isHistoryKnown = true) => findSitemapProblems({ xml, pages, files, isHistoryKnown }, facts)

  it('accepts the pages that search engines may list, no more and no less', () => {
    expect(find(HOME + X)).toEqual([])
  })

  it('asks for no dates where nobody knows them', () => {
    expect(find(HOME.replace(/<lastmod>.*<\/lastmod>/, '') + X, false)).toEqual([])
  })

  it.each([
    ['a page that is left out', HOME, `does not list ${ORIGIN}/product/x`],
    [
      'a page that is not to be listed',
      `${HOME}${X}${HOME.replace(ORIGIN, `${ORIGIN}/compare`)}`,
      `lists ${ORIGIN}/compare`,
    ],
    ['a page that does not exist', `${HOME}${X}${HOME.replace(ORIGIN, `${ORIGIN}/gone`)}`, `lists ${ORIGIN}/gone`],
    ['a page that stands twice', HOME + X + X, `lists ${ORIGIN}/product/x twice`],
    ['a machine without a picture', HOME + X.replace(/<image:image>.*<\/image:image>/, ''), 'has no picture'],
    ['a picture that does not exist', HOME + X.replace('x.webp', 'gone.webp'), 'gone.webp does not exist'],
    [
      'a page without a date',
      HOME.replace(/<lastmod>.*<\/lastmod>/, '') + X,
      `${ORIGIN} has no last modification date`,
    ],
  ])('sees %s', (_, xml, problem) => {
    expect(find(xml)).toEqual([expect.stringContaining(problem)])
  })
})

describe('findOrphans', () => {
  it('sees the page that no chain of links reaches', () => {
    const pages = new Map([
      ['/', toPage('', '<a class="b" href="/products?category=x&amp;q=1#top">Products</a>')],
      ['/products', toPage('', '<a href="/product/x">X</a><a href="https://elsewhere.example/orphan">Elsewhere</a>')],
      ['/product/x', toPage('')],
      ['/orphan', toPage('', '<a href="/orphan">Itself</a>')],
      ['/404', toPage(NOINDEX)],
    ])
    expect(findOrphans(pages)).toEqual(['/orphan: cannot be reached by links from the home page'])
  })
})
