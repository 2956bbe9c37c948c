import { expect, type Page } from '@playwright/test'

/** Minimum size of any control, and of the main ones for touch, in px: WCAG 2.5.8 and 2.5.5. */
const LEAST_SIDE = 24
const LEAST_SIDE_FOR_FINGER = 44

const ANY = 'a[href], button, input, select, textarea, summary, [role=tab]'

/** Fails if a control is too small, or one of the given elements that are not controls by their tag. */
export async function expectLargeEnough(page: Page, named: readonly string[] = []): Promise<void> {
  expect.soft(await findSmall(page, [ANY, ...named].join(), LEAST_SIDE), page.url()).toEqual([])
}

/** Fails if a main control is too small for touch. */
export async function expectLargeEnoughForFinger(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors)
    expect.soft(await findSmall(page, selector, LEAST_SIDE_FOR_FINGER), page.url()).toEqual([])
}

/** Controls that are smaller in either direction; links within a sentence are exempt. */
function findSmall(page: Page, selector: string, least: number) {
  return page.locator(selector).evaluateAll((targets, size) => {
    const small = targets.flatMap(target => {
      if (target.closest('p, .sr-only, li.crumb') && target.matches('a')) return []
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      const own = target.getBoundingClientRect()
      const label = target instanceof HTMLInputElement ? target.closest('label')?.getBoundingClientRect() : undefined
      const over =
        getComputedStyle(target, '::after').position === 'absolute'
          ? target.closest('article, .e')?.getBoundingClientRect()
          : undefined
      const boxes = [own, label, over].filter(box => box !== undefined)
      if (own.width <= 1 || boxes.some(({ width, height }) => width >= size - 0.5 && height >= size - 0.5)) return []
      return [`${Math.round(own.width)} × ${Math.round(own.height)}: ${target.outerHTML.slice(0, 90)}`]
    })
    return [...new Set(small)]
  }, least)
}

/** Fails if, with forced colours, a control does not differ from its background. */
export async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await page
    .locator('button:visible, input:visible, textarea:visible, select:visible, [data-part=button]:visible')
    .evaluateAll(controls =>
      controls.flatMap(control => {
        const { borderTopWidth, borderTopStyle, color, backgroundColor } = getComputedStyle(control)
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
        const hasWords =
          Boolean(control.textContent?.trim() || control.querySelector('svg')) && color !== backgroundColor
        const isNative = control.matches('[type=checkbox]') && getComputedStyle(control).appearance === 'auto'
        const isInBox = control.closest('.search, form') !== null && control.tagName !== 'BUTTON'
        return hasEdge || hasWords || isInBox || isNative ? [] : [control.outerHTML.slice(0, 120)]
      }),
    )
  expect.soft(unseen, page.url()).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
