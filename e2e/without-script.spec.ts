import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { kindsOfRoutes, PRODUCT } from './support/routes'

test.use({ javaScriptEnabled: false })

test('every page is readable, and its spinner ends by itself', async ({ page }) => {
  for (const path of kindsOfRoutes) {
    await page.goto(path)
    await expect(page.locator('[data-part="loading-overlay"]'), path).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})

test('the list of machines is complete', async ({ page }) => {
  await page.goto('/products')
  const cards = page.locator('[data-part="product-list"]').getByRole('article')
  await expect(cards).toHaveCount(MACHINE_COUNT)
  await expect(cards.first()).toBeVisible()
})

test('a form cannot be sent, and shows other ways to reach the company', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').filter({ visible: true }).first()).toBeVisible()
})

test('all three tab panels of a product are shown one below the other', async ({ page }) => {
  await page.goto(PRODUCT)
  await expect(page.getByText('12x10x4 inches')).toBeVisible()
  await expect(page.getByText('Sample review 2')).toBeVisible()
})

test('a machine can be shared by WhatsApp, and controls that need JavaScript are hidden', async ({ page }) => {
  await page.goto(PRODUCT)
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Fit check' })).toHaveCount(0)
})

test('every slide of a carousel can be reached by scrolling', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('region', { name: 'All machines' }).getByRole('link').nth(-2)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})
