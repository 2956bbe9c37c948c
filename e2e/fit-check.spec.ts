import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

const GLUER = '/product/automatic-folder-gluer-machine'
/** The form alone is searched for violations; the whole page is in e2e/outer/every-kind.spec.ts. */
const FORM = 'form[aria-label="Fit check"]'

const fitCheck = (page: Page) => page.getByRole('form', { name: 'Fit check' })

/** Enters a hall and submits, using only the keyboard. */
async function enterHall(page: Page, length: string, width: string) {
  await fitCheck(page).getByLabel('Length of the hall').fill(length)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(width)
  await page.keyboard.press('Enter')
}

// Each answer is tested in __tests__/components/fit.
test('a hall is entered with the keyboard alone, stays in the URL, and is added to the enquiry', async ({ page }) => {
  const status = fitCheck(page).getByRole('status')
  await open(page, GLUER)
  await enterHall(page, '-5', '18')
  await expect(status).toHaveText('Enter both sides of the hall in metres, from 1 to 1,000, such as 40 and 18.5.')
  await expectNoViolations(page, FORM)
  await enterHall(page, '40', '18')
  await expect(status).toContainText('It fits either way round: 15.8 × 1.55 m in your 40 × 18 m hall.')
  await expect(page).toHaveURL(`${GLUER}?hall=40x18`)
  await page.reload()
  await expect(status).toContainText('It fits')
  // Any link to the form takes the result along.
  await page.getByRole('link', { name: 'Get a quote for this machine' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('Hall 40 × 18 m: fits')
})
