import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'

// The accessibility tree in the key states: names, roles, states and order.

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ page }) => closeLeadPopupForSession(page))

test('the open menu', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Side menu' })).toMatchAriaSnapshot(`
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
      - link "Facebook":
        - /url: https://www.facebook.com/
      - link "Instagram":
        - /url: https://www.instagram.com/
      - link "YouTube":
        - /url: https://www.youtube.com/
      - link "X":
        - /url: https://x.com/
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

test('the facets and the count of a filtered list', async ({ page }) => {
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
})

test('a card whose machine is in the comparison, and the tray', async ({ page }) => {
  await open(page, '/category/automatic-gluing-machines')
  const card = page.getByRole('article').first()
  await page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' }).click()
  await expect(page.getByRole('region', { name: 'Comparison' })).toMatchAriaSnapshot(`
    - region "Comparison":
      - list:
        - listitem:
          - button "Remove Automatic Folder Gluer Machine"
      - button "Clear all"
      - text: Add one more to compare
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
  await page.getByRole('button', { name: 'Clear all' }).click()
})

test('a form with invalid fields', async ({ page }) => {
  await open(page, '/contact-us')
  const form = page.getByRole('form', { name: 'Happy To Answer Your Questions' })
  await form.getByLabel('Email').fill('asha@')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Type your name.')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Type an email address, such as name@company.com.')
  await expect(form).toMatchAriaSnapshot(`
    - form "Happy To Answer Your Questions":
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Type your name.
      - text: Email
      - textbox "Email" [invalid]: asha@
      - paragraph: Type an email address, such as name@company.com.
      - text: Mobile Number (optional)
      - textbox "Mobile Number (optional)"
      - text: Company (optional)
      - textbox "Company (optional)"
      - text: Message
      - textbox "Message" [invalid]
      - paragraph: Type your message.
      - button "Send Message"
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
})

test('the popup', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.removeItem('form_closed'))
  await page.clock.install()
  await open(page, '/')
  await page.clock.fastForward(5000)
  const popup = page.getByRole('dialog', { name: 'Get In Touch With Us' })
  await expect(popup).toBeVisible()
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
})

test('the viewer of the samples', async ({ page }) => {
  await open(page, '/application-area#packaging-7')
  await expect(page.getByRole('dialog', { name: 'Application' })).toMatchAriaSnapshot(`
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
})
