import type { Page } from '@playwright/test'
import { MACHINE_COUNT } from './support/catalogue'
import { CHUNKS, CODE, CODE_FAILURE, cutCode, fail, hold, PAGE_DATA } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'
import { kindsOfRoutes, PRODUCT } from './support/routes'

test.use({ serviceWorkers: 'block' })

const PAYLOAD = /\.txt(\?|$)/
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const productsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })

/** Marks the document, so that a document load can be told from a client-side navigation. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

function readMark(page: Page) {
  return page.evaluate(() => 'isSameDocument' in window)
}

test.describe('no script loads', () => {
  test.use({ expected: CODE_FAILURE })

  test('every page is readable, its spinner ends, and no dead control is shown', async ({ page }) => {
    await page.route(CODE, fail)
    for (const path of kindsOfRoutes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(h1(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('button:enabled:visible, select:visible'), path).toHaveCount(0)
    }
    await expect(page.locator('[data-part="loading-overlay"]')).toBeHidden()
  })

  test('tabs and menu are links to their targets', async ({ page }) => {
    await page.route(CODE, fail)
    await page.goto(PRODUCT)
    await page.getByRole('tab', { name: 'Reviews' }).click()
    await expect(page.getByText('Sample review 2')).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#useful-links')).toBeInViewport()
  })
})

test.describe('the code of one page fails', () => {
  test.use({ expected: /\/_next\/static\/|ChunkLoadError|Failed to load chunk|\.txt|The page failed/ })

  /** Blocks all code except that which the privacy page needs too. */
  async function cutCodeOfOtherPages(page: Page, code: RegExp | typeof PAGE_DATA = CODE) {
    const known = new Set<string>()
    page.on('request', request => known.add(request.url()))
    await open(page, '/privacy')
    const shared = new Set(known)
    const refused: string[] = []
    await page.route(code, route => {
      const url = route.request().url()
      if (shared.has(url)) return route.continue()
      refused.push(url)
      return route.abort()
    })
    return refused
  }

  for (const [name, code] of [
    ['and its payload', CODE],
    ['alone', CHUNKS],
    ['whose payload fails', PAGE_DATA],
  ] as const) {
    test(`${name}: the page stays readable, and no dead control is shown`, async ({ page }) => {
      const refused = await cutCodeOfOtherPages(page, code)
      await page.goto('/products')
      await expect.poll(() => refused.length).toBeGreaterThan(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-ready')
      await expect(h1(page)).toContainText('Products')
      await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
      await expect(page.getByRole('main').locator('button:enabled:visible, select:visible')).toHaveCount(0)
    })
  }

  test('it can be opened from another page, even without its payload', async ({ page }) => {
    await cutCodeOfOtherPages(page)
    await page.route(PAYLOAD, fail)
    await productsLink(page).click()
    await expect(page).toHaveURL('/products')
    await expect(h1(page)).toContainText('Products')
    await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
  })
})

test.describe('the payload of a page', () => {
  test.use({ expected: /\.txt|status of 404|Failed to fetch RSC|payload/ })

  const ANSWERS = [
    ['404', { status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<h1>Log in to the network</h1>' }],
    ['plain text that is no payload', { status: 200, contentType: 'text/plain', body: 'It works!' }],
  ] as const

  test('is missing: the link loads the document instead', async ({ page }) => {
    for (const [name, answer] of ANSWERS) {
      await page.unrouteAll()
      await open(page, '/privacy')
      await markDocument(page)
      await page.route(PAYLOAD, route => route.fulfill(answer))
      await productsLink(page).click()
      await expect(page, name).toHaveURL('/products')
      await expect(h1(page), name).toContainText('Products')
      expect(await readMark(page), name).toBe(false)
    }
  })

  test('does not respond: the link loads the document instead', async ({ page }) => {
    await open(page, '/privacy')
    await page.route(PAYLOAD, fail)
    await productsLink(page).click()
    await expect(page).toHaveURL('/products')
    await expect(h1(page)).toContainText('Products')
  })
})

test('a payload that hangs: after some seconds the link loads the document instead', async ({ page }) => {
  await page.clock.install()
  await open(page, '/privacy')
  await markDocument(page)
  const { asked, release } = await hold(page, PAYLOAD)
  await productsLink(page).click()
  await asked
  await page.clock.fastForward(8000)
  await expect(page).toHaveURL('/products')
  expect(await readMark(page)).toBe(false)
  release()
})

test.describe('a tab that was opened before a deploy', () => {
  test.use({ expected: /\/_next\/static\/|ChunkLoadError|Failed to (load chunk|send message)|status of 404/ })

  test('loads the new build with its next link', async ({ page }) => {
    await open(page, '/privacy')
    await markDocument(page)
    await page.route(PAYLOAD, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"the-next-build"')
      await route.fulfill({ response, body })
    })
    await productsLink(page).click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('article')).toHaveCount(MACHINE_COUNT)
    expect(await readMark(page)).toBe(false)
  })

  test('keeps a typed message, which the new build sends', async ({ page }) => {
    await open(page, '/contact-us')
    await page.route(CODE, route => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }))
    const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
    await form.getByLabel('Name').fill('A Buyer')
    await form.getByLabel('Email').fill('buyer@example.com')
    await form.getByLabel('Message').fill('Typed before the deploy')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByText('Failed to send message. Try again.')).toBeVisible()
    await expect(form.getByRole('link', { name: 'Live Chat' }).first()).toHaveAttribute('href', /before%20the%20deploy/)
    await page.unrouteAll()
    await page.reload()
    await waitForPage(page)
    await expect(form.getByLabel('Message')).toHaveValue('Typed before the deploy')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByText('Message sent successfully!')).toBeVisible()
  })
})

