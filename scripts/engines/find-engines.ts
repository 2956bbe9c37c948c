import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Browser, findBrowser } from './find-browser'

/** Programs of Firefox, the one with long support first. */
const FIREFOX_NAMES = ['firefox-esr', 'firefox'] as const

/** Finds the first of several programs on the search path or at a full path. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = names.flatMap(name => (name.startsWith('/') ? name : folders.map(folder => join(folder, name))))
  return places.find(place => existsSync(place)) ?? null
}

/**
 * What Chromium leaves out where a program drives it: the suggestions below the address bar, which are two pages of their own for
 * every window and cost a second of processor time each. A later list replaces Playwright's, so what tests need of that one comes first.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Flags for a Chromium that a program drives. */
export const CHROMIUM_FLAGS: readonly string[] = [
  `--disable-features=${LEFT_OUT.join(',')}`,
  // The sandbox does not start for root, which is who runs tests in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The Chromium of the end-to-end tests, if there is one. */
export function findChromium(): Browser | null {
  return findBrowser({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH ?? '',
    playwrightPath: chromium.executablePath(),
  })
}

/** Playwright 1.65 speaks WebDriver BiDi to Firefox from this version on; older ones refuse its first call. */
const OLDEST_FIREFOX = 153

/** The installed Firefox, if there is one that is new enough. */
export function findFirefox(): string | null {
  const program = findProgram(FIREFOX_NAMES)
  if (program === null) return null
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= OLDEST_FIREFOX ? program : null
}

/** Where Debian puts the font that has the measures of Arial; without it the fallback face of the pages is not Arial's double. */
const LIBERATION = '/usr/share/fonts/truetype/liberation'

/** Debian's packages that the engines of the end-to-end tests need and this machine lacks. */
export function findDebianPackages(): string[] {
  const packages = [
    { brings: 'chromium', isHere: findChromium() !== null },
    { brings: 'firefox-esr', isHere: findFirefox() !== null },
    { brings: 'webkit2gtk-driver', isHere: findProgram(['WebKitWebDriver']) !== null },
    { brings: 'xvfb', isHere: findProgram(['Xvfb']) !== null },
    { brings: 'fonts-liberation', isHere: existsSync(LIBERATION) },
  ]
  return packages.filter(({ isHere }) => !isHere).map(({ brings }) => brings)
}
