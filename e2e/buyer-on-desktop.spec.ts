import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'

// The way from page to page; e2e/engines/walk.spec.ts uses the carousels, the accordion, the tabs and the menu.

test('a buyer with a mouse goes from home to a product, a related one, a picture in the grid and the contact page', async ({
  page,
  request,
}) => {
  await closeLeadPopupForSession(page)
  await open(page, '/')
  const solutions = page.getByRole('region', { name: 'Our Solutions' }).last()
  await solutions.scrollIntoViewIfNeeded()
  await solutions.getByRole('button', { name: 'Pause' }).click()
  await expect(solutions.getByRole('button', { name: 'Play' })).toBeVisible()
  const slide = solutions.locator('.swiper-slide-active').getByRole('link')
  const machine = (await slide.textContent()) ?? ''
  await slide.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(machine)
  await waitForPage(page)

  await page.locator('#related').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(machine)
  await waitForPage(page)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
  await waitForPage(page)
  const card = page.getByRole('article').nth(4)
  const href = await card.getByRole('link').getAttribute('href')
  const picture = card.locator('div:has(> picture)')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(300)
  await page.mouse.click((box?.x ?? 0) + 150, (box?.y ?? 0) + 100)
  await expect(page).toHaveURL(href ?? '')
  await waitForPage(page)
  const link = page.getByRole('link', { name: /Data sheet \(PDF, \d+ kB\)/ })
  const sheet = await request.get((await link.getAttribute('href')) ?? '')
  expect(sheet.headers()['content-type']).toContain('application/pdf')
  expect((await sheet.body()).length).toBeLessThan(250_000)

  await page.getByRole('banner').getByRole('link', { name: 'Get A Quote' }).first().click()
  await expect(page).toHaveURL('/contact-us')
})
