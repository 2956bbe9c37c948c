import { expect, type Page } from '@playwright/test'

/**
 * Fails when an animation along the scroll position is under way in a page at rest: it makes Chromium draw 60 times a second,
 * whether it changes anything or not.
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

/** Fails when anything fades, slides or turns for a visitor who asked for less motion, but the sheet that CSS takes away. */
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
        const isSheet = element.matches('[data-part="loading-overlay"]') && part === undefined
        return isStill || isSheet ? [] : [`${element.tagName}.${element.getAttribute('class')}${part ?? ''}`]
      }),
    ),
  )
  expect.soft([...new Set(moving)], page.url()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}
