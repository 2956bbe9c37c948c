import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { PRODUCT, TWO_MACHINES } from './support/routes'
import { goToEnd, MOST_STOPS, MOST_STOPS_IN_MAIN, tabThrough, tabThroughContent } from './support/tab-stops'

// Keyboard use: every tab stop is visible, and the tab order is the visual order.

const CATEGORY = '/category/automatic-gluing-machines'

/** Chooses two machines to compare, so that the tray is shown. */
async function fillTray(page: Page) {
  await open(page, CATEGORY)
  await page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' }).click()
  await page.getByRole('button', { name: /^Compare Lock-Bottom Folder Gluer/ }).click()
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible()
}

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 720 } })

  test('each tab stop is visible, even beside the tray; removing a machine moves the focus to the next, and finally to the page', async ({
    page,
  }) => {
    await open(page, '/')
    // Home has more stops than are visited from either end.
    expect((await tabThrough(page, 'Tab', 'body')).length).toBe(MOST_STOPS)
    await goToEnd(page, 'body')
    expect((await tabThrough(page, 'Shift+Tab', 'body')).length).toBe(MOST_STOPS)
    await fillTray(page)
    // The category's machines, each with its buttons and its link.
    await tabThroughContent(page, 15)
    const tray = page.getByRole('region', { name: 'Comparison' })
    const chips = tray.getByRole('button', { name: /^Remove / })
    await chips.first().press('Enter')
    await expect(chips).toHaveCount(1)
    await expect(chips.first()).toBeFocused()
    await chips.first().press('Enter')
    await expect(tray).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('each tab stop of a desktop page is visible, forwards and backwards', async ({ page }) => {
  await open(page, `/compare?${TWO_MACHINES}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  // A comparison has few controls.
  await tabThroughContent(page, 5)
  await open(page, PRODUCT)
  await tabThroughContent(page, MOST_STOPS_IN_MAIN)
})

test('the tab order is the visual order', async ({ page }) => {
  await open(page, '/contact-us')
  // 100 stops are more than the page has.
  const names = await tabThrough(page, 'Tab', 'body', 100)
  const expected = ['Skip to content', 'Home', 'Open menu', 'Name', 'Email', 'Message', 'Send Message', 'Show map']
  const places = [...expected, 'Subscribe Now'].map(name => names.indexOf(name))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('after a press on a list button, Tab moves to the link of the tray, and from its end to what follows the button', async ({
  page,
}) => {
  await open(page, CATEGORY)
  await page.getByRole('button', { name: 'Add to enquiry: Automatic Folder Gluer Machine' }).press('Enter')
  const link = page.getByRole('link', { name: 'Enquiry 1', exact: true })
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const pressed = page.getByRole('button', { name: 'In enquiry, press to remove: Automatic Folder Gluer Machine' })
  await expect(pressed).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  // What follows the pressed button: the row of the next machine.
  const next = page.getByRole('rowheader').nth(1).getByRole('link').first()
  // From the last stop of the tray, which a Tab and a Shift+Tab leave and find again.
  for (const key of ['Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key)
  await expect(next).toBeFocused()
})
