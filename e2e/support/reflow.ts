import { expect, type Page } from '@playwright/test'

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** How many pixels the page is wider than the window; 0 or less if it does not scroll sideways. */
export function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The sizes in CSS pixels of a window of 1280 px at a zoom of 200 % and of 400 %. */
export const ZOOMED = [
  { zoom: '200 %', width: 640, height: 400 },
  { zoom: '400 %', width: 320, height: 256 },
]

/** Widths in px: the narrowest phone, those at which a layout begins, where it has least room, and a wide screen. */
const WIDTHS = [320, 600, 900, 1200, 1920]

/** Fails if the page in its current state scrolls sideways at any width. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await readOverflow(page), `${what} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Opens all `details` of the page at once, including groups in which only one can be open. */
export async function openGroups(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) {
      group.removeAttribute('name')
      group.open = true
    }
  })
}

/** Sets a user style sheet, because the site's policy allows no style elements. */
async function setStyle(page: Page, css: string) {
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** Fails if the page scrolls sideways or clips text. */
export async function expectReflow(page: Page, what: string): Promise<void> {
  expect.soft(await readOverflow(page), what).toBeLessThanOrEqual(0)
  // Repeated, because a carousel may be moving to its next slide.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(findCutText), { message: what })
    .toEqual([])
}

/**
 * Like {@link expectReflow}, with the text spacing of WCAG 1.4.12.
 */
export async function expectReflowWhenSpaced(page: Page, what: string): Promise<void> {
  await setStyle(page, SPACING)
  await expectReflow(page, `${what}, widely spaced`)
  await setStyle(page, '')
}

/**
 * Lists texts that a box with hidden overflow clips. Content that can be scrolled sideways is not clipped, but the
 * current slide of a carousel must fit, and a scrolled row must be high enough for its text. Runs in the page.
 */
function findCutText() {
  // Parts that can be scrolled sideways.
  const SCROLLERS =
    '.swiper, [role=tablist], [data-part=tray] ul, [data-part=row], [data-part=figures], [data-part=sideways] > section' +
    ', [data-part=comparison] > *'
  // Elements that are not checked: those for screen readers only, drawings, and the strip that moves in a carousel.
  const UNCUT = '.sr-only, .sr-only *, .swiper-wrapper, svg, svg *, [data-part="loading-overlay"], [href="#main"]'
  const cut: string[] = []
  for (const box of document.querySelectorAll('body, body *')) {
    if (!(box instanceof HTMLElement) || box.matches(UNCUT)) continue
    const { overflowX, overflowY, display, visibility } = getComputedStyle(box)
    const isClipping = box.matches(SCROLLERS) || /hidden|clip/.test(overflowX + overflowY)
    if (!isClipping || display === 'none' || visibility === 'hidden' || !box.textContent?.trim()) continue
    const { left, right, top, bottom, width } = box.getBoundingClientRect()
    // A box of one pixel is for screen readers only.
    if (width <= 1) continue
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('.sr-only, [href="#main"], svg')) continue
      // The content of closed `details` has a size, but is not visible.
      if (node.parentElement?.checkVisibility() === false) continue
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
      const slide = node.parentElement?.closest('.swiper-slide')
      const isInFront =
        slide?.matches('.swiper-slide-active, .swiper:not(.is-ready) .swiper-slide:first-child') ?? false
      // Whether the text can be brought into view by scrolling the box, or a part inside it, sideways.
      const scroller = node.parentElement?.closest(SCROLLERS) ?? null
      const canScroll = !isInFront && box.contains(scroller)
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      if (words.width === 0) continue
      // With a pixel or two of tolerance, because positions are fractions of pixels.
      const isCutSideways = !canScroll && (words.left < left - 1 || words.right > right + 1)
      // Text below the end of the box is in reach if a part between them scrolls by itself, as in the menu.
      let part = node.parentElement
      while (part && part !== box && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement
      const isCutBelow = part === box && (words.top < top - 2 || words.bottom > bottom + 2)
      if (isCutSideways || isCutBelow) {
        cut.push(`${box.className || box.tagName}: ${node.textContent.trim().slice(0, 40)}`)
      }
    }
  }
  return [...new Set(cut)]
}
