import type { Browser, Page } from '@playwright/test'
import { PHONE, slowDown, VISIT_TAIL_MS } from './first-visit'

/** When a visitor first saw anything, and the largest thing, in milliseconds from the start of the visit. */
export type PaintTimes = { fcp: number; lcp: number }

/** Runs in the page, as text: a compiled function would bring names that only its compiler knows. */
const READ_PAINT_TIMES = `new Promise(resolve => {
  new PerformanceObserver(list => resolve({
    lcp: list.getEntries().at(-1).startTime,
    fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  })).observe({ type: 'largest-contentful-paint', buffered: true })
})`

/** The paint times of the page as it stands. */
async function readPaintTimes(page: Page): Promise<PaintTimes> {
  return page.evaluate<PaintTimes>(READ_PAINT_TIMES)
}

/** Opens a page as a first visitor with a slow phone on slow 4G, and says when it was painted. */
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