test.describe('a navigation', () => {
  test('by Back closes the open menu', async ({ page }) => {
    await open(page, '/privacy')
    await productsLink(page).click()
    await expect(page).toHaveURL('/products')
    await waitForPage(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeHidden()
    await productsLink(page).click()
    await expect(page).toHaveURL('/products')
  })

  test('by Back closes the popup, and its typed text is restored when it opens again', async ({ page }) => {
    await page.clock.install()
    await open(page, '/privacy')
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
    const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
    await home.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'All machines' })).toBeVisible()
    await page.clock.fastForward(5000)
    await popup.getByLabel('Name').fill('Asha Menon')
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
    await expect(popup).toBeHidden()
    await page.clock.fastForward(5000)
    await expect(popup).toBeHidden()
    await home.click()
    await expect(page.getByRole('region', { name: 'All machines' })).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(popup.getByLabel('Name')).toHaveValue('Asha Menon')
  })
})

test.describe('without pictures', () => {
  test.use({ expected: /\/pictures\// })

  test('every picture has its text alternative, and the layout does not shift or overflow', async ({ page }) => {
    await closeLeadPopupForSession(page)
    await page.route('**/pictures/**', fail)
    for (const path of kindsOfRoutes.filter(kind => !/compare|contact|privacy/.test(kind))) {
      await page.goto(path)
      await expect(h1(page)).toBeVisible()
      expect(await page.locator('main img:not([alt])').count(), path).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
    await open(page, '/products')
    const card = await page.getByRole('article').first().boundingBox()
    expect(card?.height).toBeGreaterThanOrEqual(400)
  })
})

test.describe('in print', () => {
  test('a machine prints its figures and the contact details', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await open(page, PRODUCT)
    await expect(page.locator('[data-part=rating-plate]')).toBeVisible()
    await expect(page.locator('[class*="print:block"]', { hasText: '+91 00000 00001' })).toBeVisible()
  })
})

test.describe('lazy-loaded code', () => {
  test.use({
    expected: /\/_next\/static\/|Failed to load chunk|did not load|could not be loaded|native scroller|ERR_INTERNET/,
  })

  test('fails for the popup: the page works, and the popup opens once the connection is back', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await open(page, '/')
    const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
    await context.setOffline(true)
    const failure = page.waitForEvent('console', message => message.text().includes('did not load'))
    await page.clock.fastForward(5000)
    // Next retries once by itself.
    await expect(async () => {
      await page.clock.fastForward(1000)
      expect(await Promise.race([failure.then(() => 'failed'), page.waitForTimeout(100)])).toBe('failed')
    }).toPass()
    await expect(popup).toBeHidden()
    await expect(page.getByRole('region', { name: 'All machines' })).toBeVisible()
    await context.setOffline(false)
    await expect(popup).toBeVisible()
  })

  test('is slow for the popup: it waits while the visitor types', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const { asked, release } = await hold(page, CODE)
    const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
    await page.clock.fastForward(5000)
    await asked
    const field = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email')
    await field.pressSequentially('asha@')
    release()
    await expect(page.locator('dialog[closedby=none]')).toBeAttached()
    await expect(popup).toBeHidden()
    await expect(field).toBeFocused()
    await field.blur()
    await page.clock.fastForward(1000)
    await expect(popup).toBeVisible()
  })

  test('fails for the search: the list stays complete and Try again works', async ({ page }) => {
    await open(page, '/products')
    const restore = await cutCode(page)
    await page.getByRole('searchbox', { name: 'Search machines' }).fill('envelope')
    await expect(page.getByText('The search could not be loaded')).toBeVisible()
    await expect(page.locator('[data-part="product-list"] > li')).toHaveCount(MACHINE_COUNT)
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('mark').first()).toBeVisible()
  })

  test('fails for a carousel: its buttons scroll it', async ({ page }) => {
    await closeLeadPopupForSession(page)
    await open(page, '/')
    await cutCode(page)
    const carousel = page.getByRole('region', { name: 'All machines' })
    await carousel.getByRole('button', { name: 'Next machine' }).click()
    await expect.poll(() => carousel.locator('.swiper').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
  })

  test('is slow for the newsletter: two presses pass the address on once', async ({ page }) => {
    await open(page, '/privacy')
    const { asked, release } = await hold(page, CODE)
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByLabel('Email').fill('reader@example.com')
    await form.getByRole('button', { name: 'Subscribe Now' }).click()
    await asked
    await form.getByLabel('Email').press('Enter')
    release()
    await expect(page).toHaveURL('/contact-us')
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@example.com')
    await expect(page.getByText('Type an email address.')).toBeHidden()
  })
})
