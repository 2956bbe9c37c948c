import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

// The hall plan of a line: at work, still, and beside the fields of the buyer's hall.

const PLAN = '/line-planner/paper-cup'

/** The part of the page with the hall plan. */
const hall = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Hall plan' }) }).first()
/** The pieces as they stand in the plan, and as they move in a drawing that lies over it. */
const still = (page: Page) => hall(page).getByRole('img').locator('> g > path.fill-kraft')
const moving = (page: Page) => hall(page).locator('[data-running] > svg[aria-hidden] > path')
const start = (page: Page) => hall(page).getByRole('button', { name: 'See the line work' })

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a line is set in motion and stopped with the keyboard, and prints still', async ({ page }) => {
  await open(page, PLAN)
  await expect(still(page)).toBeVisible()
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(hall(page).getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(moving(page)).toBeVisible()
  await expect(still(page)).toBeHidden()
  const before = await moving(page).getAttribute('d')
  await expect(moving(page)).not.toHaveAttribute('d', before ?? '')
  await page.emulateMedia({ media: 'print' })
  await expect(still(page)).toBeVisible()
  await expect(moving(page)).toBeHidden()
  await page.emulateMedia({ media: null })
  await hall(page).getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(moving(page)).toHaveCount(0)
  await expect(still(page)).toBeVisible()
})

test('with reduced motion a line stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PLAN)
  await expect(still(page)).toBeVisible()
  await expect(start(page)).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a line stands still, with its slowest step named', async ({ page }) => {
    await page.goto(PLAN)
    await expect(still(page)).toBeVisible()
    await expect(hall(page).getByText(/^Slowest step: \d, /)).toBeVisible()
    await expect(start(page)).toBeHidden()
  })
})

for (const width of [360, 1280])
  test(`at ${width} px the hall plan is in view where the buyer types the hall`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/line-planner')
    const form = page.getByRole('form', { name: 'What you make' })
    const field = form.getByRole('textbox', { name: /^Hall/ })
    // A phone folds what the buyer has.
    if (width < 600) await form.getByText('What you have').filter({ visible: true }).click()
    await field.fill('60x40')
    const drawing = form.getByRole('img', { name: /^Hall plan to scale/ })
    await expect(drawing).toBeInViewport({ ratio: 0.9 })
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(form.getByText('Your hall holds the machines with their aisles, stores and ways.')).toBeVisible()
    await field.fill('5x5')
    await expect(drawing.locator('.stroke-bad').first()).toBeInViewport()
    await expect(form.getByText(/^Your hall is too small: .+ × .+ m are needed/)).toBeVisible()
  })
