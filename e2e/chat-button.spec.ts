import type { Page } from '@playwright/test'
import { CHAT_TILT_MS, CHAT_TILT_START_MS } from '@/lib/constants'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { PRODUCT, TWO_MACHINES } from './support/routes'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

/** Number of scroll positions at which a phone's page is checked. */
const STOPS = 80

/**
 * Number of scroll positions on a wide screen, only so that everything lazy is loaded. There, nothing may be above or
 * below the button on the whole page, so that it covers nothing at any position.
 */
const LAZY_STOPS = 10

/**
 * What the button must not cover while the visitor scrolls down: controls, drawings and figures (set in tabular
 * numerals), and in PROSE the text of headings and sentences. After scrolling up it may cover a sentence without a
 * figure, which a unit test checks.
 */
const UNCOVERABLE =
  'main :is(a[href], button, input, select, textarea, summary, label, dd, td, .tabular-nums, svg text, svg[role=img]), footer :is(a, button, input, summary)'
const PROSE = 'main :is(h1, h2, h3, p, figcaption, li:not(:has(*)))'

/** Long pages whose parts differ: cards, a table, a drawing, a form. */
const PAGES = ['/', '/products', PRODUCT, `/compare?${TWO_MACHINES}`, '/line-planner']

/** Window sizes in px. */
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

/** Longer than the 120 ms after which components/layout/use-is-in-the-way.ts considers the page at rest. */
const REST_MS = 160

/** After so many rests at a stop, an element that the button covers counts as covered. */
const MOST_RESTS = 20

/** How many times faster than usual the timers of the page run. */
const HASTE = 8

/**
 * Makes the timers of the page and of {@link scrollThrough} run faster: so many rests would take a quarter of a minute.
 */
function hurryTimers(page: Page) {
  return page.addInitScript(haste => {
    const { setTimeout: original } = window
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      original(run, ms / haste, ...rest)) as typeof window.setTimeout
  }, HASTE)
}

/** How a page is scrolled through, and what counts as covered. */
type Way = {
  stops: number
  /** How long to wait at each stop. */
  restMs: number
  /** 'rectangle': what the button covers at a stop. 'columns': what it could cover at any scroll position. */
  reach: 'rectangle' | 'columns'
}

/** The number of stops at which the button is visible, and the elements that it covers there. */
function scrollThrough(page: Page, way: Way) {
  return page.evaluate(
    async ({ uncoverable, prose, stops, restMs, mostRests, reach }) => {
      const chat = document.querySelector('aside[aria-label="Chat"] a')
      if (!chat) throw new Error('There is no chat button')
      const covered = new Set<string>()
      let shown = 0
      const frame = () => new Promise(requestAnimationFrame)

      function isOver(box: DOMRect, own: DOMRect) {
        const sharesColumn = box.width > 1 && box.left < own.right && own.left < box.right
        return sharesColumn && (reach === 'columns' || (box.top < own.bottom && own.top < box.bottom))
      }

      function isCovered(other: Element, own: DOMRect) {
        // Asked first, because the place of an element in content that the browser has skipped is expensive to compute.
        // With 'columns', skipped content counts too.
        if (!other.checkVisibility({ contentVisibilityAuto: reach === 'rectangle', visibilityProperty: true }))
          return false
        if (!isOver(other.getBoundingClientRect(), own)) return false
        const text = document.createRange()
        text.selectNodeContents(other)
        // Of prose only the lines of text count, not the empty rest of its box.
        const boxes = other.matches(uncoverable) ? other.getClientRects() : text.getClientRects()
        if (![...boxes].some(box => isOver(box, own))) return false
        // Slides outside their carousel are clipped at its edge.
        const edge = other.closest('.swiper')?.getBoundingClientRect()
        return !edge || edge.right > own.left
      }

      /** The elements under the button; none while it is hidden. */
      function findCovered() {
        if (getComputedStyle(chat as Element).visibility === 'hidden') return []
        const own = (chat as Element).getBoundingClientRect()
        return [...document.querySelectorAll(`${uncoverable}, ${prose}`)].filter(other => isCovered(other, own))
      }

      for (let stop = 0; stop <= stops; stop++) {
        const height = document.documentElement.scrollHeight - window.innerHeight
        window.scrollTo({ top: (height * stop) / stops, behavior: 'instant' })
        await frame()
        let found: Element[] = []
        // On a busy machine React may hide the button only after several rests.
        for (let rest = 0; rest === 0 || (found.length > 0 && rest < mostRests); rest++) {
          await new Promise(resolve => setTimeout(resolve, restMs))
          await frame()
          found = findCovered()
        }
        if (getComputedStyle(chat).visibility !== 'hidden') shown++
        for (const { tagName, textContent } of found) covered.add(`${tagName}: ${textContent?.trim().slice(0, 40)}`)
      }
      return { shown, covered: [...covered] }
    },
    { uncoverable: UNCOVERABLE, prose: PROSE, mostRests: MOST_RESTS, ...way },
  )
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

for (const path of PAGES) {
  test(`the chat button covers no control and no text wherever ${path} stops scrolling`, async ({ page }) => {
    await hurryTimers(page)
    await open(page, path)
    const chat = page.getByRole('complementary', { name: 'Chat' }).locator('a')
    await expect(chat).toHaveAttribute('aria-label', 'Live Chat')
    await expect.poll(async () => (await chat.boundingBox())?.width, 'only an icon, 52 px wide, on a phone').toBe(52)
    const onPhone = await scrollThrough(page, { stops: STOPS, restMs: REST_MS, reach: 'rectangle' })
    expect.soft(onPhone.covered, `${PHONE.width} px`).toEqual([])
    // Otherwise the button would cover nothing by being hidden nearly everywhere.
    expect.soft(onPhone.shown).toBeGreaterThan(STOPS / 8)

    await page.setViewportSize(DESK)
    await expect(chat.getByText('Live Chat')).toBeVisible()
    const onDesk = await scrollThrough(page, { stops: LAZY_STOPS, restMs: 0, reach: 'columns' })
    expect.soft(onDesk.covered, `${DESK.width} px`).toEqual([])
    // Both ends of the page are stops.
    expect.soft(onDesk.shown).toBe(LAZY_STOPS + 1)
  })
}

test.describe('with motion', () => {
  test.use({ viewport: DESK, contextOptions: { reducedMotion: 'no-preference' } })

  test('the whole button tilts, even in the margin of a wide screen', async ({ page }) => {
    await page.clock.install()
    await open(page, '/privacy')
    await page.clock.fastForward(CHAT_TILT_START_MS + CHAT_TILT_MS / 2)
    const chat = page.getByRole('complementary', { name: 'Chat' }).locator('a')
    await expect(chat).toHaveAttribute('data-tilting')
    await expect(chat).toHaveCSS('animation-name', 'tilt')
  })
})
