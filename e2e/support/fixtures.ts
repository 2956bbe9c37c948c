import { type BrowserContext, test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test'
import { skipUnknownCommand } from '../engines/engine-settings'

export { expect } from '@playwright/test'

type Fixtures = {
  /** What the test expects the browser to report, such as the 404 that it requests. Anything else fails the test. */
  expected: RegExp
  /** Problems reported by the browser so far. */
  problems: string[]
  /** Violations of the security policy so far, in any page or frame. No test may expect one. */
  breaches: string[]
}

/**
 * A test that fails when the browser reports a console error or warning, an uncaught error, a failed request, or a
 * violation of the security policy.
 */
export const test = base.extend<Fixtures, { olderFirefox: undefined }>({
  // Has no value: it only prepares the browser of a worker.
  olderFirefox: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') skipUnknownCommand(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  // This expression matches nothing: by default, no report is expected.
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

/**
 * Collects violations of the security policy in every document. They are not read from the console, because `expected`
 * could hide one.
 */
async function watchPolicy(context: BrowserContext, breaches: string[]) {
  await context.exposeFunction('reportBreach', (words: string) => breaches.push(words))
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'reportBreach')(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
}

/** Collects what the browser reports about a page. */
function watch(page: Page, problems: string[]) {
  page.on(
    'console',
    message => isProblem(message) && problems.push(`console: ${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', error => problems.push(`thrown: ${error.message}`))
  page.on('requestfailed', request => isAbandoned(request) || problems.push(`failed: ${toWords(request)}`))
}

/**
 * What Chromium says of the style sheet of a page that a focused or touched link has prefetched, if the link is not
 * followed within a few seconds. Only on a busy machine does a test last that long.
 */
const UNUSED_STYLES = /\.css was preloaded using link preload but not used/

/** Whether a message of the console is an error or a warning that a test must not cause. */
function isProblem(message: ConsoleMessage) {
  // The tests run without the service worker, and Playwright logs this when the page registers it.
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  if (UNUSED_STYLES.test(message.text())) return false
  return message.type() === 'error' || message.type() === 'warning'
}

/**
 * Whether a request failed as it should: the page aborts requests that it no longer needs, such as prefetches, and
 * while JavaScript is off, scripts fail as 'csp'. What the site's own policy blocks fails the test through {@link
 * watchPolicy}.
 */
function isAbandoned(request: Request) {
  return ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'csp'].includes(request.failure()?.errorText ?? '')
}

function toWords(request: Request) {
  return `${request.method()} ${request.url()} ${request.failure()?.errorText}`
}
