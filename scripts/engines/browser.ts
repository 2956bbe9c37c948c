/** Finds the browsers of the end-to-end tests, installs what is missing where it can, and says which Chromium it took. */
import { execFileSync } from 'node:child_process'
import { findChromium, findDebianPackages } from './find-engines'

function run(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false
  }
}

/** Installs what is missing from Debian's packages, which needs root. */
function installPackages() {
  const packages = findDebianPackages()
  if (packages.length === 0 || process.getuid?.() !== 0) return
  console.info(`Not on this machine, to be installed: ${packages.join(', ')}`)
  if (!run('apt-get', 'update', '-qq')) return
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

installPackages()
if (findChromium() === null) run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
const browser = findChromium()
if (browser === null) {
  console.error('No browser could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  process.exit(1)
}
console.info(`${browser.path} (${browser.source})`)
