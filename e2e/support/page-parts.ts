import { expect, type Page } from '@playwright/test'

/** The white sheet over a page that was just opened lets go of the pointer after half a second. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('[data-part="loading-overlay"]')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/** Opens a path and waits until a visitor can use the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForPage(page)
}

/** Keeps the home page's popup from opening, as for a visitor who has closed it. */
export async function closeLeadPopupForSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The empty page before the first one has no storage, and Firefox says so.
    if (window.location.protocol !== 'about:') window.sessionStorage.setItem('form_closed', 'true')
  })
}
