import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The path of a browser, and a description of how it was found. */
export type Browser = { path: string; source: string }

/** Chromium and Chrome, as programs on the PATH and where their installers put them. */
const CHROMIUM_NAMES = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The name of Chromium's headless shell in Debian: package and program. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The executables of Firefox, the extended support release first. */
const FIREFOX_NAMES = ['firefox-esr', 'firefox']

/** The oldest version of Firefox that Playwright 1.65 can drive by WebDriver BiDi. */
const MIN_FIREFOX = 153

/** Debian's folder of the font with Arial's metrics, which the pages' fallback font is adjusted to. */
const LIBERATION = '/usr/share/fonts/truetype/liberation'

/**
 * Chromium features to disable. This flag replaces Playwright's own, so the list begins with those of Playwright's
 * entries that the tests need. The last two are the suggestions of the address bar, which open two hidden pages per
 * window, each of which takes a second of processor time.
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
  // The headless shell would round the widths of letters. It does not know the speed of the network either, and would
  // load pictures far below the window: 1250 px is the distance on a fast connection.
  '--font-render-hinting=none',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  // The sandbox does not work for root, the usual user in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Finds the first existing program among names on the PATH and absolute paths; null if none exists. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap(name => (isAbsolute(name) ? name : folders.map(folder => join(folder, name))))
  return paths.find(path => existsSync(path)) ?? null
}

/**
 * Finds Chromium or Chrome: CHROMIUM_PATH, else an installed one, else Playwright's own; null if there is none. Throws
 * if CHROMIUM_PATH does not exist.
 */
export function findChromium(): Browser | null {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH: ${CHROMIUM_PATH} does not exist`)
    return { path: CHROMIUM_PATH, source: 'CHROMIUM_PATH' }
  }
  const installed = findProgram(CHROMIUM_NAMES)
  if (installed !== null) return { path: installed, source: 'installed on this machine' }
  const playwrightPath = chromium.executablePath()
  return existsSync(playwrightPath) ? { path: playwrightPath, source: "Playwright's own" } : null
}

/**
 * Finds the browser of the end-to-end tests: CHROMIUM_PATH, else Chromium's headless shell, which has the same engine
 * and takes two thirds of the processor time, else {@link findChromium}.
 */
export function findHeadlessChromium(): Browser | null {
  const shell = process.env.CHROMIUM_PATH ? null : findProgram([HEADLESS_SHELL])
  return shell === null ? findChromium() : { path: shell, source: 'installed on this machine' }
}

/** Finds the installed Firefox; null if there is none or it is too old. */
export function findFirefox(): string | null {
  const program = findProgram(FIREFOX_NAMES)
  if (program === null) return null
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [version = 0] = /\d+/.exec(stdout ?? '') ?? []
  return Number(version) >= MIN_FIREFOX ? program : null
}

/**
 * The programs of the web servers that the tests start with our configuration. Debian puts nginx in a folder that only
 * root's PATH has.
 */
export const CADDY_NAMES = ['caddy']
export const NGINX_NAMES = ['nginx', '/usr/sbin/nginx']

/** The program of LibreOffice. */
export const OFFICE_NAMES = ['soffice']

/** nginx's module for Brotli, where Debian's package puts it. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Lists the Debian packages that the end-to-end tests need and that are not installed. */
export function findDebianPackages(): string[] {
  const packages = {
    chromium: findChromium() !== null,
    [HEADLESS_SHELL]: findProgram([HEADLESS_SHELL]) !== null,
    'firefox-esr': findFirefox() !== null,
    'webkit2gtk-driver': findProgram(['WebKitWebDriver']) !== null,
    xvfb: findProgram(['Xvfb']) !== null,
    'fonts-liberation': existsSync(LIBERATION),
    caddy: findProgram(CADDY_NAMES) !== null,
    nginx: findProgram(NGINX_NAMES) !== null,
    'libnginx-mod-http-brotli-static': existsSync(NGINX_BROTLI),
  }
  return Object.entries(packages).flatMap(([name, isInstalled]) => (isInstalled ? [] : [name]))
}
