import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { waitForPage } from './support/page-parts'

// Chromium logs an error for each document that answers 404.
test.use({
  expected: /status of 404 .*\/(product\/automatic-foldr-gluer|data-sheets\/folder-gluer\.pdf|no-such-page)$/,
})

test('the page of an unknown machine responds with 404, says so, and links to the machine that was meant', async ({
  page,
}) => {
  const answer = await page.goto('/product/automatic-foldr-gluer')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await expect(page).toHaveTitle(/^Product not found/)
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText('There is no machine at this address. Closest name: Automatic Folder Gluer Machine')
  await status.getByRole('link', { name: 'Automatic Folder Gluer Machine' }).click()
  await expect(page).toHaveURL('/product/automatic-folder-gluer-machine')
})

test('the page of an unknown data sheet links to the machine that was meant', async ({ page }) => {
  const answer = await page.goto('/data-sheets/folder-gluer.pdf')
  expect(answer?.status()).toBe(404)
  const link = page.getByRole('main').getByRole('status').getByRole('link')
  await expect(link).toHaveText('Automatic Folder Gluer Machine')
  await expect(link).toHaveAttribute('href', '/product/automatic-folder-gluer-machine')
})

test('any other unknown path says that the page was not found, has no violations, and links to other pages', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await waitForPage(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Page not found" [level=1]
      - status: /The address may have changed or was mistyped\\. The product list has all \\d+ machines\\./
      - search:
        - searchbox "Search machines"
        - button "Search"
      - paragraph:
        - link "Products":
          - /url: /products
        - link "Home":
          - /url: /
      - region "Machines":
        - article:
          - heading [level=2]
  `)
  // These cards have no list buttons, whose code every page would then have to load.
  await expect(page.getByRole('region', { name: 'Machines' }).getByRole('button')).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/products')
})
