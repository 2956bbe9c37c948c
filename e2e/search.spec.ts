import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { readOverflow } from './support/reflow'

// The search in a browser. Each state of the list, including a missing index, is tested in
// __tests__/components/catalogue; e2e/outer/budgets.spec.ts tests that nothing of the search is loaded before it is
// used.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search machines' })
const cards = (page: Page) => page.locator('[data-part="product-list"] li')
const status = (page: Page) => page.locator('[data-part="result-bar"]').getByRole('status')

test('fast typing arrives completely in the field from the first key on any page, and the list matches the last key', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('rigid box')
  await expect(field(page)).toHaveValue('rigid box')
  await expect(cards(page).first()).toContainText('Automatic Rigid Box Making Machine')
  await expect(cards(page).first().getByRole('heading').locator('mark').first()).toHaveText('Rigid Box')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('folder gluer')
  await expect(field(page)).toHaveValue('folder gluer')
  await expect(cards(page).first()).toContainText('Automatic Folder Gluer Machine')
  await page.keyboard.press('Enter')
  await expect(status(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

/** Opens a group of filters. */
function openFacet(page: Page, title: string) {
  return page.locator('#facets details', { hasText: title }).evaluate((facet: HTMLDetailsElement) => {
    facet.open = true
  })
}

test('a filtered list can be shared, reloaded and returned to at the same scroll position, and no filter shows the overlay', async ({
  page,
}) => {
  await open(page, '/products')
  const all = await status(page).textContent()
  await openFacet(page, 'Works on')
  await page.getByRole('checkbox', { name: /^Corrugated board \d/ }).check()
  await expect(page).toHaveURL(/\?substrate=corrugated$/)
  await expect(status(page)).not.toHaveText(all ?? '')
  const corrugated = await status(page).textContent()
  await openFacet(page, 'Automation')
  await page.getByRole('checkbox', { name: /^Semi-automatic/ }).check()
  await expect(status(page)).not.toHaveText(corrugated ?? '')
  const text = await status(page).textContent()
  await page.reload()
  await expect(status(page)).toHaveText(text ?? '')
  const link = cards(page).last().getByRole('heading').getByRole('link')
  // Far from the top, wherever the last card stands; and by key, because a click may scroll to uncover the link.
  await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  await link.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(status(page)).toHaveText(text ?? '')
  // Less than 50 px away is the same place to a visitor: the link is then still near the middle of the window.
  await expect.poll(() => page.evaluate(from => Math.abs(window.scrollY - from), place)).toBeLessThan(50)
  await page.goBack()
  await expect(page).toHaveURL(/\?substrate=corrugated$/)
  await expect(status(page)).toHaveText(corrugated ?? '')
  // A new overlay would be a new element, without this mark.
  await page.locator('[data-part="loading-overlay"]').evaluate(overlay => overlay.setAttribute('data-seen', ''))
  await openFacet(page, 'Automation')
  await page.getByRole('checkbox', { name: /^Semi-automatic/ }).check()
  await expect(status(page)).toHaveText(text ?? '')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(status(page), 'Products in the navbar resets the filters').toHaveText(all ?? '')
  await expect(page.locator('[data-part="loading-overlay"][data-seen]'), 'a new overlay').toHaveCount(1)
})

/**
 * Fails if the list scrolls sideways at 1280 px or, with its filters open, at 320 px, or if it then has violations.
 */
async function expectSound(page: Page, name: string) {
  expect.soft(await readOverflow(page), `${name} at 1280 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  expect.soft(await readOverflow(page), `${name} at 320 px`).toBeLessThanOrEqual(0)
  // At the foot of the page no filter is half below the filters' own button, which sticks to the foot of the window.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectNoViolations(page)
}

test('a trade word says how it was read, a question links to its answer, what is ignored is named, and a word in no text finds no machine', async ({
  page,
}) => {
  const unknown = `${'%3Cbr%3E'.repeat(50)}&category=%3Cimg%3E&width=9-1`
  await open(page, `/products?q=${unknown}`)
  await expect(page.getByText(/Ignored, because it was not recognised or is too long/)).toBeVisible()
  expect(await readOverflow(page), 'the hostile list').toBeLessThanOrEqual(0)
  await field(page).fill('xqzvw')
  await expect(status(page)).toHaveText('0 machines')
  await field(page).fill('दवा box price')
  await expect(page.getByText('दवा: showing pharma carton')).toBeVisible()
  await expect(cards(page).first()).toContainText('Automatic Folder Gluer Machine')
  await page.getByRole('checkbox', { name: /^Automatic Gluing Machines/ }).check()
  await expect(page.getByRole('group', { name: 'Stock in gsm' })).toBeAttached()
  await expectSound(page, 'the narrowed and explained list')
  await page.getByRole('status').filter({ hasText: 'Price:' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/contact-us/)
})
