import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { allRoutes } from './support/routes'

test('Back returns to the scroll position before a link within the page', async ({ page }) => {
  await open(page, '/application-area')
  await page.locator('a[href="#packaging-3"]').first().click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/application-area#packaging-3$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Area')
})

test('every internal link of every page responds with 200, and every fragment has its target', async ({ request }) => {
  test.setTimeout(180_000)
  const pages = new Map<string, string>()
  for (const path of allRoutes) pages.set(path, await (await request.get(path)).text())
  const broken = new Set<string>()
  const answered = new Map<string, number>()
  for (const [from, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
      if (href === '#') broken.add(`${from}: a link to nowhere`)
      if (!href.startsWith('/') && !href.startsWith('#')) continue
      const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site${from}`)
      const status = answered.get(pathname) ?? (await request.get(pathname + search)).status()
      answered.set(pathname, status)
      if (status !== 200) broken.add(`${from}: ${href} answers ${status}`)
      const target = pages.get(pathname)
      if (hash && target && !target.includes(`id="${hash.slice(1)}"`)) broken.add(`${from}: ${href} has no target`)
    }
  }
  expect([...broken]).toEqual([])
})

test('a link to the current page scrolls to its top', async ({ page }) => {
  await open(page, '/privacy')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).last()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link prefetches its page on hover, not when it is visible', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('.txt') && asked.push(new URL(request.url()).pathname))
  await open(page, '/privacy')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })
  await expect(link).toBeInViewport()
  expect(asked).toEqual([])
  await link.hover()
  await expect.poll(() => asked.some(path => path.includes('products'))).toBe(true)
})
