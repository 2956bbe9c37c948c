import { CHROMIUM_FLAGS, findHeadlessChromium } from '@/scripts/engines/find-engines'
import { expect, test } from '../support/fixtures'
import { closeLeadPopupForSession, open } from '../support/page-parts'
import { readOverflow } from '../support/reflow'

// WCAG 1.4.4: a visitor can set the browser's text to 200 %, in the same window. 32 px is twice the default.
test.use({
  launchOptions: {
    executablePath: findHeadlessChromium()?.path,
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [360, 740],
] as const) {
  test(`text at 200 % loses nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await closeLeadPopupForSession(page)
    for (const path of ['/', '/products', '/contact-us', '/application-area', '/about-us', '/line-planner']) {
      await open(page, path)
      expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0)
    }
  })
}
