import { expect } from '@playwright/test'
import { startTranslating } from '../support/translate'
import type { EnginePage, Target } from './engines'

/** Tested widths in CSS pixels: a phone and a desktop. */
export const PAGE_WIDTHS = [390, 1280] as const

/**
 * Time limits in milliseconds for a page to become usable, and for a visible picture to load after scrolling has
 * stopped: long, because four engines share the processor, and below the 30 s that a driver gives a script.
 */
const USABLE_LIMIT_MS = 15_000
const PICTURE_LIMIT_MS = 10_000

/** The most steps down a page at which its pictures are checked: further down, a long page repeats the same card. */
const MOST_STEPS = 8

export type Walker = ReturnType<typeof createWalker>

/**
 * Creates the actions and checks of the tests for a page of the site at `origin`. If `isTranslated`, each page is
 * translated as a browser would, as soon as it is usable.
 */
export function createWalker(page: EnginePage, origin: string, { isTranslated }: { isTranslated: boolean }) {
  let isOpen = false

  /** Checks the page that is open, opens a path and waits until a visitor can use it. */
  async function open(path: string, { hasPopup = false } = {}) {
    if (isOpen) await expectSound()
    await page.goto(origin + path)
    isOpen = true
    await page.evaluate(watchProblems)
    if (!hasPopup) await page.evaluate(() => sessionStorage.setItem('form_closed', 'true'))
    if (isTranslated) await page.evaluate(startTranslating, { moment: 'usable', mark: '' } as const)
    await expectUsable()
  }

  async function expectUsable() {
    expect(await page.evaluate(waitUntilUsable, USABLE_LIMIT_MS), 'the page can be used').toBe(true)
  }

  /** The texts of all visible matches. */
  function readAll(target: Target): Promise<string[]> {
    return page.evaluate(({ css, words }) => {
      const shown = [...document.querySelectorAll(css)].filter(element => element.getClientRects().length > 0)
      const texts = shown.map(element => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      return texts.filter(text => !words || text.includes(words))
    }, target)
  }

  async function expectText(target: Target, text: string | RegExp) {
    await expect.poll(async () => (await readAll(target))[0] ?? '', { message: target.css }).toMatch(text)
  }

  async function expectCount(target: Target, count: number) {
    await expect.poll(async () => (await readAll(target)).length, { message: target.css }).toBe(count)
  }

  /** Waits for a path, and for the page behind it to be usable. */
  async function expectPath(path: RegExp) {
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toMatch(path)
    await expectUsable()
  }

  /**
   * Checks that pictures load within the limit wherever scrolling stops: after jumps, then step by step down the page.
   */
  async function expectPictures() {
    const blank: string[] = []
    const { height, step } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      step: innerHeight * 0.8,
    }))
    const steps = Array.from({ length: Math.min(Math.ceil(height / step), MOST_STEPS) }, (_, index) => index * step)
    for (const top of [height / 2, 0, height, height / 3, ...steps]) {
      blank.push(...(await page.evaluate(scrollAndFindBlank, { top, limit: PICTURE_LIMIT_MS })))
    }
    expect([...new Set(blank)], 'blank pictures').toEqual([])
    await expectSound()
  }

  /** Checks that nothing is wider than the window, and that no problem was reported since the page was opened. */
  async function expectSound() {
    const measure = () => {
      const { scrollWidth } = document.documentElement
      return scrollWidth <= innerWidth ? 'fits' : `${location.pathname} is ${scrollWidth} px wide`
    }
    await expect.poll(() => page.evaluate(measure)).toBe('fits')
    expect(await page.evaluate(() => Reflect.get(window, 'problems') ?? [])).toEqual([])
  }

  return { ...page, open, readAll, expectText, expectCount, expectPath, expectPictures, expectSound }
}

/** Runs in the page: collects uncaught errors and policy violations from now on. */
function watchProblems() {
  const found: string[] = []
  Reflect.set(window, 'problems', found)
  window.addEventListener('error', event => found.push(`thrown: ${event.message}`))
  window.addEventListener('unhandledrejection', event => found.push(`rejected: ${event.reason}`))
  window.addEventListener('securitypolicyviolation', event => found.push(`policy: ${event.effectiveDirective}`))
}

/**
 * Runs in the page: waits until React has started and the loading overlay, which blocks the pointer for half a second,
 * is gone. It polls in the page, because each call from outside takes longer than the check. False after the limit.
 */
async function waitUntilUsable(limit: number) {
  const end = performance.now() + limit
  const isCovered = () => {
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const sheet = top?.closest('[aria-hidden=true]')
    return sheet != null && getComputedStyle(sheet).position === 'fixed'
  }
  while (!document.documentElement.hasAttribute('data-ready') || isCovered()) {
    if (performance.now() > end) return false
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return true
}

/** Runs in the page: scrolls to a position and lists the visible pictures that have not loaded within the limit. */
async function scrollAndFindBlank({ top, limit }: { top: number; limit: number }) {
  window.scrollTo(0, top)
  const end = performance.now() + limit
  let blank: string[] = []
  do {
    await new Promise(resolve => setTimeout(resolve, 50))
    // Places alone decide, not visibility: a picture that `content-visibility` skips would be blank, too.
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
