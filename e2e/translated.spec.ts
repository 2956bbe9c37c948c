import type { Page } from '@playwright/test'
import { FAILED, fillIn, form, message, SENT, send } from './support/contact-form'
import { SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { expectReady, PATH, SLOW_DRAWING, SMALL_VIEW, turnButton } from './support/machine-view'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { kindsOfRoutes, TWO_MACHINES } from './support/routes'
import { expectNoErrorPage, type Moment, translate, waitForTranslation } from './support/translate'

// Pages that the browser translates, which moves every text node: before React has hydrated them, and once they are
// usable. Nothing may be reported, no page may be lost, and what changes on a press must show. The walk of
// e2e/engines goes over translated pages in the other browsers.

const GLUER = 'Automatic Folder Gluer Machine'
const MOMENTS: readonly Moment[] = ['parsed', 'usable']

/** Each kind of page, and those that show machines named in the URL. */
const PAGES = [...kindsOfRoutes, `/compare?${TWO_MACHINES}`, `/contact-us?${TWO_MACHINES}`, '/product/folder-gluer']

/** Opens each kind of page and scrolls through it, so that all of it is hydrated. */
async function walkAll(page: Page, moment: Moment) {
  for (const path of PAGES) {
    await page.goto(path)
    await waitForTranslation(page, moment)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    await expectNoErrorPage(page)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
}

/** Chromium logs a document that answers 404. */
const UNKNOWN = /status of 404 .*\/folder-gluer$/

test.describe('a translator that has changed the words before React comes', () => {
  // React says once that the words are not its own, and renders the page anew, which the translator translates again.
  test.use({ expected: new RegExp(`${UNKNOWN.source}|error #418`) })

  test('loses no page', async ({ page }) => {
    await closeLeadPopupForSession(page)
    await translate(page, 'parsed', '·')
    await walkAll(page, 'parsed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/·$/)
  })
})

for (const moment of MOMENTS) {
  test.describe(`translated as soon as it is ${moment}`, () => {
    test.beforeEach(async ({ page }) => {
      await closeLeadPopupForSession(page)
      await translate(page, moment)
    })

    test.describe('each kind of page', () => {
      test.use({ expected: UNKNOWN })

      test('opens without a complaint', async ({ page }) => {
        await walkAll(page, moment)
      })
    })

    test('machines are found, narrowed and returned to', async ({ page }) => {
      await open(page, '/products')
      await waitForTranslation(page, moment)
      const cards = page.locator('[data-part="product-list"] li')
      const status = page.locator('[data-part="result-bar"]').getByRole('status')
      const all = await status.textContent()
      await page.getByRole('searchbox', { name: 'Search machines' }).fill('दवा box price')
      await expect(page.getByText('दवा: read as pharma carton')).toBeVisible()
      await expect(cards.first()).toContainText(GLUER)
      const found = await status.textContent()
      await page.getByRole('checkbox', { name: /^Automatic Gluing Machines/ }).check()
      await expect(status).not.toHaveText(found ?? '')
      await page.getByRole('button', { name: /^Remove .*Gluing/ }).click()
      await expect(status).toHaveText(found ?? '')
      await page.getByRole('searchbox', { name: 'Search machines' }).fill('xqzvw')
      await expect(status).toHaveText('0 machines')
      await page.getByRole('searchbox', { name: 'Search machines' }).fill('folder gluer')
      await expect(cards.first()).toContainText(GLUER)
      await cards.first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/product\//)
      await page.goBack()
      await expect(cards.first()).toContainText(GLUER)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
      await expect(status).toHaveText(all ?? '')
      await expectNoErrorPage(page)
    })

    test.describe('a machine', () => {
      test.use({ expected: SLOW_DRAWING, ...SMALL_VIEW })

      test('shows its tabs, views and hall, and turns', async ({ page }) => {
        await open(page, '/product/automatic-folder-gluer-machine')
        await waitForTranslation(page, moment)
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tab.textContent()) ?? '')
        }
        await page.getByRole('link', { name: 'Delivery end' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        const fit = page.getByRole('form', { name: 'Fit check' })
        for (const [length, width, said] of [
          ['-5', '80', /^Enter both sides/],
          ['90', '80', /Fits/],
          ['3', '2', /too short/],
        ] as const) {
          await fit.getByLabel('Length of the hall').fill(length)
          await fit.getByLabel('Width of the hall').fill(width)
          await fit.getByRole('button').click()
          await expect(fit.getByRole('status')).toHaveText(said)
        }
        await open(page, PATH)
        await turnButton(page).click()
        await expectReady(page)
        await page.keyboard.press('Escape')
        await expect(page.locator('canvas')).toHaveCount(0)
        await expectNoErrorPage(page)
      })
    })

    test('a line is planned, changed, and planned otherwise', async ({ page }) => {
      const answers = page.getByRole('form', { name: 'What you make' })
      const plan = page.locator('#plan')
      const sentence = plan.getByRole('status').first()
      await open(page, '/line-planner/pizza-box')
      await waitForTranslation(page, moment)
      await page.getByRole('link', { name: 'Change this plan' }).click()
      await expect(sentence).toHaveText(/machines?, /)
      for (const [label, typed] of [
        [/^Packs/, '200000'],
        [/^Length inside/, '2900'],
        [/^Length inside/, '300'],
      ] as const) {
        const before = await sentence.textContent()
        await answers.getByLabel(label).first().fill(typed)
        await expect(sentence).not.toHaveText(before ?? '')
      }
      await answers.getByLabel(/^Length inside/).fill('long')
      await expect(answers.getByText(/'long' is not a number/)).toBeVisible()
      for (const style of ['Paper cup', 'Tuck carton']) {
        const before = await sentence.textContent()
        await answers.getByLabel('Pack', { exact: true }).selectOption({ label: style })
        await expect(sentence).not.toHaveText(before ?? '')
      }
      await page.goBack()
      await expectNoErrorPage(page)
    })

    test.describe('a form', () => {
      test.use({ expected: /\/email\/send|Failed to send message/ })

      test('is filled by the newsletter, complains, fails and sends; the menu leads on', async ({ page }) => {
        await open(page, '/privacy')
        await waitForTranslation(page, moment)
        await page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email').fill('reader@example.com')
        await page.getByRole('form', { name: 'Newsletter' }).getByRole('button').click()
        await expect(form(page).getByLabel('Email')).toHaveValue('reader@example.com')
        await message(page).fill('')
        await send(page).click()
        await expect(form(page).getByText('Please fill out this field.').first()).toBeVisible()
        await page.route(SEND, route => route.fulfill({ status: 400, body: 'Refused' }))
        await fillIn(page, 'A die cutter')
        await send(page).click()
        await expect(form(page).getByText(FAILED)).toBeVisible()
        await page.unroute(SEND)
        await send(page).click()
        await expect(form(page).getByText(SENT)).toBeVisible()
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'Line planner' }).first().click()
        await expect(page).toHaveURL('/line-planner')
        await page.goBack()
        await expect(message(page)).toHaveValue('')
        await expectNoErrorPage(page)
      })
    })

    test('a page has lists whose buttons, tray, counts and sentences follow every press', async ({ page }) => {
      await open(page, '/category/automatic-gluing-machines')
      await waitForTranslation(page, moment)
      const tray = page.locator('[data-part=tray]')
      await page.getByRole('button', { name: `Compare ${GLUER}` }).click()
      await expect(tray).toContainText('Add one more to compare')
      await page.getByRole('button', { name: /^Compare Lock-Bottom/ }).click()
      await expect(tray.getByRole('link')).toHaveText(['Compare 2'])
      await page.getByRole('button', { name: `Add to enquiry: ${GLUER}` }).click()
      const pressed = page.getByRole('button', { name: `In enquiry, press to remove: ${GLUER}` })
      await expect(pressed).toHaveText('In enquiry')
      await expect(tray.getByRole('link')).toHaveText(['Compare 2', 'Enquiry 1'])
      await page.getByRole('button', { name: /^Add to enquiry: Lock-Bottom/ }).click()
      await expect(tray.getByRole('link')).toHaveText(['Compare 2', 'Enquiry 2'])
      await expect(page.getByRole('status').filter({ hasText: /^Lock-Bottom.* added to the enquiry\.$/ })).toHaveCount(
        1,
      )
      await expect(page.getByRole('link', { name: 'Enquiry list, 2 machines' })).toHaveText('2')
      await pressed.click()
      await expect(page.getByRole('button', { name: `Add to enquiry: ${GLUER}` })).toHaveText('Add to enquiry')
      await tray.getByRole('button', { name: `Remove ${GLUER}` }).click()
      await expect(tray).toContainText('Add one more to compare')
      await tray.getByRole('button', { name: 'Clear all' }).click()
      await expect(tray.getByRole('paragraph')).toHaveText(/^Lock-Bottom/)
      await tray.getByRole('link', { name: 'Enquiry 1' }).click()
      await expect(page).toHaveURL('/contact-us')
      await expect(page.getByLabel('Message')).toHaveValue(/- Lock-Bottom/)
      await page.goBack()
      await expect(tray).toContainText('Enquiry 1')
      await expectNoErrorPage(page)
    })

    test('a comparison is changed, narrowed, and left and found again', async ({ page }) => {
      await open(page, `/compare?${TWO_MACHINES},gone`)
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await waitForTranslation(page, moment)
      await page.getByRole('button', { name: 'Figures of one machine only' }).click()
      await page.getByRole('checkbox', { name: /^Differences only/ }).check()
      await page.getByRole('button', { name: `Remove ${GLUER}` }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(1)
      await expect(page.locator(':focus')).toHaveText(`${GLUER} removed.`)
      await expect(page.getByRole('status').filter({ hasText: 'Add one more to compare.' })).toHaveCount(1)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await expect(page.getByRole('checkbox', { name: /^Differences only \(\d+ of \d+\)$/ })).toBeChecked()
      await page.goBack()
      await expect(page.getByRole('columnheader')).toHaveCount(1)
      await page.getByRole('button', { name: /^Remove / }).click()
      await expect(page.getByText('Pick two to four machines that do the same job.')).toBeVisible()
      await page.getByRole('region', { name: 'Often compared' }).getByRole('link').first().click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await expectNoErrorPage(page)
    })

    test('an enquiry by link is edited, kept and emptied', async ({ page }) => {
      await open(page, `/contact-us?${TWO_MACHINES},gone`)
      const list = page.getByRole('list', { name: 'Machines in this enquiry' })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await waitForTranslation(page, moment)
      await expect(page.getByRole('status').filter({ hasText: 'Not in the catalogue: gone.' })).toBeVisible()
      await list.getByLabel('Quantity').first().fill('250')
      await expect(list).toContainText('The list takes up to 99 of a machine')
      await list.getByLabel('Quantity').first().fill('0')
      await expect(list).toContainText('Enter a whole number from 1 to 99. Your enquiry says 1.')
      await list.getByLabel('Quantity').first().fill('5')
      await expect(list).not.toContainText('whole number')
      await page.getByRole('button', { name: 'Keep in my list' }).click()
      await expect(page.getByText('These machines came with a link')).toHaveCount(0)
      for (const left of [1, 0]) {
        await list
          .getByRole('button', { name: /^Remove / })
          .first()
          .click()
        await expect(list.getByRole('listitem')).toHaveCount(left)
      }
      await expect(page.getByText('To ask about a machine, press Add to enquiry on its card.')).toBeVisible()
      await expectNoErrorPage(page)
    })

    test('a link is copied, shown to be copied by hand, and the carousels count on', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'share')
        let copies = 0
        async function writeText() {
          if (++copies % 2 === 0) throw new DOMException('', 'NotAllowedError')
        }
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      })
      await open(page, '/')
      await waitForTranslation(page, moment)
      const hero = page.getByRole('region', { name: 'All machines' })
      for (const position of ['02 / ', '03 / ']) {
        await hero.getByRole('button', { name: 'Next machine' }).click()
        await expect(hero).toContainText(position)
      }
      await expect(hero.locator('[aria-live]')).toHaveText(/, 3 of \d+$/)
      await hero.locator('[data-part=view-machine]').click()
      await expect(page).toHaveURL(/\/product\//)
      const copy = page.getByRole('button', { name: 'Copy link' })
      for (const said of ['Link copied.', 'The browser did not allow copying.', 'Link copied.']) {
        await copy.click()
        await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
      }
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Applications' }).click()
      await page.locator('a[href="#packaging-3"]').first().click()
      const viewer = page.getByRole('dialog', { name: 'Application' })
      await viewer.getByRole('button', { name: 'Next application' }).click()
      await expect(viewer).toContainText('Packaging 4 / 23')
      await viewer.getByRole('button', { name: 'Close' }).click()
      await expect(viewer).toBeHidden()
      await expectNoErrorPage(page)
    })
  })
}
