import { expect, type Page } from '@playwright/test'
import { open } from './page-parts'

/** Whether the browser holds this address in any store. */
export function isCached(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async address => (await caches.match(address)) !== undefined, url)
}

/** Opens a page and stays until it is kept, and with it what everybody needs. */
export async function visitAndCache(page: Page, url: string): Promise<void> {
  await open(page, url)
  await stayUntilCached(page)
}

/** Stays on a page until it is kept, and with it what everybody needs. */
export async function stayUntilCached(page: Page): Promise<void> {
  for (const address of [new URL(page.url()).pathname, '/products', '/products.txt', '/contact-us', '/']) {
    await expect.poll(() => isCached(page, address), { message: `${address} is cached`, timeout: 30_000 }).toBe(true)
  }
}
