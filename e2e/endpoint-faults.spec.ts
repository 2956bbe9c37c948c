import type { Page } from '@playwright/test'
import { hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.use({ serviceWorkers: 'block' })

const counter = (page: Page) => page.getByRole('contentinfo').locator('span:text("Visitors") + b')

/** Collects the errors that the page logs from now on. */
function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

// __tests__/components/visitors has each wrong response, and a browser with Global Privacy Control.
test.describe('visitor count and location', () => {
  test.use({ expected: /Error fetching visitor count:|\/visitors|Location fetch failed|\/location|\/save-location/ })
  test.beforeEach(({ page }) => closeLeadPopupForSession(page))

  const NO_JSON = { body: '<html>' }
  const FAULTS = [
    ['**/visitors*', null, 'Error fetching visitor count: TypeError: Failed to fetch'],
    ['**/location', null, 'Location fetch failed TypeError: Failed to fetch'],
    ['**/visitors*', NO_JSON, 'Error fetching visitor count: SyntaxError'],
    ['**/save-location', { status: 403, body: '' }, 'Location fetch failed Error: HTTP error! status: 403'],
  ] as const

  test("cannot be had: the failures are only logged, and the count still reads 'Loading...'", async ({ page }) => {
    const errors = collectErrors(page)
    for (const faults of [FAULTS.slice(0, 2), FAULTS.slice(2)]) {
      errors.length = 0
      await page.unrouteAll()
      for (const [url, answer] of faults)
        await page.route(url, route => (answer ? route.fulfill(answer) : route.abort('failed')))
      await page.goto('/')
      for (const [, , logged] of faults)
        await expect.poll(() => errors.filter(error => error.startsWith(logged)), logged).toHaveLength(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(counter(page)).toHaveText('Loading...')
    }
  })

  test('hang: the page works, and shows the count with Indian separators once it arrives', async ({ page }) => {
    const location = await hold(page, '**/location')
    const visitors = await hold(page, '**/visitors*', { json: { count: 1234567 } })
    await open(page, '/')
    await location.asked
    const carousel = page.getByRole('region', { name: 'All machines' })
    await carousel.getByRole('button', { name: 'Next machine' }).click()
    await expect(carousel).toContainText('02 / ')
    await expect(counter(page)).toHaveText('Loading...')
    visitors.release()
    await expect(counter(page)).toHaveText('12,34,567')
    location.release()
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
