import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

// scripts/checks/export.ts finds links without a target in every page.

test('Back returns to the scroll position before a link within the page', async ({ page }) => {
  await open(page, '/application-area')
  await page.locator('a[href="#packaging-3"]').first().click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/application-area#packaging-3$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Area')
})

test('a link prefetches its page on hover, not when it is visible; one to the current page scrolls to its top', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('.txt') && asked.push(new URL(request.url()).pathname))
  await open(page, '/privacy')
  const products = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })
  await expect(products).toBeInViewport()
  expect(asked).toEqual([])
  await products.hover()
  await expect.poll(() => asked.some(path => path.includes('products'))).toBe(true)

  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).last()
  await privacy.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await privacy.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
