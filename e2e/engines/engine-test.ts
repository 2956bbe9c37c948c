import { test as base } from '@playwright/test'
import { withinLimit } from '@/lib/browser/time-limit'
import type { EngineName } from './engine-settings'
import { type Engine, START } from './engines'
import { startWalkedSite, type WalkedSite } from './walked-site'
import { createWalker, PAGE_WIDTHS, type Walker } from './walker'

/** Time limit for starting a browser, in milliseconds. One that hangs is reported and not started again. */
const START_LIMIT_MS = 40_000

/** Options of an engine's project. */
export type EngineOptions = { engineName: EngineName }

/** `started` is the engine of the project, or a sentence that says why it cannot be started. */
type WorkerFixtures = EngineOptions & { started: Engine | string; site: WalkedSite }

/** A test in the engine of its project. */
export const test = base.extend<{ width: number; walker: Walker }, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engineName }, use) => {
      const start = START[engineName]().catch((problem: Error) => problem.message.split('\n')[0] ?? problem.name)
      const started = await withinLimit(start, START_LIMIT_MS, `it did not start within ${START_LIMIT_MS / 1000} s`)
      await use(started)
      if (typeof started === 'object') await started.close()
    },
    { scope: 'worker', timeout: 2 * START_LIMIT_MS },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const site = await startWalkedSite()
      await use(site)
      site.stop()
    },
    { scope: 'worker' },
  ],
  width: [PAGE_WIDTHS[0], { option: true }],
  // A page with the actions and checks of a walker. In the wide window its pages are translated as a browser would, so
  // that the narrow one tests them untranslated.
  walker: async ({ started, engineName, site, width }, use, testInfo) => {
    if (typeof started === 'string') {
      const description = `${engineName}: ${started}`
      testInfo.annotations.push({ type: 'missing', description })
      if (process.env.CI) throw new Error(description)
      test.skip(true, started)
      return
    }
    const page = await started.openPage(width)
    testInfo.annotations.push({ type: 'engine', description: `${engineName} (${page.version})` })
    try {
      const walker = createWalker(page, site.origin, { isTranslated: width !== PAGE_WIDTHS[0] })
      await use(walker)
      await walker.expectSound()
    } finally {
      await page.close()
    }
  },
})
