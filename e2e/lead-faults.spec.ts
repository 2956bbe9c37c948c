import {
  countInInbox,
  countSends,
  createUniqueText,
  expectGoneOnce,
  expectSentOnce,
  FAILED,
  fillIn,
  form,
  KEPT,
  message,
  SENT,
  send,
  UNKEPT,
} from './support/contact-form'
import { blockStorage, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

// No message is lost or sent twice if the network fails, the storage is blocked, or two tabs are open.

test.use({ serviceWorkers: 'block' })

// `line` is what the form says of a message that is not sent yet: that it is saved, or that it could not be.
for (const [storage, line] of [
  ['working', KEPT],
  ['blocked', UNKEPT],
] as const) {
  test.describe(`a phone with ${storage} storage loses the network`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      expected: /ERR_|\/_next\/static\/|Failed to send message|did not load|\/email\/send/,
    })

    test.beforeEach(async ({ page }) => {
      if (storage === 'blocked') await blockStorage(page)
      await open(page, '/contact-us')
    })

    test("before the form's code loads, before a message is sent or before its response arrives, and each message is kept and delivered once", async ({
      page,
      context,
      request,
    }) => {
      const [first, second, third] = [createUniqueText(), createUniqueText(), createUniqueText()]
      await context.setOffline(true)
      await fillIn(page, first)
      await send(page).tap()
      await expect(form(page).getByText(FAILED), 'without the code of the form').toBeVisible()
      await expect(form(page).getByText(line)).toBeVisible()
      await expect(message(page)).toHaveValue(first)
      const ways = form(page).getByRole('group', { name: 'Other ways to reach us' }).getByRole('link')
      await expect(ways).toHaveCount(3)
      // The chat, between telephone and mail, takes the message along.
      await expect(ways.nth(1)).toHaveAttribute('href', new RegExp(encodeURIComponent(first)))
      await context.setOffline(false)
      await expectSentOnce(page, request, first)

      await fillIn(page, second)
      await context.setOffline(true)
      await send(page).tap()
      await expect(form(page).getByText('Sending...')).toBeVisible()
      await expect(form(page).getByText(line)).toBeVisible()
      await expect(message(page)).toHaveValue(second)
      expect(await countInInbox(request, second)).toBe(0)
      await context.setOffline(false)
      await expectSentOnce(page, request, second)

      // The provider receives the message, but its response is lost.
      await fillIn(page, third)
      await page.route(SEND, async route => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('connectionreset')
      })
      await send(page).tap()
      await expect(form(page).getByText(line)).toBeVisible()
      await expect.poll(() => countInInbox(request, third)).toBe(1)
      await page.unroute(SEND)
      await context.setOffline(false)
      await expectSentOnce(page, request, third)
    })
  })
}

test.describe('two tabs', () => {
  test.use({ expected: /ERR_|Failed to send message|\/email\/send|\/_next\/static\// })

  test('send a pending message once, and clear the form in the tab that did not send it', async ({
    page,
    context,
    request,
  }) => {
    const [first, second] = [createUniqueText(), createUniqueText()]
    await open(page, '/contact-us')
    await fillIn(page, first)
    await page.route(SEND, route => route.abort('connectionreset'))
    await send(page).click()
    await expect(form(page).getByText(KEPT)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/privacy')
    await expect(other.getByText(SENT), 'the tab that was opened later sends it').toBeVisible()
    await expectGoneOnce(page, request, first)

    await page.unroute(SEND)
    await fillIn(page, second)
    await context.setOffline(true)
    await send(page).click()
    await expect(form(page).getByText(KEPT)).toBeVisible()
    // What is said of the first message must not count for the second.
    for (const tab of [page, other]) await expect(tab.getByText(SENT)).toBeHidden()
    const sends = await countSends(context)
    await context.setOffline(false)
    // Either tab may be the one that sends it; the sentence is shown for a few seconds.
    await expect
      .poll(async () => (await page.getByText(SENT).count()) + (await other.getByText(SENT).count()))
      .toBeGreaterThan(0)
    await expectGoneOnce(page, request, second)
    expect(sends.count).toBe(1)
  })

  test('keep their lists in sync', async ({ page, context }) => {
    const path = '/category/automatic-gluing-machines'
    const other = await context.newPage()
    await open(other, path)
    await open(page, path)
    const name = /^Compare Automatic Folder Gluer Machine$/
    await page.getByRole('button', { name }).click()
    await expect(other.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(other.getByRole('region', { name: 'Comparison' })).toBeVisible()
    await other.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeHidden()
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false')
  })
})
