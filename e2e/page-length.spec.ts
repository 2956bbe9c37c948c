import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

// How much a visitor scrolls, in screens of a laptop and of a phone.

/** The most screens of home and of the About page. Lower these numbers with each gain. */
const LENGTHS = [
  { device: 'laptop', viewport: { width: 1280, height: 800 }, home: 7.7, about: 7 },
  { device: 'phone', viewport: { width: 360, height: 780 }, home: 10, about: 10 },
]

for (const { device, viewport, home, about } of LENGTHS) {
  test(`on a ${device}, home and the About page take few screens`, async ({ page }) => {
    await closeLeadPopupForSession(page)
    await page.setViewportSize(viewport)
    for (const [path, screens] of [
      ['/', home],
      ['/about-us', about],
    ] as const) {
      await open(page, path)
      const shown = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
      expect(shown, path).toBeLessThanOrEqual(screens)
    }
  })

  test(`on a ${device}, the first machine of a category is drawn on the first screen`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/category/automatic-gluing-machines')
    // The drawing of its machines to one scale.
    await expect(page.locator('main figure svg:not(.icon)').first()).toBeInViewport({ ratio: 0.3 })
  })
}
