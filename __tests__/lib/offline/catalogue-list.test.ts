/** @jest-environment node */
import {
  type CatalogueList,
  countBytes,
  createDownloads,
  type Device,
  formatSizeText,
  pickWidth,
} from '@/lib/offline/catalogue-list'

const PHONE: Device = { screenWidth: 390, pixelRatio: 3, hasAvif: true }
const LAPTOP: Device = { screenWidth: 1280, pixelRatio: 1, hasAvif: true }
const WIDTHS = [320, 480, 640, 960, 1200]

it.each([
  ['a phone with a fine screen', PHONE, 640],
  ['a plain laptop', LAPTOP, 640],
  ['a laptop with a fine screen', { ...LAPTOP, pixelRatio: 2 }, 1200],
  ['an old phone', { ...PHONE, screenWidth: 320, pixelRatio: 1 }, 320],
  ['a watch', { ...PHONE, screenWidth: 160, pixelRatio: 1 }, 320],
])('keeps for %s the width that it shows', (_name, device, width) => {
  expect(pickWidth(WIDTHS, device)).toBe(width)
})

const LIST: CatalogueList = {
  version: 'a',
  pages: [['/products', 100]],
  files: [['/_next/static/chunks/a.js', 10]],
  pictures: [
    { base: '/pictures/products/a-1', avif: { 320: 1, 640: 2, 1200: 3 }, webp: { 640: 4, 1200: 5 } },
    { base: '/pictures/products/b-1', avif: { 320: 7 }, webp: { 320: 8 } },
  ],
  models: [['/models/a-1.glb', 1000]],
}

it('loads every page and file, and one width of each picture', () => {
  expect(createDownloads(LIST, PHONE)).toEqual([
    ['/_next/static/chunks/a.js', 10],
    ['/products', 100],
    ['/pictures/products/a-1-640.avif', 2],
    ['/pictures/products/b-1-320.avif', 7],
  ])
  expect(countBytes(createDownloads(LIST, PHONE))).toBe(119)
})

it('loads the 3-D views only where they are asked for', () => {
  expect(countBytes(createDownloads(LIST, PHONE, true))).toBe(1119)
  expect(createDownloads(LIST, PHONE, true)).toContainEqual(['/models/a-1.glb', 1000])
})

it('loads WebP where the browser does not know AVIF', () => {
  const urls = createDownloads(LIST, { ...PHONE, hasAvif: false }).map(([url]) => url)
  expect(urls.slice(2)).toEqual(['/pictures/products/a-1-640.webp', '/pictures/products/b-1-320.webp'])
})

it.each([
  [340_000, '340 kB'],
  [8_123_456, '8.1 MB'],
  [1, '1 kB'],
])('reads %d bytes as %s', (bytes, text) => {
  expect(formatSizeText(bytes)).toBe(text)
})
