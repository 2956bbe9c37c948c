import { expect, type Page } from '@playwright/test'

/** The least width and height of any control (WCAG 2.5.8), and of the main ones for touch (WCAG 2.5.5), in px. */
const LEAST_SIDE = 24
const LEAST_SIDE_FOR_FINGER = 44

/** A selector for all controls. */
const ANY = 'a[href], button, input, select, textarea, summary, [role=tab]'

/** Fails if a control is too small; `named` are selectors of further elements that are controls despite their tag. */
export async function expectLargeEnough(page: Page, named: readonly string[] = []): Promise<void> {
  expect.soft(await findSmall(page, [ANY, ...named].join(), LEAST_SIDE), page.url()).toEqual([])
}

/** Fails if a main control is too small for touch. */
export async function expectLargeEnoughForFinger(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors)
    expect.soft(await findSmall(page, selector, LEAST_SIDE_FOR_FINGER), page.url()).toEqual([])
}

/** Controls that are smaller than `least` in either direction. Links within a sentence are exempt, as in WCAG. */
function findSmall(page: Page, selector: string, least: number) {
  return page.locator(selector).evaluateAll((targets, size) => {
    const small = targets.flatMap(target => {
      if (target.closest('p, .sr-only') && target.matches('a')) return []
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      const own = target.getBoundingClientRect()
      // An input one pixel wide is for screen readers; its visible control is drawn beside it.
      if (own.width <= 1) return []
      const label = target instanceof HTMLInputElement ? target.closest('label')?.getBoundingClientRect() : undefined
      // The label of a check box belongs to the control, and so does the card that a link covers with its ::after.
      const coversCard = getComputedStyle(target, '::after').position === 'absolute'
      const card = coversCard ? target.closest('.card, article')?.getBoundingClientRect() : undefined
      const boxes = [own, label, card].filter(box => box !== undefined)
      // Half a pixel of tolerance, because sizes are fractions of pixels.
      if (boxes.some(({ width, height }) => width >= size - 0.5 && height >= size - 0.5)) return []
      return [`${Math.round(own.width)} × ${Math.round(own.height)}: ${target.outerHTML.slice(0, 90)}`]
    })
    return [...new Set(small)]
  }, least)
}

/** Fails if, with forced colours, a control cannot be told from its background by an edge, by words or as a field. */
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
        // The edge of a field may be that of its form, as in the search.
        const isField = control.matches('input, textarea, select') && control.closest('form') !== null
        return hasEdge || hasWords || isField || isNative ? [] : [control.outerHTML.slice(0, 120)]
      }),
    )
  expect.soft(unseen, page.url()).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
