import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession } from './support/page-parts'
import { expectOneSheet } from './support/paper'
import { readOverflow } from './support/reflow'
import { allRoutes, kindsOfRoutes } from './support/routes'

// The pages that e2e/every-kind.spec.ts does not visit. They share their components with a page that
// it does, and scripts/checks/export.ts validates the HTML of every page, so that only a sample is searched for
// violations. Their words and figures differ, so that each is laid out.

const others = allRoutes.filter(path => !kindsOfRoutes.includes(path))

/** Every tenth page is searched for violations and, if it is a machine's, printed. */
const SAMPLE_STEP = 10

/** Several pages share a test, so that the browser starts less often and all workers are busy. */
const PAGES_A_TEST = 15

const starts = [...others.keys()].filter(index => index % PAGES_A_TEST === 0)

test.use({ viewport: { width: 320, height: 640 } })

for (const start of starts) {
  const paths = others.slice(start, start + PAGES_A_TEST)
  test(`${paths.length} pages from ${paths[0]} open without a problem and do not scroll sideways`, async ({ page }) => {
    await closeLeadPopupForSession(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('html'), path).toHaveAttribute('data-ready', '')
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0)
      if (others.indexOf(path) % SAMPLE_STEP !== 0) continue
      await expectNoViolations(page)
      if (path.startsWith('/product/')) await expectOneSheet(page)
    }
  })
}
