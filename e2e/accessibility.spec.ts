import { expectNoViolations } from './support/axe'
import { fail } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { PRODUCT } from './support/routes'

// axe in states that an interaction or a URL brings about. The pages themselves are checked in e2e/budgets.spec.ts,
// every-kind.spec.ts and every-page.spec.ts; menu, popup, viewer and tray in reflow.spec.ts.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a comparison with a removed machine has no violations', async ({ page }) => {
  await open(page, '/compare?machines=automatic-folder-gluer-machine,no-such-machine')
  await expect(page.getByText('Not in the catalogue: no-such-machine.')).toBeVisible()
  await expectNoViolations(page)
})

test.describe('a search whose index cannot be loaded', () => {
  test.use({ expected: /\/search\/|could not be loaded|Failed to load resource/ })

  test('has no violations', async ({ page }) => {
    await page.route('**/search/**', fail)
    await open(page, '/products?q=gluer')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('no tab of a product has violations', async ({ page }) => {
  await open(page, PRODUCT)
  for (const name of ['Additional Details', 'Reviews', 'Description']) {
    await page.getByRole('tab', { name }).click()
    await expectNoViolations(page, '[data-part=tabs]')
  }
})

test('no accordion item has violations', async ({ page }) => {
  await open(page, '/')
  // All at once, because of `details` with the same name only one can be open.
  await page.locator('details').evaluateAll(groups => {
    for (const group of groups) group.removeAttribute('name')
    for (const group of groups) group.setAttribute('open', '')
  })
  await expectNoViolations(page, 'details')
})

test.describe('the not-found page', () => {
  test.use({ expected: /status of 404/ })

  test('has no violations', async ({ page }) => {
    await open(page, '/no-such-page')
    await expectNoViolations(page)
  })
})
