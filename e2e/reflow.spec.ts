import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expectLargeEnough, expectLargeEnoughForFinger, expectSeenInForcedColours } from './support/controls'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open, scrollToTop } from './support/page-parts'
import { expectNoSidewaysScroll, expectReflowWhenSpaced, readOverflow, ZOOMED } from './support/reflow'
import { PRODUCT } from './support/routes'

// Sizes, zoom, colours and motion of menus and dialogs; e2e/every-kind.spec.ts checks the pages themselves.

test.use({ serviceWorkers: 'block' })

const CATEGORY = '/category/automatic-gluing-machines'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

const DESK = { width: 1280, height: 844 }
const PHONE = { width: 390, height: 844 }

const MENU = 'dialog[aria-label="Side menu"]'

/** Menus and dialogs: how each is opened, and its main controls. */
const OPENED: readonly [string, (page: Page) => Promise<void>, readonly string[]][] = [
  [
    'the menu',
    async page => {
      await open(page, '/products')
      await page.getByRole('button', { name: 'Open menu' }).click()
    },
    [`${MENU} nav a`, `${MENU} button`, `${MENU} a[href^="tel:"]`],
  ],
  [
    'the popup',
    async page => {
      await page.addInitScript(() => window.sessionStorage.removeItem('form_closed'))
      await open(page, '/')
      await page.clock.fastForward(5000)
    },
    ['dialog[open] button[type=button]', 'dialog[open] [required]', 'dialog[open] button[type=submit]'],
  ],
  ['the viewer', page => open(page, '/application-area#packaging-2'), ['dialog[open] button', 'dialog[open] a']],
  [
    'the tray',
    async page => {
      await open(page, CATEGORY)
      for (const button of (await page.getByRole('button', { name: /^Compare / }).all()).slice(0, 2))
        await button.click()
    },
    ['[data-part=tray] li button', '[data-part=tray] button', '[data-part=tray] .button'],
  ],
  [
    'the narrowed list',
    page => open(page, '/products?category=slitters'),
    ['[data-part=result-bar] button', '[data-part=result-bar] a', '[data-part=result-bar] select'],
  ],
]

for (const { zoom, ...viewport } of ZOOMED) {
  test.describe(`at ${zoom} zoom`, () => {
    test.use({ viewport })

    test('menu, popup, viewer and tray can be scrolled to their end and closed', async ({ page }) => {
      await page.clock.install()
      await open(page, CATEGORY)
      for (const button of (await page.getByRole('button', { name: /^Compare / }).all()).slice(0, 2))
        await button.click()
      const go = page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Clear all' })
      await expect(go).toBeInViewport({ ratio: 1 })
      expect(await readOverflow(page)).toBeLessThanOrEqual(0)
      await go.click()

      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Side menu' })
      await menu.getByRole('link').last().scrollIntoViewIfNeeded()
      await expect(menu.getByRole('link').last()).toBeInViewport()
      await menu.getByRole('button', { name: 'Close menu' }).click()

      await open(page, '/application-area#packaging-2')
      const viewer = page.getByRole('dialog', { name: 'Application' })
      await viewer.getByRole('link').last().scrollIntoViewIfNeeded()
      await viewer.getByRole('button', { name: 'Close' }).click()
      await expect(viewer).toBeHidden()

      await page.addInitScript(() => window.sessionStorage.removeItem('form_closed'))
      await open(page, '/')
      await page.clock.fastForward(5000)
      const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
      await popup.getByRole('link', { name: 'privacy notice' }).scrollIntoViewIfNeeded()
      await expect(popup.getByRole('link', { name: 'privacy notice' })).toBeInViewport()
      await popup.getByRole('button', { name: 'Close' }).click()
      await expect(popup).toBeHidden()
    })
  })
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the focus is visible', async ({ page }) => {
    await open(page, '/products')
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline).toBe('solid')
  })

  test('pressed, selected and current controls differ from others', async ({ page }) => {
    const readGround = (selector: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part)
    await open(page, CATEGORY)
    const buttons = page.getByRole('button', { name: /^Compare / })
    await buttons.first().click()
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
    expect(await readGround('[aria-pressed="true"]')).not.toBe(await readGround('[aria-pressed="false"]'))
    const canvas = await readGround('body')
    expect(await readGround('nav[aria-label="Main"] [aria-current]', '::after')).not.toBe(canvas)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await open(page, PRODUCT)
    expect(await readGround('[aria-selected="true"]', '::after')).not.toBe(canvas)
    await open(page, '/products')
    const box = page.getByRole('checkbox', { name: /^Corrugated \d/ })
    expect(await box.evaluate(input => getComputedStyle(input).appearance)).toBe('auto')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the carousel starts paused and steps when asked, and the chat button stays still', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const solutions = page.getByRole('region', { name: 'Our Solutions' }).last()
    await solutions.scrollIntoViewIfNeeded()
    await expect(solutions.getByRole('button', { name: 'Play' })).toBeVisible()
    const front = solutions.locator('.swiper-slide-active')
    await expect(front).toHaveCount(1)
    const first = await front.textContent()
    await page.clock.fastForward(10_000)
    await expect(front).toHaveText(first ?? '')
    await expect(page.locator('[data-tilting]')).toHaveCount(0)
    await solutions.getByRole('button', { name: 'Next' }).click()
    await expect(front).not.toHaveText(first ?? '')
    const carousel = page.getByRole('region', { name: 'All machines' })
    await carousel.scrollIntoViewIfNeeded()
    for (const count of ['02', '03', '04']) {
      await carousel.getByRole('button', { name: 'Next machine' }).click()
      await expect(carousel).toContainText(`${count} / `)
    }
  })
})

test.describe('menus and dialogs', () => {
  for (const [name, reach, selectors] of OPENED) {
    test(`${name} has no violations, and is usable at any size, with increased text spacing and in forced colours`, async ({
      page,
    }) => {
      await page.clock.install()
      await reach(page)
      for (const { width, height } of [DESK, PHONE]) {
        await page.setViewportSize({ width, height })
        for (const selector of selectors)
          await expect(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
        await scrollToTop(page)
        await expectNoViolations(page)
        await expectLargeEnough(page, selectors)
        if (width === PHONE.width) await expectLargeEnoughForFinger(page, selectors)
        await expectSeenInForcedColours(page)
        await expectReflowWhenSpaced(page, `at ${width} px`)
      }
      await expectNoSidewaysScroll(page, name)
    })
  }
})
