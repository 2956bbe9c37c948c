import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findPageFiles } from '@/lib/offline/page-files'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'
import { createKillSwitchWorker } from '@/scripts/export/offline-files'
import {
  CACHING_LIMIT_MS,
  CATALOGUE_LIMIT_MS,
  HURRIED_START_MS,
  hurryCaching,
  isCached,
  stayUntilCached,
  visitAndCache,
} from './support/cached'
import { test as base, expect } from './support/fixtures'
import { type OwnSite, startOwnSite } from './support/own-site'
import { open } from './support/page-parts'

/** A test with a server of its own, whose files it can replace as a deployment does. */
const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  site: async ({}, use) => {
    const site = await startOwnSite()
    await use(site)
    site.stop()
  },
})

// This server has no companion, so the visitor count and the location record fail.
test.use({
  serviceWorkers: 'allow',
  expected: /status of (404|503)|status: (404|503)|of-another-build|could not be downloaded|visitor count|location/i,
})

const readExport = (name: string) => readFileSync(join(TESTED_EXPORT, name), 'utf8')

/**
 * Budget for the installation of the service worker: its script, the offline page, and those files of that page that
 * the current page has not loaded.
 */
const INSTALL_BUDGET_BYTES = 40_000

/** Whether only the service worker requests a URL. */
const isForWorker = (url: string) => url === '/sw.js' || url.endsWith('?kept')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Fails unless the document ends with this comment, which a replaced file has behind its HTML. */
const expectTail = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.lastChild?.nodeValue)).toBe(text)

/** Fails if what the worker has been installed with takes more than its budget. */
function expectSmallInstallation(answers: OwnSite['answers']) {
  const ofOfflinePage = findPageFiles(readExport('offline.html'))
  const installed = answers.filter(({ url }) => isForWorker(url) || ofOfflinePage.includes(url))
  const bytes = installed.reduce((sum, answer) => sum + answer.bytes, 0)
  const total = answers.reduce((sum, answer) => sum + answer.bytes, 0)
  console.info(`installed: ${bytes} bytes in ${installed.length} answers; with the pages everybody needs ${total}`)
  expect(installed.map(({ url }) => url)).toContain('/sw.js')
  expect(bytes).toBeLessThan(INSTALL_BUDGET_BYTES)
}

test('the worker starts late with little data, prefers the network, and shows cached pages if the network or the host fails', async ({
  page,
  context,
  site: { origin, answers, replaced },
}) => {
  await open(page, `${origin}/about-us`)
  const before = answers.map(({ url }) => url)
  expect(before.filter(isForWorker)).toEqual([])
  await stayUntilCached(page)
  expectSmallInstallation(answers.slice(before.length))
  await hurryCaching(context)
  const title = (await heading(page).textContent()) ?? ''

  replaced.set('/about-us', { type: 'text/html', text: `${readExport('about-us.html')}<!--newer-->` })
  await page.reload()
  await expectTail(page, 'newer')

  // The page of another build is shown, but not cached with those of this one.
  const other = readExport('privacy.html').replace(/(\/_next\/static\/chunks\/)[\w~-]+\.css/, '$1of-another-build.css')
  replaced.set('/privacy', { type: 'text/html', text: `${other}<!--other-->` })
  await page.goto(`${origin}/privacy`)
  await expectTail(page, 'other')
  await page.goto(`${origin}/application-area`)
  await expect.poll(() => isCached(page, '/application-area'), { timeout: CACHING_LIMIT_MS }).toBe(true)
  expect(await isCached(page, '/privacy')).toBe(false)

  replaced.set('/about-us', 'silence')
  await page.goto(`${origin}/about-us`)
  await expect(heading(page)).toHaveText(title)

  replaced.clear()
  replaced.set('*', { type: 'text/html', text: '<h1>Back at noon</h1>', status: 503 })
  await page.goto(`${origin}/about-us`)
  await expect(heading(page)).toHaveText(title)
  await open(page, `${origin}/products?category=rigid-box-machines`)
  // The tests' catalogue has two of this category.
  await expect(page.locator('[data-part="result-bar"]').getByRole('status')).toHaveText('2 machines')
  await page.goto(`${origin}/privacy`)
  await expect(heading(page)).toHaveText('Back at noon')
})

