import type { Page } from '@playwright/test'
import { fail, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.use({ serviceWorkers: 'block' })

const counter = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByText(/^Visitors/)
    .locator('b')

/** Collects the errors that the page logs from now on. */
function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

test.describe('the visitor count', () => {
  test.use({ expected: /Error fetching visitor count:|\/visitors/ })

  const NO_NUMBER = 'Error fetching visitor count: Error: The response does not contain a whole number of visitors'
  const ANSWERS = [
    ['is down', null, 'Error fetching visitor count: TypeError: Failed to fetch'],
    ['answers 500', { status: 500, body: 'down' }, 'Error fetching visitor count: Error: HTTP error! status: 500'],
    ['answers no JSON', { body: '<html>' }, 'Error fetching visitor count: SyntaxError'],
    ['is negative', { json: { count: -1 } }, NO_NUMBER],
    ['is a text', { json: { count: '12' } }, NO_NUMBER],
    ['has no count', { json: {} }, NO_NUMBER],
    ['is a list', { json: [] }, 'Error fetching visitor count: Error: The response is not an object'],
  ] as const

  test("gives no number: the line still reads 'Loading...', and the failure is logged", async ({ page }) => {
    const errors = collectErrors(page)
    for (const [name, answer, logged] of ANSWERS) {
      errors.length = 0
      await page.unrouteAll()
      await page.route('**/visitors*', route => (answer ? route.fulfill(answer) : route.abort('failed')))
      await page.goto('/privacy')
      await expect.poll(() => errors.filter(error => error.startsWith(logged)), name).toHaveLength(1)
      await expect(counter(page), name).toHaveText('Loading...')
      await expect(page.getByText('Failed to load visitor count')).toHaveCount(0)
    }
  })

  test("is slow: the line reads 'Loading...' until it arrives, then the number with Indian separators", async ({
    page,
  }) => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/visitors*', async route => {
      await answered
      await route.fulfill({ json: { count: 1234567 } })
    })
    await open(page, '/privacy')
    await expect(counter(page)).toHaveText('Loading...')
    answer()
    await expect(counter(page)).toHaveText('12,34,567')
  })
})

test.describe('the location', () => {
  test.use({ expected: /Location fetch failed|\/location|\/save-location/ })
  test.beforeEach(({ page }) => closeLeadPopupForSession(page))

  const FAULTS = [
    ['lookup is blocked', '**/location', null, 'TypeError: Failed to fetch'],
    ['lookup answers no JSON', '**/location', { body: 'No.' }, 'SyntaxError'],
    ['lookup answers a list', '**/location', { json: [1] }, 'Error: The response is not an object'],
    ['record is refused', '**/save-location', { status: 403, body: '' }, 'Error: HTTP error! status: 403'],
  ] as const

  test('cannot be recorded: the failure is only logged', async ({ page }) => {
    const errors = collectErrors(page)
    for (const [name, url, answer, logged] of FAULTS) {
      errors.length = 0
      await page.unrouteAll()
      await page.route(url, route => (answer ? route.fulfill(answer) : fail(route)))
      await page.goto('/')
      const isLogged = (error: string) => error.startsWith(`Location fetch failed ${logged}`)
      await expect.poll(() => errors.filter(isLogged), name).toHaveLength(1)
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    }
  })

  test('lookup hangs: the page works', async ({ page }) => {
    const { asked, release } = await hold(page, '**/location')
    await open(page, '/')
    await asked
    const carousel = page.getByRole('region', { name: 'All machines' })
    await carousel.getByRole('button', { name: 'Next machine' }).click()
    await expect(carousel).toContainText('02 / ')
    release()
  })

  test('is not looked up for a browser with Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const urls: string[] = []
    page.on('request', request => urls.push(new URL(request.url()).pathname))
    await open(page, '/')
    await expect.poll(() => urls.includes('/visitors')).toBe(true)
    expect(urls.filter(path => path.endsWith('location'))).toEqual([])
  })
})

test.describe('the map', () => {
  test('opens in its iframe, which the security policy allows', async ({ page }) => {
    await page.route('https://www.google.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets and squares' }),
    )
    await open(page, '/contact-us')
    await page.getByRole('link', { name: 'Show map' }).click()
    await expect(page.frameLocator("iframe[title^='Map of']").getByText('Streets and squares')).toBeVisible()
    await expect(page).toHaveURL('/contact-us')
  })

  test.describe('is blocked', () => {
    test.use({ expected: /google|chrome-error|ERR_/ })

    test('the page stays, with the address and directions', async ({ page }) => {
      await page.route(/google/, route => route.abort('blockedbyclient'))
      await open(page, '/contact-us')
      await page.getByRole('link', { name: 'Show map' }).click()
      await expect(page).toHaveURL('/contact-us')
      await expect(page.getByRole('main').locator('address').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:\/\//)
    })
  })
})

test.describe('a violation of the security policy', () => {
  test.use({ expected: /./ })

  test('is detected on every page, whatever the test expects', async ({ page, context, breaches }) => {
    const other = await context.newPage()
    for (const somePage of [page, other]) {
      await open(somePage, '/privacy')
      await somePage.evaluate(() => document.body.setAttribute('style', 'color: red'))
    }
    await expect.poll(() => breaches).toHaveLength(2)
    expect(breaches[0]).toContain('/privacy: style-src-attr inline')
    breaches.length = 0
  })
})
