import { expect, type Page } from '@playwright/test'
import { MAX_LAYOUT_SHIFT } from '@/scripts/bench/first-visit'

/** A layout shift: its score, and the classes or tags of the elements that moved. */
type Shift = { value: number; what: string[] }

/** Records the layout shifts of each document. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.className || node.tagName : ''))
        shifts.push({ value: entry.value, what: what.map(String) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Scrolls through the page slowly, then in jumps as with Page Down and End, so that boxes also come into view without
 * having been near. Fails if the layout has shifted since the page was requested.
 */
export async function expectNoShiftOnTheWay(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const step of [400, 1200]) {
      for (let y = 0; y < document.body.scrollHeight; y += step) {
        window.scrollTo({ top: y, behavior: 'instant' })
        // As slowly as a visitor: only elements that are still visible when they move count as a shift.
        await new Promise(resolve => setTimeout(resolve, 60))
      }
    }
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(total, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
}
