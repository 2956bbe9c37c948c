import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, readBox } from './support/page-parts'
import { PRODUCT } from './support/routes'

// What a phone must not break: figures from their units, rows of buttons, and tables that seem to end at its edge.

/** Four machines for one process: a comparison has room for no more. */
const FOUR =
  '/compare?machines=automatic-flatbed-die-cutting-machine-with-stripping,lead-edge-feed-die-cutting-machine-corrugated,semi-automatic-die-cutting-and-creasing-machine,heavy-duty-platen-punching-creasing-machine'
const CATEGORY = '/category/automatic-gluing-machines'
const PLAN = '/line-planner/grocery-bag'

const PHONE = { width: 360, height: 780 }

test.use({ viewport: PHONE })
test.beforeEach(({ page }) => closeLeadPopupForSession(page))

/** Tables and families of machines that scroll sideways without a visible hint above them. */
function findUnhinted(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, div, tbody)')]
      // What scrolls sideways, of that the tables and families, and of those the ones whose hint is missing or hidden.
      .filter(box => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1)
      .filter(box => box.matches('tbody, [data-part=sideways] > *') || box.querySelector('table'))
      .filter(box => {
        const part = box.closest('[data-part=sideways], [data-part=comparison]')
        const hint = part?.querySelector('[data-part=hint]') ?? part?.previousElementSibling
        return !hint?.matches('[data-part=hint]') || !hint.checkVisibility()
      })
      .map(box => box.getAttribute('aria-label') ?? box.className),
  )
}

/** The units that stand on another line than the end of their number. A figure in inches may have a line of its own. */
function findLoneUnits(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(td, dd) small')]
      .filter(unit => unit.checkVisibility() && unit.previousElementSibling && !/\d/.test(unit.textContent ?? ''))
      .filter(unit => {
        const line = [...(unit.previousElementSibling?.getClientRects() ?? [])].at(-1)
        return (line?.bottom ?? 0) < unit.getBoundingClientRect().top
      })
      .map(unit => unit.parentElement?.textContent ?? ''),
  )
}

for (const path of [PRODUCT, CATEGORY, FOUR, PLAN]) {
  test(`${path}: what scrolls sideways says so, and no unit stands alone`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('main :is(td, dd)').first()).toBeAttached()
    for (const width of [360, 768]) {
      await page.setViewportSize({ ...PHONE, width })
      // Polled, because the hints follow the width of the window only in the next frame.
      const { poll } = expect.configure({ soft: true })
      await poll(() => findUnhinted(page), `${width} px`).toEqual([])
      await poll(() => findLoneUnits(page), `${width} px`).toEqual([])
    }
  })
}

for (const { path, beside } of [
  { path: FOUR, beside: { role: 'button', name: 'Print' } },
  // Behind 'Share or save'.
  { path: PLAN, beside: { role: 'button', name: 'Print or save as PDF' } },
] as const) {
  test(`${path}: the buttons have one height, in full rows`, async ({ page }) => {
    await open(page, path)
    if (path === PLAN) await page.getByText('Share or save').click()
    const row = page
      .locator('main div')
      .filter({ has: page.getByRole(beside.role, { name: beside.name, exact: true }), visible: true })
      .filter({ has: page.getByRole('button', { name: 'Send as a picture' }) })
      .last()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ ...PHONE, width })
      await expect(row).toBeVisible()
      const boxes = await row
        .locator('> *')
        .evaluateAll(items => items.map(item => item.getBoundingClientRect().toJSON()))
      const lines = [...new Set(boxes.map(({ y }) => Math.round(y)))]
      const counts = lines.map(line => boxes.filter(({ y }) => Math.round(y) === line).length)
      expect(new Set(boxes.map(box => Math.round(box.height))).size, `heights at ${width} px`).toBe(1)
      expect(new Set(counts).size, `rows at ${width} px`).toBe(1)
    }
  })
}

test('each family has a band for a finger, which no card above it covers', async ({ page }) => {
  await open(page, '/products')
  const cards = page.locator('[data-part=product-list] li').filter({ has: page.locator('h2') })
  const boxes = await cards.evaluateAll(items =>
    items.map(item => {
      const last = [...item.querySelectorAll('button')].at(-1)
      return {
        band: item.querySelector('h2')?.parentElement?.getBoundingClientRect().height ?? 0,
        // How far the last button reaches beyond the card.
        over: (last?.getBoundingClientRect().bottom ?? 0) - item.getBoundingClientRect().bottom,
      }
    }),
  )
  expect(boxes.length).toBeGreaterThan(2)
  for (const { band, over } of boxes) {
    expect(band).toBeGreaterThanOrEqual(44)
    expect(over).toBeLessThanOrEqual(0.5)
  }
})

test('the first machine of the list has a card of the specified height, and the others are low rows', async ({
  page,
}) => {
  await open(page, '/products')
  const cards = page.locator('[data-part=product-list] article').filter({ visible: true })
  const heights = await cards.evaluateAll(items => items.map(item => item.getBoundingClientRect().height))
  const [lead = 0, ...rows] = heights
  expect(lead).toBeGreaterThanOrEqual(400)
  expect(rows.length).toBeGreaterThan(2)
  // A name of several lines, two figures and the buttons.
  expect(Math.max(...rows)).toBeLessThanOrEqual(260)
})

test('a breadcrumb has one line on a phone', async ({ page }) => {
  for (const path of [PRODUCT, CATEGORY, FOUR]) {
    await open(page, path)
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(way.getByRole('link').filter({ visible: true }).first()).toBeVisible()
    // Two lines would be higher.
    expect((await readBox(way)).height, path).toBeLessThanOrEqual(48)
  }
})

for (const { pointer, hasTouch, height } of [
  { pointer: 'a mouse', hasTouch: false, height: 24 },
  { pointer: 'a finger', hasTouch: true, height: 44 },
]) {
  test.describe(`for ${pointer}`, () => {
    test.use({ hasTouch, isMobile: hasTouch })

    test(`a link of the footer is ${height} px high`, async ({ page }) => {
      await open(page, '/contact-us')
      const link = page.getByRole('contentinfo').getByRole('link', { name: /^Sales/ })
      expect((await readBox(link)).height).toBeCloseTo(height, 0)
    })
  })
}
