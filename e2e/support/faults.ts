import type { Page, Route } from '@playwright/test'

/** The request that sends a message to the mail provider. */
export const SEND = '**/api/v1.0/email/send'

/** Every file of the site's own code. */
export const CODE = /\/_next\/static\/.*\.js$/

/**
 * The scripts that Next's bundler has made, but not the start script that loads them (scripts/export/start-scripts.ts).
 */
export const CHUNKS = /\/_next\/static\/chunks\/(?!start-).*\.js$/

/** The data of a page that the router requests for a link. */
export const PAYLOAD = /\.txt(\?|$)/

/** What Chromium, Next and the site log if code fails to load. */
export const CODE_FAILURE = /\/_next\/static\/|ChunkLoadError|Failed to load chunk/

/** Makes a request fail, as without a connection. */
export function fail(route: Route) {
  return route.abort('failed')
}

/** Blocks all further code from now on. Returns a function that unblocks it. */
export async function cutCode(page: Page) {
  await page.route(CODE, fail)
  return () => page.unroute(CODE, fail)
}

/**
 * Delays matching requests until `release` is called; then they get `response`, or by default that of the site. `asked`
 * resolves at the first request.
 */
export async function hold(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
  response?: Parameters<Route['fulfill']>[0],
) {
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
    await (response ? route.fulfill(response) : route.continue())
  })
  return { asked, release }
}

/** Blocks the browser's storage as strict privacy settings do: even its getters throw. */
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