/** The names of the browser's caches. */
const readStores = (page: Page) => page.evaluate(() => caches.keys())

test("a new build's worker takes over and deletes the pages of the old one, and an open tab still works", async ({
  page,
  site: { origin, replaced },
  context,
}) => {
  await hurryCaching(context)
  await visitAndCache(page, `${origin}/about-us`)
  const old = (await readStores(page)).find(name => name.startsWith('site-pages-')) ?? ''
  const version = old.slice('site-pages-'.length)
  expect(version).not.toBe('')

  replaced.set('/sw.js', { type: 'text/javascript', text: readExport('sw.js').replaceAll(version, 'second') })
  const tab = await context.newPage()
  await tab.goto(`${origin}/privacy`)
  await expect.poll(() => readStores(page), { timeout: CACHING_LIMIT_MS }).not.toContain(old)
  const stores = await readStores(page)
  expect(stores).toContain('site-static')
  expect(stores.filter(name => name.endsWith(version))).toEqual([])

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page.locator('[data-part="product-list"] li').first()).toBeVisible()
  await open(page, `${origin}/about-us`)
  await expect.poll(() => readStores(page)).toContain('site-pages-second')
})

/** Makes a page fail if it registers a worker, and notes in the document which URLs it fetches. */
function watchOfflineStart(page: Page) {
  return page.addInitScript(() => {
    navigator.serviceWorker.register = async () => {
      throw new Error('A page registers the worker')
    }
    const { fetch } = window
    window.fetch = (...call) => {
      document.documentElement.dataset.fetched = `${document.documentElement.dataset.fetched ?? ''} ${call[0]}`
      return fetch(...call)
    }
  })
}

test("the kill switch deletes the site's caches once, and no page starts the worker again until it is removed", async ({
  page,
  site: { origin, replaced },
  context,
}) => {
  await hurryCaching(context)
  await visitAndCache(page, `${origin}/about-us`)
  await page.evaluate(() => caches.open('of-others'))
  replaced.set('/sw.js', { type: 'text/javascript', text: await createKillSwitchWorker() })
  await page.goto(`${origin}/privacy`)
  // An empty cache, 'site-off', is the mark of the kill switch.
  await expect.poll(() => readStores(page), { timeout: CACHING_LIMIT_MS }).toEqual(['of-others', 'site-off'])

  const tab = await context.newPage()
  await watchOfflineStart(tab)
  await tab.goto(`${origin}/about-us`)
  // 3 s longer than the delay before a page would cache anything.
  const isOver = (delay: number) => performance.now() > delay
  await tab.waitForFunction(isOver, HURRIED_START_MS + 3000, { polling: 500 })
  expect(await tab.evaluate(() => document.documentElement.dataset.fetched ?? '')).not.toContain('/products')
  expect(await readStores(tab)).toEqual(['of-others', 'site-off'])
  await tab.close()

  replaced.delete('/sw.js')
  await page.goto(`${origin}/privacy`)
  await expect.poll(() => readStores(page), { timeout: CACHING_LIMIT_MS }).not.toContain('site-off')
  // A page caches nothing if the marker is still there when it would start; the next one does.
  await visitAndCache(page, `${origin}/privacy`)
})

test('a download whose worker cannot be installed says so and can be continued', async ({
  page,
  site: { origin, replaced },
}) => {
  replaced.set('/offline', { type: 'text/html', text: 'Busy', status: 503 })
  await open(page, `${origin}/products`)
  await page.getByRole('button', { name: 'Save the catalogue offline' }).click()
  await page.getByRole('button', { name: /^Save the catalogue offline \(/ }).click()
  const status = page.getByRole('region', { name: 'Take the catalogue with you' }).getByRole('status')
  await expect(status).toContainText('check the connection and press Continue')

  replaced.clear()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(status).toContainText('is saved on this device', { timeout: CATALOGUE_LIMIT_MS })
})
