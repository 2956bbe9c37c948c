import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expectLargeEnough, expectLargeEnoughForFinger, expectSeenInForcedColours } from './support/controls'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, scrollToTop } from './support/page-parts'
import { expectNoSidewaysScroll, expectReflow, expectReflowWhenSpaced, openGroups, ZOOMED } from './support/reflow'
import { kindsOfRoutes, PRODUCT, TWO_MACHINES } from './support/routes'
import { expectNoShiftOnTheWay, watchShifts } from './support/shifts'

// One page of each kind, visited once for all that a change of the window or its state shows.
// e2e/budgets.spec.ts makes the first visits, e2e/every-page.spec.ts visits the other pages.

test.use({ viewport: { width: 768, height: 800 } })

/** Each kind of page with an element that exists once it is complete; two of them show machines named in the URL. */
const WHOLE = [
  ...kindsOfRoutes.map(path => [path, 'h1'] as const),
  [`/compare?${TWO_MACHINES}`, 'thead th:nth-child(3)'],
  [`/contact-us?${TWO_MACHINES}`, '[aria-label="Machines in this enquiry"] > li:nth-child(2)'],
] as const

/** The main controls, each with a page that contains it. */
const MAIN = {
  '.button': '/',
  '.square-button': '/',
  '[aria-label="Open menu"]': '/',
  'button[type=submit]': '/contact-us',
  '[role=tab]': PRODUCT,
  summary: '/',
  'article button': '/products',
  '[aria-label="Hours and contact"] a': '/',
  'main [method=post] input:not([tabindex])': '/contact-us',
  '[aria-label="Machines in this enquiry"] input': `/contact-us?${TWO_MACHINES}`,
}

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** Opens a path and waits until it is complete; the overlay takes no space. */
async function showWhole(page: Page, path: string, part: string) {
  await closeLeadPopupForSession(page)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page.locator(part).first()).toBeVisible()
}

/** Opens filters, groups and tabs; fails if the page then scrolls sideways at any width. */
async function expectNoSidewaysScrollWhenOpen(page: Page) {
  const filters = page.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await openGroups(page)
  await expectNoSidewaysScroll(page, 'the page')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expectNoSidewaysScroll(page, (await tab.textContent()) ?? '')
  }
}

for (const [path, part] of WHOLE) {
  test(`${path} does not shift, and is usable at any window size, zoomed, with wide text, in forced colours, and open`, async ({
    page,
  }) => {
    await watchShifts(page)
    await showWhole(page, path, part)
    // Machines named in the address are added once the page has read it.
    if (!path.includes('?')) await expectNoShiftOnTheWay(page)
    await page.setViewportSize(DESK)
    await expectLargeEnough(page)
    await expectReflowWhenSpaced(page, 'at 1280 px')
    await expectSeenInForcedColours(page)
    for (const { zoom, ...size } of ZOOMED) {
      await page.setViewportSize(size)
      await expectReflow(page, `at ${zoom}`)
    }
    await page.setViewportSize(PHONE)
    await scrollToTop(page)
    await expectNoViolations(page)
    await expectLargeEnough(page)
    await expectLargeEnoughForFinger(page, Object.keys(MAIN))
    for (const [selector, home] of Object.entries(MAIN))
      if (home === path)
        await expect.soft(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
    await expectReflowWhenSpaced(page, 'at 390 px')
    await expectNoSidewaysScrollWhenOpen(page)
  })
}
