import type { Page } from '@playwright/test'

/** Runs in the page, as text: a compiled function would bring names that only its compiler knows. */
const READ_LAYOUT_SHIFT = `(() => {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().filter(shift => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0)
})()`

/** How much of the page has moved by itself so far: the sum of all shifts, which is never less than the published measure. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(READ_LAYOUT_SHIFT)
}
