import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('home plans the pack that a visitor types, and its button opens the whole plan', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('region', { name: 'Your pack, your line' })
  await box.getByRole('combobox').selectOption({ label: 'Regular slotted box' })
  await box.getByLabel('Inside length (L)').fill('600')
  await box.getByLabel('Inside height (H)').fill('four')
  await expect(box.getByText(/'four'/).first()).toBeVisible()
  await box.getByLabel('Inside height (H)').fill('400')
  await expect(box.getByRole('img', { name: /^A pack of 600 × \d+ × 400 mm/ })).toBeVisible()
  await expect(box.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await box.getByRole('button', { name: 'Show the whole plan' }).click()
  await expect(page).toHaveURL(/\/line-planner\?style=rsc&l=600&w=\d+&h=400&quantity=\d+$/)
  await expect(page.getByRole('form', { name: 'What you make' }).getByLabel('Inside length (L)')).toHaveValue('600')
})
