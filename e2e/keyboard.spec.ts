import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, waitForPage } from './support/page-parts'
import { PRODUCT, TWO_MACHINES } from './support/routes'

test.use({ serviceWorkers: 'block' })

const CATEGORY = '/category/automatic-gluing-machines'

/** The size of the popup's Close button, as decided. */
const CLOSE_PX = 52

/** Maximum number of tab stops in each direction: the middle of the longest pages repeats the same card. */
const MOST_STOPS = 50

/** Minimum number of tab stops: a run that ends earlier has not covered the page. */
const FEWEST_STOPS = 20

/** What is wrong with the focused element; null if focus has left the page. Runs in the page. */
function inspectFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return null
  const name = `${focused.tagName} '${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}'`
  if (focused.tagName === 'IFRAME') return []
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const problems: string[] = []
  const CARD = 'article, [id^=packaging-]'
  // Any visible part counts, as in WCAG 2.4.11; a link that covers its card is checked at many points.
  const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap(x =>
    [0.05, 0.25, 0.5, 0.75, 0.95].map(y => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const isSeen = places.some(([x, y]) => {
    const front = document.elementFromPoint(x, y)
    if (front === null) return false
    // A link that covers its card is visible by the content of that card.
    const card = front.closest(CARD)
    return focused.contains(front) || front.contains(focused) || (card !== null && card === focused.closest(CARD))
  })
  if (!isSeen) problems.push(`${name} is out of sight or covered`)
  const marked = [focused, focused.closest(CARD), focused.closest('[role=search]'), focused.closest('label')]
  const hasMark = marked.some(element => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const isPlace = focused.id === 'main' || focused.getAttribute('tabindex') === '-1'
  if (!hasMark && !isPlace) problems.push(`${name} shows no focus`)
  return problems
}

/** Tabs on from the focused element, and collects problems for sighted keyboard users. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const problems: string[] = []
  let stops = 0
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(inspectFocus)
    if (found === null) break
    problems.push(...found)
  }
  expect(stops).toBeGreaterThanOrEqual(FEWEST_STOPS)
  return [...new Set(problems)]
}

/** Moves the focus after the last tab stop, so that a long page is also checked from its end. */
async function goToEnd(page: Page) {
  await page.evaluate(() => {
    const end = document.createElement('span')
    end.tabIndex = -1
    document.body.append(end)
    end.focus()
    end.remove()
  })
}

async function fillTray(page: Page) {
  await open(page, CATEGORY)
  await page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' }).click()
  await page.getByRole('button', { name: /^Compare Lock-Bottom Folder Gluer/ }).click()
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible()
}

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

for (const [width, paths] of [
  [390, ['/', '/contact-us', '/about-us', CATEGORY]],
  [1280, ['/products', PRODUCT, '/application-area', `/compare?${TWO_MACHINES}`]],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } })

    for (const path of paths) {
      test(`each tab stop of ${path} is visible, forwards and backwards`, async ({ page }) => {
        await open(page, path)
        expect(await tabThrough(page, 'Tab')).toEqual([])
        await goToEnd(page)
        expect(await tabThrough(page, 'Shift+Tab')).toEqual([])
      })
    }

    test("no focused element is covered by the comparison's tray", async ({ page }) => {
      await fillTray(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      await page
        .getByRole('banner')
        .getByRole('link', { name: /, home$/ })
        .focus()
      expect(await tabThrough(page, 'Tab')).toEqual([])
      await goToEnd(page)
      expect(await tabThrough(page, 'Shift+Tab')).toEqual([])
    })
  })
}

test('the tab order is the visual order', async ({ page }) => {
  await open(page, '/contact-us')
  const names: string[] = []
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const { activeElement: focused } = document
        const label =
          focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.labels?.[0] : null
        return (focused?.getAttribute('aria-label') ?? (label ?? focused)?.textContent ?? '').trim()
      }),
    )
  }
  const expected = [
    'Skip to content',
    'Home',
    'Open menu',
    'Name',
    'Email',
    'Message',
    'Send Message',
    'Show map',
    'Subscribe Now',
  ]
  const places = expected.map(name => names.indexOf(name))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('a visitor navigates and goes back with the keyboard alone', async ({ page }) => {
  await open(page, '/privacy')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await waitForPage(page)
  await page.keyboard.press('/')
  await page.keyboard.type('envelope')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status').first()).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page).not.toHaveURL(/envelope/)
})

test.describe('the focus is restored', () => {
  test('when the menu is closed with its button or a press outside it', async ({ page }) => {
    await open(page, '/products')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Side menu' })
    for (const key of ['Enter', ' ']) {
      await opener.focus()
      await page.keyboard.press(key)
      await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(opener).toBeFocused()
    }
    await opener.click()
    await page.mouse.click(100, 300)
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('when the viewer is closed, to the last viewed sample', async ({ page }) => {
    await open(page, '/application-area')
    const viewer = page.getByRole('dialog', { name: 'Application' })
    await page.locator('a[href="#packaging-3"]').first().focus()
    await page.keyboard.press('Enter')
    await expect(viewer).toBeVisible()
    await expect(viewer).toContainText('Packaging 3 / 23')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toContainText('Packaging 5 / 23')
    await viewer.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(viewer).toBeHidden()
    await expect(page.locator('a[href="#packaging-5"]').first()).toBeFocused()
  })

  test('when a machine is removed from the tray, to the next one, and finally to the page', async ({ page }) => {
    await fillTray(page)
    const tray = page.getByRole('region', { name: 'Comparison' })
    const chips = tray.getByRole('button', { name: /^Remove / })
    await chips.first().press('Enter')
    await expect(chips).toHaveCount(1)
    await expect(chips.first()).toBeFocused()
    await chips.first().press('Enter')
    await expect(tray).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
  })

  test('when a machine is removed from the enquiry, to the next one, and finally to the page', async ({ page }) => {
    await open(page, '/contact-us?machines=automatic-folder-gluer-machine,single-facer-corrugation-machine')
    const buttons = page.getByRole('list', { name: 'Machines in this enquiry' }).getByRole('button')
    await expect(buttons).toHaveCount(2)
    await buttons.first().press('Enter')
    await expect(buttons).toHaveCount(1)
    await expect(buttons.first()).toBeFocused()
    await buttons.first().press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test.describe('the popup', () => {
  test('moves the focus to its heading, traps it, and restores it', async ({ page }) => {
    await page.addInitScript(() => window.sessionStorage.removeItem('form_closed'))
    await page.clock.install()
    await open(page, '/')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' })
    await link.focus()
    await page.clock.fastForward(5000)
    const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
    await expect(popup.getByRole('heading', { name: 'Get In Touch With Us' })).toBeFocused()
    await page.keyboard.press('Tab')
    const close = popup.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    const { width, height } = (await close.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(CLOSE_PX)
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement: focused } = document
        return focused !== document.body && focused?.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await expect(popup).toBeVisible()
    await close.press('Enter')
    await expect(popup).toBeHidden()
    await expect(link).toBeFocused()
  })
})
