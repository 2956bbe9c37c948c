import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

/**
 * Counts the completed loading overlays on `window`, and records how long the last one was shown, in seconds. Its
 * animation waits, then ends at once, so that the delay is the time for which it is shown.
 */
test.beforeEach(async ({ page }) => {
  await closeLeadPopupForSession(page)
  await page.addInitScript(() => {
    Object.assign(window, { overlays: 0, overlayTime: '' })
    document.addEventListener('animationend', ({ target, animationName, elapsedTime }) => {
      if (!(target instanceof Element) || animationName !== 'overlay-end') return
      const delay = Number.parseFloat(getComputedStyle(target).animationDelay)
      Object.assign(window, {
        overlays: (window as unknown as Overlays).overlays + 1,
        overlayTime: (delay + elapsedTime).toFixed(1),
      })
    })
  })
})

/** How long the overlay is shown. */
const LASTS_MS = 500

/** What is kept on `window`: the number of overlays, and '0.5' for the half a second of the last one. */
type Overlays = { overlays: number; overlayTime: string }

/** What was counted so far, and the scroll position. */
function readOverlays(page: Page) {
  return page.evaluate(() => {
    const { overlays, overlayTime } = window as unknown as Overlays
    return { overlays, overlayTime, top: window.scrollY }
  })
}

test('every navigation, even from one product to another, shows the overlay for half a second and starts at the top', async ({
  page,
}) => {
  await open(page, '/products')
  // The requirements turn the browser's own restoration off.
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual')
  const main = page.getByRole('navigation', { name: 'Main' })
  const links = [
    main.getByRole('link', { name: 'Applications' }),
    main.getByRole('link', { name: 'Products' }),
    page.locator('[data-part="product-list"]').getByRole('article').first().getByRole('link'),
    page.locator('#related').getByRole('article').first().getByRole('link'),
  ]
  for (const [index, link] of links.entries()) {
    await page.evaluate(() => window.scrollTo(0, 900))
    await link.click()
    // The page that was opened, the links before, and this one: one overlay each.
    const overlays = 1 + index + 1
    await expect.poll(() => readOverlays(page)).toEqual({ overlays, overlayTime: '0.5', top: 0 })
  }
})

test('the overlay blocks the pointer while it lasts, and never the keyboard', async ({ page }) => {
  // The overlay is paused, because on a busy machine it may be over before the check.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-part="loading-overlay"] { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.goto('/products')
  const isCovered = await page.evaluate(() => {
    const front = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    return front !== null && front.closest('[data-part="loading-overlay"][aria-hidden="true"]') !== null
  })
  expect(isCovered).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('with reduced motion too, the overlay is shown for half a second after the first paint', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The page itself notes when the overlay starts: on a busy machine it may be over before the test can ask.
  await page.addInitScript(() => {
    function noteStart() {
      const overlay = document.querySelector('[data-part="loading-overlay"]')
      const end = overlay
        ?.getAnimations()
        .find(animation => 'animationName' in animation && animation.animationName === 'overlay-end')
      if (!end) return requestAnimationFrame(noteStart)
      return end.ready.then(() => Object.assign(window, { overlayStartMs: Number(end.startTime) }))
    }
    requestAnimationFrame(noteStart)
  })
  await page.goto('/products')
  await expect.poll(() => page.evaluate(() => 'overlayStartMs' in window)).toBe(true)
  const shownMs = await page.evaluate(lastsMs => {
    const [paint] = performance.getEntriesByType('paint')
    return Reflect.get(window, 'overlayStartMs') + lastsMs - Number(paint?.startTime)
  }, LASTS_MS)
  // Chromium records a paint up to three frames of 16 ms after the start of its animations: 48 ms.
  expect(shownMs).toBeGreaterThan(LASTS_MS - 60)
})
