import { expect } from '@playwright/test'
import type { EnginePage, Target } from './engine-page'

/** Tested widths in CSS pixels: a phone and a desktop. */
export const PAGE_WIDTHS = [390, 1280] as const

/** Time limit for a visible picture to load after scrolling has stopped, in milliseconds. */
const PICTURE_LIMIT_MS = 2000

export type Walker = ReturnType<typeof createWalker>

/** Creates the actions and checks of the tests for a page of the site at `origin`. */
export function createWalker(page: EnginePage, origin: string) {
  const problems: string[] = []

  /** Opens a path and waits until a visitor can use it. */
  async function open(path: string, { hasPopup = false } = {}) {
    await page.goto(origin + path)
    await page.evaluate(watchProblems, null)
    if (!hasPopup) await page.evaluate(() => sessionStorage.setItem('form_closed', 'true'), null)
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-ready'), null)).toBe(true)
    // The loading overlay blocks the pointer for half a second.
    await expect.poll(() => page.evaluate(isCovered, null)).toBe(false)
  }

  /** Text of the first visible match; null if there is none. */
  function read(target: Target): Promise<string | null> {
    return page.evaluate(({ css, words }) => {
      const shown = [...document.querySelectorAll(css)].filter(element => element.getClientRects().length > 0)
      const texts = shown.map(element => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      return texts.find(text => !words || text.includes(words)) ?? null
    }, target)
  }

  async function expectText(target: Target, text: string | RegExp) {
    await expect.poll(() => read(target), { message: target.css }).toMatch(text)
  }

  async function expectGone(target: Target) {
    await expect.poll(() => read(target), { message: target.css }).toBe(null)
  }

  /** Waits for a path, and for the page behind it to be usable. */
  async function expectPath(path: RegExp) {
    await expect.poll(() => page.evaluate(() => location.pathname + location.search, null)).toMatch(path)
    await expect.poll(() => page.evaluate(isCovered, null)).toBe(false)
  }

  /** Pictures that do not load within the limit at any scroll position: in steps down the page, then in jumps. */
  async function findBlankPictures() {
    const blank: string[] = []
    const height = await page.evaluate(() => document.documentElement.scrollHeight, null)
    const step = await page.evaluate(() => innerHeight * 0.8, null)
    const steps = Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step)
    for (const top of [...steps, height / 2, 0, height, height / 3]) {
      blank.push(...(await page.evaluate(scrollAndFindBlank, { top, limit: PICTURE_LIMIT_MS })))
    }
    return [...new Set(blank)]
  }

  /** Checks that nothing is wider than the window, and that no problem was reported since the page was opened. */
  async function expectSound() {
    const [pageWidth, windowWidth] = await page.evaluate(
      () => [document.documentElement.scrollWidth, innerWidth] as const,
      null,
    )
    expect(pageWidth, 'width of the page').toBeLessThanOrEqual(windowWidth)
    problems.push(...(await page.evaluate(() => Reflect.get(window, 'problems') ?? [], null)))
    expect(problems).toEqual([])
  }

  return { ...page, open, read, expectText, expectGone, expectPath, findBlankPictures, expectSound }
}

/** Runs in the page: collects uncaught errors and policy violations from now on. */
function watchProblems() {
  const found: string[] = []
  Reflect.set(window, 'problems', found)
  window.addEventListener('error', event => found.push(`thrown: ${event.message}`))
  window.addEventListener('unhandledrejection', event => found.push(`rejected: ${event.reason}`))
  window.addEventListener('securitypolicyviolation', event => found.push(`policy: ${event.effectiveDirective}`))
}

/** Runs in the page: whether the loading overlay covers the middle of the window. */
function isCovered() {
  const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const sheet = top?.closest('[aria-hidden=true]')
  return sheet != null && getComputedStyle(sheet).position === 'fixed'
}

/** Runs in the page: scrolls to a position and lists the visible pictures that have not loaded within the limit. */
async function scrollAndFindBlank({ top, limit }: { top: number; limit: number }) {
  window.scrollTo(0, top)
  const end = performance.now() + limit
  let blank: string[] = []
  do {
    await new Promise(resolve => setTimeout(resolve, 50))
    // Independent of `content-visibility`: a skipped picture is blank, too.
    const inView = [...document.images].filter(image => {
      const { left, width, top: upper, bottom } = image.getBoundingClientRect()
      const middle = left + width / 2
      return width > 0 && upper < innerHeight && bottom > 0 && middle > 0 && middle < innerWidth
    })
    blank = inView
      .filter(image => !image.complete || image.naturalWidth === 0)
      .map(image => image.currentSrc || image.src)
  } while (blank.length > 0 && performance.now() < end)
  return blank.map(source => `${location.pathname} at ${Math.round(top)}: ${source}`)
}
