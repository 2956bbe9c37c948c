import { expect, type Page } from '@playwright/test'

/**
 * Fails if a scroll-driven animation is between its start and its end in a page at rest: Chromium would then render 60
 * times a second.
 */
export async function expectNoFramesAtRest(page: Page): Promise<void> {
  const count = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .map(({ effect }) => effect?.getComputedTiming().progress ?? 0)
        .filter(progress => progress > 0 && progress < 1).length,
  )
  expect.soft(count, page.url()).toBe(0)
}

/** Fails if anything except the loading overlay is animated with reduced motion. */
export async function expectStillWhenReduced(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.locator('html, body *').evaluateAll(elements =>
    elements.flatMap(element =>
      [undefined, '::before', '::after', '::backdrop'].flatMap(part => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
        const isStill =
          animationName === 'none' &&
          scrollBehavior === 'auto' &&
          transitionDuration.split(', ').every(time => time === '0s')
        const isOverlay = element.matches('[data-part="loading-overlay"]') && part === undefined
        return isStill || isOverlay ? [] : [`${element.tagName}.${element.getAttribute('class')}${part ?? ''}`]
      }),
    ),
  )
  expect.soft([...new Set(moving)], page.url()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}
