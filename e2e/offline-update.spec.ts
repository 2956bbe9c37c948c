import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFLINE_START_DELAY_MS } from '@/lib/constants'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { listPageFiles } from '@/scripts/export/page-scripts'
import { createKillSwitchWorker } from '@/scripts/worker/kill-switch-worker'
import { isCached, visitAndCache } from './support/cached'
import { test as base, expect } from './support/fixtures'
import { type OwnSite, startOwnSite } from './support/own-site'
import { open, waitForPage } from './support/page-parts'

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
  expected: /status of (404|503)|status: (404|503)|of-another-build|visitor count|location/i,
})

const read = (name: string) => readFileSync(join(LOCAL_EXPORT_FOLDER, name), 'utf8')

/** The installation: the worker, the offline page, and its files that the current page has not loaded. */
const INSTALL_BUDGET_BYTES = 40_000

test('a first visit loads nothing for the worker before its page is complete, and little after', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/about-us`)
  const before = site.answers.map(({ url }) => url)
  const isWorker = (url: string) => url === '/sw.js' || url.endsWith('?kept')
  expect(before.filter(isWorker)).toEqual([])
  await visitAndCache(page, `${site.origin}/about-us`)
  const after = site.answers.slice(before.length)
  const ofOfflinePage = listPageFiles(read('offline.html'))
  const installed = after.filter(({ url }) => isWorker(url) || ofOfflinePage.includes(url))
  const bytes = installed.reduce((sum, answer) => sum + answer.bytes, 0)
  const total = after.reduce((sum, answer) => sum + answer.bytes, 0)
  console.info(`installed: ${bytes} bytes in ${installed.length} answers; with the pages everybody needs ${total}`)
  expect(bytes).toBeLessThan(INSTALL_BUDGET_BYTES)
})

test('a cached page is never shown instead of the one from the network', async ({ page, site }) => {
  await visitAndCache(page, `${site.origin}/about-us`)
  // After the end of the document, where no script looks.
  site.replaced.set('/about-us', { type: 'text/html', text: `${read('about-us.html')}<!--newer-->` })
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.lastChild?.nodeValue)).toBe('newer')
})

test('if the network does not respond in time, the cached page is shown', async ({ page, site }) => {
  await visitAndCache(page, `${site.origin}/about-us`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  site.replaced.set('/about-us', 'silence')
  await page.goto(`${site.origin}/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('if the host fails, cached pages are shown, and its own error for others', async ({ page, site }) => {
  await visitAndCache(page, `${site.origin}/about-us`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  site.replaced.set('*', { type: 'text/html', text: '<h1>Back at noon</h1>', status: 503 })
  await page.goto(`${site.origin}/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await open(page, `${site.origin}/products?category=slitters`)
  await expect(page.locator('[data-part="result-bar"]').getByRole('status')).toHaveText('2 machines')
  await page.goto(`${site.origin}/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back at noon')
})

test('a page of another build is shown, but not cached with those of this one', async ({ page, site }) => {
  await visitAndCache(page, `${site.origin}/about-us`)
  const other = read('privacy.html').replace(/(\/_next\/static\/chunks\/)[\w~-]+\.css/, '$1of-another-build.css')
  site.replaced.set('/privacy', { type: 'text/html', text: `${other}<!--other-->` })
  await page.goto(`${site.origin}/privacy`)
  await expect.poll(() => page.evaluate(() => document.lastChild?.nodeValue)).toBe('other')
  await page.goto(`${site.origin}/application-area`)
  await expect.poll(() => isCached(page, '/application-area'), { timeout: 30_000 }).toBe(true)
  expect(await isCached(page, '/privacy')).toBe(false)
})

test('the kill switch deletes the caches once, and no page starts the worker again until it is removed', async ({
  page,
  site,
  context,
}) => {
  const readStores = (tab = page) => tab.evaluate(() => caches.keys())
  await visitAndCache(page, `${site.origin}/about-us`)
  site.replaced.set('/sw.js', { type: 'text/javascript', text: createKillSwitchWorker() })
  await page.goto(`${site.origin}/privacy`)
  await expect.poll(() => readStores(), { timeout: 30_000 }).toEqual(['site-off'])

  const tab = await context.newPage()
  await tab.addInitScript(() => {
    navigator.serviceWorker.register = async () => {
      throw new Error('A page registers the worker')
    }
    const { fetch } = window
    window.fetch = (...call) => {
      document.documentElement.dataset.fetched = `${document.documentElement.dataset.fetched ?? ''} ${call[0]}`
      return fetch(...call)
    }
  })
  await tab.goto(`${site.origin}/about-us`)
  // Longer than the delay before a page caches anything.
  await tab.waitForFunction(delay => performance.now() > delay, OFFLINE_START_DELAY_MS + 3000)
  expect(await tab.evaluate(() => document.documentElement.dataset.fetched ?? '')).not.toContain('/products')
  expect(await readStores(tab)).toEqual(['site-off'])

  site.replaced.delete('/sw.js')
  await page.goto(`${site.origin}/privacy`)
  await expect.poll(() => readStores(), { timeout: 30_000 }).not.toContain('site-off')
  await visitAndCache(page, `${site.origin}/about-us`)
})

test("a new build's worker takes over and deletes the pages of the old one, and an open tab still works", async ({
  page,
  site,
  context,
}) => {
  await visitAndCache(page, `${site.origin}/about-us`)
  const readStores = () => page.evaluate(() => caches.keys())
  const old = (await readStores()).find(name => name.startsWith('site-pages-')) ?? ''
  const version = old.slice('site-pages-'.length)
  expect(version).not.toBe('')

  site.replaced.set('/sw.js', { type: 'text/javascript', text: read('sw.js').replaceAll(version, 'second') })
  const tab = await context.newPage()
  await tab.goto(`${site.origin}/privacy`)
  await expect.poll(readStores, { timeout: 30_000 }).not.toContain(old)
  const stores = await readStores()
  expect(stores).toContain('site-static')
  expect(stores.filter(name => name.endsWith(version))).toEqual([])

  await waitForPage(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page.locator('[data-part="product-list"] > li').first()).toBeVisible()
  await open(page, `${site.origin}/about-us`)
  await expect.poll(readStores).toContain('site-pages-second')
})
