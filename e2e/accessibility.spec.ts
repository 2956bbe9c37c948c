import { expectNoViolations } from './support/axe'
import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { allRoutes, kindsOfRoutes } from './support/routes'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

for (const path of kindsOfRoutes) {
  test(`${path} breaks no rule that axe knows`, async ({ page }) => {
    await open(page, path)
    await expectNoViolations(page)
  })
}

test('no other product or category breaks one either', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of allRoutes.filter(path => !kindsOfRoutes.includes(path))) {
    await open(page, path)
    await expectNoViolations(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of kindsOfRoutes) {
    test(`${path} breaks no rule that axe knows`, async ({ page }) => {
      await open(page, path)
      await expectNoViolations(page)
    })
  }

  test('nor does the open menu', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('the open menu breaks no rule', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expectNoViolations(page)
})

test('no tab of a product breaks a rule', async ({ page }) => {
  await open(page, allRoutes.find(path => path.startsWith('/product/')) ?? '')
  for (const name of ['Additional Details', 'Reviews', 'Description']) {
    await page.getByRole('tab', { name }).click()
    await expectNoViolations(page)
  }
})

test('no accordion group breaks a rule', async ({ page }) => {
  await open(page, '/')
  const groups = page.locator('details')
  for (let index = 0; index < (await groups.count()); index++) {
    if (index > 0) await groups.nth(index).locator('summary').click()
    await expect(groups.nth(index)).toHaveAttribute('open', '')
    await expectNoViolations(page)
  }
})

test.describe('the page of an unknown path', () => {
  test.use({ expected: /status of 404/ })

  test('breaks no rule', async ({ page }) => {
    await open(page, '/no-such-page')
    await expectNoViolations(page)
  })
})
