/**
 * Finds the browsers and web servers of the end-to-end tests, and installs missing ones from Debian's packages (as root)
 * or, for Chromium, from Playwright. Prints the Chromium that the tests will use.
 */
import { execFileSync } from 'node:child_process'
import { findChromium, findDebianPackages, findHeadlessChromium } from './find-engines'

function run(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false
  }
}

/** Installs missing packages on Debian. Does nothing without root. */
function installPackages() {
  const packages = findDebianPackages()
  if (packages.length === 0 || process.getuid?.() !== 0) return
  console.info(`Installing ${packages.join(', ')}`)
  if (!run('apt-get', 'update', '-qq')) return
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

installPackages()
if (findChromium() === null) run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
const browser = findHeadlessChromium()
if (browser === null) {
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  process.exit(1)
}
console.info(`${browser.path} (${browser.source})`)
