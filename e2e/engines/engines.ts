import chromium111 from 'chromium-111'
import { findChromium, findFirefox, findProgram } from '@/scripts/engines/find-engines'
import type { Engine } from './engine-page'
import type { EngineName } from './engine-table'
import { startChromium, startFirefox } from './playwright-engine'
import { startWebKit } from './webkit-engine'

/** Where Debian keeps the test browser of WebKitGTK, by processor. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  processor => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/**
 * Like {@link findProgram}, but throws a one-line error with the package to install.
 */
function getProgram(names: readonly string[], broughtBy: string): string {
  const found = findProgram(names)
  if (found === null) throw new Error(`${names[0]} is not on this machine: install ${broughtBy}`)
  return found
}

function getChromium(): string {
  const browser = findChromium()
  if (browser === null) throw new Error('chromium is not on this machine: install chromium')
  return browser.path
}

function getFirefox(): string {
  const program = findFirefox()
  if (program === null) throw new Error('firefox is not on this machine, or older than 153: install firefox-esr')
  return program
}

/** Starts each engine. Throws a one-line error if something is missing. */
export const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: async () => startChromium(getChromium()),
  Firefox: async () => startFirefox(getFirefox()),
  WebKit: async () =>
    startWebKit({
      driver: getProgram(['WebKitWebDriver'], 'webkit2gtk-driver'),
      browser: getProgram(MINI_BROWSERS, 'webkit2gtk-driver'),
      display: getProgram(['Xvfb'], 'xvfb'),
    }),
  'Chromium 111': async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('Chromium 111 runs on Linux x64 only')
    return startChromium(await chromium111.executablePath())
  },
}
