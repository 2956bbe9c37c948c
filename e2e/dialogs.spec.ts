import { LEAD_POPUP_DELAY_MS } from '@/lib/constants'
import { expect, test } from './support/fixtures'
import { expectReachableWhenZoomed, expectUsableAtAnySize } from './support/opened'
import { closeLeadPopupForSession, open } from './support/page-parts'

// Menu, popup and viewer while they are open: their accessibility tree, and their use at every size, zoomed, with
// widely spaced text and in forced colours. A filtered list and the tray are checked likewise, but for the
// accessibility tree, which __tests__/components checks.

const MENU = 'dialog[aria-label="Side menu"]'

// 'Úúrdúú' is the name of a language that only the tests have.
test('the open menu is announced completely, has no violations, is usable at any size, and can be closed when zoomed', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  await open(page, '/privacy')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Side menu' })
  await expect(menu).toMatchAriaSnapshot(`
    - dialog "Side menu":
      - text: Menu
      - button "Close menu"
      - navigation "Side menu":
        - list:
          - listitem:
            - link "Home":
              - /url: /
          - listitem:
            - link "Products":
              - /url: /products
          - listitem:
            - link "About Us":
              - /url: /about-us
          - listitem:
            - link "Applications":
              - /url: /application-area
          - listitem:
            - link "Get A Quote":
              - /url: /contact-us
        - link "Line planner":
          - /url: /line-planner
      - paragraph: /Monday - Saturday \\d+:\\d+ to 6:\\d+/
      - link /Sales \\+\\d+ \\d+ \\d+/:
        - /url: tel:+910000000001
      - link /Service \\+\\d+ \\d+ \\d+/:
        - /url: tel:+910000000002
      - link "sales@boxwright.example":
        - /url: mailto:sales@boxwright.example
      - link "Úúrdúú":
        - /url: /ur/privacy
      - link "Facebook":
        - /url: https://www.facebook.com/
      - link "Instagram":
        - /url: https://www.instagram.com/
      - link "YouTube":
        - /url: https://www.youtube.com/
      - link "X":
        - /url: https://x.com/
  `)
  await expectUsableAtAnySize(page, MENU, [`${MENU} nav a`, `${MENU} button`, `${MENU} a[href^="tel:"]`])
  await expectReachableWhenZoomed(page, menu.getByRole('link').last())
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('in a low window the menu scrolls below its button', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await page.setViewportSize({ width: 360, height: 480 })
  await open(page, '/privacy')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Side menu' })
  await menu.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(menu.getByRole('link', { name: 'Home' })).not.toBeInViewport()
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 })
})

test('the popup is announced completely, has no violations, is usable at any size, and can be closed when zoomed', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.fastForward(LEAD_POPUP_DELAY_MS)
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await expect(popup).toMatchAriaSnapshot(`
    - dialog "Get In Touch With Us":
      - paragraph: /Show us a sample; we name the machines/
      - heading "Get In Touch With Us" [level=2]
      - button "Close"
      - text: Name
      - textbox "Name"
      - text: Mobile Number
      - textbox "Mobile Number"
      - text: Email
      - textbox "Email"
      - button "Send"
  `)
  await expectUsableAtAnySize(page, 'dialog[open]', [
    'dialog[open] button[type=button]',
    'dialog[open] [required]',
    'dialog[open] button[type=submit]',
  ])
  await expectReachableWhenZoomed(page, popup.getByRole('link', { name: 'privacy notice' }))
  // In low windows, too, Close stays in view when the end of the popup is.
  for (const [width, height] of [
    [1280, 600],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await popup.getByRole('link', { name: 'privacy notice' }).scrollIntoViewIfNeeded()
    await expect(popup.getByRole('button', { name: 'Close' }), `at ${width} × ${height}`).toBeInViewport({ ratio: 1 })
  }
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
})

test('the viewer is announced completely, has no violations, is usable at any size, and can be closed when zoomed', async ({
  page,
}) => {
  await open(page, '/application-area#packaging-5')
  const viewer = page.getByRole('dialog', { name: 'Application' })
  await expect(viewer).toMatchAriaSnapshot(`
    - dialog "Application":
      - paragraph: /Packaging 5 \\/ \\d+/
      - button "Previous application"
      - button "Next application"
      - button "Close"
      - img "Packaging 5"
      - heading "Window cake box" [level=2]
      - paragraph: /Bakery box; folding carton \\d+ gsm with PET film/
      - paragraph: Made on
      - list:
        - listitem:
          - link "Semi-Automatic Die Cutting and Creasing Machine":
            - /url: /product/semi-automatic-die-cutting-and-creasing-machine
      - link "All machines for folding carton":
        - /url: /products?substrate=folding-carton
      - link "Plan a line":
        - /url: /line-planner/window-cake-box
  `)
  await expectUsableAtAnySize(page, 'dialog[open]', ['dialog[open] button', 'dialog[open] a'])
  await expectReachableWhenZoomed(page, viewer.getByRole('link').last())
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
})

test('a filtered list is usable at any size', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await open(page, '/products')
  await page
    .getByRole('button', { name: /^\d+ more$/ })
    .first()
    .click()
  await page.getByRole('checkbox', { name: /^Rigid Box Machines/ }).check()
  // The tests' catalogue has two of this category.
  await expect(page.getByRole('status').filter({ hasText: '2 machines' })).toBeVisible()
  const bar = '[data-part=result-bar]'
  await expectUsableAtAnySize(page, 'main', [`${bar} button`, `${bar} a`, `${bar} select`])
})

test('the tray with the chosen machines is usable at any size, and can be emptied when zoomed', async ({ page }) => {
  await open(page, '/category/automatic-gluing-machines')
  const tray = page.getByRole('region', { name: 'Comparison and enquiry' })
  for (const index of [0, 1])
    await page
      .getByRole('button', { name: /^Compare / })
      .nth(index)
      .click()
  await page.getByRole('button', { name: 'Add to enquiry: Automatic Folder Gluer Machine' }).click()
  const bar = '[data-part=tray]'
  await expectUsableAtAnySize(page, bar, [`${bar} li button`, `${bar} button`, `${bar} [data-part=button]`])
  const clear = tray.getByRole('button', { name: 'Clear all' })
  await expectReachableWhenZoomed(page, clear)
  await clear.click()
  await expect(tray.getByRole('link')).toHaveText(['Enquiry 1'])
})

test('the side menu slides in from the edge of the window', async ({ page }) => {
  await closeLeadPopupForSession(page)
  await open(page, '/about-us')
  const positions = await page.evaluate(async menu => {
    document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click()
    const dialog = document.querySelector(menu)
    const panel = dialog?.firstElementChild
    if (!dialog || !panel) throw new Error('There is no menu')
    await new Promise(requestAnimationFrame)
    // The way of the panel is looked at when it begins, in the middle and at its end.
    const [slide] = panel.getAnimations()
    if (!slide) throw new Error('The menu does not move')
    slide.pause()
    return [0, 0.5, 1].map(share => {
      slide.currentTime = Number(slide.effect?.getComputedTiming().duration) * share
      const shown = (window.innerWidth - panel.getBoundingClientRect().left) / panel.clientWidth
      return { shown: Math.round(shown * 10) / 10, scrolled: dialog.scrollLeft }
    })
  }, MENU)
  expect(positions.map(({ scrolled }) => scrolled)).toEqual([0, 0, 0])
  expect(positions[0]?.shown).toBe(0)
  expect(positions[1]?.shown).toBeGreaterThan(0.2)
  expect(positions[2]?.shown).toBe(1)
})
