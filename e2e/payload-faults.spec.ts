import type { Page, Route } from '@playwright/test'
import { CODE, hold, PAYLOAD } from './support/faults'
import { expect, test } from './support/fixtures'
import { MACHINE_PATH, SMALL_VIEW, turnButton, view } from './support/machine-view'
import { open, waitForPage } from './support/page-parts'

// The host lacks what an open page requests: the payload (the data of a page, which the router requests when a link is
// followed), or the code of the page's own build after a deployment. The page is then loaded as a document.

test.use({ serviceWorkers: 'block' })

/** After this time without an answer, a link loads the document: LOAD_TIMEOUT_MS in components/ui/link.client.tsx. */
const LINK_TIMEOUT_MS = 8000

/** Marks the document, so that a document load can be told from a client-side navigation. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

/** Whether the document that was marked is still there. */
function readMark(page: Page) {
  return page.evaluate(() => 'isSameDocument' in window)
}

test.describe('the payload of a page', () => {
  test.use({ expected: /\.txt|status of 404|Failed to fetch RSC|payload/ })

  /** Responds as a host to which the next build has been deployed: "b" is the build id in a payload. */
  async function answerAsNextBuild(route: Route) {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"the-next-build"')
    await route.fulfill({ response, body })
  }

  const NOT_FOUND = { status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' }
  const HTML = { status: 200, contentType: 'text/html', body: '<h1>Log in to the network</h1>' }
  const FAULTS: Record<string, (route: Route) => Promise<void>> = {
    'is missing': route => route.fulfill(NOT_FOUND),
    'is a page of HTML': route => route.fulfill(HTML),
    'is one of the next build': answerAsNextBuild,
  }

  const PRIVACY = { name: 'Privacy', path: '/privacy' }
  const CONTACT = { name: 'Contact Us', path: '/contact-us' }

  /**
   * Follows a link from one of the two pages to the other. Fails unless it requests the payload and then loads the
   * document.
   */
  async function expectDocument(page: Page, fault: string, meanwhile = async () => {}) {
    const { name, path } = page.url().endsWith(PRIVACY.path) ? CONTACT : PRIVACY
    await markDocument(page)
    const asked = page.waitForRequest(PAYLOAD)
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).last().click()
    await asked
    await meanwhile()
    await expect(page, fault).toHaveURL(path)
    await expect.poll(() => readMark(page), fault).toBe(false)
    await waitForPage(page)
  }

  test('is missing, invalid, from the next build or hanging, and the link loads the document instead', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, PRIVACY.path)
    for (const [fault, answer] of Object.entries(FAULTS)) {
      await page.route(PAYLOAD, answer)
      await expectDocument(page, fault)
      await page.unrouteAll()
    }
    const { asked, release } = await hold(page, PAYLOAD)
    await expectDocument(page, 'hangs', async () => {
      await asked
      await page.clock.fastForward(LINK_TIMEOUT_MS)
    })
    release()
  })
})

test.describe('a tab that was opened before a deployment to a host that keeps no old files', () => {
  test.use({ expected: /\/_next\/static\/|ChunkLoadError|Failed to load chunk|status of 404|is gone/ })

  /**
   * Removes the code of the open page from the host until a document is loaded, which stands for the next build. Counts
   * the documents that are loaded.
   */
  async function deployNextBuild(page: Page) {
    const loads = { count: 0 }
    await page.route(CODE, route => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }))
    page.on('domcontentloaded', () => loads.count++)
    page.on('request', async request => {
      if (request.isNavigationRequest()) await page.unrouteAll()
    })
    return loads
  }

  test('sends a typed message after the page has reloaded itself', async ({ page }) => {
    await open(page, '/contact-us')
    const loads = await deployNextBuild(page)
    const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
    await form.getByLabel('Name').fill('A Buyer')
    await form.getByLabel('Email').fill('buyer@example.com')
    await form.getByLabel('Message').fill('Typed before the deploy')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('')
    expect(loads.count).toBe(1)
  })

  test('plans the job that was typed, without asking for the connection', async ({ page }) => {
    await open(page, '/line-planner')
    const packs = page.getByRole('main').getByLabel('Packs', { exact: true })
    const loads = await deployNextBuild(page)
    await packs.fill('40000')
    await expect(page).toHaveURL(/quantity=40000/)
    await expect(page.getByText('the slowest step').first()).toBeVisible()
    await expect(packs).toHaveValue('40000')
    expect(loads.count).toBe(1)
  })

  test.describe('on the page of a machine', () => {
    test.use(SMALL_VIEW)

    test('turns the machine when the button is pressed again after the page has reloaded itself', async ({ page }) => {
      await open(page, MACHINE_PATH)
      const loads = await deployNextBuild(page)
      await turnButton(page).click()
      await expect.poll(() => loads.count).toBe(1)
      await waitForPage(page)
      await turnButton(page).click()
      await expect(view(page)).toBeVisible()
      expect(loads.count).toBe(1)
    })
  })

  test('shows the comparison of a link that was followed', async ({ page }) => {
    await open(page, '/compare')
    const loads = await deployNextBuild(page)
    await page.getByRole('region', { name: 'Often compared' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/machines=/)
    await expect(page.getByRole('columnheader').first()).toBeVisible()
    expect(loads.count).toBe(1)
  })

  test('reloads the page only once for a file that is lost for good, and keeps the search in the address', async ({
    page,
  }) => {
    let documents = 0
    page.on('domcontentloaded', () => documents++)
    await open(page, '/products')
    await page.route(CODE, route => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }))
    await page.getByRole('searchbox', { name: 'Search machines' }).fill('laminator')
    await expect.poll(() => documents).toBe(2)
    await expect(page).toHaveURL(/q=laminator/)
  })
})
