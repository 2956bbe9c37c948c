import { BAGS, TYPED } from '@/__tests__/support/report-job'
import { expectNoStructuralViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { countSheets, expectNoControlsOnPaper } from './support/paper'
import { expectReflow } from './support/reflow'

// Tests of the bank report that need a browser. Its figures are tested in __tests__/lib/trade/costs and
// __tests__/components/report.

// BAGS is the job of the plan, as a query, TYPED what its buyer types, by the ids of the fields.
const REPORT = `/line-planner/report?${BAGS}`

/** The most sheets of A4 of a draft without prices, and of a report with the 60 instalments of its loan. */
const DRAFT_SHEETS = 4
const MOST_SHEETS = 8

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('figures appear when prices are typed, stay after a reload, and add nothing to the address', async ({
    page,
  }) => {
    await open(page, REPORT)
    const missing = page.getByText(/^Still needed: Selling price, /)
    await expect(missing).toBeVisible()
    // The prices alone: that of a pack, and those of the machines.
    for (const field of await page.locator('#sell, input[id^="price-"]').all()) {
      await field.fill(TYPED[(await field.getAttribute('id')) ?? ''] ?? '')
    }
    await expect(missing).toHaveCount(0)
    const earned = page
      .getByRole('table', { name: 'Operating statement' })
      .getByRole('row', { name: /^Profit after tax/ })
    // The row ends with a figure in lakh, with two decimals.
    await expect(earned).toHaveText(/\d\.\d\d$/)
    const counted = (await earned.textContent()) ?? ''
    await page.getByLabel('Name of the unit').fill('<b>Shri Bags</b>')
    await expectReflow(page, 'a report')
    await expectNoStructuralViolations(page)
    await expect(page).toHaveURL(REPORT)
    await page.reload()
    await expect(page.getByLabel('Name of the unit')).toHaveValue('<b>Shri Bags</b>')
    await expect(earned).toHaveText(counted)
  })
})

test('a draft without prices prints on few sheets', async ({ page }) => {
  await open(page, REPORT)
  await expect(page.getByText(/^Still needed: Selling price, /)).toBeVisible()
  await expectNoControlsOnPaper(page)
  expect(countSheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(DRAFT_SHEETS)
})

test('without a plan in its address, the page shows the figures of an example at once', async ({ page }) => {
  await open(page, '/line-planner/report')
  await expect(page.getByRole('heading', { level: 2, name: /^Example: / })).toBeInViewport()
  await expect(page.getByRole('table', { name: 'Capacity' })).toBeVisible()
})

test('a filled report prints without its controls on few sheets, and downloads as a spreadsheet', async ({ page }) => {
  const files: string[] = []
  page.on('request', request => files.push(request.url()))
  await page.addInitScript(typed => window.localStorage.setItem('typed_costs', JSON.stringify(typed)), TYPED)
  await open(page, REPORT)
  await expect(page.getByRole('table', { name: 'Balance sheet' })).toBeVisible()
  await expectNoControlsOnPaper(page)
  expect(countSheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(MOST_SHEETS)
  await page.waitForLoadState('networkidle')
  const before = files.length
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Spreadsheet with formulas' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('project-figures.xlsx')
  // The code that writes spreadsheets is loaded only by the press.
  expect(files.slice(before).some(url => url.endsWith('.js'))).toBe(true)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it is for and links to the planner', async ({ page }) => {
    await page.goto(REPORT)
    await expect(page.getByText('which needs JavaScript')).toBeVisible()
    await page.getByRole('link', { name: 'Plan a line first' }).click()
    await expect(page).toHaveURL('/line-planner')
  })
})
