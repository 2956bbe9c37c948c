import type { BrowserContext, Page, Request } from '@playwright/test'
import { INLINE_FOLDER, STARTER_FILE } from '@/scripts/export/start-scripts'

/** How long after the load event a first visit is still counted: the time in which a page may fetch what it does not need. */
export const VISIT_TAIL_MS = 3000

/** Lighthouse's phone, a Moto G Power, with the finer screen of the phones that followed it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  // Stated, because a desktop's screen behind a phone's window makes Chromium fetch the first picture in two sizes.
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
}

/** Lighthouse's slow 4G as its throttling by the browser sets it: latency in ms, throughput in bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** How much slower than this machine a phone's processor is. */
const PHONE_CPU = 4

/** Bytes of the bodies by kind as they travelled, all bytes with headers, and the addresses that were asked. */
export type Traffic = {
  js: number
  css: number
  font: number
  html: number
  picture: number
  other: number
  total: number
  urls: string[]
}

type Kind = Exclude<keyof Traffic, 'total' | 'urls'>

const KINDS: Readonly<Record<string, Kind>> = {
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  document: 'html',
  image: 'picture',
}

/** A page's inline scripts that became a file are the page's own text; the one script for all pages beside them is code. */
function toKind(request: Request): Kind {
  const url = request.url()
  const isPageData = url.includes(`/${INLINE_FOLDER}/`) && !url.endsWith(STARTER_FILE.path)
  return isPageData ? 'html' : (KINDS[request.resourceType()] ?? 'other')
}

/**
 * Counts what the network delivers to a fresh browser context, service workers included. What it returns grows while the
 * browser goes on; `settle` waits until the sizes of all that has arrived are known.
 */
export function watchTraffic(context: BrowserContext) {
  const traffic: Traffic = { js: 0, css: 0, font: 0, html: 0, picture: 0, other: 0, total: 0, urls: [] }
  const counting: Promise<void>[] = []

  async function count(request: Request) {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    traffic[toKind(request)] += responseBodySize
    traffic.total += responseBodySize + responseHeadersSize
  }

  context.on('request', request => {
    if (!/^(data|blob):/.test(request.url())) traffic.urls.push(request.url())
  })
  context.on('requestfinished', request => {
    if (!/^(data|blob):/.test(request.url())) counting.push(count(request))
  })
  return { traffic, settle: () => Promise.all(counting) }
}

/** Addresses of other sites among those asked. */
export function findThirdParties({ urls }: Traffic, site: string): string[] {
  const { origin } = new URL(site)
  return urls.filter(url => new URL(url).origin !== origin)
}

/** Makes a page's network as slow as Lighthouse's, and its processor too. */
export async function slowDown(page: Page, cpu = PHONE_CPU): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
