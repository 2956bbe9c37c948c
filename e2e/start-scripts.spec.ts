import type { Page } from '@playwright/test'
import { MACHINE_COUNT } from './support/catalogue'
import { CHUNKS, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession } from './support/page-parts'

// When the scripts of a page are loaded: scripts/export/start-scripts.ts starts them after text, pictures and fonts.

test.use({ serviceWorkers: 'block' })

const PATH = '/products'
const html = (page: Page) => page.locator('html')
/** The scripts that the start script has added to the page. */
const running = (page: Page) => page.locator('script[async]')
const readAddresses = (page: Page) => running(page).evaluateAll(all => all.map(each => each.getAttribute('src')))

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('text, pictures and fonts load before any script', async ({ page }) => {
  // The clock is stopped, because a slow machine could reach the two seconds after which the code loads in any case.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const code: string[] = []
  page.on('request', request => CHUNKS.test(request.url()) && code.push(request.url()))
  const pictures = await hold(page, /\/pictures\//)
  await page.goto(PATH, { waitUntil: 'domcontentloaded' })
  await pictures.asked
  await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
  expect(code).toEqual([])
  pictures.release()
  await page.waitForLoadState()
  // The start script waits for two frames after the load event.
  await page.clock.runFor(100)
  await expect.poll(() => code.length).toBeGreaterThan(1)
})

test('a page whose code loads late is shown and opens its menu before that, and then runs every script once', async ({
  page,
}) => {
  const held = await hold(page, CHUNKS)
  await page.goto(PATH, { waitUntil: 'domcontentloaded' })
  await held.asked
  await expect(running(page)).not.toHaveCount(0)
  await expect(html(page)).not.toHaveAttribute('data-ready')
  await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
  // Search and filters hold their place: a search leads to the page with its text, but filters are out of reach.
  await expect(page.getByRole('searchbox')).toBeVisible()
  const filters = page.locator('main aside')
  await expect(filters).toHaveJSProperty('inert', true)
  await expect(filters).toBeVisible()
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Side menu' })
  await opener.click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
  // Before React, the menu is the browser's own popover, and not a link to an anchor.
  expect(new URL(page.url()).hash).toBe('')
  held.release()
  await expect(html(page)).toHaveAttribute('data-ready')
  await expect(filters).toHaveJSProperty('inert', false)
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  const addresses = await readAddresses(page)
  expect(addresses).toEqual([...new Set(addresses)])
})

test.describe('code that fails to load the first time', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('is loaded at the next key press', async ({ page }) => {
    // The bundler's own script, which runs all others.
    const runtime = /\/_next\/static\/chunks\/turbopack[^/]*\.js$/
    await page.route(runtime, route => route.abort('failed'))
    const refused = page.waitForEvent('requestfailed')
    await page.goto(PATH)
    await refused
    // The first key press tries again and fails again.
    const refusedAgain = page.waitForEvent('requestfailed')
    await page.keyboard.press('Tab')
    await refusedAgain
    await expect(html(page)).not.toHaveAttribute('data-ready')
    await page.unroute(runtime)
    await page.keyboard.press('Tab')
    await expect(html(page)).toHaveAttribute('data-ready')
  })
})
