import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from './axe'
import { expectLargeEnough, expectLargeEnoughForFinger, expectSeenInForcedColours } from './controls'
import { scrollToTop } from './page-parts'
import { expectNoSidewaysScroll, expectReflowWhenSpaced, readOverflow, ZOOMED } from './reflow'

const DESK = { width: 1280, height: 844 }
const PHONE = { width: 390, height: 844 }

/**
 * Fails if a menu, dialog or bar that is open has violations, a control of it is too small or invisible in forced
 * colours, or the page clips text or scrolls sideways at any width.
 *
 * @param part a selector for what is open
 * @param controls selectors of its controls
 */
export async function expectUsableAtAnySize(page: Page, part: string, controls: readonly string[]): Promise<void> {
  for (const { width, height } of [DESK, PHONE]) {
    await page.setViewportSize({ width, height })
    for (const selector of controls)
      await expect(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
    await scrollToTop(page)
    await expectLargeEnough(page, controls)
    await expectSeenInForcedColours(page)
    await expectReflowWhenSpaced(page, `at ${width} px`)
  }
  await expectNoViolations(page, part)
  await expectLargeEnoughForFinger(page, controls)
  await expectNoSidewaysScroll(page, part)
}

/** Fails if, zoomed, a menu, dialog or bar cannot be scrolled to its last element, or the page scrolls sideways. */
export async function expectReachableWhenZoomed(page: Page, last: Locator): Promise<void> {
  for (const { zoom, ...size } of ZOOMED) {
    await page.setViewportSize(size)
    await last.scrollIntoViewIfNeeded()
    await expect(last, `at ${zoom}`).toBeInViewport()
    expect(await readOverflow(page), `at ${zoom}`).toBeLessThanOrEqual(0)
  }
}
