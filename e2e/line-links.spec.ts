import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { PRODUCT } from './support/routes'

// Links to the line planner.

// Chromium logs every document that answers 404.
test.use({ expected: /status of 404 .*\/no-such-page$/ })

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a pack on the home page links to its plan', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('region', { name: 'What do you make?' }).getByRole('link', { name: 'Pizza box' }).click()
  await expect(page).toHaveURL(/\/line-planner\/pizza-box$/)
})

test('a sample links to its plan in the gallery and in the viewer', async ({ page }) => {
  await open(page, '/application-area')
  await page.locator('#packaging-2').getByRole('link', { name: 'Plan a line for this pack' }).click()
  await expect(page).toHaveURL(/\/line-planner\/pizza-box$/)
  await open(page, '/application-area#packaging-2')
  const viewer = page.getByRole('dialog', { name: 'Application' })
  await viewer.getByRole('link', { name: 'Plan a line for this pack' }).click()
  await expect(page).toHaveURL(/\/line-planner\/pizza-box$/)
})

for (const path of ['/products', PRODUCT, '/no-such-page']) {
  test(`${path} links to the planner`, async ({ page }) => {
    await open(page, path)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Plan a line|Line planner)$/ })
      .click()
    await expect(page).toHaveURL(/\/line-planner$/)
  })
}

test('the menu and the footer link to the planner', async ({ page }) => {
  await open(page, '/privacy')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Line planner' })).toHaveAttribute(
    'href',
    '/line-planner',
  )
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Side menu' }).getByRole('link', { name: 'Line planner' }).click()
  await expect(page).toHaveURL(/\/line-planner$/)
})
