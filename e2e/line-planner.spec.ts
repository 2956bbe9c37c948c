import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PLANNER_FILE } from '@/lib/planner/fetch-planner-file'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { INLINE_FOLDER } from '@/scripts/export/start-scripts'
import { expectNoViolations } from './support/axe'
import { expectLargeEnough } from './support/controls'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { expectReflow, openGroups } from './support/reflow'

const PLANNER = '/line-planner'

/** The first worked job of the planner's tests. */
const TUCK = 'style=tuck&l=60&w=25&h=110&gsm=300&sheet=1020x720&quantity=20000&shifts=1'

const form = (page: Page) => page.getByRole('form', { name: 'What you make' })
const plan = (page: Page) => page.locator('#plan')
const packs = (page: Page) => form(page).getByLabel('Packs', { exact: true })

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a job is planned with the keyboard alone, and the answer is announced once', async ({ page }) => {
  await open(page, PLANNER)
  await form(page).getByLabel('Pack', { exact: true }).focus()
  await page.keyboard.type('Paper cup')
  await expect(form(page).getByLabel('Diameter at the top')).toHaveValue('80')
  await expect(form(page).getByLabel('Pack', { exact: true })).toBeFocused()
  await packs(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('200,000')
  await expect(plan(page).getByRole('heading', { name: 'Forming cups' }).first()).toBeVisible()
  await expect(plan(page).getByRole('status').first()).toHaveText(/^\d+ machines, .* of a shift\.$/)
  await expect(packs(page)).toBeFocused()
  await expect(page).toHaveURL(/style=cup&.*quantity=200000/)
  await expectNoViolations(page)
})

/** Brotli bytes of the planner's code and of the data that it fetches. The words of its form are part of the page. */
const MOST_BYTES = 25_000

test('code and data of the planner stay within their budget, and other pages load none of them', async ({ page }) => {
  const paths = new Set<string>()
  page.on('request', request => paths.add(new URL(request.url()).pathname))
  for (const other of ['/privacy', '/', `${PLANNER}/pizza-box`]) await open(page, other)
  const others = new Set(paths)
  expect(others).not.toContain(PLANNER_FILE)
  await open(page, PLANNER)
  await packs(page).fill('30000')
  await expect(plan(page).getByRole('status').first()).toHaveText(/the slowest step/)
  const own = [...paths].filter(path => {
    const isCode = path.endsWith('.js') && !path.includes(`/${INLINE_FOLDER}/`)
    return (isCode || path === PLANNER_FILE) && !others.has(path)
  })
  expect(own).toContain(PLANNER_FILE)
  const bytes = own.map(path => {
    const file = join(LOCAL_EXPORT_FOLDER, path)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})

test('a shared URL shows the same plan, also after the machine page and Back', async ({ page }) => {
  await open(page, `${PLANNER}?${TUCK}`)
  await expect(
    plan(page)
      .getByText(/^3 machines, 60 kW, 62 m²/)
      .first(),
  ).toBeVisible()
  await expect(plan(page).getByText('15 up on the sheet').filter({ visible: true })).toBeVisible()
  await packs(page).fill('40000')
  await expect(page).toHaveURL(/quantity=40000/)
  const sentence = await plan(page)
    .getByText(/the slowest step/)
    .first()
    .textContent()
  await plan(page).getByRole('link', { name: 'Folder Gluer' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(packs(page)).toHaveValue('40000')
  await expect(
    plan(page)
      .getByText(sentence ?? '')
      .first(),
  ).toBeVisible()
})

test('a plan is added to the enquiry with quantities, notes and its URL', async ({ page }) => {
  await open(page, `${PLANNER}?style=rsc&quantity=5000&shifts=1`)
  await plan(page).getByRole('link', { name: 'Ask for a quote for this line' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/contact-us')
  const machines = page.getByRole('list', { name: 'Machines in this enquiry' })
  await expect(machines.getByLabel('Note').first()).toHaveValue(/^Line plan: .+, \d+ % of 1 shift$/)
  await expect(page.getByLabel('Message')).toHaveValue(
    /Line plan: Regular slotted box: http.*\/line-planner\?style=rsc/,
  )
})

for (const [query, text] of [
  ['l=0', "Length inside: '0' is less than 10 mm. We plan with 10 mm."],
  ['quantity=-20', "Packs: '-20' is less than 1. We plan with 1."],
  ['quantity=1e99', "Packs: '1e99' is more than 1,00,00,000. We plan with 1,00,00,000."],
  ['h=tall', "Height inside: 'tall' is not a number. We plan with 110."],
  ['flute=B', 'Flute: not asked for this pack. We left it out.'],
  ['price=low', "'price' is nothing that we ask. We left it out."],
  ['style=pyramid', "We plan no 'pyramid'. This is a plan for: Tuck carton."],
  ['h=2900', 'No machine of ours does this as it stands'],
  ['share-automatic=7', "Share of top speed on automatic machines: '7' is more than 1. We plan with 1."],
  ['hall=big', "Hall: 'big' is not a size. Length and width, like 20x9. We plan without it."],
  ['gsm=180', 'No machine of ours does this as it stands: folding and gluing. Nearest change: at least 200 gsm.'],
] as const) {
  test(`${query} is answered in words`, async ({ page }) => {
    await open(page, `${PLANNER}?${query}`)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(plan(page).getByRole('heading', { name: 'Route' }).filter({ visible: true })).toBeVisible()
    await expectNoViolations(page)
  })
}

test('a plan with all disclosures open has no violations and is not clipped at any width', async ({ page }) => {
  await open(page, `${PLANNER}?style=drawer&foil=1&kw=60&hall=12x8`)
  await expect(
    plan(page)
      .getByText(/more than your 60 kW/)
      .filter({ visible: true }),
  ).toBeVisible()
  await openGroups(page)
  await expectNoViolations(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectReflow(page, `at ${width} px`)
    await expectLargeEnough(page)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows a plan, says that its form needs JavaScript, and links to complete ready-made plans', async ({
    page,
  }) => {
    await page.goto(PLANNER)
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible()
    await expect(form(page)).toBeHidden()
    await expect(page.getByText(/^3 machines, 60 kW, 62 m²/)).toBeVisible()
    await page.getByRole('link', { name: 'Paper cup' }).click()
    await expect(page).toHaveURL(`${PLANNER}/paper-cup`)
    await expect(page.getByRole('heading', { name: 'Forming cups' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Hall plan to scale/ })).toBeVisible()
    await page.getByText('How this comes about').first().click()
    await expect(page.getByText('for waste').first()).toBeVisible()
  })
})

test('a ready-made plan opens in the form, to be changed', async ({ page }) => {
  await open(page, `${PLANNER}/pizza-box`)
  const sentence = await page
    .getByText(/the slowest step/)
    .first()
    .textContent()
  await page.getByRole('link', { name: 'Change this plan' }).click()
  await expect(page).toHaveURL(/\/line-planner\?style=pizza&/)
  await expect(
    plan(page)
      .getByText(sentence ?? '')
      .first(),
  ).toBeVisible()
  await expect(form(page).getByLabel('Flute')).toHaveValue('E')
})
