import { type BrowserContext, expect, type Page } from '@playwright/test'
import { OFFLINE_START_DELAY_MS } from '@/lib/constants'
import { open } from './page-parts'

/** How long the worker may take to store or delete pages, and to save the whole catalogue, in milliseconds. */
export const CACHING_LIMIT_MS = 30_000
export const CATALOGUE_LIMIT_MS = 60_000

/** How soon after its load a page caches itself once {@link hurryCaching} was called, in milliseconds. */
export const HURRIED_START_MS = 200

/** Makes pages opened from now on cache themselves soon, not after several seconds. */
export async function hurryCaching(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([delay, hurried]) => {
      const { setTimeout: original } = window
      window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        original(run, ms === delay ? hurried : ms, ...rest)) as typeof window.setTimeout
    },
    [OFFLINE_START_DELAY_MS, HURRIED_START_MS],
  )
}

/** Whether any cache of the browser has this URL. */
export function isCached(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async address => (await caches.match(address)) !== undefined, url)
}

/** Opens a page and stays until it is cached, together with the pages that every visitor needs. */
export async function visitAndCache(page: Page, url: string): Promise<void> {
  await open(page, url)
  await stayUntilCached(page)
}

/** Stays on a page until it is cached, together with the pages that every visitor needs. */
export async function stayUntilCached(page: Page): Promise<void> {
  for (const address of [new URL(page.url()).pathname, '/products', '/products.txt', '/contact-us', '/']) {
    await expect
      .poll(() => isCached(page, address), { message: `${address} is cached`, timeout: CACHING_LIMIT_MS })
      .toBe(true)
  }
}
