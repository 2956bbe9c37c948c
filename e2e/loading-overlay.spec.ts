import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('every navigation shows the white sheet for half a second and starts at the top', async ({ page }) => {
  await open(page, '/products')
  for (const name of ['Applications', 'Products', 'Home']) {
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page.locator('.spin')).toBeVisible()
    await waitForPage(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test('going from one product to another shows it too', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await waitForPage(page)
  await page.locator('#related').getByRole('article').first().getByRole('link').click()
  await expect(page.locator('.spin')).toBeVisible()
  await waitForPage(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the browser does not restore scroll positions by itself', async ({ page }) => {
  await open(page, '/products')
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual')
})

test('the sheet takes the pointer for its half second and never the keyboard', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'domcontentloaded' })
  const { covers, isHidden } = await page.evaluate(() => ({
    covers: document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.spin') !== null,
    isHidden: document.querySelector('.spin')?.getAttribute('aria-hidden'),
  }))
  await page.keyboard.press('Tab')
  expect([covers, isHidden]).toEqual([true, 'true'])
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})
