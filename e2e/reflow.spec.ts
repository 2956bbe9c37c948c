import type { Page } from '@playwright/test'
import { expect, test } from './support/journey'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { kindsOfRoutes, TWO_MACHINES } from './support/routes'

test.use({ serviceWorkers: 'block' })

const PRODUCT = kindsOfRoutes.find(path => path.startsWith('/product/')) ?? ''
const CATEGORY = '/category/automatic-gluing-machines'

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

/** Opens a path and waits until its script is ready; the sheet over it takes no room. */
async function show(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

function readOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Adds rules to the page as a visitor's own style sheet does; the site's policy allows no style elements. */
async function addStyle(page: Page, css: string) {
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/**
 * Words that the page or a part of it cuts off: boxes that hide what does not fit in them. What can be scrolled sideways is
 * not cut, but of a carousel the slide in front has to fit, and a scrolled row must be high enough for its words.
 * Runs in the page.
 */
function findCutText() {
  const SCROLLERS = '.swiper, .tablist, .compare-scroll, .tray ul'
  const cut: string[] = []
  for (const box of document.querySelectorAll('body, body *')) {
    if (!(box instanceof HTMLElement) || box.matches('.vh, .vh *, .swiper-wrapper, svg, svg *, .spin, .skip')) continue
    const { overflowX, overflowY, display, visibility } = getComputedStyle(box)
    const isClipping = box.matches(SCROLLERS) || /hidden|clip/.test(overflowX + overflowY)
    if (!isClipping || display === 'none' || visibility === 'hidden' || !box.textContent?.trim()) continue
    const { left, right, top, bottom, width } = box.getBoundingClientRect()
    if (width === 0) continue
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('.vh, .skip, svg')) continue
      const slide = node.parentElement?.closest('.swiper-slide')
      const isInFront =
        slide?.matches('.swiper-slide-active, .swiper:not(.is-ready) .swiper-slide:first-child') ?? false
      const scroller = node.parentElement?.closest(SCROLLERS)
      const canScroll = !isInFront && (scroller?.contains(box) === true ? scroller === box : scroller != null)
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      if (words.width === 0) continue
      const isCutSideways = !canScroll && (words.left < left - 1 || words.right > right + 1)
      if (isCutSideways || words.top < top - 2 || words.bottom > bottom + 2) {
        cut.push(`${box.className || box.tagName}: ${node.textContent.trim().slice(0, 40)}`)
      }
    }
  }
  return [...new Set(cut)]
}

/** As WCAG 1.4.12 sets it. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** Every kind of page with something that it shows once it is whole; two of them show machines that the address names. */
const WHOLE = [
  ...kindsOfRoutes.map(path => [path, 'h1'] as const),
  [`/compare?${TWO_MACHINES}`, '.compare-scroll th:nth-child(3)'],
  [`/contact-us?${TWO_MACHINES}`, '[aria-label="Machines in this enquiry"] > li:nth-child(2)'],
] as const

/** What is there only once it was asked for: how it is opened, and the main controls in it. */
const OPENED: readonly [string, (page: Page) => Promise<void>, readonly string[]][] = [
  [
    'the menu',
    async page => {
      await open(page, '/products')
      await page.getByRole('button', { name: 'Open menu' }).click()
    },
    ['.side nav a', '.side button', '.side a[href^="tel:"]'],
  ],
  [
    'the popup',
    async page => {
      await page.addInitScript(() => window.sessionStorage.removeItem('form_closed'))
      await open(page, '/')
      await page.clock.fastForward(5000)
    },
    ['.dlg .x', '.dlg .field input', '.dlg button[type=submit]'],
  ],
  [
    'the viewer',
    page => open(page, '/application-area#packaging-2'),
    ['.viewer .close', '.viewer .sq', '.viewer .body a'],
  ],
  [
    'the tray',
    async page => {
      await open(page, CATEGORY)
      for (const button of (await page.getByRole('button', { name: /^Compare / }).all()).slice(0, 2))
        await button.click()
    },
    ['.tray .chip', '.tray .clear', '.tray .btn'],
  ],
  [
    'the narrowed list',
    page => open(page, '/products?category=slitters'),
    ['.resbar .chip', '.resbar a', '.resbar select'],
  ],
]

/** Opens a path and waits until what it shows is there. */
async function showWhole(page: Page, path: string, part: string) {
  await show(page, path)
  await expect(page.locator(part).first()).toBeVisible()
}

