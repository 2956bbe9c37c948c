import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { SEND } from './faults'

/** What the form says of a message: that it was sent, that it failed, that it is kept on the device, or cannot be. */
export const SENT = 'Message sent successfully!'
export const FAILED = 'Failed to send message. Try again.'
export const KEPT = 'Your message is saved on this device for 7 days and will be sent when you are back online.'
export const UNKEPT = 'Your message could not be saved on this device'

/** The form of the contact page, its text area and its button. */
export const form = (page: Page) => page.getByRole('form', { name: 'Happy To Answer Your Questions' })
export const message = (page: Page) => form(page).getByLabel('Message')
export const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

/** A text that is unique in this run. */
export function createUniqueText() {
  return `Question ${randomUUID()}`
}

/** Fills in the contact form; `words` are the message. */
export async function fillIn(page: Page, words: string) {
  await form(page).getByLabel('Name').fill('आशा मेनन')
  await form(page).getByLabel('Email').fill('asha@cartons.example')
  await message(page).fill(words)
}

/** Number of messages with this text in the local inbox. */
export async function countInInbox(request: APIRequestContext, words: string) {
  return (await (await request.get('/inbox')).text()).split(words).length - 1
}

/** Fails unless the message is gone from the form, whose draft can no longer be discarded, and is in the inbox once. */
export async function expectGoneOnce(page: Page, request: APIRequestContext, words: string) {
  await expect(message(page)).toHaveValue('')
  await expect(form(page).getByRole('button', { name: 'Discard' })).toBeHidden()
  expect(await countInInbox(request, words)).toBe(1)
}

/** Fails unless the page also tells the visitor that the message was sent. */
export async function expectSentOnce(page: Page, request: APIRequestContext, words: string) {
  await expect(page.getByText(SENT)).toBeVisible()
  await expectGoneOnce(page, request, words)
}

/** Counts the requests of all tabs to the provider. */
export async function countSends(context: BrowserContext) {
  const sends = { count: 0 }
  await context.route(SEND, route => {
    sends.count++
    return route.continue()
  })
  return sends
}
