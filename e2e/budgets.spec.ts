import type { Page } from '@playwright/test'
import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { kindsOfRoutes } from './support/routes'

/** Bytes of the compressed bodies of a first visit, by kind; an inline script that became a file counts as the page's own text. */
type Weight = { js: number; css: number; font: number; html: number }

/** The budget of every page: decided with the design, held since; never raise it. */
const BUDGET: Weight = { js: 130_000, css: 12_000, font: 60_000, html: 30_000 }

/** After the loading sheet has gone, whatever a first view still asks for has come within this time. */
const SETTLE_MS = 1000

const KIND_NAMES = ['js', 'css', 'font', 'html'] as const

const KINDS: Record<string, keyof Weight> = { Script: 'js', Stylesheet: 'css', Font: 'font', Document: 'html' }

/** Counts what the network delivers to a fresh browser, which is what the visitor pays for, not what a file measures. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  const requests = new Map<string, { kind: keyof Weight; headers: number }>()
  const weight: Weight = { js: 0, css: 0, font: 0, html: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = response.url.includes('/_next/static/inline/') ? 'html' : KINDS[type]
    // What has arrived at this moment is the answer's headers.
    if (kind) requests.set(requestId, { kind, headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) weight[request.kind] += encodedDataLength - request.headers
  })
  await open(page, path)
  // The home page's location call leaves its answer unread, so the network never counts as idle there.
  await page.waitForTimeout(SETTLE_MS)
  return weight
}

for (const path of kindsOfRoutes) {
  test(`a first visit to ${path} stays within its budget`, async ({ page }) => {
    await closeLeadPopupForSession(page)
    const weight = await weigh(page, path)
    const report = KIND_NAMES.map(kind => `${kind} ${weight[kind]} of ${BUDGET[kind]}`).join(', ')
    console.info(`${path}: ${report} bytes`)
    expect(KIND_NAMES.filter(kind => weight[kind] > BUDGET[kind])).toEqual([])
  })
}
