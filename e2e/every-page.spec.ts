import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { expectOneSheet } from './support/paper'
import { readOverflow } from './support/reflow'
import { allRoutes, kindsOfRoutes } from './support/routes'

// The pages that e2e/budgets.spec.ts and every-kind.spec.ts do not visit. They share their components with a page that
// those do, and scripts/checks/export.ts validates the HTML of every page, so that only a sample is searched for
// violations. Their words and figures differ, so that each is laid out.

const others = allRoutes.filter(path => !kindsOfRoutes.includes(path))

/** Every fifth page is part of the sample. */
const STEP = 5
const sample = others.filter((_, index) => index % STEP === 0)

/** Several pages share a test, so that the browser starts less often and all workers are busy. */
const PAGES_A_TEST = { sample: 6, all: 14 }

function toGroups(paths: readonly string[], size: number) {
  const starts = [...paths.keys()].filter(index => index % size === 0)
  return starts.map(start => paths.slice(start, start + size))
}

for (const paths of toGroups(sample, PAGES_A_TEST.sample)) {
  test(`${paths.length} pages from ${paths[0]} have no violations, and print a machine on one sheet`, async ({
    page,
  }) => {
    await closeLeadPopupForSession(page)
    for (const path of paths) {
      await open(page, path)
      await expectNoViolations(page)
      if (path.startsWith('/product/')) await expectOneSheet(page)
    }
  })
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const paths of toGroups(others, PAGES_A_TEST.all)) {
    test(`${paths.length} pages from ${paths[0]} open without a problem and do not scroll sideways`, async ({
      page,
    }) => {
      await closeLeadPopupForSession(page)
      for (const path of paths) {
        await open(page, path)
        expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0)
      }
    })
  }
})
