import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

/** The number beside the word 'Visitors' in the footer. */
const counter = (page: Page) => page.getByRole('contentinfo').locator('span:text("Visitors") + b')

test('the footer shows the count of visitors', async ({ page }) => {
  await open(page, '/privacy')
  await expect(counter(page)).toHaveText(/^[\d,]+$/)
})

/** Collects the errors that the page logs from now on. */
function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

// Each wrong response, and Global Privacy Control, are tested in __tests__/components/visitors.
test.describe('when the requests for visitor count and location fail', () => {
  test.use({ expected: /Error fetching visitor count:|\/visitors|Location fetch failed|\/location|\/save-location/ })
  test.beforeEach(({ page }) => closeLeadPopupForSession(page))

  test("the failures are only logged, and the count still reads 'Loading...'", async ({ page }) => {
    const errors = collectErrors(page)
    await page.route('**/visitors*', route => route.fulfill({ body: '<html>' }))
    await page.route('**/location', route => route.abort('failed'))
    await page.goto('/')
    for (const logged of ['Error fetching visitor count: SyntaxError', 'Location fetch failed TypeError'])
      await expect.poll(() => errors.filter(error => error.startsWith(logged)), logged).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(counter(page)).toHaveText('Loading...')
  })
})

test('the map opens in its iframe, which the security policy allows', async ({ page }) => {
  await page.route('https://www.google.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets and squares' }),
  )
  await open(page, '/contact-us')
  // Until it is asked for there is neither a map nor a box for it.
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show map' }).click()
  await expect(page.frameLocator("iframe[title^='Map of']").getByText('Streets and squares')).toBeVisible()
  await expect(page).toHaveURL('/contact-us')
})
