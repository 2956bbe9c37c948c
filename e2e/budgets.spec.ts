import type { Page } from '@playwright/test'
import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { kindsOfRoutes } from './support/routes'

/** Bytes over the wire of a first visit, by kind; an inline script that became a file counts as the page's own text. */
type Weight = { js: number; css: number; font: number; html: number }

const BUDGET: Weight = { js: 130_000, css: 12_000, font: 60_000, html: 30_000 }

const KINDS: Record<string, keyof Weight> = { Script: 'js', Stylesheet: 'css', Font: 'font', Document: 'html' }

/** Counts what the network delivers, which is what the visitor pays for, not what a file measures. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, keyof Weight>()
  const weight: Weight = { js: 0, css: 0, font: 0, html: 0 }
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = response.url.includes('/_next/static/inline/') ? 'html' : KINDS[type]
    if (kind) kinds.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight[kind] += encodedDataLength
  })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}

test('no kind of page costs more than its budget on a first visit', async ({ page }) => {
  test.setTimeout(120_000)
  await closeLeadPopupForSession(page)
  const over: string[] = []
  const heaviest: Weight = { js: 0, css: 0, font: 0, html: 0 }
  for (const path of kindsOfRoutes) {
    const weight = await weigh(page, path)
    for (const kind of ['js', 'css', 'font', 'html'] as const) {
      heaviest[kind] = Math.max(heaviest[kind], weight[kind])
      if (weight[kind] > BUDGET[kind]) over.push(`${path}: ${kind} ${weight[kind]} of ${BUDGET[kind]} bytes`)
    }
  }
  console.info('heaviest first visit in bytes:', heaviest)
  expect(over).toEqual([])
})
