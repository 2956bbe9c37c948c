import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { closeLeadPopupForSession } from '../support/page-parts'
import { expectOneSheet } from '../support/paper'
import { readOverflow } from '../support/reflow'
import { allRoutes, kindsOfRoutes } from '../support/routes'

// The pages that e2e/outer/every-kind.spec.ts does not visit. A sample is enough, because each shares its components
// with a page that it visits, and scripts/checks/export.ts validates the HTML of every page.

const others = allRoutes.filter(path => !kindsOfRoutes.includes(path))

/** One page in this many is opened with JavaScript. */
const SAMPLE_STEP = 24

test.use({ viewport: { width: 320, height: 640 } })

test('a sample of the other pages opens without problems or violations, and a machine prints on one sheet', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  for (const path of others.filter((_, index) => index % SAMPLE_STEP === 0)) {
    await page.goto(path)
    await expect(page.locator('html'), path).toHaveAttribute('data-ready', '')
    await expectNoViolations(page)
    if (path.startsWith('/product/')) await expectOneSheet(page)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  // Only words and figures differ between these pages. Without scripts, each is laid out sooner.
  test('of every three pages, one is opened, and it does not scroll sideways', async ({ page }) => {
    for (const path of others.filter((_, index) => index % 3 === 0)) {
      await page.goto(path)
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0)
    }
  })
})
