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

/** The end-to-end tests that need nothing of Chromium's own, such as its tracing, and are stable in Firefox. */
const FIREFOX_TESTS = /e2e\/(links|editor)\.spec/
/**
 * Its content process ends with signal 11 when the first one goes back to an anchor; with links alone it is stable. The
 * editor can open a folder in Chromium alone.
 */
const NOT_IN_FIREFOX = /Back returns to the scroll position|on a folder,/

/** Firefox through WebDriver BiDi. Its screenshots add a style to the page, which the policy refuses. */
function toFirefoxUse(executablePath: string) {
  return {
    browserName: 'firefox' as const,
    channel: FIREFOX_CHANNEL,
    screenshot: 'off' as const,
    userAgent: undefined,
    launchOptions: { executablePath, firefoxUserPrefs: FIREFOX_PREFERENCES },
  }
}

function toShell(args: readonly string[]) {
  return ['node', ...args].join(' ')
}

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test waits for half of its time, for timers and for the network of a phone.
  workers: availableParallelism() + 2,
  // A shared machine may starve a test once; one that fails again has found something.
  retries: process.env.CI ? 1 : 0,
  // Twice what a quiet machine with two cores needs, so that a busy one does not fail a sound page.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./e2e/engines/engines-reporter.ts']],
  projects: [
    // First, because each goes through its pages in one browser: at the end, the others would wait for the slowest.
    ...ENGINE_NAMES.map(engineName => ({
      name: engineName,
      testDir: 'e2e/engines',
      use: { engineName, screenshot: 'off' as const },
    })),
    // What each change is tested with: no engine but Chromium.
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
    // A test meets the site itself; e2e/offline.spec.ts meets its worker.
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
      COMPANION_PORT: String(SITE_PORT + 2000),
      COMPANION_DATABASE_URL: 'file:.cache/e2e.db',
    },
    url: SITE,
  },
})
