import type { Page, Route } from '@playwright/test'
import { INLINE_FOLDER, STARTER_FILE } from '@/scripts/export/start-scripts'

/** The call that hands a message to the mail provider. */
export const SEND = '**/api/v1.0/email/send'

/** Every file of the site's own code. */
export const CODE = /\/_next\/static\/.*\.js$/

/** The same without the payloads of the pages, which stand in files of their own. */
export const CHUNKS = /\/_next\/static\/chunks\/.*\.js$/

/** The payloads alone, without which no code of a page may run; not the one script beside them that all pages share. */
export const PAGE_DATA = ({ pathname }: URL) =>
  pathname.startsWith(`/${INLINE_FOLDER}/`) && pathname !== `/${STARTER_FILE.path}`

/** What Chromium, the framework and the site say about code that does not come. */
export const CODE_FAILURE = /\/_next\/static\/|ChunkLoadError|Failed to load chunk/

export function fail(route: Route) {
  return route.abort('failed')
}

/** From now on no code arrives that the page does not have yet. Returns what lets it through again. */
export async function cutCode(page: Page) {
  await page.route(CODE, fail)
  return () => page.unroute(CODE, fail)
}

/** Holds back what matches until `release` is called; `asked` resolves at the first request. */
export async function hold(page: Page, url: string | RegExp | ((url: URL) => boolean)) {
  let release = () => {}
  let ask = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const asked = new Promise<void>(resolve => {
    ask = resolve
  })
  await page.route(url, async route => {
    ask()
    await released
    await route.continue()
  })
  return { asked, release }
}

/** Blocks the browser's storage as a strict privacy setting does: even its getters throw. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}
