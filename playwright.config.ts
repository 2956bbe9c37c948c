import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findFirefox, findHeadlessChromium } from '@/scripts/engines/find-engines'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'
import { typescript } from '@/scripts/steps/run-command'
import { ENGINE_NAMES, FIREFOX_CHANNEL, FIREFOX_PREFERENCES } from './e2e/engines/engine-settings'
import type { EngineOptions } from './e2e/engines/engine-test'

// Not the ports of `npm start`, so that both can run at once; two runs side by side each name their own.
const SITE_PORT = Number(process.env.END_TO_END_PORT ?? 3210)
const SITE = `http://localhost:${SITE_PORT}`

const browser = findHeadlessChromium()
const firefox = findFirefox()

/** The end-to-end tests that need no feature of Chromium, such as tracing, and are stable in Firefox. */
const FIREFOX_TESTS = /e2e\/(links|editor-on-host)\.spec/
/** The tag of a test that Firefox does not run: its content process crashes (signal 11) going back to an anchor. */
const NOT_IN_FIREFOX = /@not-in-firefox/

/**
 * The options of a project in Firefox, which Playwright drives through WebDriver BiDi. No screenshots, because they add
 * a style to the page, which the security policy refuses; and Firefox's own user agent instead of that of Chrome below.
 */
function toFirefoxUse(executablePath: string) {
  return {
    browserName: 'firefox' as const,
    channel: FIREFOX_CHANNEL,
    screenshot: 'off' as const,
    userAgent: undefined,
    launchOptions: { executablePath, firefoxUserPrefs: FIREFOX_PREFERENCES },
  }
}

/** The command line that runs `node` with these arguments. */
function toShell(args: readonly string[]) {
  return ['node', ...args].join(' ')
}

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More workers than cores: a test spends half of its time waiting, for timers and for a phone's network.
  workers: availableParallelism() + 2,
  // A shared machine may starve a test once; one that fails again has found something.
  retries: process.env.CI ? 1 : 0,
  // Twice what a quiet machine with two cores needs, so that a busy one does not fail a sound page.
  timeout: 90_000,
  // A check ends as soon as it is met, so that only a fault takes this long. Ten seconds failed sound pages on a machine
  // that had fifteen times as much to do as it has cores.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/engines/engines-reporter.ts']],
  projects: [
    // The engines come first, because each goes through its pages in one browser: if they came last, everything else
    // would have ended while the slowest still runs.
    ...ENGINE_NAMES.map(engineName => ({
      name: engineName,
      testDir: 'e2e/engines',
      use: { engineName, screenshot: 'off' as const },
    })),
    // The tests for every change: Chromium only.
    { name: 'end-to-end', testIgnore: ['engines/**', 'outer/**'] },
    { name: 'outer', testDir: 'e2e/outer' },
    ...(firefox === null
      ? []
      : [
          {
            name: 'end-to-end in Firefox',
            testMatch: FIREFOX_TESTS,
            grepInvert: NOT_IN_FIREFOX,
            use: toFirefoxUse(firefox),
          },
        ]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: SITE,
    screenshot: 'only-on-failure',
    // Tests run without the service worker, except e2e/offline.spec.ts and the like.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser?.path,
      args: [...CHROMIUM_FLAGS],
    },
  },
  webServer: {
    command: toShell(typescript('scripts/serve.ts', TESTED_EXPORT, '--companion')),
    env: {
      PORT: String(SITE_PORT),
      // A port of its own for each run, far from those of the sites.
      COMPANION_PORT: String(SITE_PORT + 2000),
      COMPANION_DATABASE_URL: 'file:.cache/e2e.db',
    },
    url: SITE,
  },
})
