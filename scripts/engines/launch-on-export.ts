import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { listen } from '@/scripts/hosting/listen'
import { createSiteServer } from '@/scripts/hosting/site-server'
import { CHROMIUM_FLAGS, findChromium } from './find-engines'

type ServedExport = {
  /** The origin of the local export, without a trailing slash. */
  site: string
  browser: Browser
  close: () => Promise<void>
}

/** Serves the local export on a free port and launches Chromium. */
export async function launchOnExport(): Promise<ServedExport> {
  const server = await createSiteServer({ folder: LOCAL_EXPORT_FOLDER, connect: [] })
  await listen(server, 0)
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args: [...CHROMIUM_FLAGS] })
  const close = async () => {
    await browser.close()
    server.close()
  }
  return { site: `http://localhost:${(server.address() as AddressInfo).port}`, browser, close }
}
