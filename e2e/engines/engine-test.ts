import { test as base } from '@playwright/test'
import type { Engine } from './engine-page'
import type { EngineName } from './engine-table'
import { START } from './engines'
import { startWalkedSite, type WalkedSite } from './walked-site'
import { createWalker, PAGE_WIDTHS, type Walker } from './walker'

/** Time limit for starting a browser, in milliseconds. One that hangs is reported and not started again. */
const START_LIMIT_MS = 40_000

type Started = { engine: Engine } | { missing: string }

/** Options of an engine's project. */
export type EngineOptions = { engineName: EngineName }

type WorkerFixtures = EngineOptions & { started: Started; site: WalkedSite }
type TestFixtures = { width: number; walker: Walker }

/** A test in the engine of its project. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engineName }, use) => {
      const started = await start(engineName)
      await use(started)
      if ('engine' in started) await started.engine.close()
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
  walker: async ({ started, engineName, site, width }, use, testInfo) => {
    if ('missing' in started) {
      testInfo.annotations.push({ type: 'missing', description: `${engineName}: ${started.missing}` })
      if (process.env.CI) throw new Error(`${engineName}: ${started.missing}`)
      test.skip(true, started.missing)
      return
    }
    testInfo.annotations.push({ type: 'engine', description: `${engineName} (${started.engine.version})` })
    site.mailStatus = 200
    site.messages.length = 0
    const page = await started.engine.openPage(width)
    try {
      const walker = createWalker(page, site.origin)
      await use(walker)
      await walker.expectSound()
    } finally {
      await page.close()
    }
  },
})

async function start(name: EngineName): Promise<Started> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Started>(resolve => {
    const seconds = START_LIMIT_MS / 1000
    timer = setTimeout(() => resolve({ missing: `did not start within ${seconds} s` }), START_LIMIT_MS)
  })
  const started = START[name]().then(
    engine => ({ engine }),
    (problem: Error) => ({ missing: problem.message.split('\n')[0] ?? problem.name }),
  )
  const first = await Promise.race([started, tooLong])
  clearTimeout(timer)
  return first
}
