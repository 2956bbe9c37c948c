import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { A4_LANDSCAPE, expectNoControlsOnPaper, expectOneSheet } from './support/paper'
import { expectReflow } from './support/reflow'

/** Four machines for one process, with some of the longest titles, and a fifth next to them on the list. */
const DIE_CUTTERS = [
  'automatic-flatbed-die-cutting-machine-with-stripping',
  'lead-edge-feed-die-cutting-machine-corrugated',
  'semi-automatic-die-cutting-and-creasing-machine',
  'heavy-duty-platen-punching-creasing-machine',
]
const FOUR = `/compare?machines=${DIE_CUTTERS.join()}`
const FIFTH = 'Compare Automatic Foil Stamping & Die Cutting Machine'

/** The stored list of machines. */
function keepCompared(page: Page) {
  const machines = DIE_CUTTERS.map(slug => ({ slug, title: slug.replaceAll('-', ' '), process: 'die cutting' }))
  return page.addInitScript(list => window.localStorage.setItem('compared_machines', list), JSON.stringify(machines))
}

async function readBox(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in view`)
  return box
}

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

for (const [width, height] of [
  [390, 700],
  [1280, 720],
] as const) {
  test(`at ${width} px the names of the machines stay visible while the figures scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, FOUR)
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    const names = page.getByRole('columnheader').filter({ visible: true })
    await expect(names).toHaveCount(width < 768 ? 2 : 4)
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 })
    // The navbar above them is still shrinking.
    await expect(async () => {
      const bar = await readBox(page, 'body > header')
      expect((await names.first().boundingBox())?.y).toBeGreaterThanOrEqual(bar.y + bar.height - 2)
    }).toPass()
  })
}

for (const width of [320, 360, 600, 768, 900, 1280, 1920]) {
  test(`at ${width} px four machines side by side fit the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, FOUR)
    await page.getByRole('button', { name: /of one machine only/ }).click()
    await expectReflow(page, `${width} px`)
    if (width === 320 || width === 1280) await expectNoViolations(page)
  })
}

test('on a phone a buyer selects the two visible machines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, FOUR)
  await page.getByLabel('Second column').selectOption({ index: 3 })
  const names = page.getByRole('columnheader').filter({ visible: true })
  await expect(names).toHaveText(['Automatic Flatbed Die Cutting Machine with Stripping', /^Heavy-Duty Platen/])
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader'), visible: true })
  for (const row of await rows.all())
    await expect(row).not.toHaveText(/not stated\s*not stated/, { useInnerText: true })
})

test('a machine is removed and another added with the keyboard, and the URL follows', async ({ page }) => {
  await open(page, FOUR)
  await page.getByRole('button', { name: /^Remove Lead-Edge/ }).press('Enter')
  await expect(page.getByText('Lead-Edge Feed Die Cutting Machine (Corrugated) removed.')).toBeFocused()
  await page.getByLabel('Add one more to compare').selectOption('Automatic Foil Stamping & Die Cutting Machine')
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page).toHaveURL(/,automatic-foil-stamping-die-cutting-machine$/)
  const address = page.url()
  await page.goBack()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.goto(address)
  await expect(page.getByRole('columnheader').last()).toHaveText(/^Automatic Foil Stamping/)
})

test('a comparison of four prints on one landscape sheet, with its collapsed rows once they are open', async ({
  page,
}) => {
  await open(page, FOUR)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expectNoControlsOnPaper(page)
  await expectOneSheet(page, A4_LANDSCAPE)
  await page.getByRole('button', { name: /of one machine only/ }).click()
  await expectOneSheet(page, A4_LANDSCAPE)
})

test('the page without machines links to ready-made comparisons and to the machines viewed last', async ({ page }) => {
  await open(page, `/product/${DIE_CUTTERS[0]}`)
  await open(page, '/compare')
  const seen = page.getByRole('region', { name: 'Seen last' })
  await expect(seen.getByRole('link')).toHaveAttribute('href', `/compare?machines=${DIE_CUTTERS[0]}`)
  await expectNoViolations(page)
  await page.getByRole('region', { name: 'Often compared' }).getByRole('link').first().click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

for (const [width, most] of [
  [390, 110],
  [1280, 76],
] as const) {
  test(`at ${width} px the reason why a fifth machine is rejected covers none of the four`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await keepCompared(page)
    await open(page, '/products')
    await page.getByRole('button', { name: FIFTH }).click()
    const said = page.getByRole('status').filter({ hasText: 'You can compare four. Remove one to add this.' })
    await expect(said).toBeInViewport({ ratio: 1 })
    const tray = await readBox(page, '[data-part=tray]')
    const notice = await readBox(page, '[data-part=corner]')
    expect(tray.height).toBeLessThanOrEqual(most)
    expect(notice.y + notice.height).toBeLessThanOrEqual(tray.y)
  })
}
