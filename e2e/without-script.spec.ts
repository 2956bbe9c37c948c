import type { Page } from '@playwright/test'
import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { kindsOfRoutes, PRODUCT } from './support/routes'

const CATEGORY = kindsOfRoutes.find(path => path.startsWith('/category/')) ?? ''

test.use({ javaScriptEnabled: false })

/** Home: its slides can be reached by scrolling. */
async function expectSlidesInReach(page: Page) {
  // Only the first slides are in the page's HTML; the link leads to all machines.
  await expect(page.getByRole('main').getByRole('link', { name: 'All machines', exact: true })).toBeVisible()
  // The last link of the region leads to all machines; the one before it is in the last slide.
  const last = page.getByRole('region', { name: 'All machines' }).getByRole('link').nth(-2)
  await last.scrollIntoViewIfNeeded()
  await expect(last, 'a late slide can be reached by scrolling').toBeInViewport()
}

/** Products: a card for every machine of the catalogue. */
async function expectAllMachines(page: Page) {
  const cards = page.locator('[data-part="product-list"]').getByRole('article')
  await expect(cards).toHaveCount(MACHINE_COUNT)
  await expect(cards.first()).toBeVisible()
}

/** The contact page: its form cannot be sent, but telephone and mail are there. */
async function expectOtherWaysThanTheForm(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]').filter({ visible: true }).first()).toBeVisible()
}

/** A machine: all three tab panels are shown one below the other, and controls that need JavaScript are hidden. */
async function expectWholeProduct(page: Page) {
  // The sample texts of the second and the third panel, the same for every machine.
  await expect(page.getByText('12x10x4 inches')).toBeVisible()
  await expect(page.getByText('Sample review 2')).toBeVisible()
  const share = page.getByRole('link', { name: 'Share on WhatsApp' })
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Fit check' })).toHaveCount(0)
}

/** Without a comparison, the page says why, and where the figures are. */
async function expectReason(page: Page) {
  await expect(page.getByText('The comparison needs JavaScript.')).toBeVisible()
  await expect(page.getByText('Loading the machines...')).toBeHidden()
}

/** The table of a category has a row for each machine, whose number stands beside the title. */
async function expectWholeTable(page: Page) {
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const count = Number(/\d+/.exec(title ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  const table = page.getByRole('table', { name: /^Key figures of / })
  await expect(table.getByRole('rowheader')).toHaveCount(count)
}

/** What some kinds of pages do without JavaScript, beyond being readable. */
const MORE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': expectSlidesInReach,
  '/products': expectAllMachines,
  '/compare': expectReason,
  '/contact-us': expectOtherWaysThanTheForm,
  [PRODUCT]: expectWholeProduct,
  [CATEGORY]: expectWholeTable,
}

test('each kind of page is readable, its spinner ends by itself, and lists, slides, tabs and contact details are present', async ({
  page,
}) => {
  expect(kindsOfRoutes).toEqual(expect.arrayContaining(Object.keys(MORE)))
  for (const path of kindsOfRoutes) {
    await page.goto(path)
    await expect(page.locator('[data-part="loading-overlay"]'), path).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await MORE[path]?.(page)
  }
})
