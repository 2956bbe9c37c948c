import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { PRODUCT } from './support/routes'

// Links to the line planner. They are in the HTML; e2e/links.spec.ts tests that links work.

const PLANNER = 'href="/line-planner"'
const PLAN = 'href="/line-planner/pizza-box"'

for (const [path, link] of [
  ['/', PLAN],
  ['/application-area', PLAN],
  ['/products', PLANNER],
  [PRODUCT, PLANNER],
  ['/no-such-page', PLANNER],
] as const) {
  test(`${path} links to the planner`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [, main = ''] = /<main\b(.*)<\/main>/s.exec(html) ?? []
    expect(main).toContain(link)
  })
}

test('the viewer of a sample, the footer and the menu link to the planner', async ({ page }) => {
  await open(page, '/application-area#packaging-2')
  const viewer = page.getByRole('dialog', { name: 'Application' })
  await expect(viewer.getByRole('link', { name: 'Plan a line for this pack' })).toHaveAttribute(
    'href',
    '/line-planner/pizza-box',
  )
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Line planner' })).toHaveAttribute(
    'href',
    '/line-planner',
  )
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Side menu' }).getByRole('link', { name: 'Line planner' }).click()
  await expect(page).toHaveURL(/\/line-planner$/)
})
