import { MACHINE_COUNT } from './support/catalogue'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { TWO_MACHINES } from './support/routes'

// The accessibility tree of pages, and as their parts change.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('a carousel that autoplays, one that does not, and an open accordion item', async ({ page }) => {
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

test('the stars and tabs of a machine', async ({ page }) => {
  await open(page, '/product/automatic-folder-gluer-machine')
  await expect(page.getByRole('img', { name: 'Five stars' })).toBeVisible()
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(page.locator('[data-part=tabs]')).toMatchAriaSnapshot(`
    - tablist "About this machine":
      - tab "Description"
      - tab "Additional Details"
      - tab "Reviews" [selected]
    - tabpanel "Reviews":
      - paragraph: Sample text, not a customer’s words
      - list:
        - listitem: Sample review 1
        - listitem: Sample review 2
  `)
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
