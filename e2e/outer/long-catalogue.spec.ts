import { LIST_PAGE_SIZE } from '@/lib/constants'
import { HOSTILE_MACHINE_COUNT } from '@/scripts/checks/hostile-export/hostile-content'
import { expectNoViolations } from '../support/axe'
import { expect } from '../support/fixtures'
import { test } from '../support/hostile-site'
import { closeLeadPopupForSession, open } from '../support/page-parts'

// A catalogue whose lists have several pages.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a search finds machines of every page, and the pages of sixty machines link to each other', async ({ page }) => {
  await open(page, '/products')
  const list = page.getByRole('main').getByRole('article')
  const links = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link')
  await expect(list).toHaveCount(LIST_PAGE_SIZE)
  const status = page.locator('[data-part="result-bar"]').getByRole('status')
  await page.getByRole('searchbox', { name: 'Search machines' }).fill('machine')
  await expect(status).toHaveText(/^\d+ machines$/)
  const more = page.getByRole('button', { name: /^Show \d+ more of \d+$/ })
  do await more.click()
  while (await more.isVisible())
  const all = Number.parseInt((await status.textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(LIST_PAGE_SIZE)
  await expect(page.locator('[data-part="product-list"] li')).toHaveCount(all)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/products')
  await expect(list).toHaveCount(LIST_PAGE_SIZE)
  await links.filter({ hasText: '3' }).click()
  await expect(page).toHaveURL('/products/page/3')
  await expect(list).toHaveCount(HOSTILE_MACHINE_COUNT - 2 * LIST_PAGE_SIZE)
  await expectNoViolations(page, 'main')
})

test('the banner holds every machine', async ({ page }) => {
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'All machines' })
  await hero.getByRole('button', { name: 'Previous machine' }).click()
  await expect(hero).toContainText(`${HOSTILE_MACHINE_COUNT} / ${HOSTILE_MACHINE_COUNT}`)
  await expect(hero.locator('.swiper-slide')).toHaveCount(HOSTILE_MACHINE_COUNT)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every machine can be reached by the numbered links', async ({ page }) => {
    const met = new Set<string | null>()
    for (const path of ['/products', '/products/page/2', '/products/page/3']) {
      await page.goto(path)
      const links = page.getByRole('main').getByRole('article').getByRole('link')
      const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
      for (const each of paths) met.add(each)
      await expect(page.getByRole('navigation', { name: /^Pages of/ })).toBeVisible()
    }
    expect([...met].filter(href => href?.startsWith('/product/'))).toHaveLength(HOSTILE_MACHINE_COUNT)
  })
})
