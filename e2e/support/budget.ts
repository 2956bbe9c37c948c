import { expect, type Page } from '@playwright/test'
import {
  findThirdParties,
  MAX_LAYOUT_SHIFT,
  MAX_REQUESTS,
  VISIT_TAIL_MS,
  watchTraffic,
} from '@/scripts/bench/first-visit'
import { findLateParts } from './late-parts'
import { closeLeadPopupForSession, waitForPage } from './page-parts'

/**
 * The budget of every page: bytes of the compressed bodies of a first visit, by kind. The home page uses almost all of
 * script, style and HTML. Lower these numbers with each gain.
 */
const BUDGET = { js: 136_500, css: 15_200, font: 29_800, html: 25_000, picture: 95_000, other: 5000 }

/** The budget for script of pages with a form or a list, which must respond from the first key. */
const OWN_SCRIPT: Readonly<Record<string, number>> = {
  '/products': 142_800,
  '/line-planner': 143_500,
  '/contact-us': 142_800,
}

/**
 * The budget for HTML of the planner's page: it has its form with every assumption, and a whole plan with its blanks,
 * machines and way drawn, and what its picture card says.
 */
const OWN_HTML: Readonly<Record<string, number>> = { '/line-planner': 27_500 }

/** Factor by which a budget may be exceeded, so that it catches real growth and not, for example, one more class. */
export const TOLERANCE = 1.02

const KINDS = ['js', 'css', 'font', 'html', 'picture', 'other'] as const

/**
 * Makes a first visit to a page, without scroll or input, until 3 s after the load event. Fails if the traffic exceeds
 * the budget or includes other origins or code that only some visits need, or if the layout has shifted. Returns all
 * bytes, headers included.
 */
export async function expectFirstVisitWithinBudget(page: Page, path: string): Promise<number> {
  const { traffic, settle } = watchTraffic(page.context())
  await closeLeadPopupForSession(page)
  await page.goto(path)
  await page.waitForTimeout(VISIT_TAIL_MS)
  await settle()
  const first = { ...traffic, urls: [...traffic.urls] }
  await waitForPage(page)
  const budget = { ...BUDGET, js: OWN_SCRIPT[path] ?? BUDGET.js, html: OWN_HTML[path] ?? BUDGET.html }
  const report = KINDS.map(kind => `${kind} ${first[kind]} of ${budget[kind]}`).join(', ')
  console.info(`${path}: ${report}, in all ${first.total} bytes in ${first.urls.length} requests`)
  expect.soft(KINDS.filter(kind => first[kind] > budget[kind] * TOLERANCE)).toEqual([])
  expect.soft(findThirdParties(first, page.url())).toEqual([])
  expect.soft(findLateParts(first.urls), 'code that sends or searches').toEqual([])
  expect.soft(first.urls.length).toBeLessThanOrEqual(MAX_REQUESTS)
  expect.soft(await readLayoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
  return first.total
}

/** The sum of all unexpected layout shifts of a page so far, which is at least its cumulative layout shift. */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })
}
