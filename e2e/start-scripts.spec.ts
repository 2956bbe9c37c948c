import type { Page, Request } from '@playwright/test'
import { MACHINE_COUNT } from './support/catalogue'
import { CHUNKS, hold, PAGE_DATA } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession } from './support/page-parts'

test.use({ serviceWorkers: 'block' })

const PATH = '/products'
const isCode = (request: Request) => CHUNKS.test(request.url()) || PAGE_DATA(new URL(request.url()))
const html = (page: Page) => page.locator('html')
/** All scripts that run, without the `nomodule` one. */
const running = (page: Page) => page.locator('script[src*="/_next/static/chunks/"]:not([nomodule])')
const readAddresses = (page: Page) => running(page).evaluateAll(all => all.map(each => each.getAttribute('src')))

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('text, pictures and fonts load before any script', async ({ page }) => {
  // The clock is stopped, because a slow machine could reach the two seconds after which the code loads in any case.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const code: string[] = []
  page.on('request', request => isCode(request) && code.push(request.url()))
  const pictures = await hold(page, /\/pictures\//)
  await page.goto(PATH, { waitUntil: 'domcontentloaded' })
  await pictures.asked
  await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
  expect(code).toEqual([])
  pictures.release()
  await page.waitForLoadState()
  await page.clock.runFor(100)
  await expect.poll(() => code.length).toBeGreaterThan(1)
})

test('a key press loads the code before the pictures have loaded', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const pictures = await hold(page, /\/pictures\//)
  await page.goto(PATH, { waitUntil: 'domcontentloaded' })
  await expect(running(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(running(page)).not.toHaveCount(0)
  pictures.release()
})

test('a page whose data or code comes last shows all the same, starts then, and runs every script once', async ({
  page,
}) => {
  for (const [last, part] of [
    ['data', PAGE_DATA],
    ['code', CHUNKS],
  ] as const) {
    const held = await hold(page, part)
    await page.goto(PATH, { waitUntil: 'domcontentloaded' })
    await held.asked
    await expect(running(page), last).not.toHaveCount(0)
    await expect(html(page), last).not.toHaveAttribute('data-ready')
    await expect(page.getByRole('article'), last).toHaveCount(MACHINE_COUNT)
    held.release()
    await expect(html(page), last).toHaveAttribute('data-ready')
    const addresses = await readAddresses(page)
    expect(addresses, last).toEqual([...new Set(addresses)])
    await page.unroute(part)
  }
})

test.describe('code that fails to load once', () => {
  test.use({ expected: /ERR_FAILED/ })

  test("the next key brings a page's data, or a script", async ({ page }) => {
    for (const part of [PAGE_DATA, /\/_next\/static\/chunks\/turbopack[^/]*\.js$/]) {
      await page.route(part, route => route.abort('failed'))
      const refused = page.waitForEvent('requestfailed')
      await page.goto(PATH)
      await refused
      await page.keyboard.press('Tab')
      await expect(html(page), String(part)).not.toHaveAttribute('data-ready')
      await page.unroute(part)
      await page.keyboard.press('Tab')
      await expect(html(page), String(part)).toHaveAttribute('data-ready')
    }
  })
})
