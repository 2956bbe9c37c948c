import { type Browser, chromium } from '@playwright/test'
import { startHttp2Server } from '@/scripts/hosting/http2-server'
import { createSiteServer } from '@/scripts/hosting/site-server'
import { CHROMIUM_FLAGS, findChromium } from './find-engines'

type ServedExport = {
  /** The origin of the export, without a trailing slash. */
  site: string
  browser: Browser
  close: () => Promise<void>
}

/** Serves an export on a free port over HTTP/2, as the real hosts do, and launches Chromium. */
export async function launchOnExport(folder: string): Promise<ServedExport> {
  const server = await startHttp2Server(await createSiteServer({ folder, connect: [] }))
  const args = [server.trustFlag, ...CHROMIUM_FLAGS]
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args })
  const close = async () => {
    await browser.close()
    server.close()
  }
  return { site: server.origin, browser, close }
}
