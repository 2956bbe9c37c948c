import type { Page } from '@playwright/test'

/** Evaluated in the page as text, because a compiled function may refer to helpers of the compiler. */
const READ_LAYOUT_SHIFT = `(() => {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().filter(shift => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0)
})()`

/** The sum of all unexpected layout shifts of a page so far, which is at least its cumulative layout shift. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(READ_LAYOUT_SHIFT)
}
