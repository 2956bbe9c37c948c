import type { Page } from '@playwright/test'
import { findThirdParties, PHONE, slowDown, VISIT_TAIL_MS, watchTraffic } from '@/lib/page-speed/first-visit'
import { MOST_REQUESTS, MOST_SHIFT } from '@/lib/page-speed/goals'
import { readLayoutShift } from '@/lib/page-speed/layout-shift'
import { expect, test } from './support/journey'
import { closeLeadPopupForSession, waitForPage } from './support/page-parts'
import { kindsOfRoutes } from './support/routes'

/**
 * The budget of every page: raised once, for the framework's own links and forms; never raise it again. Bytes of the compressed bodies of a first visit,
 * by kind; an inline script that became a file counts as the page's own text.
 */
const BUDGET = { js: 132_000, css: 14_000, font: 60_000, html: 34_000, picture: 95_000, other: 5000 }

const KINDS = ['js', 'css', 'font', 'html', 'picture', 'other'] as const

/**
 * All bytes of a first visit with a phone, from the start to 3 s after the load event. HTTP/1.1, which repeats some 16,000 bytes of
 * headers, and the companion's answer are in the sums here. Lower these numbers with each gain, never raise them.
 */
const PHONE_TOTAL = [
  { route: /^\/$/, bytes: 280_000 },
  { route: /^\/products$/, bytes: 270_000 },
  { route: /^\/product\//, bytes: 240_000 },
]

/** Without scroll or input: what is paid for a look at the page. */
async function visit(page: Page, path: string) {
  const { traffic, settle } = watchTraffic(page.context())
  await closeLeadPopupForSession(page)
  await page.goto(path)
  await page.waitForTimeout(VISIT_TAIL_MS)
  await settle()
  const first = { ...traffic, urls: [...traffic.urls] }
  await waitForPage(page)
  return first
}

type Traffic = Awaited<ReturnType<typeof visit>>

async function expectWithinBudget(page: Page, path: string, traffic: Traffic) {
  const report = KINDS.map(kind => `${kind} ${traffic[kind]} of ${BUDGET[kind]}`).join(', ')
  console.info(`${path}: ${report}, in all ${traffic.total} bytes in ${traffic.urls.length} requests`)
  expect(KINDS.filter(kind => traffic[kind] > BUDGET[kind])).toEqual([])
  expect(findThirdParties(traffic, page.url())).toEqual([])
  expect(traffic.urls.length).toBeLessThanOrEqual(MOST_REQUESTS)
}

for (const path of kindsOfRoutes) {
  test(`a first visit to ${path} stays within its budget`, async ({ page }) => {
    await expectWithinBudget(page, path, await visit(page, path))
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT)
  })
}

test.describe('with a phone on slow 4G', () => {
  test.use(PHONE)

  for (const path of kindsOfRoutes) {
    test(`a first visit to ${path} stays within its budget`, async ({ page }) => {
      // The network alone: a slowed processor changes no byte and would make the busy machine of a test run fail.
      await slowDown(page, 1)
      const traffic = await visit(page, path)
      await expectWithinBudget(page, path, traffic)
      const most = PHONE_TOTAL.find(({ route }) => route.test(path))?.bytes
      if (most) expect(traffic.total).toBeLessThanOrEqual(most)
      // Here the font comes after the text: its fallbacks must take the same room.
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT)
    })
  }
})
