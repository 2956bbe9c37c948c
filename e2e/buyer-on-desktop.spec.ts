import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a buyer with a mouse goes from home to a product, its tabs, a related machine and the contact page', async ({
  page,
}) => {
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'All machines' })
  await carousel.getByRole('button', { name: 'Next machine' }).click()
  await expect(carousel).toContainText('02 / ')
  await carousel.getByRole('button', { name: 'Previous machine' }).click()
  await expect(carousel).toContainText('01 / ')

  const solutions = page.getByRole('region', { name: 'Our Solutions' }).last()
  await solutions.scrollIntoViewIfNeeded()
  await solutions.getByRole('button', { name: 'Pause' }).click()
  await expect(solutions.getByRole('button', { name: 'Play' })).toBeVisible()
  const card = solutions.locator('.swiper-slide-active').getByRole('link')
  const machine = (await card.textContent()) ?? ''
  await card.click()

  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(machine)
  await expect(page.getByText('Ratings')).toBeVisible()
  await waitForPage(page)
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Additional Details' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Additional Details' })).toContainText('12x10x4 inches')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(2)

  await page.locator('#related').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(machine)
  await waitForPage(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
  await waitForPage(page)
  await main.getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Area')
  await waitForPage(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get A Quote' }).first().click()
  await expect(page).toHaveURL('/contact-us')
})

test('a picture in the grid leads to its product', async ({ page }) => {
  await open(page, '/products')
  const card = page.getByRole('article').nth(4)
  const href = await card.getByRole('link').getAttribute('href')
  const picture = card.locator('div:has(> picture)')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(300)
  await page.mouse.click((box?.x ?? 0) + 150, (box?.y ?? 0) + 100)
  await expect(page).toHaveURL(href ?? '')
})

test.describe('with the keyboard alone', () => {
  test('the first tab stop skips to the content', async ({ page }) => {
    await open(page, '/products')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('the menu opens, traps the focus, closes on Escape and restores the focus', async ({ page }) => {
    await open(page, '/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Side menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && focused?.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('arrow keys move between tabs and wrap; Home and End jump', async ({ page }) => {
    await open(page, '/products')
    await page.getByRole('article').first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
    await waitForPage(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Description').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Additional Details')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab('Reviews')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Description')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible()
    await page.keyboard.press('Home')
    await expect(tab('Description')).toHaveAttribute('aria-selected', 'true')
  })

  test('an accordion item opens and links to its machines', async ({ page }) => {
    await open(page, '/')
    const group = page.locator('details').nth(1)
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('open', '')
    await expect(page.locator('details').nth(0)).not.toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
  })
})
