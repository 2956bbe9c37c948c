import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { findChromium } from '@/scripts/engines/find-engines'
import { blockStorage, CHUNKS, CODE, CODE_FAILURE, cutCode, hold, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { open, waitForPage } from './support/page-parts'

test.use({ serviceWorkers: 'block' })

const SENT = 'Message sent successfully!'
const FAILED = 'Failed to send message. Try again.'
const KEPT = 'Your message is kept on this device for 24 hours and goes when the connection returns.'

const form = (page: Page) => page.getByRole('form', { name: 'Happy To Answer Your Questions' })
const message = (page: Page) => form(page).getByLabel('Message')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

/** A text that is unique in this run. */
function toWords() {
  return `Question ${randomUUID()}`
}

async function fillIn(page: Page, words: string) {
  await form(page).getByLabel('Name').fill('आशा मेनन')
  await form(page).getByLabel('Email').fill('asha@cartons.example')
  await message(page).fill(words)
}

/** Number of messages with this text in the companion's inbox. */
async function countInInbox(request: APIRequestContext, words: string) {
  return (await (await request.get('/inbox')).text()).split(words).length - 1
}

/** Fills in the form, and waits until its lazy-loaded code and the provider's client have loaded. */
async function fillInWithCode(page: Page, words: string) {
  const client = page.waitForResponse(
    async answer => CHUNKS.test(answer.url()) && (await answer.text()).includes('The public key is required'),
  )
  await fillIn(page, words)
  await client
  await page.waitForLoadState('networkidle')
}

/** Counts the requests of all tabs to the provider. */
async function countSends(context: BrowserContext) {
  const sends = { count: 0 }
  await context.route(SEND, route => {
    sends.count++
    return route.continue()
  })
  return sends
}

for (const storage of ['working', 'blocked'] as const) {
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

    test('before the first use: the message stays in the form and is sent with the next press', async ({
      page,
      context,
      request,
    }) => {
      const words = toWords()
      await context.setOffline(true)
      await fillIn(page, words)
      await send(page).tap()
      await expect(form(page).getByText(FAILED)).toBeVisible()
      await expect(message(page)).toHaveValue(words)
      const ways = form(page).getByRole('group', { name: 'Other ways to reach us' }).getByRole('link')
      await expect(ways).toHaveCount(3)
      await expect(ways.nth(1)).toHaveAttribute('href', new RegExp(encodeURIComponent(words)))
      await context.setOffline(false)
      await send(page).tap()
      await expect(form(page).getByText(SENT)).toBeVisible()
      await expect(message(page)).toHaveValue('')
      expect(await countInInbox(request, words)).toBe(1)
    })

    test('after it: the message is pending on the device and is sent by itself, once', async ({
      page,
      context,
      request,
    }) => {
      const words = toWords()
      await fillInWithCode(page, words)
      await context.setOffline(true)
      await send(page).tap()
      await expect(form(page).getByText('Sending...')).toBeVisible()
      await expect(form(page).getByText(KEPT)).toBeVisible()
      await expect(message(page)).toHaveValue(words)
      expect(await countInInbox(request, words)).toBe(0)
      await context.setOffline(false)
      await expect(page.getByText(SENT)).toBeVisible()
      await expect(form(page).getByText(KEPT)).toBeHidden()
      await expect(message(page)).toHaveValue('')
      expect(await countInInbox(request, words)).toBe(1)
    })

    test('while sending, after the provider has received the message: it is stored once', async ({
      page,
      context,
      request,
    }) => {
      const words = toWords()
      await fillInWithCode(page, words)
      await page.route(SEND, async route => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('connectionreset')
      })
      await send(page).tap()
      await expect(form(page).getByText(KEPT)).toBeVisible()
      expect(await countInInbox(request, words)).toBe(1)
      await page.unroute(SEND)
      await context.setOffline(false)
      await expect(page.getByText(SENT)).toBeVisible()
      await expect(message(page)).toHaveValue('')
      expect(await countInInbox(request, words)).toBe(1)
    })
  })
}

