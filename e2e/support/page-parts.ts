import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits until a visitor can use the page: the loading overlay, which blocks the pointer for half a second, has ended,
 * and React has hydrated the page (`data-ready`).
 */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('[data-part="loading-overlay"]')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/** Opens a path and waits until a visitor can use the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForPage(page)
}

/** Prevents the home page's popup, as if the visitor had closed it. */
export async function closeLeadPopupForSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A document without an origin, such as the blank one before a page, has no storage, and Firefox reports an error.
    if (window.origin !== 'null') window.sessionStorage.setItem('form_closed', 'true')
  })
}

/** The place of an element in the window, in pixels. Throws if the element is not shown. */
export async function readBox(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  return box
}

/** Scrolls back to the top, where no control is half below the navbar, which axe would report as too small. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}
