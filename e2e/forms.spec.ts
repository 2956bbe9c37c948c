import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { CODE, hold, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { open, waitForPage } from './support/page-parts'

// The forms as a whole. Each form is tested by itself in __tests__/components/contact and lead, statuses and the popup
// in e2e/engines/walk.spec.ts, and failures in e2e/lead-faults.spec.ts.

/** What the mock of the mail provider has received. */
async function readInbox(request: APIRequestContext) {
  return (await request.get('/inbox')).text()
}

test('an enquiry about the machine of a page is delivered, and its list and text are cleared', async ({
  page,
  request,
}) => {
  const words = `Question ${randomUUID()}`
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/product/single-facer-corrugation-machine')
  await page.getByRole('link', { name: 'Get a quote for this machine' }).click()
  const form = page.getByRole('main').getByRole('form')
  const message = form.getByLabel('Message')
  const button = form.getByRole('button', { name: 'Send Message' })
  const success = form.getByText('Message sent successfully!')
  await expect(message).toHaveValue(/- Single Facer \(Corrugation Machine\)/)
  await form.getByLabel('Name').fill('आशा मेनन')
  await form.getByLabel('Email').fill('asha@cartons.example')
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(words)
  await button.evaluate(element => element.scrollIntoView({ block: 'end' }))
  await button.click()
  await expect(success).toBeInViewport({ ratio: 1 })
  await expect(message).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Machines in this enquiry' })).toHaveCount(0)
  const inbox = await readInbox(request)
  expect(inbox).toContain('Single Facer (Corrugation Machine)')
  expect(inbox).toContain(words)
})

test('what is typed while a message is being sent is kept', async ({ page }) => {
  await open(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  const message = form.getByLabel('Message')
  const mail = await hold(page, SEND)
  await form.getByLabel('Name').fill('आशा मेनन')
  await form.getByLabel('Email').fill('asha@cartons.example')
  await message.fill('A quote for a folder gluer')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await mail.asked
  await message.fill('A quote for two folder gluers')
  mail.release()
  await expect(form.getByText('Message sent successfully!')).toBeVisible()
  await expect(message).toHaveValue('A quote for two folder gluers')
})

test('text typed before hydration stays beside text typed after it, and outlasts a reload', async ({ page }) => {
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
  // It arrived once: the words divide the inbox into two.
  expect((await readInbox(request)).split(words)).toHaveLength(2)
})
