import type { Page, Request } from '@playwright/test'
import { MACHINE_COUNT } from './support/catalogue'
import { CODE, CODE_FAILURE, fail, PAYLOAD } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'
import { PRODUCT } from './support/routes'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Controls that do nothing without scripts. Two kinds work: the browser itself opens the menu, a popover, and submits a
 * form with an address. What is inert cannot be pressed, and is pale.
 */
const DEAD_CONTROLS = ['button:enabled:visible:not([popovertarget])', 'select:visible']
  .map(control => `${control}:not(form[action] *, [inert] *)`)
  .join(', ')

test.describe('when no script and no picture loads', () => {
  test.use({ expected: new RegExp(`${CODE_FAILURE.source}|/pictures/`) })

  test.beforeEach(async ({ page }) => {
    await page.route(CODE, fail)
    await page.route('**/pictures/**', fail)
  })

  test('pages are readable, their spinner ends, no dead control is shown, tabs are links, and the menu opens', async ({
    page,
  }) => {
    for (const path of ['/', '/products', '/contact-us', '/line-planner', '/compare']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(h1(page), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      await expect(page.locator(DEAD_CONTROLS), path).toHaveCount(0)
      // The text of a picture stands in its place.
      await expect(page.locator('main img:not([alt])'), path).toHaveCount(0)
      expect(await readOverflow(page), path).toBeLessThanOrEqual(0)
    }
    await page.goto(PRODUCT)
    await expect(page.locator('[data-part="loading-overlay"]')).toBeHidden()
    await page.getByRole('tab', { name: 'Reviews' }).click()
    await expect(page.getByText('Sample review 2')).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Side menu' })
    await expect(menu.getByRole('link', { name: 'Products' })).toBeInViewport()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })

  test('a machine prints its figures and the telephone number', async ({ page }) => {
    await page.goto(PRODUCT)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-part=rating-plate]')).toBeVisible()
    // What is shown on paper alone.
    await expect(page.locator('[class*="print:block"]', { hasText: '+91 00000 00001' })).toBeVisible()
  })
})

test.describe('when the code of one page fails', () => {
  test.use({ expected: /\/_next\/static\/|ChunkLoadError|Failed to load chunk|\.txt|The page failed/ })

  test('the page stays readable, also if a link opens it without its payload, and no dead control is shown', async ({
    page,
  }) => {
    const shared = new Set<string>()
    const note = (request: Request) => shared.add(request.url())
    page.on('request', note)
    await open(page, '/privacy')
    page.off('request', note)
    for (const way of ['by a link, without its payload', 'directly']) {
      const refused: string[] = []
      await page.unrouteAll()
      await page.route(CODE, route => {
        const url = route.request().url()
        if (shared.has(url)) return route.continue()
        refused.push(url)
        return route.abort()
      })
      if (way !== 'directly') {
        await page.route(PAYLOAD, fail)
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
        await expect(page).toHaveURL('/products')
      } else await page.goto('/products')
      await expect.poll(() => refused.length, way).toBeGreaterThan(0)
      await expect(page.locator('html'), way).not.toHaveAttribute('data-ready')
      await expect(h1(page), way).toContainText('Products')
      await expect(page.getByRole('article'), way).toHaveCount(MACHINE_COUNT)
      await expect(page.getByRole('main').locator(DEAD_CONTROLS), way).toHaveCount(0)
    }
  })
})
