import type { Page } from '@playwright/test'
import { LEAD_POPUP_AFTER_FIELD_MS, LEAD_POPUP_DELAY_MS } from '@/lib/constants'
import { expectNoStructuralViolations } from './support/axe'
import { MACHINE_COUNT } from './support/catalogue'
import { createUniqueText, expectSentOnce, fillIn, send } from './support/contact-form'
import { CHUNKS, CODE, cutCode, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { open, waitForPage } from './support/page-parts'

// Code that is loaded on demand and comes late, wrongly or not at all; and Back while something is open.

test.use({ serviceWorkers: 'block' })

/** The browser's mark that the popup was closed, 'true', which keeps it closed for the session; null without it. */
const readClosed = (page: Page) => page.evaluate(() => sessionStorage.getItem('form_closed'))

test('a comparison whose code comes late says that it loads, and not that it needs JavaScript', async ({ page }) => {
  const held = await hold(page, CHUNKS)
  await page.goto('/compare', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Loading the machines...')).toBeVisible()
  await expect(page.getByText('needs JavaScript')).toBeHidden()
  held.release()
  await expect(page.getByText('Pick two to four machines')).toBeVisible()
})

test('Back closes the open menu, and closes the popup for the session', async ({ page }) => {
  await page.clock.install()
  await open(page, '/privacy')
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  const menu = page.getByRole('dialog', { name: 'Side menu' })

  await link('Home').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'All machines' })).toBeVisible()
  await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
  await popup.getByLabel('Name').fill('Asha Menon')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(popup).toBeHidden()

  await link('Applications').click()
  await expect(page).toHaveURL('/application-area')
  await waitForPage(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(menu).toBeHidden()
  await open(page, '/')
  await page.clock.fastForward(2 * LEAD_POPUP_DELAY_MS)
  await expect(popup).toBeHidden()
  expect(await readClosed(page)).toBe('true')
})

test("the popup's own privacy link closes it for the session", async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
  await page.getByRole('dialog').getByRole('link', { name: 'privacy notice' }).click()
  await expect(page).toHaveURL('/privacy')
  // Polled, because React notes it only after it has drawn the other page.
  await expect.poll(() => readClosed(page)).toBe('true')
})

test.describe('code that is loaded on demand', () => {
  test.use({
    expected:
      /\/_next\/static\/|Failed to load chunk|SyntaxError|Unexpected token|did not load|could not be loaded|native scroller|ERR_INTERNET/,
  })

  test('fails for carousel and popup, and the carousel scrolls and the popup opens once the connection is back', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await open(page, '/')
    const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
    await context.setOffline(true)
    const failure = page.waitForEvent('console', message => message.text().includes('did not load'))
    const carousel = page.getByRole('region', { name: 'All machines' })
    await carousel.getByRole('button', { name: 'Next machine' }).click()
    // Without its code, the browser itself scrolls the row of slides, each of which is wider than 100 px.
    await expect.poll(() => carousel.locator('.swiper').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
    // Next retries once by itself, after a pause that the page's clock skips; each try has 100 ms to fail.
    await expect(async () => {
      await page.clock.fastForward(1000)
      expect(await Promise.race([failure.then(() => 'failed'), page.waitForTimeout(100)])).toBe('failed')
    }).toPass()
    await expect(popup).toBeHidden()
    await context.setOffline(false)
    await expect(popup).toBeVisible()
  })

  test('is slow for the popup, and the popup waits while the visitor types', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const { asked, release } = await hold(page, CODE)
    const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
    await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
    await asked
    const field = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email')
    await field.pressSequentially('asha@')
    release()
    // The code has come: the popup is in the page, but not open.
    await expect(page.locator('dialog[closedby=none]')).toBeAttached()
    await expect(popup).toBeHidden()
    await expect(field).toBeFocused()
    await field.blur()
    await page.clock.fastForward(2 * LEAD_POPUP_AFTER_FIELD_MS)
    await expect(popup).toBeVisible()
  })

  test("fails for the search, and the list stays complete and 'Try again' works", async ({ page }) => {
    await open(page, '/products')
    const restore = await cutCode(page)
    await page.getByRole('searchbox', { name: 'Search machines' }).fill('laminator')
    await expect(page.getByText('Search did not load')).toBeVisible()
    await expectNoStructuralViolations(page)
    await expect(page.locator('[data-part="product-list"] li')).toHaveCount(MACHINE_COUNT)
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('mark').first()).toBeVisible()
  })

  test('is replaced by the page of a captive portal, and the form loads it again and sends', async ({
    page,
    request,
  }) => {
    const words = createUniqueText()
    await open(page, '/contact-us')
    const wrong = new Set<string>()
    await page.route(CODE, route => {
      const url = route.request().url()
      if (wrong.has(url) || url.includes('?')) return route.continue()
      wrong.add(url)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' })
    })
    await fillIn(page, words)
    await send(page).click()
    await expectSentOnce(page, request, words)
    expect(wrong.size).toBeGreaterThan(0)
  })

  test('is slow for the newsletter, and two presses pass the address on once, never in the URL', async ({ page }) => {
    await open(page, '/privacy')
    const { asked, release } = await hold(page, CODE)
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByLabel('Email').fill('reader@example.com')
    await form.getByRole('button', { name: 'Subscribe Now' }).click()
    await asked
    await form.getByLabel('Email').press('Enter')
    release()
    await expect(page).toHaveURL('/contact-us')
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@example.com')
    await expect(page.getByRole('main').getByLabel('Name')).toBeFocused()
    await expect(page.getByRole('main').getByLabel('Name')).toBeInViewport()
    await expect(page.getByText('Please fill out this field.')).toBeHidden()
  })
})
