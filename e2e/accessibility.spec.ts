import { expectNoViolations } from './support/axe'
import { fail } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

// axe in states that a URL or a fault brings about. The pages themselves, opened groups and tabs included, are checked in
// e2e/every-kind.spec.ts and every-page.spec.ts; menu, popup and viewer in dialogs.spec.ts, the tray in
// announced-lists.spec.ts, the not-found page in unknown-page.spec.ts.

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
