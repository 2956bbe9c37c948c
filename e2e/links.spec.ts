import { PAYLOAD } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { TWO_MACHINES } from './support/routes'

// Where links and Back lead. Links that lead nowhere are found by scripts/checks/export.ts.

test('Back from a machine returns to the sample that links to it', { tag: '@not-in-firefox' }, async ({ page }) => {
  await open(page, '/application-area')
  await page.locator('a[href="#packaging-3"]').first().click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/application-area#packaging-3$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Area')
  await expect(viewer).toBeVisible()
})

test('a link prefetches its page on hover, not when it is visible; one to the current page scrolls to its top', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => PAYLOAD.test(request.url()) && asked.push(new URL(request.url()).pathname))
  await open(page, '/privacy')
  const products = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })
  await expect(products).toBeInViewport()
  expect(asked).toEqual([])
  await products.hover()
  const isOfProducts = (path: string) => path.includes('products')
  await expect.poll(() => asked.some(isOfProducts)).toBe(true)
  // By now, the other links in view would have been prefetched as well.
  expect(asked.filter(path => !isOfProducts(path))).toEqual([])

  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).last()
  await privacy.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await privacy.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link to the current page scrolls to its top, whatever its query', async ({ page }) => {
  await open(page, '/products?q=gluer')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back restores the slide, the order of a table and the filter of a comparison', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'All machines' })
  // The fourth slide is not in the page's HTML.
  for (const position of ['02 / ', '03 / ', '04 / ', '05 / ']) {
    await hero.getByRole('button', { name: 'Next machine' }).click()
    await expect(hero).toContainText(position)
  }
  const machine = await hero.getByRole('link', { name: 'View machine' }).getAttribute('href')
  await hero.getByRole('link', { name: 'View machine' }).click()
  await expect(page).toHaveURL(machine ?? '')
  await page.goBack()
  await expect(hero).toContainText('05 / ')
  await expect(hero.getByRole('link', { name: 'View machine' })).toHaveAttribute('href', machine ?? '')
  await expect(hero.locator(`.swiper-slide a[href="${machine}"]`)).toBeInViewport()

  await open(page, '/category/automatic-gluing-machines')
  const column = page.getByRole('columnheader', { name: 'Speed' })
  await column.getByRole('button').click()
  await page.getByRole('rowheader').last().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(column).toHaveAttribute('aria-sort', 'ascending')

  await open(page, `/compare?${TWO_MACHINES}`)
  const differences = page.getByRole('checkbox', { name: /^Differences only/ })
  await differences.check()
  await page.getByRole('columnheader').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(differences).toBeChecked()
})

test('a closed sample is not a history entry', async ({ page }) => {
  await open(page, '/about-us')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
  await expect(page).toHaveURL('/application-area')
  const viewer = page.getByRole('dialog', { name: 'Application' })
  for (const sample of [3, 5]) {
    await page.locator(`a[href="#packaging-${sample}"]`).first().click()
    await viewer.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/application-area')
    await expect(viewer).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})
