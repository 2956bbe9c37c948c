import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { PRODUCT } from './support/routes'

// States of controls in forced colours. Other checks with forced colours are in e2e/outer/every-kind.spec.ts and
// e2e/dialogs.spec.ts.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

/** The background colour of the first match, or of a pseudo-element of it. */
function readGround(page: Page, selector: string, part?: string) {
  const element = page.locator(selector).first()
  return element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).backgroundColor, part)
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the focus is visible, checkboxes are the system’s own, and pressed, selected and current controls look different', async ({
    page,
  }) => {
    await open(page, PRODUCT)
    const canvas = await readGround(page, 'body')
    expect(await readGround(page, '[aria-selected="true"]', '::after')).not.toBe(canvas)
    await open(page, '/products')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
    expect(await readGround(page, 'nav[aria-label="Main"] [aria-current]', '::after')).not.toBe(canvas)
    await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')
    const button = page.getByRole('button', { name: /^Compare / }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const unpressed = await readGround(page, '[aria-pressed="false"]')
    // Polled, because the colour of a button that was just pressed may still be changing.
    await expect.poll(() => readGround(page, '[aria-pressed="true"]')).not.toBe(unpressed)
  })
})
