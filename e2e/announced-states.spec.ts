import type { Page } from '@playwright/test'
import { MACHINE_COUNT } from './support/catalogue'
import { hold, SEND } from './support/faults'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { TWO_MACHINES } from './support/routes'

// The accessibility tree as states change: a searched list, a message being sent, the not-found page.

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search machines' }).fill(words)

test('a carousel that autoplays, and one that does not', async ({ page }) => {
  await open(page, '/')
  const carousel = page.getByRole('group', { name: 'Our Solutions', exact: true })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toMatchAriaSnapshot(`
    - group "Our Solutions":
      - heading "Our Solutions" [level=2]
      - button "Pause"
      - button "Previous"
      - button "Next"
      - link "All ${MACHINE_COUNT} machines":
        - /url: /products
      - group /\\d of 9/:
        - article:
          - heading [level=3]
  `)
  await carousel.getByRole('button', { name: 'Pause' }).click()
  await expect(carousel).toMatchAriaSnapshot(`
    - group "Our Solutions":
      - heading "Our Solutions" [level=2]
      - button "Play"
      - button "Previous"
      - button "Next"
  `)
})

test("the home page's accordion, with one item open", async ({ page }) => {
  await open(page, '/')
  const group = page.locator('details', { hasText: 'Automatic Gluing Machines' })
  await group.locator('summary').click()
  await expect(group).toHaveAttribute('open')
  await expect(group).toMatchAriaSnapshot(`
    - group:
      - text: Automatic Gluing Machines 8 machines
      - list:
        - listitem:
          - link "Automatic Folder Gluer Machine":
            - /url: /product/automatic-folder-gluer-machine
  `)
})

test('a searched list', async ({ page }) => {
  await open(page, '/products')
  await search(page, 'folder gluer')
  await expect(page.locator('[data-part="result-bar"]')).toMatchAriaSnapshot(`
    - status: /\\d+ machines/
    - button "Remove filter ‘folder gluer’"
    - link "Clear all":
      - /url: /products
    - text: Sort
    - combobox "Sort":
      - option "Best match" [selected]
      - option "Catalogue order"
      - option "Title A to Z"
  `)
  await expect(page.locator('[data-part="product-list"] > li').first()).toMatchAriaSnapshot(`
    - listitem:
      - article:
        - heading "Automatic Folder Gluer Machine" [level=2]
        - paragraph:
          - mark: folder
          - mark: gluer
        - button "Compare Automatic Folder Gluer Machine"
        - 'button "Add to enquiry: Automatic Folder Gluer Machine"'
  `)
})

test('a search without results', async ({ page }) => {
  await open(page, '/products')
  await search(page, 'zzzqqq')
  await expect(page.locator('[data-part="result-bar"]').getByRole('status')).toHaveText('0 machines')
  await expect(page.locator('[data-part="no-match"]')).toMatchAriaSnapshot(`
    - heading "No machine matches ‘zzzqqq’" [level=2]
    - paragraph:
      - link:
        - /url: /\\/products\\?category=/
      - link "Contact Us":
        - /url: /contact-us
    - heading "Popular machines" [level=3]
  `)
})

/** Fills in the form of the contact page and presses its button. */
async function sendMessage(page: Page) {
  await open(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  await form.getByLabel('Name').fill('Asha Menon')
  await form.getByLabel('Email').fill('asha@cartons.example')
  await form.getByLabel('Message').fill('A quote for a folder gluer')
  await form.getByRole('button', { name: 'Send Message' }).click()
  return form
}

test('a message that is being sent, and one that was delivered', async ({ page }) => {
  const mail = await hold(page, SEND)
  const form = await sendMessage(page)
  await mail.asked
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name": Asha Menon
      - textbox "Email": asha@cartons.example
      - textbox "Mobile Number (optional)"
      - textbox "Company (optional)"
      - textbox "Message": A quote for a folder gluer
      - button "Send Message" [disabled]
      - status: Sending...
      - status
      - paragraph
  `)
  mail.release()
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - textbox "Name"
      - textbox "Email"
      - textbox "Mobile Number (optional)"
      - textbox "Company (optional)"
      - textbox "Message"
      - button "Send Message"
      - status: Message sent successfully!
      - status
      - paragraph
  `)
})

test.describe('a message that the provider rejects', () => {
  test.use({ expected: /status of 400|Failed to send message: 400/ })

  test('is reported, and stays in its fields', async ({ page }) => {
    await page.route(SEND, route => route.fulfill({ status: 400, body: 'no' }))
    await expect(await sendMessage(page)).toMatchAriaSnapshot(`
      - form "Happy To Answer Your Questions":
        - textbox "Name": Asha Menon
        - textbox "Email": asha@cartons.example
        - textbox "Mobile Number (optional)"
        - textbox "Company (optional)"
        - textbox "Message": A quote for a folder gluer
        - button "Send Message"
        - status: Failed to send message. Try again.
        - group "Other ways to reach us"
        - status
        - paragraph
    `)
  })
})

test('two machines side by side', async ({ page }) => {
  await open(page, `/compare?${TWO_MACHINES}`)
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table "Figures of Automatic Folder Gluer Machine, Lock-Bottom Folder Gluer Machine (4/6 Corner)":
      - caption
      - rowgroup:
        - row:
          - columnheader "Automatic Folder Gluer Machine"
          - columnheader "Lock-Bottom Folder Gluer Machine (4/6 Corner)"
      - rowgroup:
        - row:
          - cell "A bar marks figures that differ"
          - cell "Remove Automatic Folder Gluer Machine":
            - button "Remove Automatic Folder Gluer Machine"
          - cell "Remove Lock-Bottom Folder Gluer Machine (4/6 Corner)":
            - button "Remove Lock-Bottom Folder Gluer Machine (4/6 Corner)"
        - row:
          - rowheader "Working speed , differs"
          - cell "160–420 m/min"
          - cell "20–300 m/min"
        - row:
          - cell "Figures of one machine only":
            - button "Figures of one machine only" [expanded=false]
  `)
})

test('the catalogue before it is saved on a device', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Save the catalogue offline' }).click()
  await expect(page.getByRole('region', { name: 'Take the catalogue along' })).toMatchAriaSnapshot(`
    - region "Take the catalogue along":
      - heading "Take the catalogue along" [level=2]
      - paragraph
      - status: /take \\d+\\.\\d MB on this device/
      - button /Save the catalogue offline \\(\\d+\\.\\d MB\\)/
  `)
})

test('a page while offline', async ({ page }) => {
  await open(page, '/offline')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "No network" [level=1]
      - paragraph: This page is not saved on your device, and there is no connection.
      - paragraph:
        - link "Try again"
      - 'link /Sales: new machines \\+\\d+/'
      - 'link /Service: machines you own \\+\\d+/'
      - paragraph:
        - link "sales@boxwright.example"
      - region "Kept on this device":
        - heading "Kept on this device" [level=2]
        - status
  `)
})

test.describe('a page that does not exist', () => {
  test.use({ expected: /status of 404/ })

  test('says so, and links to other pages', async ({ page }) => {
    await open(page, '/no-such-page')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Page not found" [level=1]
        - status: /The address may have changed, or it was mistyped\\. All \\d+ machines are in the product list\\./
        - search:
          - searchbox "Search machines"
          - button "Search"
        - paragraph:
          - link "Products":
            - /url: /products
          - link "Home":
            - /url: /
        - region "Machines":
          - article:
            - heading [level=2]
    `)
  })
})
