import { join } from 'node:path'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { OTHER_COMPANY, OTHER_MACHINE_COUNT } from '@/scripts/checks/other-company/make-project'
import { EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { expectNoViolations } from '../support/axe'
import { test as base, expect } from '../support/fixtures'
import { startOwnSite } from '../support/own-site'
import { closeLeadPopupForSession, open } from '../support/page-parts'

/**
 * A test on the export of another company, whose lists have several pages; scripts/checks/other-company.ts builds it.
 */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    const site = await startOwnSite(join(OTHER_COMPANY, EXPORT_FOLDER))
    await use(site.origin)
    site.stop()
  },
})

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a search finds machines of every page of the list, and these pages link to each other', async ({ page }) => {
  await open(page, '/products')
  const list = page.getByRole('main').getByRole('article')
  const links = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link')
  await expect(list).toHaveCount(LIST_PAGE_SIZE)
  const status = page.locator('[data-part="result-bar"]').getByRole('status')
  await page.getByRole('searchbox', { name: 'Search machines' }).fill('machine')
  // The results are shown before the address says what was searched for.
  await expect(page).toHaveURL('/products?q=machine')
  await expect(status).toHaveText(/^\d+ machines$/)
  const found = Number.parseInt((await status.textContent()) ?? '', 10)
  expect(found).toBeGreaterThan(LIST_PAGE_SIZE)
  const shown = page.locator('[data-part="product-list"] li')
  for (let count = await shown.count(); count < found; count = await shown.count()) {
    await page.getByRole('button', { name: /^Show \d+ more of \d+$/ }).click()
    await expect(shown).not.toHaveCount(count)
  }
  await expect(shown).toHaveCount(found)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/products')
  await expect(list).toHaveCount(LIST_PAGE_SIZE)
  await links.filter({ hasText: '3' }).click()
  await expect(page).toHaveURL('/products/page/3')
  await expect(list).toHaveCount(OTHER_MACHINE_COUNT - 2 * LIST_PAGE_SIZE)
  await expectNoViolations(page, 'main')
})

test('the banner shows every machine', async ({ page }) => {
  await open(page, '/')
  const hero = page.getByRole('region', { name: 'All machines' })
  await hero.getByRole('button', { name: 'Previous machine' }).click()
  await expect(hero).toContainText(`${OTHER_MACHINE_COUNT} / ${OTHER_MACHINE_COUNT}`)
  await expect(hero.locator('.swiper-slide')).toHaveCount(OTHER_MACHINE_COUNT)
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
    expect([...met].filter(href => href?.startsWith('/product/'))).toHaveLength(OTHER_MACHINE_COUNT)
  })
})
