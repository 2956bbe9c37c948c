import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expectLargeEnough } from './support/controls'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { expectReflow } from './support/reflow'

const GLUER = '/product/automatic-folder-gluer-machine'
/** A machine with a shorter one for the same step. */
const CORRUGATED = '/product/corrugated-box-folder-gluer-machine'

/** Other tests search the page around it for violations. */
const FORM = 'form[aria-label="Fit check"]'

const fitCheck = (page: Page) => page.getByRole('form', { name: 'Fit check' })

/** Enters a hall and submits, with the keyboard alone. */
async function ask(page: Page, length: string, width: string) {
  await fitCheck(page).getByLabel('Length of the hall').fill(length)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(width)
  await page.keyboard.press('Enter')
}

test('an invalid hall is rejected with a message; one that is large enough stays in the URL, and is added to the enquiry', async ({
  page,
}) => {
  const length = fitCheck(page).getByLabel('Length of the hall')
  const status = fitCheck(page).getByRole('status')
  await open(page, GLUER)
  await ask(page, '-5', '18')
  await expect(status).toHaveText('Enter both sides of the hall in metres, from 1 to 1,000, such as 40 and 18.5.')
  await expect(length).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page, FORM)

  await ask(page, '40', '18')
  await expect(status).toContainText('Fits, either way round: it takes 15.8 × 1.55 m of your 40 × 18 m.')
  await expect(length).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(`${GLUER}?hall=40x18`)
  await expectNoViolations(page, FORM)

  await page.reload()
  await expect(status).toContainText('Fits')
  await expect(fitCheck(page).getByLabel('Width of the hall')).toHaveValue('18')

  // Any link to the form takes the result along.
  await page.getByRole('link', { name: 'Get a quote for this machine' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('Hall 40 × 18 m: fits')
  await expect(page.getByLabel('Message')).toHaveValue(/- Automatic Folder Gluer Machine: Hall 40 × 18 m: fits\n/)
})

test('a hall that is too small says by how much, and links to a shorter machine, on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, `${CORRUGATED}?hall=8x6`)
  await expect(fitCheck(page).getByRole('status')).toContainText(/your hall of 8 × 6 m is [\d.]+ m too short\b/)
  await expectReflow(page, 'a hall that is too small')
  await expectLargeEnough(page)
  await expectNoViolations(page, FORM)
  await fitCheck(page).getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\/(?!corrugated-box-folder-gluer-machine)[\w-]+$/)
  await expect(fitCheck(page).getByRole('status')).toBeEmpty()
})
