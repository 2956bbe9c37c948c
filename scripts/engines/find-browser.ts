import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a browser that the end-to-end tests can drive, and how it was found, for people. */
export type Browser = { path: string; source: string }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where to search: CHROMIUM_PATH, the PATH, and Playwright's own browser. Tests replace `exists`. */
export type BrowserSearch = {
  chromiumPath?: string | undefined
  searchPath: string
  playwrightPath: string
  exists?: (path: string) => boolean
}

/** Finds Chromium or Chrome on this machine; null if there is none. Throws if CHROMIUM_PATH does not exist. */
export function findBrowser({
  chromiumPath,
  searchPath,
  playwrightPath,
  exists = existsSync,
}: BrowserSearch): Browser | null {
  if (chromiumPath) {
    if (!exists(chromiumPath)) throw new Error(`CHROMIUM_PATH: ${chromiumPath} does not exist`)
    return { path: chromiumPath, source: 'CHROMIUM_PATH' }
  }
  const onPath = NAMES.flatMap(name => searchPath.split(delimiter).map(folder => join(folder, name)))
  const installed = [...onPath, ...INSTALL_PATHS].find(path => exists(path))
  if (installed !== undefined) return { path: installed, source: 'installed on this machine' }
  return exists(playwrightPath) ? { path: playwrightPath, source: "Playwright's own" } : null
}
