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

test('on a laptop, the first screen of the contact page has the form and every other way', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: 'Send a photo on WhatsApp' })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: 'Directions' })).toBeInViewport({ ratio: 1 })
})

test('in a low window, the caption of the first machine stands clear of the button above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await open(page, '/')
  const main = page.getByRole('main')
  const button = await main.getByRole('link', { name: 'Plan a line' }).first().boundingBox()
  const caption = await main.getByText('Fig. 1').boundingBox()
  expect((caption?.y ?? 0) - (button ? button.y + button.height : Number.NaN)).toBeGreaterThanOrEqual(24)
})

test('a machine takes at most five screens of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const slug of ['automatic-folder-gluer-machine', 'box-bubble-pressing-machine']) {
    await open(page, `/product/${slug}`)
    const shown = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
    expect(shown, slug).toBeLessThanOrEqual(5)
  }
})

for (const width of [360, 960, 1280])
  test(`${width} px wide, the last cell of the samples ends where the grid ends`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/application-area')
    const ends = await page
      .locator('ul:has(> [id=packaging-1])')
      .evaluate(grid => [grid, grid.lastElementChild].map(box => Math.round(box?.getBoundingClientRect().right ?? 0)))
    // The hairline around the cells is one pixel.
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(1)
  })
