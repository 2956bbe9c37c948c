import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { findChromium } from '@/scripts/engines/find-engines'
import {
  countInInbox,
  countSends,
  createUniqueText,
  expectSentOnce,
  FAILED,
  fillIn,
  form,
  message,
  SENT,
  send,
} from './support/contact-form'
import { CODE, cutCode, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { open, waitForPage } from './support/page-parts'

// No typed text is lost if the form's code fails to load, or the page is reloaded or restored.

test.use({ serviceWorkers: 'block' })

test.describe('when the code of the form fails to load or comes late', () => {
  test.use({ expected: /\/_next\/static\/|ChunkLoadError|Failed to (load chunk|send message)/ })

  test('a reload and a visit to another page keep the typed text', async ({ page }) => {
    await open(page, '/contact-us')
    const restore = await cutCode(page)
    await fillIn(page, 'Half a sentence')
    await restore()
    await page.reload()
    await waitForPage(page)
    await expect(message(page)).toHaveValue('Half a sentence')
    await message(page).press('End')
    await message(page).pressSequentially(' and the rest')
    await page.getByRole('link', { name: 'Privacy', exact: true }).last().click()
    await expect(page).toHaveURL('/privacy')
    await page.goBack()
    await expect(message(page)).toHaveValue('Half a sentence and the rest')
    await expect(form(page).getByLabel('Name')).toHaveValue('आशा मेनन')
  })

  test('after the time limit the visitor is told, and a double press once it has loaded sends once', async ({
    page,
    context,
    request,
  }) => {
    const words = createUniqueText()
    const sends = await countSends(context)
    await page.clock.install()
    await open(page, '/contact-us')
    const { asked, release } = await hold(page, CODE)
    await fillIn(page, words)
    await send(page).click()
    await asked
    await expect(form(page).getByText('Sending...')).toBeVisible()
    // The limit counts from when the browser grants the lock of this message, which the page does not show.
    await expect(async () => {
      await page.clock.fastForward(MAIL_TRY_LIMIT_MS)
      await expect(form(page).getByText(FAILED)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(message(page)).toHaveValue(words)
    release()
    await send(page).dblclick()
    await expectSentOnce(page, request, words)
    expect(sends.count).toBe(1)
  })

  test("presses before it has loaded show 'Sending', and send once", async ({ page, context, request }) => {
    const words = createUniqueText()
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
    await expectSentOnce(page, request, words)
    expect(sends.count).toBe(1)
  })
})

test.describe('the back and forward cache', () => {
  test('restores the page with its typed text, which is sent once', async ({
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
    const words = createUniqueText()
    await open(page, '/contact-us')
    await fillIn(page, words)
    // Only a page from the cache still has this mark.
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
