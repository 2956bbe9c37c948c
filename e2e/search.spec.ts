import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search machines' })
const cards = (page: Page) => page.locator('[data-part="product-list"] > li')
const status = (page: Page) => page.locator('[data-part="result-bar"]').getByRole('status')

test('fast typing is complete in the field, and the list matches the last key', async ({ page }) => {
  await open(page, '/products')
  await field(page).click()
  await page.keyboard.type('rigid box')
  await expect(field(page)).toHaveValue('rigid box')
  await expect(cards(page).first()).toContainText('Automatic Rigid Box Making Machine')
  await expect(cards(page).first().getByRole('heading').locator('mark').first()).toHaveText('Rigid')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('folder gluer')
  await expect(field(page)).toHaveValue('folder gluer')
  await expect(cards(page).first()).toContainText('Automatic Folder Gluer Machine')
})

test('a trade word says how it was interpreted, and a question links to its answer', async ({ page }) => {
  await open(page, '/products?q=%E0%A4%A6%E0%A4%B5%E0%A4%BE%20box%20price')
  await expect(page.getByText('दवा: read as pharma carton')).toBeVisible()
  await expect(cards(page).first()).toContainText('Automatic Folder Gluer Machine')
  await page.getByRole('status').filter({ hasText: 'Price:' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/contact-us/)
})

test('nothing of the search is in the first visit', async ({ page }) => {
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  await open(page, '/products')
  await page.waitForLoadState('networkidle')
  expect(urls.filter(url => url.includes('/search/'))).toEqual([])
  await field(page).focus()
  await expect.poll(() => urls.some(url => url.includes('/search/index-'))).toBe(true)
})

test('/ focuses the search from any page, and the first keys are not lost', async ({ page }) => {
  await open(page, '/about-us')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('envelope')
  await expect(cards(page).first()).toContainText('Automatic Envelope Making Machine')
})

test('a filtered list can be shared, reloaded and returned to, at the same scroll position', async ({ page }) => {
  await open(page, '/products')
  const all = await status(page).textContent()
  await page.getByRole('checkbox', { name: /^Corrugated \d/ }).check()
  await expect(page).toHaveURL(/\?substrate=corrugated$/)
  await expect(status(page)).not.toHaveText(all ?? '')
  const corrugated = await status(page).textContent()
  await page.getByRole('checkbox', { name: /^Semi-automatic/ }).check()
  await expect(status(page)).not.toHaveText(corrugated ?? '')
  const text = await status(page).textContent()
  await page.reload()
  await expect(status(page)).toHaveText(text ?? '')
  const link = cards(page).last().getByRole('heading').getByRole('link')
  // Where the page stands at the click: a click scrolls once more while another button covers the link.
  await page.evaluate(() => {
    document.addEventListener('click', () => sessionStorage.setItem('place', String(window.scrollY)), {
      once: true,
      capture: true,
    })
  })
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  const place = Number(await page.evaluate(() => sessionStorage.getItem('place')))
  expect(place).toBeGreaterThan(200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(status(page)).toHaveText(text ?? '')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(place - 50)
  await page.goBack()
  await expect(page).toHaveURL(/\?substrate=corrugated$/)
})

test('a change of filters shows no loading overlay, and Products in the navbar resets them', async ({ page }) => {
  await open(page, '/products?category=slitters')
  await expect(status(page)).toHaveText('2 machines')
  await page.locator('[data-part="loading-overlay"]').evaluate(sheet => sheet.setAttribute('data-seen', ''))
  await page.getByRole('checkbox', { name: /^Magnet Machines/ }).check()
  await expect(status(page)).toHaveText('4 machines')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(status(page)).toHaveText(`${MACHINE_COUNT} machines`)
  await expect(page.locator('[data-part="loading-overlay"][data-seen]')).toHaveCount(1)
})

test.describe('without its index', () => {
  test.use({ expected: /\/search\/|could not be loaded|Failed to load resource/ })

  test('the list stays complete if the index cannot be loaded', async ({ page }) => {
    await page.route('**/search/**', route => route.abort())
    await open(page, '/products?q=gluer')
    await expect(page.getByText('The search could not be loaded')).toBeVisible()
    await expect(cards(page)).toHaveCount(MACHINE_COUNT)
    await page.unroute('**/search/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('mark').first()).toBeVisible()
  })
})

const STATES = [
  ['filtered', '/products?category=automatic-gluing-machines&stock=gsm'],
  ['searched', '/products?q=folder+gluer'],
  ['explained', '/products?q=offset+medicine+warranty'],
  ['empty', '/products?q=xqzvw'],
  ['hostile', `/products?q=${'%3Cbr%3E'.repeat(50)}&category=%3Cimg%3E&width=9-1&q=2`],
] as const

for (const [name, path] of STATES) {
  test(`the ${name} list has no violations and never scrolls sideways, at 1280 and at 320 px`, async ({ page }) => {
    await open(page, path)
    await expect(status(page)).not.toHaveText(new RegExp(`${MACHINE_COUNT}|Searching`))
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const opener = page.getByRole('button', { name: /^Filters/ })
      if (await opener.isVisible()) await opener.click()
      await expectNoViolations(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
