import { chromium, defineConfig, devices } from '@playwright/test'
import { findBrowser } from '@/lib/hosting/find-browser'
import { LOCAL_EXPORT_FOLDER } from '@/lib/hosting/local-settings'
import { typescript } from '@/lib/hosting/run-command'
import { toCompanionCommand } from '@/lib/hosting/start-companion'

// Not the ports of `npm start`, so that both can run at once; two runs side by side each name their own.
const SITE_PORT = Number(process.env.JOURNEYS_PORT ?? 3210)
const COMPANION_PORT = SITE_PORT + 2000
const SITE = `http://localhost:${SITE_PORT}`
const COMPANION = `http://127.0.0.1:${COMPANION_PORT}`

const browser = findBrowser({
  chromiumPath: process.env.CHROMIUM_PATH,
  searchPath: process.env.PATH ?? '',
  playwrightPath: chromium.executablePath(),
})

const companion = toCompanionCommand({
  port: COMPANION_PORT,
  siteOrigin: SITE,
  databaseUrl: 'file:.cache/journeys.db',
})

function toShell(args: readonly string[]) {
  return ['node', ...args].join(' ')
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may starve a journey once; one that fails again has found something.
  retries: process.env.CI ? 2 : 0,
  // Twice what a quiet machine with two cores needs, so that a busy one does not fail a sound page.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: SITE,
    screenshot: 'only-on-failure',
    // A journey meets the site itself; e2e/offline.spec.ts meets its worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser?.path,
      // Chromium's sandbox does not start for root, which is who runs tests in a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: [
    { command: toShell(companion.args), env: { ...companion.env }, url: `${COMPANION}/visitors`, name: 'companion' },
    {
      command: toShell(typescript('scripts/serve.ts', LOCAL_EXPORT_FOLDER)),
      env: { PORT: String(SITE_PORT), COMPANION_URL: COMPANION },
      url: SITE,
      name: 'site',
    },
  ],
})
