import type { Page } from '@playwright/test'
import { slowDownProcessor } from '@/scripts/bench/slow-phone'
import { SEND } from '../support/faults'
import { expect, test } from '../support/fixtures'
import { closeLeadPopupForSession, open } from '../support/page-parts'

// Keys and taps follow one another without a pause while the processor is slowed: none of them may be lost.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test.use({ viewport: { width: 390, height: 844 } })

/** Opens a page, then slows the processor down. */
async function openSlowly(page: Page, path: string) {
  await open(page, path)
  await slowDownProcessor(page)
}

test('the form keeps every letter, and says whether it was sent', async ({ page }) => {
  await page.route(SEND, route => route.fulfill({ body: 'OK' }))
  await openSlowly(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  for (const [label, text] of Object.entries({
    Name: 'Asha Menon',
    Email: 'asha@cartons.example',
    Message: 'Tea cartons, 40,000 a day',
  })) {
    await form.getByLabel(label).click()
    await page.keyboard.type(text)
    await expect(form.getByLabel(label)).toHaveValue(text)
  }
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Message sent successfully!')).toBeVisible()
})

test('the search registers every key, and the filters register every tap', async ({ page }) => {
  await openSlowly(page, '/products')
  const field = page.getByRole('searchbox', { name: 'Search machines' })
  await field.click()
  await page.keyboard.type('folder gluer box 1300 mm')
  await expect(field).toHaveValue('folder gluer box 1300 mm')
  await expect(page.locator('mark').first()).toBeVisible()
  await field.fill('')
  // Waits until the list is complete again, because filters that match no machine are hidden.
  await expect(page.locator('mark')).toHaveCount(0)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('checkbox').nth(3)).toBeVisible()
  const boxes = (await page.getByRole('checkbox').all()).slice(0, 4)
  for (const box of boxes) await box.click()
  for (const box of boxes) await expect(box).toBeChecked()
})

test('the planner registers every key, and plans what was typed last', async ({ page }) => {
  await openSlowly(page, '/line-planner')
  const packs = page.getByRole('form', { name: 'What you make' }).getByLabel('Packs', { exact: true })
  await packs.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('125000')
  await expect(packs).toHaveValue('125000')
  await expect(page).toHaveURL(/quantity=125000/)
  await expect(page.locator('#plan').getByRole('heading', { name: 'Route' }).filter({ visible: true })).toBeVisible()
})
