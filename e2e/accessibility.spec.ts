import { expectNoViolations } from './support/axe'
import { fail } from './support/faults'
import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { allRoutes, kindsOfRoutes } from './support/routes'

/** Pages of one kind share a test, so that the browser starts less often and both workers have something to do. */
const PAGES_A_TEST = 10

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

for (const path of kindsOfRoutes) {
  test(`${path} breaks no rule that axe knows`, async ({ page }) => {
    await open(page, path)
    await expectNoViolations(page)
  })
}

const others = allRoutes.filter(path => !kindsOfRoutes.includes(path))

for (let start = 0; start < others.length; start += PAGES_A_TEST) {
  const some = others.slice(start, start + PAGES_A_TEST)
  test(`${some.length} more from ${some[0]} break no rule either`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of some) {
      await open(page, path)
      await expectNoViolations(page)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of kindsOfRoutes) {
    test(`${path} breaks no rule that axe knows`, async ({ page }) => {
      await open(page, path)
      await expectNoViolations(page)
    })
  }

  test('nor does the open menu', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await expectNoViolations(page)
  })
})

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a list under the tray of the comparison breaks no rule', async ({ page }) => {
      await open(page, '/category/automatic-gluing-machines')
      for (const button of (await page.getByRole('button', { name: /^Compare / }).all()).slice(0, 2))
        await button.click()
      await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible()
      // The presses may scroll the page, and axe takes a link that is half under the navigation for a small one.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expectNoViolations(page)
    })

    test('the page under the open popup breaks no rule', async ({ page }) => {
      await page.addInitScript(() => window.sessionStorage.removeItem('form_closed'))
      await page.clock.install()
      await open(page, '/')
      await page.clock.fastForward(5000)
      await expect(page.getByRole('dialog', { name: 'Get In Touch With Us' })).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

test('a comparison with a machine that is gone breaks no rule', async ({ page }) => {
  await open(page, '/compare?machines=automatic-folder-gluer-machine,no-such-machine')
  await expect(page.getByText('Not in the catalogue: no-such-machine.')).toBeVisible()
  await expectNoViolations(page)
})

test.describe('a search whose index does not come', () => {
  test.use({ expected: /\/search\/|could not be loaded|Failed to load resource/ })

  test('breaks no rule', async ({ page }) => {
    await page.route('**/search/**', fail)
    await open(page, '/products?q=gluer')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('the open menu breaks no rule', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expectNoViolations(page)
})

test('no tab of a product breaks a rule', async ({ page }) => {
  await open(page, allRoutes.find(path => path.startsWith('/product/')) ?? '')
  for (const name of ['Additional Details', 'Reviews', 'Description']) {
    await page.getByRole('tab', { name }).click()
    await expectNoViolations(page, '.tabs')
  }
})

test('no accordion group breaks a rule', async ({ page }) => {
  await open(page, '/')
  const groups = page.locator('details')
  for (let index = 0; index < (await groups.count()); index++) {
    if (index > 0) await groups.nth(index).locator('summary').click()
    await expect(groups.nth(index)).toHaveAttribute('open', '')
    await expectNoViolations(page, '.acc')
  }
})

test.describe('the page of an unknown path', () => {
  test.use({ expected: /status of 404/ })

  test('breaks no rule', async ({ page }) => {
    await open(page, '/no-such-page')
    await expectNoViolations(page)
  })
})
