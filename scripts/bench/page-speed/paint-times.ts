import type { Browser, Page } from '@playwright/test'
import { PHONE, slowDown, VISIT_TAIL_MS } from './first-visit'

/** First and largest contentful paint, in milliseconds from the start of the navigation. */
export type PaintTimes = { fcp: number; lcp: number }

/** Evaluated in the page as text, because a compiled function may refer to helpers of the compiler. */
const READ_PAINT_TIMES = `new Promise(resolve => {
  new PerformanceObserver(list => resolve({
    lcp: list.getEntries().at(-1).startTime,
    fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  })).observe({ type: 'largest-contentful-paint', buffered: true })
})`

async function readPaintTimes(page: Page): Promise<PaintTimes> {
  return page.evaluate<PaintTimes>(READ_PAINT_TIMES)
}

/** Opens a page as on a first visit with a phone on slow 4G, and returns its paint times. */
export async function timeFirstVisit(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url)
  await page.waitForTimeout(VISIT_TAIL_MS)
  const times = await readPaintTimes(page)
  await context.close()
  return times
}
