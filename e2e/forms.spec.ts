import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { CODE, hold, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'

/** The delay of the popup. */
const POPUP_MS = 5000

/** What the companion's mock mail provider has received. */
async function readInbox(request: APIRequestContext) {
  return (await request.get('/inbox')).text()
}

test('the popup opens after five seconds, ignores Escape and a press outside it, and a lead is delivered', async ({
  page,
  request,
}) => {
  const name = `Lead ${randomUUID()}`
  await page.clock.install()
  await open(page, '/')
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await page.clock.fastForward(POPUP_MS)
  await expect(popup).toBeVisible()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(popup).toBeVisible()
  await popup.getByLabel('Name').fill(name)
  await popup.getByLabel('Mobile').fill('00000 00009')
  await popup.getByLabel('Email').fill('lead@example.com')
  await popup.getByRole('button', { name: 'Send' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
  expect(await page.evaluate(() => window.sessionStorage.getItem('form_closed'))).toBe('true')
  expect(await readInbox(request)).toContain(name)
})

test('a closed popup stays closed for the session', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await page.clock.fastForward(POPUP_MS)
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await open(page, '/')
  await page.clock.fastForward(2 * POPUP_MS)
  await expect(popup).toBeHidden()
})

test('a message from the contact page is delivered, and the fields are cleared', async ({ page, request }) => {
  const words = `Question ${randomUUID()}`
  await open(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  await form.getByLabel('Name').fill('A Buyer')
  await form.getByLabel('Email').fill('buyer@example.com')
  await form.getByLabel('Message').fill(words)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Message sent successfully!')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(await readInbox(request)).toContain(words)
  await expect(form.getByText('Message sent successfully!')).toBeHidden()
})

test('changes made while a message is being sent are kept', async ({ page }) => {
  await open(page, '/contact-us')
  await page.getByLabel('Name').fill('Asha Menon')
  await page.locator('main').getByLabel('Email').fill('asha@cartons.example')
  await page.getByLabel('Message').fill('A quote for a folder gluer')
  const mail = await hold(page, SEND)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await mail.asked
  await page.getByLabel('Message').fill('A quote for two folder gluers')
  mail.release()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('A quote for two folder gluers')
})

test('the newsletter passes the address to the contact form, never in the URL', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await open(page, '/products')
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByLabel('Email').fill('reader@example.com')
  await newsletter.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@example.com')
})

test('the newsletter fills the contact form on the same page, which scrolls into view with focus', async ({ page }) => {
  await open(page, '/contact-us')
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByLabel('Email').fill('reader@example.com')
  await newsletter.getByRole('button', { name: 'Subscribe Now' }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Name')).toBeFocused()
  await expect(main.getByLabel('Name')).toBeInViewport()
  await expect(main.getByLabel('Email')).toHaveValue('reader@example.com')
  await expect(main.getByRole('status').filter({ hasText: 'What you typed is filled in here.' })).toBeVisible()
})

test('the newsletter on another page opens the contact form', async ({ page }) => {
  await open(page, '/privacy')
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByLabel('Email').fill('reader@example.com')
  await newsletter.getByLabel('Email').press('Enter')
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused()
  await expect(page.getByRole('main').getByLabel('Name')).toBeInViewport()
})

test('the status of a message is directly below its button and visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  const button = form.getByRole('button', { name: 'Send Message' })
  await form.getByLabel('Name').fill('A Buyer')
  await form.getByLabel('Email').fill('buyer@example.com')
  await form.getByLabel('Message').fill('In view?')
  await button.evaluate(element => element.scrollIntoView({ block: 'end' }))
  await button.click()
  await expect(form.getByText('Message sent successfully!')).toBeInViewport({ ratio: 1 })
})

test('text typed before hydration is sent with text typed after it', async ({ page }) => {
  const { release } = await hold(page, CODE)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Typed early')
  release()
  await waitForPage(page)
  await main.getByLabel('Message').fill('Typed late')
  await expect(main.getByLabel('Name')).toHaveValue('Typed early')
  await page.reload()
  await waitForPage(page)
  await expect(main.getByLabel('Name')).toHaveValue('Typed early')
})

test('a tab that is closed while sending loses no message', async ({ page, context, request }) => {
  const words = `Question ${randomUUID()}`
  await open(page, '/contact-us')
  const mail = await hold(page, SEND)
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  await form.getByLabel('Name').fill('A Buyer')
  await form.getByLabel('Email').fill('buyer@example.com')
  await form.getByLabel('Message').fill(words)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await mail.asked
  const other = await context.newPage()
  await page.close()
  await open(other, '/privacy')
  await expect(other.getByText('Message sent successfully!')).toBeVisible()
  expect((await readInbox(request)).split(words)).toHaveLength(2)
})

test('the footer counts the visitor', async ({ page }) => {
  await open(page, '/contact-us')
  await expect(page.getByRole('contentinfo').getByText(/^[\d,]+$/)).toBeVisible()
})

test.describe('when the provider rejects a message', () => {
  // The browser logs the refused request, and the site logs the failure.
  test.use({ expected: /status of 400|Bad template|\/_next\/static\// })

  test('the failure is reported, other ways are offered, and the typed text is kept', async ({ page }) => {
    await page.route(SEND, route => route.fulfill({ status: 400, body: 'Bad template' }))
    await open(page, '/contact-us')
    const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
    await form.getByLabel('Name').fill('A Buyer')
    await form.getByLabel('Email').fill('buyer@example.com')
    await form.getByLabel('Message').fill('Do not lose me')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByText('Failed to send message. Try again.')).toBeVisible()
    await expect(form.getByRole('group', { name: 'Other ways to reach us' }).getByRole('link')).toHaveCount(3)
    await expect(form.getByLabel('Message')).toHaveValue('Do not lose me')
  })
})
