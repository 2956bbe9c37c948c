import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, readBox, scrollToTop } from './support/page-parts'
import { A4_LANDSCAPE, expectNoControlsOnPaper, expectOneSheet } from './support/paper'
import { expectReflow } from './support/reflow'

/** Four machines for one process, with some of the longest titles. A comparison has room for no more. */
const DIE_CUTTERS = [
  'automatic-flatbed-die-cutting-machine-with-stripping',
  'lead-edge-feed-die-cutting-machine-corrugated',
  'semi-automatic-die-cutting-and-creasing-machine',
  'heavy-duty-platen-punching-creasing-machine',
]
const FOUR = `/compare?machines=${DIE_CUTTERS.join()}`
/** The button that would add a fifth machine. */
const FIFTH = 'Compare Automatic Foil Stamping & Die Cutting Machine'

/** Stores the four machines in the browser, as if the visitor had chosen them. */
function storeCompared(page: Page) {
  const machines = DIE_CUTTERS.map(slug => ({ slug, title: slug.replaceAll('-', ' '), process: 'die cutting' }))
  return page.addInitScript(list => window.localStorage.setItem('compared_machines', list), JSON.stringify(machines))
}

/** The visible names of the compared machines, at the top of the table. */
const names = (page: Page) => page.getByRole('columnheader').filter({ visible: true })
/** Opens the rows of figures that are given for one of the machines only, which are closed at first. */
const openRows = (page: Page) => page.getByRole('button', { name: /for one machine only/ }).click()

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('the names of the machines stay visible while the figures scroll; on a phone both scroll sideways', async ({
  page,
}) => {
  await open(page, FOUR)
  for (const { width, height, count } of [
    { width: 1280, height: 720, count: 4 },
    { width: 390, height: 700, count: 2 },
  ]) {
    await page.setViewportSize({ width, height })
    await scrollToTop(page)
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(names(page), `${width} px`).toHaveCount(4)
    for (const name of (await names(page).all()).slice(0, count))
      await expect(name, `${width} px`).toBeInViewport({ ratio: 1 })
    // Beside each name of a phone is a small picture, which the row of pictures has on a laptop.
    const picture = names(page).first().locator('img')
    await expect(picture, `${width} px`).toBeVisible({ visible: width < 768 })
    // Repeated, because the navbar above the names is still shrinking.
    await expect(async () => {
      const bar = await readBox(page.locator('body > header'))
      // With two pixels of tolerance, because positions are fractions of pixels. The navbar covers a phone's pictures.
      expect((await readBox(names(page).first().getByRole('link').first())).y).toBeGreaterThanOrEqual(
        bar.y + bar.height - 2,
      )
    }, `${width} px`).toPass()
  }
  await expect(names(page).last()).not.toBeInViewport()
  await page.getByRole('rowgroup', { name: /^Figures of/ }).focus()
  for (let pressed = 0; pressed < 20; pressed++) await page.keyboard.press('ArrowRight')
  await expect(names(page).last()).toBeInViewport({ ratio: 0.99 })
  const cell = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .last()
    .getByRole('cell')
    .last()
  // Repeated, because the row of names follows the scrolled figures only in the next frame.
  await expect(async () => {
    const [name, figure] = [await readBox(names(page).last()), await readBox(cell)]
    expect(figure.x).toBeCloseTo(name.x, 0)
  }).toPass()
  // Each machine takes at least 43 % of the phone's width without its margins of 16 px, so that two are in view.
  expect((await readBox(names(page).last())).width).toBeGreaterThanOrEqual(0.43 * (390 - 2 * 16))
  // The names of the figures stay.
  await expect(page.getByRole('rowheader').last().locator('span').first()).toBeInViewport({ ratio: 1 })
})

for (const count of [2, 4]) {
  test(`a laptop shows ${count} machines and their drawing to one scale in its first screen`, async ({ page }) => {
    await open(page, `/compare?machines=${DIE_CUTTERS.slice(0, count).join()}`)
    const pictures = page.locator('[data-part=stage] img')
    await expect(pictures).toHaveCount(count)
    for (const picture of await pictures.all()) await expect(picture).toBeInViewport({ ratio: 1 })
    const drawings = page.getByRole('table').locator('svg[viewBox]:not(button svg)').filter({ visible: true })
    // And the person beside them.
    await expect(drawings).toHaveCount(count + 1)
    for (const drawing of await drawings.all()) await expect(drawing).toBeInViewport({ ratio: 1 })
    // All stand on one line, at the head of the table.
    const [first, ...others] = await Promise.all((await pictures.all()).map(readBox))
    for (const { y, height } of others) expect(y + height).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0)
  })
}

test('four machines print on one landscape sheet and fit any width; one is replaced with the keyboard, and the URL follows', async ({
  page,
}) => {
  await open(page, FOUR)
  await expect(names(page)).toHaveCount(4)
  await expectNoControlsOnPaper(page)
  // All rows make the table longer.
  await openRows(page)
  await expectOneSheet(page, A4_LANDSCAPE)
  for (const width of [320, 600, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectReflow(page, `${width} px`)
    if (width === 320) await expectNoViolations(page)
  }
  await page.getByRole('button', { name: /^Remove Lead-Edge/ }).press('Enter')
  await expect(page.getByText('Lead-Edge Feed Die Cutting Machine (Corrugated) removed.')).toBeFocused()
  await page.getByLabel('Add one more to compare').selectOption('Automatic Foil Stamping & Die Cutting Machine')
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(names(page)).toHaveCount(4)
  await expect(page).toHaveURL(/,automatic-foil-stamping-die-cutting-machine$/)
  const address = page.url()
  await page.goBack()
  await expect(names(page)).toHaveCount(3)
  await page.goto(address)
  await expect(names(page).last()).toHaveText(/^Automatic Foil Stamping/)
})

test('the page without machines links to ready-made comparisons and to the machines viewed last', async ({ page }) => {
  await open(page, `/product/${DIE_CUTTERS[0]}`)
  // On a busy machine the page may note the visit after `open` has returned.
  await page.waitForFunction(() => localStorage.getItem('seen_machines') !== null)
  await open(page, '/compare')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('link')).toHaveAttribute('href', `/compare?machines=${DIE_CUTTERS[0]}`)
  await expectNoViolations(page)
  await page.getByRole('region', { name: 'Often compared' }).getByRole('link').first().click()
  await expect(names(page)).toHaveCount(2)
})

test('the reason why a fifth machine is rejected covers none of the four', async ({ page }) => {
  await storeCompared(page)
  await open(page, '/products')
  // The most that the tray may take of a window 800 px high.
  for (const { width, mostTrayPx } of [
    { width: 1280, mostTrayPx: 76 },
    { width: 390, mostTrayPx: 110 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    // On a phone its family is folded.
    if (width < 768) await page.getByRole('button', { name: /^Show all [0-9]+$/ }).click()
    await page.getByRole('button', { name: FIFTH }).click()
    const said = page
      .getByRole('status')
      .filter({ hasText: 'You can compare four machines. Remove one to add this one.' })
    await expect(said, `${width} px`).toBeInViewport({ ratio: 1 })
    const tray = await readBox(page.locator('[data-part=tray]'))
    const notice = await readBox(page.locator('[data-part=corner]').first())
    expect(tray.height, `${width} px`).toBeLessThanOrEqual(mostTrayPx)
    expect(notice.y + notice.height, `${width} px`).toBeLessThanOrEqual(tray.y)
  }
})
