import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { allRoutes, kindsOfRoutes } from './support/routes'

/** Cumulative layout shift that no visitor notices; the common limit for 'good' is ten times as much. */
const MAX_SHIFT = 0.01

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no page scrolls sideways', async ({ page }) => {
    test.setTimeout(180_000)
    const tooWide: string[] = []
    for (const path of allRoutes) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) tooWide.push(`${path}: ${overflow} px`)
    }
    expect(tooWide).toEqual([])
  })
})

for (const width of [360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of kindsOfRoutes) {
      test(`nothing on ${path} moves while it loads and is scrolled through`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: { value: number; what: string[] }[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver(list => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number
              sources: { node: Node | null }[]
            })[]) {
              const what = entry.sources.map(({ node }) =>
                node instanceof Element ? node.className || node.tagName : '',
              )
              shifts.push({ value: entry.value, what: what.map(String) })
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await open(page, path)
        await page.evaluate(async () => {
          // Slowly, then in jumps, as with the keys for a page and for its end: a box may come into view without having been near.
          for (const step of [400, 1200]) {
            for (let y = 0; y < document.body.scrollHeight; y += step) {
              window.scrollTo({ top: y, behavior: 'instant' })
              await new Promise(resolve => setTimeout(resolve, 60))
            }
          }
        })
        const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
      })
    }
  })
}

test('a page at rest draws no frames', async ({ page }) => {
  const underWay: string[] = []
  for (const path of kindsOfRoutes) {
    await open(page, path)
    // An animation along the scroll position that is under way makes Chromium draw 60 times a second, whether it changes anything or not.
    const count = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
          .map(({ effect }) => effect?.getComputedTiming().progress ?? 0)
          .filter(progress => progress > 0 && progress < 1).length,
    )
    if (count > 0) underWay.push(`${path}: ${count}`)
  }
  expect(underWay).toEqual([])
})
