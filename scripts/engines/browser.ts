/**
 * Finds the browsers and web servers of the end-to-end tests, and installs missing ones from Debian's packages (as
 * root) or, for Chromium, from Playwright. Prints the Chromium that the tests will use.
 */
import { findChromium, findDebianPackages, findHeadlessChromium } from './find-engines'
import { installPackages, run } from './install-packages'

installPackages(findDebianPackages())
if (findChromium() === null) run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
const browser = findHeadlessChromium()
if (browser === null) {
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.')
  process.exit(1)
}
console.info(`${browser.path} (${browser.source})`)
