import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { expectOneSheet } from './support/paper'
import { readOverflow } from './support/reflow'
import { allRoutes, kindsOfRoutes } from './support/routes'

// The pages that e2e/budgets.spec.ts and every-kind.spec.ts do not visit, with the checks that depend on their content.

const others = allRoutes.filter(path => !kindsOfRoutes.includes(path))

/** Several pages share a test, so that the browser starts less often and all workers are busy. */
const PAGES_A_TEST = 10

/** Every fifth machine is printed; the first one as a page of its kind. */
const STEP = 5
const printed = allRoutes.filter(path => path.startsWith('/product/')).filter((_, index) => index % STEP === 0)

const AT_A_DESK = { width: 1280, height: 800 }

for (let start = 0; start < others.length; start += PAGES_A_TEST) {
  const some = others.slice(start, start + PAGES_A_TEST)
  test(`${some.length} pages from ${some[0]} have no violations, fit in 320 px, and print a machine on one sheet`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await closeLeadPopupForSession(page)
    for (const path of some) {
      await open(page, path)
      await expectNoViolations(page)
      if (printed.includes(path)) await expectOneSheet(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0)
      await page.setViewportSize(AT_A_DESK)
    }
  })
}