test.describe('two tabs', () => {
  test.use({ expected: /ERR_|Failed to send message|\/email\/send|\/_next\/static\// })

  test('send a pending message once, and both show it', async ({ page, context, request }) => {
    const words = toWords()
    const other = await context.newPage()
    await open(other, '/contact-us')
    await open(page, '/contact-us')
    await fillInWithCode(page, words)
    await context.setOffline(true)
    await send(page).click()
    await expect(form(page).getByText(KEPT)).toBeVisible()
    const sends = await countSends(context)
    await context.setOffline(false)
    await expect
      .poll(async () => (await page.getByText(SENT).count()) + (await other.getByText(SENT).count()))
      .toBeGreaterThan(0)
    await expect(message(page)).toHaveValue('')
    await expect(form(page).getByText(KEPT)).toBeHidden()
    expect(sends.count).toBe(1)
    expect(await countInInbox(request, words)).toBe(1)
  })

  test('the tab that did not send clears the form of the text that the other has sent', async ({
    page,
    context,
    request,
  }) => {
    const words = toWords()
    await open(page, '/contact-us')
    await fillIn(page, words)
    await page.route(SEND, route => route.abort('connectionreset'))
    await send(page).click()
    await expect(form(page).getByText(KEPT)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/privacy')
    await expect(other.getByText(SENT)).toBeVisible()
    await expect(message(page)).toHaveValue('')
    await expect(form(page).getByText(KEPT)).toBeHidden()
    expect(await countInInbox(request, words)).toBe(1)
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

test('a reload or a visit to another page keeps the text of a form', async ({ page }) => {
  await open(page, '/contact-us')
  await fillIn(page, 'Half a sentence')
  await page.reload()
  await waitForPage(page)
  await expect(message(page)).toHaveValue('Half a sentence')
  await message(page).press('End')
  await message(page).pressSequentially(' and the rest')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/products')
  await page.goBack()
  await expect(message(page)).toHaveValue('Half a sentence and the rest')
  await expect(form(page).getByLabel('Name')).toHaveValue('आशा मेनन')
})

test.describe('the code of the form cannot be loaded', () => {
  test.use({ expected: CODE_FAILURE })

  test('the typed text is restored at the next visit in the tab', async ({ page }) => {
    await open(page, '/contact-us')
    const restore = await cutCode(page)
    await fillIn(page, 'Typed on its own')
    await restore()
    await open(page, '/privacy')
    await open(page, '/contact-us')
    await expect(message(page)).toHaveValue('Typed on its own')
    await expect(form(page).getByLabel('Name')).toHaveValue('आशा मेनन')
  })
})

test('a double submit sends once', async ({ page, context, request }) => {
  const words = toWords()
  const sends = await countSends(context)
  await open(page, '/contact-us')
  await fillIn(page, words)
  await send(page).dblclick()
  await expect(form(page).getByText(SENT)).toBeVisible()
  expect(sends.count).toBe(1)
  expect(await countInInbox(request, words)).toBe(1)
})

test("presses while the code of the form is loading show 'Sending', and send once", async ({
  page,
  context,
  request,
}) => {
  const words = toWords()
  const sends = await countSends(context)
  await open(page, '/contact-us')
  const { asked, release } = await hold(page, CODE)
  await fillIn(page, words)
  await send(page).click()
  await asked
  await expect(form(page).getByText('Sending...')).toBeVisible()
  // Playwright would wait, because the button is `aria-disabled`.
  await send(page).click({ force: true })
  await form(page).getByLabel('Email').press('Enter')
  release()
  await expect(form(page).getByText(SENT)).toBeVisible()
  expect(sends.count).toBe(1)
  expect(await countInInbox(request, words)).toBe(1)
})

test.describe('the code of the form hangs', () => {
  test.use({ expected: /Failed to send message|\/_next\/static\// })

  test('the visitor is told within the time limit, and the text is kept', async ({ page }) => {
    await page.clock.install()
    await open(page, '/contact-us')
    const { asked, release } = await hold(page, CODE)
    await fillIn(page, 'Do not lose me')
    await send(page).click()
    await asked
    await page.clock.fastForward(11_000)
    await expect(form(page).getByText(FAILED)).toBeVisible()
    await expect(message(page)).toHaveValue('Do not lose me')
    release()
  })
})

test.describe('the back and forward cache', () => {
  test('restores the page with its text, which is sent once', async ({
    playwright,
    launchOptions,
    baseURL,
    request,
  }) => {
    // The headless shell has no back/forward cache, and Playwright disables it in the browsers that it starts.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: findChromium()?.path,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    const sends = await countSends(context)
    const words = toWords()
    await open(page, '/contact-us')
    await fillIn(page, words)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.goto('/robots.txt')
    await page.goBack({ waitUntil: 'commit' })
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await expect(message(page)).toHaveValue(words)
    await send(page).click()
    await expect(form(page).getByText(SENT)).toBeVisible()
    await page.goto('/robots.txt')
    await page.goBack({ waitUntil: 'commit' })
    await expect(message(page)).toHaveValue('')
    expect(sends.count).toBe(1)
    expect(await countInInbox(request, words)).toBe(1)
    await browser.close()
  })
})
