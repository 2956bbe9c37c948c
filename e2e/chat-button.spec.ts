import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { allRoutes, PRODUCT, TWO_MACHINES } from './support/routes'

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

/** Number of scroll positions to check on a page. */
const STOPS = 200

/** What it may never lie over: controls, figures, which are set in tabular numerals, and sentences with a figure. */
const COVERABLE =
  'main :is(a[href], button, input, select, textarea, summary, dd, td, .tabular-nums, svg text), footer :is(a, button, input)'
const PROSE = 'main :is(h1, h2, h3, p, figcaption, li:not(:has(*)))'

/** One page of each kind that is long enough to scroll. */
const PAGES = [
  '/',
  '/products',
  '/category/automatic-gluing-machines',
  PRODUCT,
  `/compare?${TWO_MACHINES}`,
  '/application-area',
  '/contact-us',
  '/line-planner',
  allRoutes.find(path => path.startsWith('/line-planner/')) ?? '',
]

/**
 * Longer than the time after which lib/browser/use-is-covering.ts considers the page at rest; in the margin nothing
 * needs to wait.
 */
const REST_MS = 160

/** How many times faster than usual the timers of the page run. */
const HASTE = 8

/** Makes the timers of the page and of {@link scrollThrough} run faster, because 200 rests take half a minute. */
function hurryTimers(page: Page) {
  return page.addInitScript(haste => {
    const { setTimeout: original } = window
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      original(run, ms / haste, ...rest)) as typeof window.setTimeout
  }, HASTE)
}

/** The number of scroll positions at which the button is visible, and what it covers there. */
function scrollThrough(page: Page, restMs: number) {
  return page.evaluate(
    async ({ stops, coverable, prose, restMs: wait }) => {
      const chat = document.querySelector('aside[aria-label="Chat"] a')
      if (!chat) throw new Error('There is no chat button')
      const covered = new Set<string>()
      let shown = 0
      const frame = () => new Promise(requestAnimationFrame)
      const rest = () => new Promise(resolve => setTimeout(resolve, wait))
      for (let stop = 0; stop <= stops; stop++) {
        const height = document.documentElement.scrollHeight - window.innerHeight
        window.scrollTo({ top: (height * stop) / stops, behavior: 'instant' })
        await frame()
        if (wait > 0) {
          await rest()
          // React has shown by now what the page found at rest.
          await frame()
        }
        if (getComputedStyle(chat).visibility === 'hidden') continue
        shown++
        const own = chat.getBoundingClientRect()
        for (const other of document.querySelectorAll(`${coverable}, ${prose}`)) {
          // First of all the cheapest: nearly all are elsewhere.
          const isBelow = [...other.getClientRects()].some(
            ({ left, right, top, bottom, width }) =>
              width > 1 && left < own.right && own.left < right && top < own.bottom && own.top < bottom,
          )
          if (!isBelow) continue
          if (!other.matches(coverable) && !/\d/.test(other.textContent ?? '')) continue
          if (!other.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue
          // Slides outside their carousel are clipped at its edge.
          const edge = other.closest('.swiper')?.getBoundingClientRect()
          if (edge && edge.right <= own.left) continue
          covered.add(`${other.tagName}: ${other.textContent?.trim().slice(0, 40)}`)
        }
      }
      return { shown, covered: [...covered] }
    },
    { stops: STOPS, coverable: COVERABLE, prose: PROSE, restMs },
  )
}

for (const [width, height, restMs] of [
  [360, 740, REST_MS],
  [1280, 800, 0],
] as const) {
  test.describe(`at ${width} px`, () => {
    // The tilt also moves it.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of PAGES) {
      test(`the chat button lies over no control and no figure wherever ${path} comes to rest`, async ({ page }) => {
        await hurryTimers(page)
        await open(page, path)
        const { shown, covered } = await scrollThrough(page, restMs)
        expect(covered).toEqual([])
        expect(shown).toBeGreaterThan(STOPS / 8)
      })
    }
  })
}

test('the chat button is only an icon on a phone, and keeps its accessible name', async ({ page }) => {
  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link', { name: 'Live Chat' })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/privacy')
  await expect.poll(async () => (await chat.boundingBox())?.width).toBe(52)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(chat.getByText('Live Chat')).toBeVisible()
})
