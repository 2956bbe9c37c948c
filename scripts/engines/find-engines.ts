import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Browser, findBrowser } from './find-browser'

/** The executables of Firefox, the extended support release first. */
const FIREFOX_NAMES = ['firefox-esr', 'firefox'] as const

/** Finds the first existing program among names on the PATH and absolute paths; null if none exists. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap(name => (name.startsWith('/') ? name : folders.map(folder => join(folder, name))))
  return paths.find(path => existsSync(path)) ?? null
}

/**
 * Chromium features to disable. The last two, the suggestions of the address bar, open two pages per window, each of
 * which takes a second of processor time. Our flag replaces Playwright's, so the list begins with the entries of
 * Playwright's that the tests need.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Command-line flags for an automated Chromium. */
export const CHROMIUM_FLAGS: readonly string[] = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // The headless shell would round the widths of letters and, not knowing the network, load pictures far ahead.
  '--font-render-hinting=none',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  // The sandbox does not work for root, the usual user in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Finds the Chromium of the end-to-end tests; null if there is none. */
export function findChromium(): Browser | null {
  return findBrowser({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH ?? '',
    playwrightPath: chromium.executablePath(),
  })
}

/** The name of Chromium's headless shell in Debian: package and program. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * Finds the browser of the end-to-end tests: CHROMIUM_PATH, else Chromium's headless shell, which has the same engine
 * and takes two thirds of the processor time, else {@link findChromium}.
 */
export function findHeadlessChromium(): Browser | null {
  const shell = process.env.CHROMIUM_PATH ? null : findProgram([HEADLESS_SHELL])
  return shell === null ? findChromium() : { path: shell, source: 'installed on this machine' }
}

/** The oldest version that Playwright 1.65 can drive by WebDriver BiDi. */
const MIN_FIREFOX = 153

/** Finds the installed Firefox; null if there is none or it is too old. */
export function findFirefox(): string | null {
  const program = findProgram(FIREFOX_NAMES)
  if (program === null) return null
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= MIN_FIREFOX ? program : null
}

/** Debian's folder of the font with Arial's metrics, which the pages' fallback font is adjusted to. */
const LIBERATION = '/usr/share/fonts/truetype/liberation'

/** Lists the Debian packages that the end-to-end tests need and that are not installed. */
export function findDebianPackages(): string[] {
  const packages = [
    { name: 'chromium', isInstalled: findChromium() !== null },
    { name: HEADLESS_SHELL, isInstalled: findProgram([HEADLESS_SHELL]) !== null },
    { name: 'firefox-esr', isInstalled: findFirefox() !== null },
    { name: 'webkit2gtk-driver', isInstalled: findProgram(['WebKitWebDriver']) !== null },
    { name: 'xvfb', isInstalled: findProgram(['Xvfb']) !== null },
    { name: 'fonts-liberation', isInstalled: existsSync(LIBERATION) },
  ]
  return packages.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name)
}
