import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A browser that the end-to-end tests can drive, and where it comes from. */
export type Browser = { path: string; source: string }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What the search looks at: settings, the search path of programs, Playwright's own browser, and the disk. */
export type BrowserPlaces = {
  chromiumPath?: string | undefined
  searchPath: string
  playwrightPath: string
  exists?: (path: string) => boolean
}

/** Finds a Chromium or Chrome on this machine; null when there is none. A CHROMIUM_PATH that leads nowhere throws. */
export function findBrowser({
  chromiumPath,
  searchPath,
  playwrightPath,
  exists = existsSync,
}: BrowserPlaces): Browser | null {
  if (chromiumPath) {
    if (!exists(chromiumPath)) throw new Error(`CHROMIUM_PATH: there is no file ${chromiumPath}`)
    return { path: chromiumPath, source: 'CHROMIUM_PATH' }
  }
  const onPath = NAMES.flatMap(name => searchPath.split(delimiter).map(folder => join(folder, name)))
  const installed = [...onPath, ...FIXED_PLACES].find(path => exists(path))
  if (installed !== undefined) return { path: installed, source: 'installed on this machine' }
  return exists(playwrightPath) ? { path: playwrightPath, source: "Playwright's own" } : null
}
