import { expect, test } from './support/journey'
import { kindsOfRoutes } from './support/routes'

test.use({ javaScriptEnabled: false })

for (const path of kindsOfRoutes) {
  test(`${path} is readable, and its spinner ends by itself`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.spin')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('a form cannot be sent, and says how else to reach the company', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
})

test('all three tab panels of a product stand one under another', async ({ page }) => {
  await page.goto(kindsOfRoutes.find(path => path.startsWith('/product/')) ?? '')
  await expect(page.getByText('12x10x4 inches')).toBeVisible()
  await expect(page.getByText('Sample review 2')).toBeVisible()
})

test('every slide of a carousel can be reached by scrolling', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('region', { name: 'All machines' }).getByRole('link').nth(-2)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})
