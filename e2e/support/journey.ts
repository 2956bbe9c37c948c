import { type BrowserContext, test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test'
import { forgiveFirefox } from '../engines/firefox-channel'

export { expect } from '@playwright/test'

type Journey = {
  /** What a journey expects the browser to report, such as the 404 that it asks for; everything else fails it. */
  expected: RegExp
  /** What went wrong so far, in words. */
  problems: string[]
  /** Breaches of the security policy so far, in any page or frame of the journey. No journey may expect one. */
  breaches: string[]
}

/**
 * A test on a page that fails when the browser reports anything: an error or warning on its console, a thrown error, a
 * request that fails, or a breach of the security policy.
 */
export const test = base.extend<Journey, { forgiven: undefined }>({
  forgiven: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') forgiveFirefox(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  expected: [/(?!)/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  problems: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  breaches: async ({}, use) => use([]),
  context: async ({ context, breaches }, use) => {
    await watchPolicy(context, breaches)
    await use(context)
    if (breaches.length > 0) throw new Error(`The security policy was breached:\n${breaches.join('\n')}`)
  },
  page: async ({ page, expected, problems }, use) => {
    watch(page, problems)
    await use(page)
    const surprises = problems.filter(problem => !expected.test(problem))
    if (surprises.length > 0) throw new Error(`The browser reported:\n${surprises.join('\n')}`)
  },
})

/** Asks every document for its breaches, since a filter of console texts can hide one. */
async function watchPolicy(context: BrowserContext, breaches: string[]) {
  await context.exposeFunction('reportBreach', (words: string) => breaches.push(words))
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'reportBreach')(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
}

function watch(page: Page, problems: string[]) {
  page.on(
    'console',
    message => isProblem(message) && problems.push(`console: ${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', error => problems.push(`thrown: ${error.message}`))
  page.on('requestfailed', request => isAbandoned(request) || problems.push(`failed: ${toWords(request)}`))
}

function isProblem(message: ConsoleMessage) {
  // Journeys run without the service worker, and the browser's driver says so when the page asks for it.
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  return message.type() === 'error' || message.type() === 'warning'
}

/**
 * Requests that the page itself gives up when it no longer needs their answer, such as prefetches, and scripts that a
 * browser with JavaScript switched off holds back; a breach of the policy stands on the console as well.
 */
function isAbandoned(request: Request) {
  return ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'csp'].includes(request.failure()?.errorText ?? '')
}

function toWords(request: Request) {
  return `${request.method()} ${request.url()} ${request.failure()?.errorText}`
}
