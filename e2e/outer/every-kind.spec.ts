import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expectFirstVisitWithinBudget } from '../support/budget'
import { expectLargeEnough, expectLargeEnoughForFinger, expectSeenInForcedColours } from '../support/controls'
import { expect, test } from '../support/fixtures'
import { expectNoFramesAtRest, expectStillWhenReduced } from '../support/motion'
import { closeLeadPopupForSession, scrollToTop } from '../support/page-parts'
import { expectNoControlsOnPaper, expectOneSheet } from '../support/paper'
import {
  expectNoSidewaysScroll,
  expectReflow,
  expectReflowWhenSpaced,
  openGroups,
  readOverflow,
  ZOOMED,
} from '../support/reflow'
import { kindsOfRoutesWithMachines, PRODUCT, TWO_MACHINES } from '../support/routes'
import { expectNoShiftOnTheWay, watchShifts } from '../support/shifts'

// One page of each kind, visited once with a desktop, then in each window and state. e2e/outer/budgets.spec.ts makes
// the first visits of all kinds with a phone, e2e/outer/every-page.spec.ts visits the other pages.

/** A selector for what exists only once a page has added the machines of its URL. */
const LAST_PART: Readonly<Record<string, string>> = {
  [`/compare?${TWO_MACHINES}`]: 'thead th:nth-child(3)',
  [`/contact-us?${TWO_MACHINES}`]: '[aria-label="Machines in this enquiry"] > li:nth-child(2)',
}

/** The main controls, which must be large enough for a finger, each with a page that contains it. */
const MAIN = {
  '[data-part=button]': '/',
  '[data-part=square-button]': '/',
  '[aria-label="Open menu"]': '/',
  'button[type=submit]': `/contact-us?${TWO_MACHINES}`,
  '[role=tab]': PRODUCT,
  summary: '/',
  'article button': '/products',
  '[aria-label="Hours and contact"] a': '/',
  // Not the field that only robots fill in, which has a tab index.
  'main [method=post] input:not([tabindex])': `/contact-us?${TWO_MACHINES}`,
  '[aria-label="Machines in this enquiry"] input': `/contact-us?${TWO_MACHINES}`,
}

/** Pages whose first visit is measured with a desktop too, and which are searched for violations at both sizes. */
const MAIN_PAGES = ['/', '/products', PRODUCT]

const PHONE = { width: 390, height: 844 }

/** Makes a first visit; fails if it transfers too much, the page is animated at rest, or its layout shifts. */
async function visitFirst(page: Page, path: string) {
  await watchShifts(page)
  await expectFirstVisitWithinBudget(page, path)
  await expectNoFramesAtRest(page)
  await expectNoShiftOnTheWay(page)
}

/** Opens a page, which adds the machines named in its address once it has read it. */
async function openComplete(page: Page, path: string) {
  await closeLeadPopupForSession(page)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/** Opens filters, groups and tabs; fails if the page then has violations, or scrolls sideways at any width. */
async function expectSoundWhenOpen(page: Page) {
  await openGroups(page)
  // A target of which a bar that sticks to an edge of the window covers a part counts as too small, and which one that
  // is depends on how far the page is scrolled. So no bar sticks here.
  await page.locator('body *').evaluateAll(elements => {
    for (const element of elements as HTMLElement[])
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectNoViolations(page)
  await expectLargeEnough(page)
  const filters = page.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await expectNoSidewaysScroll(page, 'the page')
  await page.setViewportSize(PHONE)
  for (const tab of await page.getByRole('tab', { selected: false }).all()) {
    await tab.click()
    await expectNoViolations(page, '[role=tabpanel][data-state=open]')
    expect.soft(await readOverflow(page), 'a tab').toBeLessThanOrEqual(0)
  }
}

for (const path of kindsOfRoutesWithMachines) {
  const isMain = MAIN_PAGES.includes(path)

  test(`${path} has no violations, prints, and is usable in any window, zoomed, with wide text, in forced colours, and open`, async ({
    page,
  }) => {
    await (isMain ? visitFirst : openComplete)(page, path)
    await expect(page.locator(LAST_PART[path] ?? 'h1').first()).toBeVisible()
    // At the top, because the browser does not lay out sections far out of sight anew when their text grows.
    await scrollToTop(page)
    // The list is searched for violations at this size by e2e/search.spec.ts, with its filters in use.
    if (isMain && path !== '/products') await expectNoViolations(page)
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
    for (const [selector, place] of Object.entries(MAIN))
      if (place === path)
        await expect.soft(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
    await expectReflowWhenSpaced(page, 'at 390 px')
    await expectSoundWhenOpen(page)
  })
}
