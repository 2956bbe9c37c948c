import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { TWO_MACHINES } from './support/routes'
import { expectNoErrorPage, translate, waitForTranslation } from './support/translate'

// Comparison, enquiry, sharing and carousels on pages that the browser translates, which moves every text node.

const GLUER = 'Automatic Folder Gluer Machine'

/** React reports once that a page was changed before it was hydrated, renders it anew, and goes on. */
test.use({ expected: /418/ })

for (const delayMs of [100, 2500]) {
  test.describe(`translated ${delayMs} ms after it was parsed`, () => {
    test.beforeEach(async ({ page }) => {
      await closeLeadPopupForSession(page)
      await translate(page, delayMs)
    })

    test('a page has lists whose buttons, tray, counts and sentences follow every press', async ({ page }) => {
      await open(page, '/category/automatic-gluing-machines')
      await waitForTranslation(page)
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
      await waitForTranslation(page)
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
      await waitForTranslation(page)
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
      await waitForTranslation(page)
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
