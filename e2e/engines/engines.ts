import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import chromium111 from 'chromium-111'
import { type Browser, findBrowser } from '@/lib/hosting/find-browser'
import type { Engine } from './engine-page'
import type { EngineName } from './engine-table'
import { startChromium, startFirefox } from './playwright-engine'
import { startWebKit } from './webkit-engine'

const FIREFOX_NAMES = ['firefox-esr', 'firefox'] as const

/** Where Debian keeps the test browser of WebKitGTK, by processor. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  processor => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/** Finds the first of several programs on the search path or at a full path. */
function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = names.flatMap(name => (name.startsWith('/') ? name : folders.map(folder => join(folder, name))))
  return places.find(place => existsSync(place)) ?? null
}

/** As {@link findProgram}; throws one line that names the package that brings it. */
function getProgram(names: readonly string[], broughtBy: string): string {
  const found = findProgram(names)
  if (found === null) throw new Error(`${names[0]} is not on this machine: install ${broughtBy}`)
  return found
}

/** Debian's packages that the engines need and this machine lacks. */
export function findDebianPackages(): string[] {
  const packages = [
    { brings: 'chromium', isHere: findChromium() !== null },
    { brings: 'firefox-esr', isHere: findFirefox() !== null },
    { brings: 'webkit2gtk-driver', isHere: findProgram(['WebKitWebDriver']) !== null },
    { brings: 'xvfb', isHere: findProgram(['Xvfb']) !== null },
  ]
  return packages.filter(({ isHere }) => !isHere).map(({ brings }) => brings)
}

/** The installed Firefox, if there is one. */
export function findFirefox(): string | null {
  return findProgram(FIREFOX_NAMES)
}

/** The Chromium of the end-to-end tests, if there is one. */
export function findChromium(): Browser | null {
  return findBrowser({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH ?? '',
    playwrightPath: chromium.executablePath(),
  })
}

function getChromium(): string {
  const browser = findChromium()
  if (browser === null) throw new Error('chromium is not on this machine: install chromium')
  return browser.path
}

/** How each engine starts; it throws one line that says what is missing. */
export const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: async () => startChromium(getChromium()),
  Firefox: async () => startFirefox(getProgram(FIREFOX_NAMES, 'firefox-esr')),
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
