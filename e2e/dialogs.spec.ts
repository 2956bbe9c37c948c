import { expect, test } from './support/fixtures'
import { expectReachableWhenZoomed, expectUsableAtAnySize } from './support/opened'
import { closeLeadPopupForSession, open } from './support/page-parts'

// Menu, popup and viewer: their accessibility tree, and at every size, zoomed, with wide text and in forced colours.

const MENU = 'dialog[aria-label="Side menu"]'

test('the open menu is announced whole, has no violations, is usable at any size, and closes when zoomed', async ({
  page,
}) => {
  await closeLeadPopupForSession(page)
  await open(page, '/products')
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
        - /url: /ur/products
      - link "Facebook":
        - /url: https://www.facebook.com/
      - link "Instagram":
        - /url: https://www.instagram.com/
      - link "YouTube":
        - /url: https://www.youtube.com/
      - link "X":
        - /url: https://x.com/
  `)
  await expectUsableAtAnySize(page, 'the menu', [`${MENU} nav a`, `${MENU} button`, `${MENU} a[href^="tel:"]`])
  await expectReachableWhenZoomed(page, menu.getByRole('link').last())
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('the popup is announced whole, has no violations, is usable at any size, and closes when zoomed', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.fastForward(5000)
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await expect(popup).toMatchAriaSnapshot(`
    - dialog "Get In Touch With Us":
      - paragraph: Show us a sample; we name the machines.
      - heading "Get In Touch With Us" [level=2]
      - button "Close"
      - text: Name
      - textbox "Name"
      - text: Mobile Number
      - textbox "Mobile Number"
      - text: Email
      - textbox "Email"
      - button "Send"
      - status
      - status
      - status
      - paragraph:
        - text: "Or:"
        - link /Call \\+\\d+ \\d+ \\d+/:
          - /url: tel:+910000000001
        - text: ","
        - link "Live Chat":
          - /url: https://wa.me/910000000001
        - text: ","
        - link "sales@boxwright.example":
          - /url: mailto:sales@boxwright.example
        - text: ". We use your details only to reply:"
        - link "privacy notice":
          - /url: /privacy
        - text: .
  `)
  await expectUsableAtAnySize(page, 'the popup', [
    'dialog[open] button[type=button]',
    'dialog[open] [required]',
    'dialog[open] button[type=submit]',
  ])
  await expectReachableWhenZoomed(page, popup.getByRole('link', { name: 'privacy notice' }))
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

test('the viewer is announced whole, has no violations, is usable at any size, and closes when zoomed', async ({
  page,
}) => {
  await open(page, '/application-area#packaging-7')
  const viewer = page.getByRole('dialog', { name: 'Application' })
  await expect(viewer).toMatchAriaSnapshot(`
    - dialog "Application":
      - paragraph: /Packaging 7 \\/ \\d+/
      - button "Previous application"
      - button "Next application"
      - button "Close"
      - img "Packaging 7"
      - heading "Window cake box" [level=2]
      - paragraph: /Bakery box; folding carton \\d+ gsm with PET film/
      - paragraph: Made on
      - list:
        - listitem:
          - link "Automatic Flatbed Die Cutting Machine with Stripping":
            - /url: /product/automatic-flatbed-die-cutting-machine-with-stripping
        - listitem:
          - link "Automatic Window Patching Machine":
            - /url: /product/automatic-window-patching-machine
        - listitem:
          - link "Lock-Bottom Folder Gluer Machine (4/6 Corner)":
            - /url: /product/lock-bottom-folder-gluer-machine-46-corner
      - link "All machines for folding carton":
        - /url: /products?substrate=folding-carton
      - link "Plan a line for this pack":
        - /url: /line-planner/window-cake-box
  `)
  await expectUsableAtAnySize(page, 'the viewer', ['dialog[open] button', 'dialog[open] a'])
  await expectReachableWhenZoomed(page, viewer.getByRole('link').last())
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
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
