import { SAMPLE_COUNT } from './support/catalogue'
import { hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'
import { expectNoShiftOnTheWay, watchShifts } from './support/shifts'

// The way of a buyer with a phone, from the home page to the contact form.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a buyer with a phone finds machines in carousel, cards and lists, and reaches the contact form', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'All machines' })
  const first = await carousel.getByRole('link', { name: 'View machine' }).getAttribute('href')
  await carousel.getByRole('button', { name: 'Next machine' }).tap()
  await expect(carousel.getByRole('link', { name: 'View machine' })).not.toHaveAttribute('href', first ?? '')
  await carousel.getByRole('link', { name: 'View machine' }).tap()

  await expect(page).toHaveURL(/\/product\//)
  await waitForPage(page)
  for (const name of ['Additional Details', 'Reviews', 'Description']) {
    await page.getByRole('tab', { name }).tap()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }

  const title = await page.getByRole('heading', { level: 1 }).textContent()
  // Forced, because the card's link lies over the picture, as is intended.
  await page.locator('#related').getByRole('article').first().locator('picture').tap({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  await waitForPage(page)

  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Side menu' })
  await menu.getByRole('link', { name: 'Products' }).tap()
  await expect(page).toHaveURL('/products')
  await expect(menu).toBeHidden()
  await waitForPage(page)
  // On a phone, a group first shows a few of its machines.
  const folded = page.getByRole('link', { name: 'Box Bubble Pressing Machine', exact: true })
  await expect(folded).toBeHidden()
  await page.getByRole('button', { name: /^Show all \d+ Rigid Box Machines$/ }).tap()
  await folded.tap()
  await expect(page).toHaveURL(/\/product\//)
  await waitForPage(page)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await waitForPage(page)
  await expect(folded).toBeInViewport()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('link', { name: 'Applications' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Area')
  await expect(page.getByRole('img', { name: /^Packaging \d+$/ })).toHaveCount(SAMPLE_COUNT)
  await waitForPage(page)

  await page.getByRole('link', { name: 'Get A Quote' }).first().tap()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('heading', { name: 'Happy To Answer Your Questions' })).toBeVisible()
})

for (const path of ['/', '/contact-us']) {
  test(`nothing moves on ${path} when the font loads after the text`, async ({ page }) => {
    // The width of many phones, where a line that nearly fills it would wrap in the fallback font alone.
    await page.setViewportSize({ width: 412, height: 823 })
    await closeLeadPopupForSession(page)
    await watchShifts(page)
    const font = await hold(page, /\.woff2$/)
    await page.goto(path, { waitUntil: 'commit' })
    await waitForPage(page)
    font.release()
    await page.evaluate(() => document.fonts.ready)
    await expectNoShiftOnTheWay(page)
  })
}

test('closing the filters on a phone focuses the number of machines, and scrolls to the first that matches', async ({
  page,
}) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.locator('summary', { hasText: 'Process' }).tap()
  await page.getByRole('checkbox', { name: /^Die cutting/ }).tap()
  await page.getByRole('button', { name: /^Show \d+ machines$/ }).tap()
  await expect(page.getByRole('button', { name: /^Show \d+ machines$/ })).toBeHidden()
  await expect(page.locator('[data-part=result-bar] [role=status]')).toBeFocused()
  await expect(page.locator('[data-part=result-bar]')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeInViewport()
})

test('the first field of the contact form is in view', async ({ page }) => {
  // A small phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await closeLeadPopupForSession(page)
  await open(page, '/contact-us')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 })
})
