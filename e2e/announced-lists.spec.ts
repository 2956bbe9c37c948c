import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { expectReachableWhenZoomed, expectUsableAtAnySize } from './support/opened'
import { closeLeadPopupForSession, open } from './support/page-parts'

// The accessibility tree of lists as visitors narrow, search and compare.

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search machines' }).fill(words)

test('the facets and the count of a filtered list are announced, and usable at any size', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('checkbox', { name: /^Magnet Machines/ }).check()
  await expect(page.locator('[data-part="result-bar"]')).toMatchAriaSnapshot(`
    - status: 2 machines
    - button "Remove filter Magnet Machines"
    - link "Clear all":
      - /url: /products
    - text: Sort
    - combobox "Sort":
      - option "Catalogue order" [selected]
      - option "Title A to Z"
  `)
  await expect(page.getByRole('complementary', { name: 'Filters' })).toMatchAriaSnapshot(`
    - complementary "Filters":
      - group:
        - text: Category
        - group "Category":
          - checkbox "Magnet Machines 2 machines" [checked]
          - checkbox "Reel handling 1 machine"
      - group: Process
      - group:
        - text: Works on
        - group "Works on":
          - checkbox "Folding carton 0 machines" [disabled]
          - checkbox "Rigid board 2 machines"
      - group:
        - text: Stock, mm
        - group "Stock in mm":
          - spinbutton "From"
          - spinbutton "To"
          - checkbox "Not stated 1 machine"
  `)
  await expectUsableAtAnySize(page, 'the narrowed list', [
    '[data-part=result-bar] button',
    '[data-part=result-bar] a',
    '[data-part=result-bar] select',
  ])
})

test('a searched list, a search without results, and the catalogue before it is saved are announced', async ({
  page,
}) => {
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
  await expect(page.locator('[data-part="product-list"] li').first()).toMatchAriaSnapshot(`
    - listitem:
      - article:
        - heading "Automatic Folder Gluer Machine" [level=2]
        - paragraph:
          - mark: folder
          - mark: gluer
        - button "Compare Automatic Folder Gluer Machine"
        - 'button "Add to enquiry: Automatic Folder Gluer Machine"'
  `)
  await search(page, 'zzzqqq')
  await expect(page.locator('[data-part="result-bar"]').getByRole('status')).toHaveText('0 machines')
  await expect(page.locator('[data-part="no-match"]')).toMatchAriaSnapshot(`
    - heading "No machine matches ‘zzzqqq’" [level=2]
    - paragraph:
      - link "Contact Us":
        - /url: /contact-us
    - heading "Popular machines" [level=3]
  `)
  await search(page, '')
  await page.getByRole('button', { name: 'Save the catalogue offline' }).click()
  await expect(page.getByRole('region', { name: 'Take the catalogue along' })).toMatchAriaSnapshot(`
    - region "Take the catalogue along":
      - heading "Take the catalogue along" [level=2]
      - paragraph
      - status: /take \\d+\\.\\d MB on this device/
      - button /Save the catalogue offline \\(\\d+\\.\\d MB\\)/
  `)
})

test('a card in the comparison and the tray are announced, and usable at any size and zoomed', async ({ page }) => {
  await open(page, '/category/automatic-gluing-machines')
  const card = page.getByRole('article').first()
  const tray = page.getByRole('region', { name: 'Comparison' })
  await page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' }).click()
  await expect(tray).toMatchAriaSnapshot(`
    - region "Comparison and enquiry":
      - text: Add one more to compare
      - list "Machines to compare":
        - listitem:
          - button "Remove Automatic Folder Gluer Machine"
      - button "Clear all"
  `)
  await expect(card).toMatchAriaSnapshot(`
    - article:
      - heading "Automatic Folder Gluer Machine" [level=3]:
        - link "Automatic Folder Gluer Machine":
          - /url: /product/automatic-folder-gluer-machine
      - paragraph: /Working speed \\d+–\\d+ m\\/min/
      - button "Compare Automatic Folder Gluer Machine" [pressed]
      - 'button "Add to enquiry: Automatic Folder Gluer Machine"'
  `)
  await page
    .getByRole('button', { name: /^Compare / })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Add to enquiry: Automatic Folder Gluer Machine' }).click()
  await expect(card.getByRole('button', { name: 'In enquiry, press to remove: Automatic Folder' })).toHaveText(
    'In enquiry',
  )
  await expectUsableAtAnySize(page, 'the tray', [
    '[data-part=tray] li button',
    '[data-part=tray] button',
    '[data-part=tray] [data-part=button]',
  ])
  const clear = tray.getByRole('button', { name: 'Clear all' })
  await expectReachableWhenZoomed(page, clear)
  await expect(clear).toBeInViewport({ ratio: 1 })
  await clear.click()
  await expect(tray).toMatchAriaSnapshot(`
    - region "Comparison and enquiry":
      - link "Enquiry 1":
        - /url: /contact-us
      - paragraph: Automatic Folder Gluer Machine
  `)
})
