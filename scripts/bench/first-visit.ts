import type { BrowserContext, Request } from '@playwright/test'

/** How long after the load event requests still count: a page may go on fetching once it has loaded. */
export const VISIT_TAIL_MS = 3000

/** Own limits for the requests and the cumulative layout shift of a first visit. Web Vitals call a shift of 0.1 good. */
export const MAX_REQUESTS = 32
export const MAX_LAYOUT_SHIFT = 0.01

/** The phone that Lighthouse emulates, a Moto G Power, but with the higher pixel density of newer phones. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  // Set explicitly: with a desktop's screen size, Chromium fetches the first picture in two sizes.
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
}

/** Transferred bytes of the response bodies by kind, `total` bytes with headers, and the requested URLs. */
export type Traffic = Record<Kind | 'total', number> & { urls: string[] }

/** The kinds of files whose bytes are counted separately. */
type Kind = 'js' | 'css' | 'font' | 'html' | 'picture' | 'other'

/** The kind of each of Playwright's resource types; all others are 'other'. */
const KINDS: Readonly<Record<string, Kind>> = {
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  document: 'html',
  image: 'picture',
}

/**
 * Counts the traffic of a new browser context, including service workers, until `settle` is called. `traffic` is
 * updated as responses arrive; `settle` waits until the sizes of all finished requests are counted.
 */
export function watchTraffic(context: BrowserContext) {
  const traffic: Traffic = { js: 0, css: 0, font: 0, html: 0, picture: 0, other: 0, total: 0, urls: [] }
  const counting: Promise<void>[] = []

  /** Whether a request goes to a server: data and blob URLs do not. */
  const isSent = (request: Request) => !/^(data|blob):/.test(request.url())

  async function count(request: Request) {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const response = await request.response()
    // Over HTTP/2, Playwright counts the headers as part of the body, so the server's figure is used. The headers then
    // have the size 0, so that the total has them once. A response from the browser's cache has no body.
    const length = responseBodySize === 0 ? 0 : Number(response?.headers()['content-length'] ?? responseBodySize)
    traffic[KINDS[request.resourceType()] ?? 'other'] += length
    traffic.total += responseBodySize + responseHeadersSize
  }

  context.on('request', request => {
    if (isSent(request)) traffic.urls.push(request.url())
  })
  function handleFinished(request: Request) {
    if (isSent(request)) counting.push(count(request))
  }
  context.on('requestfinished', handleFinished)

  /** Ends the counting, because the size of a request that finishes as the browser closes cannot be asked for. */
  async function settle() {
    context.off('requestfinished', handleFinished)
    await Promise.all(counting)
  }

  return { traffic, settle }
}

/** The requested URLs that are not of the site's origin. */
export function findThirdParties({ urls }: Traffic, site: string): string[] {
  const { origin } = new URL(site)
  return urls.filter(url => new URL(url).origin !== origin)
}
