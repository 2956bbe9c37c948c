import type { Page } from '@playwright/test'
import { LEAD_POPUP_DELAY_MS } from '@/lib/constants'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

// Where the focus is while something is open over the page, and after it is closed.

/**
 * Fails if one of so many presses of Tab leaves the open dialog for the page. It may leave for the browser's controls.
 */
async function expectTrap(page: Page, stops: number) {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement: focused } = document
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
}

test('the first tab stop skips to the content; the menu traps the focus and restores it, however it is closed', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Side menu' })
  await opener.press(' ')
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  // More stops than the menu has, so that the focus goes round.
  await expectTrap(page, 19)
  await menu.getByRole('button', { name: 'Close menu' }).press('Enter')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(menu).toBeVisible()
  // Beside the menu, which is at the right edge.
  await page.mouse.click(100, 300)
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

/** The least size of the popup's Close button, decided for this site. */
const CLOSE_PX = 52

test('the popup moves the focus to its heading, traps it, closes by its button alone, restores it, and stays closed', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' })
  await link.focus()
  await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await expect(popup.getByRole('heading', { name: 'Get In Touch With Us' })).toBeFocused()
  await page.keyboard.press('Tab')
  const close = popup.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  const { width, height } = (await close.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(CLOSE_PX)
  // More stops than the popup has.
  await expectTrap(page, 14)
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  // Beside the popup, in the corner of the window.
  await page.mouse.click(5, 5)
  await expect(popup).toBeVisible()
  await close.press('Enter')
  await expect(popup).toBeHidden()
  await expect(link).toBeFocused()
  await open(page, '/')
  // Long after it would have opened. What keeps it closed is this mark in the browser's storage.
  await page.clock.fastForward(2 * LEAD_POPUP_DELAY_MS)
  await expect(popup).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('form_closed'))).toBe('true')
})
