import { CODE, hold } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('home plans the pack that a visitor types, and its button opens the whole plan', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('region', { name: 'Your pack, your line' })
  await box.getByRole('combobox').selectOption({ label: 'Tuck carton' })
  await box.getByLabel(/length/i).fill('70')
  await box.getByLabel(/height/i).fill('four')
  await expect(box.getByText(/'four'/).first()).toBeVisible()
  await box.getByLabel(/height/i).fill('120')
  await expect(box.getByRole('img', { name: /^A pack of 70 × \d+ × 120 mm/ })).toBeVisible()
  await expect(box.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await box.getByRole('button', { name: 'Show the whole plan' }).click()
  await expect(page).toHaveURL(/\/line-planner\?style=tuck&l=70&w=\d+&h=120&quantity=\d+$/)
  await expect(
    page
      .getByRole('form', { name: 'What you make' })
      .getByLabel(/length/i)
      .first(),
  ).toHaveValue('70')
})

test('a size typed before hydration is planned', async ({ page }) => {
  const { release } = await hold(page, CODE)
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('region', { name: 'Your pack, your line' })
  await box.getByLabel(/length/i).fill('90')
  release()
  await expect(box.getByRole('img', { name: /^A pack of 90 × \d+ × \d+ mm/ })).toBeVisible()
  await expect(box.getByLabel(/length/i)).toHaveValue('90')
})
