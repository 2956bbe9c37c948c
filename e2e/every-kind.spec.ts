import type { Page } from '@playwright/test'
import { expectNoStructuralViolations, expectNoViolations } from './support/axe'
import { expectFirstVisitWithinBudget } from './support/budget'
import { expectLargeEnough, expectLargeEnoughForFinger, expectSeenInForcedColours } from './support/controls'
import { expect, test } from './support/fixtures'
import { expectNoFramesAtRest, expectStillWhenReduced } from './support/motion'
import { closeLeadPopupForSession, scrollToTop } from './support/page-parts'
import { expectNoControlsOnPaper, expectOneSheet } from './support/paper'
import { expectNoSidewaysScroll, expectReflow, expectReflowWhenSpaced, openGroups, ZOOMED } from './support/reflow'
import { kindsOfRoutes, PRODUCT, TWO_MACHINES } from './support/routes'
import { expectNoShiftOnTheWay, watchShifts } from './support/shifts'

// One page of each kind, visited once with a desktop: the first visit, then all that a change of the window or of the
// page's state shows. e2e/budgets.spec.ts makes the first visits with a phone, e2e/every-page.spec.ts visits the other
// pages.

/** Each kind of page with an element that exists once it is complete; two of them show machines named in the URL. */
const WHOLE = [
  ...kindsOfRoutes.map(path => [path, 'h1'] as const),
  [`/compare?${TWO_MACHINES}`, 'thead th:nth-child(3)'],
  [`/contact-us?${TWO_MACHINES}`, '[aria-label="Machines in this enquiry"] > li:nth-child(2)'],
] as const

/** The main controls, each with a page that contains it. */
const MAIN = {
  '[data-part=button]': '/',
  '[data-part=square-button]': '/',
  '[aria-label="Open menu"]': '/',
  'button[type=submit]': '/contact-us',
  '[role=tab]': PRODUCT,
  summary: '/',
  'article button': '/products',
  '[aria-label="Hours and contact"] a': '/',
  'main [method=post] input:not([tabindex])': '/contact-us',
  '[aria-label="Machines in this enquiry"] input': `/contact-us?${TWO_MACHINES}`,
}

/** What is drawn on these is searched for violations at both sizes, on the others at the phone's. */
const MAIN_PAGES = ['/', '/products', PRODUCT]

const PHONE = { width: 390, height: 844 }

/** Opens a page for the first time; fails if it takes too much, moves by itself, or shifts on the way to its end. */
async function visitFirst(page: Page, path: string) {
  await watchShifts(page)
  await expectFirstVisitWithinBudget(page, path)
  await expectNoFramesAtRest(page)
  await expectNoShiftOnTheWay(page)
}

/** Opens a page that shows the machines named in its address, which it adds once it has read it. */
async function openWithMachines(page: Page, path: string) {
  await closeLeadPopupForSession(page)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/** Opens filters, groups and tabs; fails if the page then has violations, or scrolls sideways at any width. */
async function expectSoundWhenOpen(page: Page) {
  await openGroups(page)
  await expectNoViolations(page)
  await expectLargeEnough(page)
  const filters = page.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await expectNoSidewaysScroll(page, 'the page')
  for (const tab of await page.getByRole('tab', { selected: false }).all()) {
    await page.setViewportSize(PHONE)
    await tab.click()
    await expectNoViolations(page, '[role=tabpanel][data-state=open]')
    await expectNoSidewaysScroll(page, (await tab.textContent()) ?? '')
  }
}

for (const [path, part] of WHOLE) {
  test(`${path} stays within its budget, does not shift, has no violations, prints, and is usable at any window size, zoomed, with wide text, in forced colours, and open`, async ({
    page,
  }) => {
    await (path.includes('?') ? openWithMachines : visitFirst)(page, path)
    await expect(page.locator(part).first()).toBeVisible()
    // A section far out of sight keeps its size when the text in it grows.
    await scrollToTop(page)
    await (MAIN_PAGES.includes(path) ? expectNoViolations : expectNoStructuralViolations)(page)
    await expectStillWhenReduced(page)
    await expectNoControlsOnPaper(page)
    if (path === PRODUCT) await expectOneSheet(page)
    await expectLargeEnough(page)
    await expectReflowWhenSpaced(page, 'at 1280 px')
    await expectSeenInForcedColours(page)
    for (const { zoom, ...size } of ZOOMED) {
      await page.setViewportSize(size)
      await expectReflow(page, `at ${zoom}`)
    }
    await page.setViewportSize(PHONE)
    await scrollToTop(page)
    await expectLargeEnoughForFinger(page, Object.keys(MAIN))
    for (const [selector, home] of Object.entries(MAIN))
      if (home === path)
        await expect.soft(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
    await expectReflowWhenSpaced(page, 'at 390 px')
    await expectSoundWhenOpen(page)
  })
}
