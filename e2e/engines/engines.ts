import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import chromium111 from 'chromium-111'
import { findBrowser } from '@/lib/hosting/find-browser'
import type { Engine } from './engine-page'
import { startChromium, startFirefox } from './playwright-engine'
import { startWebKit } from './webkit-engine'

/** Names of the engines, as Playwright's projects carry them. */
export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit', 'Chromium 111'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

type EngineEntry = {
  /** Browsers of decision 50 that it speaks for. */
  standsFor: string
  drivenBy: string
  /** What brings it to a machine that lacks it. */
  broughtBy: string
  /** Starts it; throws one line that says what is missing. */
  start: () => Promise<Engine>
}

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

/** The installed Firefox, if there is one. */
export function findFirefox(): string | null {
  return findProgram(FIREFOX_NAMES)
}

function findChromium(): string {
  const browser = findBrowser({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH ?? '',
    playwrightPath: chromium.executablePath(),
  })
  if (browser === null) throw new Error('chromium is not on this machine: install chromium')
  return browser.path
}

/** The engines that `npm test` drives, in the order of the README's table. */
export const ENGINES: Readonly<Record<EngineName, EngineEntry>> = {
  Chromium: {
    standsFor: 'Chrome, Edge, Samsung Internet',
    drivenBy: 'Playwright',
    broughtBy: "Debian's chromium",
    start: async () => startChromium(findChromium()),
  },
  Firefox: {
    standsFor: 'Firefox ESR',
    drivenBy: 'Playwright, WebDriver BiDi',
    broughtBy: "Debian's firefox-esr",
    start: async () => startFirefox(getProgram(FIREFOX_NAMES, 'firefox-esr')),
  },
  WebKit: {
    standsFor: 'Safari; WebKitGTK is not Safari, what fails in it is likely to fail there',
    drivenBy: 'WebDriver',
    broughtBy: "Debian's webkit2gtk-driver and xvfb",
    start: async () =>
      startWebKit({
        driver: getProgram(['WebKitWebDriver'], 'webkit2gtk-driver'),
        browser: getProgram(MINI_BROWSERS, 'webkit2gtk-driver'),
        display: getProgram(['Xvfb'], 'xvfb'),
      }),
  },
  'Chromium 111': {
    standsFor: 'the oldest Chrome and Edge, Samsung Internet 22',
    drivenBy: 'Playwright',
    broughtBy: 'npm, for 64-bit Intel and AMD processors under Linux',
    start: async () => {
      if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('Chromium 111 runs on Linux x64 only')
      return startChromium(await chromium111.executablePath())
    },
  },
}
