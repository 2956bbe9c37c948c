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

// Pictures are shown up to 640 px wide, with at most two dots for each: 390 × 2 = 780, 640 × 2 = 1,280, and 160 × 1. Of
// the widths that there are, the largest below that is saved, or else the smallest.
it.each([
  ['a phone with a fine screen', PHONE, 640],
  ['a laptop with a fine screen', { ...LAPTOP, pixelRatio: 2 }, 1200],
  ['a watch', { ...PHONE, screenWidth: 160, pixelRatio: 1 }, 320],
])('saves for %s the width that it shows', (_name, device, width) => {
  expect(pickWidth(WIDTHS, device)).toBe(width)
})

const LIST: CatalogueList = {
  version: 'a',
  pages: [['/products', 100]],
  files: [['/_next/static/chunks/a.js', 10]],
  // The bytes of a file by its width in px.
  pictures: [
    { base: '/pictures/products/a-1', avif: { 320: 1, 640: 2, 1200: 3 }, webp: { 640: 4, 1200: 5 } },
    { base: '/pictures/products/b-1', avif: { 320: 7 }, webp: { 320: 8 } },
  ],
  models: [['/models/a-1.glb', 1000]],
}

it('loads every page and file, one width of each picture, and the 3-D views only on request', () => {
  const files = [
    ['/_next/static/chunks/a.js', 10],
    ['/products', 100],
    ['/pictures/products/a-1-640.avif', 2],
    ['/pictures/products/b-1-320.avif', 7],
  ]
  expect(createDownloads(LIST, PHONE)).toEqual(files)
  const withModels = true
  expect(createDownloads(LIST, PHONE, withModels)).toEqual([...files, ['/models/a-1.glb', 1000]])
  expect(countBytes(createDownloads(LIST, PHONE))).toBe(10 + 100 + 2 + 7)
  const urls = createDownloads(LIST, { ...PHONE, hasAvif: false }).map(([url]) => url)
  expect(urls.slice(2)).toEqual(['/pictures/products/a-1-640.webp', '/pictures/products/b-1-320.webp'])
})

it('writes sizes in kB or MB', () => expect([8_123_456, 1].map(formatSizeText)).toEqual(['8.1 MB', '1 kB']))