/** A window of 1280 px, zoomed: 200 % and 400 %. */
for (const [zoom, width, height] of [
  ['200 %', 640, 400],
  ['400 %', 320, 256],
] as const) {
  test.describe(`at ${zoom} zoom`, () => {
    test.use({ viewport: { width, height } })

    test('no page scrolls sideways or cuts words off', async ({ page }) => {
      for (const [path, part] of WHOLE) {
        await showWhole(page, path, part)
        expect(await readOverflow(page), path).toBeLessThanOrEqual(0)
        expect(await page.evaluate(findCutText), path).toEqual([])
      }
    })

    test('menu, popup, viewer and tray can be read to their end and closed', async ({ page }) => {
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

  /** Controls that nothing tells from the ground they stand on. */
  function findUnseen(page: Page) {
    return page
      .locator('button:visible, input:visible, textarea:visible, select:visible, .btn:visible')
      .evaluateAll(controls =>
        controls.flatMap(control => {
          const { borderTopWidth, borderTopStyle, color, backgroundColor } = getComputedStyle(control)
          const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
          const hasWords =
            Boolean(control.textContent?.trim() || control.querySelector('svg')) && color !== backgroundColor
          const isNative = control.matches('[type=checkbox]') && getComputedStyle(control).appearance === 'auto'
          const isInBox = control.closest('.search, .news, form') !== null && control.tagName !== 'BUTTON'
          return hasEdge || hasWords || isInBox || isNative ? [] : [control.outerHTML.slice(0, 120)]
        }),
      )
  }

  test('each control has an edge or its words, and shows the focus', async ({ page }) => {
    for (const [path, part] of WHOLE) {
      await showWhole(page, path, part)
      expect(await findUnseen(page), path).toEqual([])
    }
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline).toBe('solid')
  })

  for (const [name, reach, [control = '']] of OPENED) {
    test(`so it is in ${name}`, async ({ page }) => {
      await page.clock.install()
      await reach(page)
      await expect(page.locator(control).first()).toBeVisible()
      expect(await findUnseen(page)).toEqual([])
    })
  }

  test('what is pressed, chosen or current differs from what is not', async ({ page }) => {
    const readGround = (selector: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part)
    await open(page, CATEGORY)
    const buttons = page.getByRole('button', { name: /^Compare / })
    await buttons.first().click()
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
    expect(await readGround('.strip [aria-pressed="true"]')).not.toBe(await readGround('.strip [aria-pressed="false"]'))
    const canvas = await readGround('body')
    expect(await readGround('.nav [aria-current]', '::after')).not.toBe(canvas)
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
    await expect(page.locator('.chat.tilting')).toHaveCount(0)
    await solutions.getByRole('button', { name: 'Next' }).click()
    await expect(front).not.toHaveText(first ?? '')
    const carousel = page.getByRole('region', { name: 'All machines' })
    await carousel.scrollIntoViewIfNeeded()
    for (const count of ['02', '03', '04']) {
      await carousel.getByRole('button', { name: 'Next machine' }).click()
      await expect(carousel).toContainText(`${count} / `)
    }
  })

  test('nothing fades, slides or turns but the sheet that CSS takes away', async ({ page }) => {
    const moving: string[] = []
    for (const path of kindsOfRoutes) {
      await open(page, path)
      const names = await page.locator('html, body *').evaluateAll(elements =>
        elements.flatMap(element =>
          [undefined, '::before', '::after', '::backdrop'].flatMap(part => {
            const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
            const isStill =
              animationName === 'none' &&
              scrollBehavior === 'auto' &&
              transitionDuration.split(', ').every(time => time === '0s')
            const isSheet = element.matches('.spin') && part === undefined
            return isStill || isSheet ? [] : [`${element.tagName}.${element.getAttribute('class')}${part ?? ''}`]
          }),
        ),
      )
      moving.push(...names.map(name => `${path}: ${name}`))
    }
    expect([...new Set(moving)]).toEqual([])
  })
})

test.describe('at the usual sizes', () => {
  /** Controls that are smaller than this in either direction; links within a sentence are exempt. Runs in the page. */
  async function findSmall(page: Page, selector: string, least: number) {
    return page.locator(selector).evaluateAll((targets, size) => {
      const small = targets.flatMap(target => {
        if (target.closest('p, .vh, li.crumb') && target.matches('a')) return []
        if (!target.checkVisibility({ visibilityProperty: true })) return []
        const own = target.getBoundingClientRect()
        const label = target instanceof HTMLInputElement ? target.closest('label')?.getBoundingClientRect() : undefined
        const over =
          getComputedStyle(target, '::after').position === 'absolute'
            ? target.closest('.cell, .e')?.getBoundingClientRect()
            : undefined
        const boxes = [own, label, over].filter(box => box !== undefined)
        if (own.width <= 1 || boxes.some(({ width, height }) => width >= size - 0.5 && height >= size - 0.5)) return []
        return [`${Math.round(own.width)} × ${Math.round(own.height)}: ${target.outerHTML.slice(0, 90)}`]
      })
      return [...new Set(small)]
    }, least)
  }

  const ANY = 'a[href], button, input, select, textarea, summary, [role=tab]'
  const MAIN = [
    '.btn',
    '.sq',
    '.menu-btn',
    'button[type=submit]',
    '[role=tab]',
    'summary',
    '.strip button',
    '.topbar a',
    '.field input',
  ]

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('controls are large enough, and widely spaced words are not cut off', async ({ page }) => {
        const met = new Set<string>()
        for (const [path, part] of WHOLE) {
          await showWhole(page, path, part)
          expect(await findSmall(page, ANY, 24), path).toEqual([])
          for (const selector of width === 390 ? MAIN : []) {
            if ((await page.locator(selector).filter({ visible: true }).count()) > 0) met.add(selector)
            expect(await findSmall(page, selector, 44), path).toEqual([])
          }
          await addStyle(page, SPACING)
          expect(await readOverflow(page), path).toBeLessThanOrEqual(0)
          expect(await page.evaluate(findCutText), path).toEqual([])
        }
        if (width === 390) expect([...met].sort()).toEqual([...MAIN].sort())
      })

      for (const [name, reach, selectors] of OPENED) {
        test(`controls of ${name} are large enough, and widely spaced words are not cut off`, async ({ page }) => {
          await page.clock.install()
          await reach(page)
          for (const selector of selectors) {
            await expect(page.locator(selector).filter({ visible: true }).first(), selector).toBeVisible()
            expect(await findSmall(page, selector, width === 390 ? 44 : 24)).toEqual([])
          }
          expect(await findSmall(page, ANY, 24)).toEqual([])
          await addStyle(page, SPACING)
          expect(await readOverflow(page)).toBeLessThanOrEqual(0)
          expect(await page.evaluate(findCutText)).toEqual([])
        })
      }
    })
  }
})
