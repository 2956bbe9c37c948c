import type { Page } from '@playwright/test'
import { CACHING_LIMIT_MS, CATALOGUE_LIMIT_MS, hurryCaching, isCached, visitAndCache } from './support/cached'
import { hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'

// Without a network, the browser logs failed requests, and Next's router that it loads a document instead of data.
test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|visitor count|location/i,
})

test.beforeEach(async ({ page, context }) => {
  await closeLeadPopupForSession(page)
  await hurryCaching(context)
})

/** A machine that no test visits before it has saved the catalogue. */
const UNSEEN = '/product/paper-cup-forming-machine-2-16-oz'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const status = (page: Page) => page.getByRole('region', { name: 'Take the catalogue with you' }).getByRole('status')

/** Answers of the companion and of the mail provider, and pages that do not exist. */
const NEVER_KEPT = /^\/(visitors|location|save-location|inbox|api|no-such-page)/

/** The paths of everything that the site keeps in this browser. */
function listCached(page: Page) {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    return (await Promise.all(stores.map(store => store.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Number of pictures in the content that have loaded. */
function countShown(page: Page) {
  return page
    .locator('main img')
    .evaluateAll(all => all.filter(image => (image as HTMLImageElement).naturalWidth > 0).length)
}

test('a visitor without a network finds the visited pages, the product list and the contact details, and is told what is not cached', async ({
  page,
  context,
}) => {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const main = page.getByRole('main')
  await visitAndCache(page, '/products')
  await page.goto('/no-such-page')
  await expect(heading(page)).toHaveText('Page not found')
  await open(page, '/products')
  await page.locator('[data-part="product-list"]').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  const { pathname } = new URL(page.url())
  const title = (await heading(page).textContent()) ?? ''
  await expect.poll(() => isCached(page, pathname), { timeout: CACHING_LIMIT_MS }).toBe(true)
  const kept = await listCached(page)
  expect(kept).toContain('/products')
  expect(kept.filter(path => NEVER_KEPT.test(path))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await waitForPage(page)
  await expect(heading(page), 'a page that a link opened').toHaveText(title)
  await expect.poll(() => countShown(page)).toBeGreaterThan(0)
  await nav.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.locator('[data-part="product-list"] li').first()).toBeVisible()
  await open(page, '/products?category=rigid-box-machines')
  // The tests' catalogue has two of this category.
  await expect(page.locator('[data-part="result-bar"]').getByRole('status')).toHaveText('2 machines')
  await open(page, '/contact-us')
  await expect(page.getByRole('link', { name: /Sales: new machines/ })).toBeVisible()

  await nav.getByRole('link', { name: 'Applications' }).click()
  await expect(heading(page)).toHaveText('No network')
  await expect(page).toHaveURL('/application-area')
  await expect(main.getByRole('link', { name: /^Sales/ })).toHaveAttribute('href', /^tel:/)
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.locator('#kept').getByRole('link', { name: 'Products' })).toBeVisible()
  await context.setOffline(false)
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toContainText('Application Area')
})

test('the whole catalogue shows its size and progress, survives a failing network, has unvisited machines with their pictures, and can be removed', async ({
  page,
  context,
}) => {
  await visitAndCache(page, '/products')
  const save = page.getByRole('button', { name: /^Save the catalogue offline \(/ })
  await page.getByRole('button', { name: 'Save the catalogue offline' }).focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText(/: \d+\.\d MB on this device/)
  await context.setOffline(true)
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('check the connection and press Continue')
  await context.setOffline(false)
  // One file is held back, so that the download cannot be over before its progress is looked for.
  const { asked, release } = await hold(page, `**${UNSEEN}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asked
  await expect(page.getByRole('progressbar', { name: 'Loading the catalogue' })).toBeVisible()
  release()
  await expect(status(page)).toContainText('is saved on this device', { timeout: CATALOGUE_LIMIT_MS })
  await context.setOffline(true)

  await open(page, UNSEEN)
  await expect(heading(page)).toContainText('Paper Cup')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await open(page, '/products')
  await expect(status(page)).toContainText('is saved on this device')
  await page.getByRole('button', { name: 'Remove it from this device' }).click()
  await expect(status(page)).toHaveText('The catalogue was removed from this device.')
  await page.goto(UNSEEN)
  await expect(heading(page)).toHaveText('No network')
})
