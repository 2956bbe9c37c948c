/** Finds a browser for the journeys, or installs one, and says which it took. */
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { type Browser, findBrowser } from '@/lib/hosting/find-browser'

function find(): Browser | null {
  return findBrowser({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH ?? '',
    playwrightPath: chromium.executablePath(),
  })
}

function run(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false
  }
}

/** Debian's package needs root; Playwright's own needs its download server. Whichever works is right. */
function install(): Browser | null {
  console.info('No Chromium or Chrome on this machine: installing one.')
  if (process.getuid?.() === 0 && run('apt-get', 'update', '-qq')) {
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  }
  const installed = find()
  if (installed !== null && run(installed.path, '--version')) return installed
  run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  return find()
}

const browser = find() ?? install()
if (browser === null) {
  console.error('No browser could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  process.exit(1)
}
console.info(`${browser.path} (${browser.source})`)
