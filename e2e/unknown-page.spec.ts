import { expect, test } from './support/fixtures'
import { waitForPage } from './support/page-parts'

// Chromium logs every document that answers 404.
test.use({ expected: /status of 404 .*\/(product\/(no-such-machine|automatic-foldr-gluer)|no-such-page)$/ })

test('an unknown machine responds with 404 and says so', async ({ page }) => {
  const answer = await page.goto('/product/no-such-machine')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await expect(page).toHaveTitle(/^Product not found/)
})

test('a mistyped machine links to the intended one', async ({ page }) => {
  await page.goto('/product/automatic-foldr-gluer')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('No machine has this address. The nearest by name: Automatic Folder Gluer Machine')
  await status.getByRole('link', { name: 'Automatic Folder Gluer Machine' }).click()
  await expect(page).toHaveURL('/product/automatic-folder-gluer-machine')
})

test('any other unknown path says that the page was not found, and links to other pages', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await waitForPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/products')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown machine reads like an unknown page', async ({ page }) => {
    await page.goto('/product/no-such-machine')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
})
