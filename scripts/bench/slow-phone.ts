import type { Page } from '@playwright/test'

/**
 * Lighthouse's slow 4G, as its DevTools throttling sets it: 3.75 times a latency of 150 ms, and 90 % of 1.6 × 1,024 and
 * of 750 kbit/s, in bytes per second.
 */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** How many times slower than that of a developer's machine a phone's processor is, as Lighthouse takes it. */
export const PHONE_CPU = 4

/** Throttles a page's network to slow 4G. Needs Chromium. */
export async function slowDownNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
}

/** Throttles a page's processor to that of a phone. Needs Chromium. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU })
}
