import { FAILED, fillIn, form, message, SENT, send } from './support/contact-form'
import { SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { expectReady, MACHINE_PATH, SLOW_DRAWING, SMALL_VIEW, turnButton, view } from './support/machine-view'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { kindsOfRoutesWithMachines, TWO_MACHINES } from './support/routes'
import { expectNoErrorPage, translate, waitForTranslation } from './support/translate'

// Pages that the browser translates. A translator replaces every text node, either before React has hydrated the page
// or once it is usable. React must report no error and lose no page, and what changes on a press must show. Each test
// is made at one of the two moments; e2e/engines/walk.spec.ts repeats the second one in each browser.

const GLUER = 'Automatic Folder Gluer Machine'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test.describe('a translator that has changed the texts before hydration', () => {
  // With error 418, React reports that the texts differ from those that it expects, and renders the page again.
  // Chromium logs the document that answers 404.
  test.use({ expected: /status of 404 .*\/folder-gluer$|error #418/ })

  test('breaks no page', async ({ page }) => {
    await translate(page, 'parsed', '·')
    for (const path of [...kindsOfRoutesWithMachines, '/product/folder-gluer']) {
      await page.goto(path)
      await waitForTranslation(page, 'parsed')
      // Scrolls to the end, because parts of a page are hydrated only when they come into view.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
          window.scrollTo({ top, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
      })
      await expectNoErrorPage(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/·$/)
  })
})

test.describe('when the page is translated as soon as it is parsed', () => {
  test.beforeEach(({ page }) => translate(page, 'parsed'))

  test('machines can be searched, filtered and returned to', async ({ page }) => {
    await open(page, '/products')
    await waitForTranslation(page, 'parsed')
    const cards = page.locator('[data-part="product-list"] li')
    const status = page.locator('[data-part="result-bar"]').getByRole('status')
    const all = await status.textContent()
    await page.getByRole('searchbox', { name: 'Search machines' }).fill('दवा box price')
    await expect(page.getByText('दवा: showing pharma carton')).toBeVisible()
    await expect(cards.first()).toContainText(GLUER)
    const found = await status.textContent()
    await page.getByRole('checkbox', { name: /^Automatic Gluing Machines/ }).check()
    await expect(status).not.toHaveText(found ?? '')
    await page.getByRole('button', { name: /^Remove .*Gluing/ }).click()
    await expect(status).toHaveText(found ?? '')
    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(cards.first()).toContainText(GLUER)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await expect(status).toHaveText(all ?? '')
    await expectNoErrorPage(page)
  })

  test.describe('a form', () => {
    test.use({ expected: /\/email\/send|Failed to send message/ })

    test('is filled in by the newsletter, reports mistakes, fails and sends', async ({ page }) => {
      await open(page, '/privacy')
      await waitForTranslation(page, 'parsed')
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
      await expectNoErrorPage(page)
    })
  })

  test('the lists keep their buttons, tray, counts and sentences up to date with every press', async ({ page }) => {
    await open(page, '/category/automatic-gluing-machines')
    await waitForTranslation(page, 'parsed')
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
    await expectNoErrorPage(page)
  })
})

test.describe('when the page is translated as soon as it is usable', () => {
  // Chromium logs a file that answers 404, as that of a machine that is not in the catalogue.
  test.use({ expected: /status of 404 .*\/machines\/gone\.json$/ })
  test.beforeEach(({ page }) => translate(page, 'usable'))

  test.describe('a machine', () => {
    test.use({ expected: SLOW_DRAWING, ...SMALL_VIEW })

    test('shows its views and its fit in a hall, and turns', async ({ page }) => {
      await open(page, '/product/automatic-folder-gluer-machine')
      await waitForTranslation(page, 'usable')
      await page.getByRole('link', { name: 'Delivery end' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      const fit = page.getByRole('form', { name: 'Fit check' })
      if (!(await fit.isVisible())) await page.getByRole('button', { name: /^Floor space/ }).click()
      for (const [length, width, said] of [
        ['-5', '80', /^Enter both sides/],
        ['90', '80', /It fits/],
        ['3', '2', /too short/],
      ] as const) {
        await fit.getByLabel('Length of the hall').fill(length)
        await fit.getByLabel('Width of the hall').fill(width)
        await fit.getByRole('button').click()
        await expect(fit.getByRole('status')).toHaveText(said)
      }
      await open(page, MACHINE_PATH)
      await turnButton(page).click()
      await expectReady(page)
      await expect(view(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.locator('canvas')).toHaveCount(0)
      await expectNoErrorPage(page)
    })
  })

  test('a line can be planned, changed and replaced by another plan', async ({ page }) => {
    const answers = page.getByRole('form', { name: 'What you make' })
    const plan = page.locator('#plan')
    const sentence = plan.getByRole('status').first()
    await open(page, '/line-planner/pizza-box')
    await waitForTranslation(page, 'usable')
    await page.getByRole('link', { name: 'Change this plan' }).click()
    await expect(sentence).toHaveText(/machines?, /)
    // A quantity, a length for which no machine is large enough, and one for which there are machines again.
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
    // Every change of the form has replaced the address, so that Back leads to the plan before.
    await page.goBack()
    await expect(page).toHaveURL('/line-planner/pizza-box')
    await expect(page.getByRole('link', { name: 'Change this plan' })).toBeVisible()
    await expectNoErrorPage(page)
  })

  test('a comparison can be changed, filtered, left and found again', async ({ page }) => {
    await open(page, `/compare?${TWO_MACHINES},gone`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await waitForTranslation(page, 'usable')
    await page.getByRole('button', { name: 'Figures given for one machine only' }).click()
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

  test('an enquiry from a link can be edited, kept and emptied', async ({ page }) => {
    await open(page, `/contact-us?${TWO_MACHINES},gone`)
    const list = page.getByRole('list', { name: 'Machines in this enquiry' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await waitForTranslation(page, 'usable')
    await expect(page.getByRole('status').filter({ hasText: 'Not in the catalogue: gone.' })).toBeVisible()
    await list.getByLabel('Quantity').first().fill('250')
    await expect(list).toContainText('The list takes up to 99 of a machine')
    await list.getByLabel('Quantity').first().fill('0')
    await expect(list).toContainText('Enter a whole number from 1 to 99. Your enquiry says 1.')
    await list.getByLabel('Quantity').first().fill('5')
    await expect(list).not.toContainText('whole number')
    await page.getByRole('button', { name: 'Keep in my list' }).click()
    await expect(page.getByText('These machines came from a shared link')).toHaveCount(0)
    for (const left of [1, 0]) {
      await list
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await expect(list.getByRole('listitem')).toHaveCount(left)
    }
    await expect(page.getByText('To ask about a machine, press Add to enquiry on its card')).toBeVisible()
    await expectNoErrorPage(page)
  })
})
