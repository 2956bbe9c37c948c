import type { Page } from '@playwright/test'
import { expectNoStructuralViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

// Tests of the costs that need a browser; figures and sentences are tested in __tests__/components/costs.

/** A job in the planner's address, and the page of a ready-made plan. */
const TUCK = '/line-planner?style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000'
const READY = '/line-planner/paper-cup'

/** The fields for the buyer's own figures, of the open plan. */
const form = (page: Page) => page.getByRole('form', { name: 'Your figures' }).filter({ visible: true })
/** The heading that states the cost of a pack. */
const lead = (page: Page) => page.getByRole('heading', { name: / a pack / }).filter({ visible: true })

/** Opens a page and scrolls to its costs, which the browser calculates only when they come near. */
async function openCosts(page: Page, path: string) {
  await open(page, path)
  const closed = page.getByRole('button', { name: 'Use your own figures' }).filter({ visible: true })
  // Repeated, because at some moment the plan of the job in the address replaces the one in the page's HTML.
  await expect(async () => {
    if (await form(page).isHidden()) await closed.scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(form(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a typed wage and prices change the figures, stay out of the address, outlast a reload and another plan, and can be cleared', async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', request => requested.push(request.url() + (request.postData() ?? '')))
    await openCosts(page, TUCK)
    await expect(lead(page)).toHaveText(/^₹\d\.\d\d a pack ₹1,\d{3} per 1,000$/)
    const before = (await lead(page).textContent()) ?? ''
    const address = page.url()
    await form(page)
      .getByLabel(/^Operator, wage/)
      .fill('31,313')
    await expect(lead(page)).not.toHaveText(before)
    await form(page).getByLabel('Selling price of a pack').fill('4.90')
    await expect(page.getByText(/^Instalments and payback need/).filter({ visible: true })).toBeVisible()
    const prices = form(page).getByLabel(/rupees, without GST$/)
    for (const price of await prices.all()) await price.fill('12,34,567')
    await expect(page.getByRole('row', { name: /^Pays back in/ }).filter({ visible: true })).toContainText(
      /\d+ months?$/,
    )
    // The line with the results sticks to the window while the visitor types.
    const status = form(page).getByText(/ · pays back in \d+ months? at full output · lowest DSCR \d/)
    await prices.last().fill('12,34,568')
    await expect(status).toBeInViewport({ ratio: 1 })
    await form(page)
      .getByLabel(/^Operator, wage/)
      .focus()
    await expect(status).toBeInViewport({ ratio: 1 })
    // Two lines of small letters: a third would hide a field above a phone's keyboard.
    expect((await status.boundingBox())?.height).toBeLessThan(60)
    await expectNoStructuralViolations(page)
    expect(page.url()).toBe(address)
    await page.getByRole('link', { name: 'Change the days' }).filter({ visible: true }).click()
    await expect(page.getByRole('slider', { name: 'Working days in a month' })).toBeInViewport()
    await openCosts(page, address)
    await page.getByRole('link', { name: 'Change the board' }).filter({ visible: true }).click()
    await expect(page.getByRole('combobox', { name: 'Board or top sheet' })).toBeInViewport()
    await openCosts(page, address)
    await expect(form(page).getByLabel(/^Operator, wage/)).toHaveValue('31,313')
    await expect(page.getByRole('row', { name: /^Pays back in/ }).filter({ visible: true })).toBeVisible()
    await openCosts(page, READY)
    await expect(form(page).getByLabel(/^Operator, wage/)).toHaveValue('31,313')
    await page.getByRole('button', { name: 'Clear what I typed' }).filter({ visible: true }).click()
    await expect(form(page).getByLabel(/^Operator, wage/)).toHaveValue('22000')
    // The typed wage and prices, with commas, with commas as a URL has them, or without.
    const typed = /31(,|%2C)?313|12(,|%2C)?34(,|%2C)?56[78]|4\.90/
    expect(requested.filter(request => typed.test(request))).toEqual([])
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a ready-made plan and the planner show costs without input fields', async ({ page }) => {
    for (const path of [READY, '/line-planner']) {
      await page.goto(path)
      await expect(lead(page).first()).toHaveText(/^₹\d+\.\d\d a pack ₹[\d.,]+( lakh)? per 1,000$/)
      await expect(page.getByRole('row', { name: /^Total/ }).first()).toBeVisible()
      await expect(page.getByRole('form', { name: 'Your figures' })).toHaveCount(0)
    }
  })
})
