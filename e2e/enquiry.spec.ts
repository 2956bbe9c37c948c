import { expectNoViolations } from './support/axe'
import { blockStorage } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'

test('a press in the list of all machines works before the code of its search has loaded', async ({ page }) => {
  await open(page, '/products')
  const button = page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('Automatic Folder Gluer Machine')
})

test('a link in the list of all machines navigates without a reload before the code of its search has loaded', async ({
  page,
}) => {
  await open(page, '/products')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Automatic Folder Gluer Machine' }).click()
  await expect(page).toHaveURL(/\/product\/automatic-folder-gluer-machine$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a buyer compares two machines and requests a quote for both', async ({ page }) => {
  await open(page, '/category/automatic-gluing-machines')
  await page.getByRole('button', { name: 'Compare Automatic Folder Gluer Machine' }).click()
  await page.getByRole('button', { name: /^Compare Lock-Bottom Folder Gluer/ }).click()
  await page.getByRole('link', { name: 'Compare 2' }).click()

  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /Net weight/ })).toContainText('6,800 kg')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Get a quote for these' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    'I would like a quote for:\n- Automatic Folder Gluer Machine\n- Lock-Bottom Folder Gluer Machine (4/6 Corner)\n',
  )
  await page.getByLabel('Quantity').first().fill('2')
  await expect(page.getByLabel('Message')).toHaveValue(/- 2 × Automatic Folder Gluer Machine/)
  await expectNoViolations(page)
})

test('the message names the machine of the page, is sent, and leaves an empty list', async ({ page, request }) => {
  await open(page, '/product/single-facer-corrugation-machine')
  await page.getByRole('link', { name: 'Get a quote for this machine' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/- Single Facer \(Corrugation Machine\)/)
  await page.getByLabel('Name').fill('आशा मेनन')
  await page.locator('main').getByLabel('Email').fill('asha@cartons.example')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Machines in this enquiry' })).toHaveCount(0)
  expect(await (await request.get('/inbox')).text()).toContain('Single Facer (Corrugation Machine)')
})

test('a URL with removed machines says so and shows the others', async ({ page }) => {
  await open(page, '/compare?machines=automatic-folder-gluer-machine,no-such-machine,%3Cscript%3E')
  await expect(page.getByText('Not in the catalogue: no-such-machine, <script>.')).toBeVisible()
  await expect(page.getByText('Add one more to compare.')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('160–420 m/min')
})

test('a comparison of different kinds by link says that they do different jobs', async ({ page }) => {
  await open(page, '/compare?machines=automatic-folder-gluer-machine&machines=single-facer-corrugation-machine')
  await expect(
    page.getByText('These machines do different jobs, so few of their figures can be compared.'),
  ).toBeVisible()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await expectNoViolations(page)
})

for (const [named, shown] of [
  ['%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
  ['x'.repeat(10_000), `${'x'.repeat(60)}…`],
]) {
  test(`a comparison of ${shown} says what was ignored, and links to all machines`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, `/compare?machines=${named}`)
    await expect(page.getByRole('status').filter({ hasText: 'Pick two to four' })).toHaveText(
      `Not in the catalogue: ${shown}. Pick two to four machines that do the same job. Press Compare on each card.`,
    )
    await expect(page.locator('main').getByRole('link', { name: 'Products' }).last()).toHaveAttribute(
      'href',
      '/products',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectNoViolations(page)
  })
}

test('if storage is blocked, a press says how long its machine is kept, and the link to the form keeps it', async ({
  page,
}) => {
  await blockStorage(page)
  await open(page, '/category/automatic-gluing-machines')
  await page.getByRole('button', { name: 'Add to enquiry: Automatic Folder Gluer Machine' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Automatic Folder Gluer Machine added to the enquiry.' })
  await expect(said).toContainText('This browser does not store it: it is kept until the page is closed or reloaded.')
  await expect(said).toBeInViewport()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Enquiry list, 1 machine' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/- Automatic Folder Gluer Machine/)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Machines in this enquiry' })).toHaveCount(0)
})

test('the quantity can be cleared with the keyboard and typed again', async ({ page }) => {
  await open(page, '/contact-us?machines=automatic-folder-gluer-machine')
  const quantity = page.getByLabel('Quantity')
  await quantity.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(quantity).toHaveValue('')
  await page.keyboard.press('5')
  await expect(quantity).toHaveValue('5')
  await expect(page.getByLabel('Message')).toHaveValue(/- 5 × Automatic Folder Gluer Machine/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Message')).toHaveValue(/- 6 × Automatic Folder Gluer Machine/)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(quantity).toHaveValue('1')
  await expect(page.getByLabel('Message')).toHaveValue(/- Automatic Folder Gluer Machine/)
})

test('a machine that does not fit in the full enquiry list is named, and the list is unchanged', async ({ page }) => {
  await page.addInitScript(() => {
    const machines = Array.from({ length: 20 }, (_, index) => ({ slug: `machine-${index}`, title: `Machine ${index}` }))
    window.localStorage.setItem('enquiry_machines', JSON.stringify(machines))
  })
  await open(page, '/product/single-facer-corrugation-machine')
  await page.getByRole('link', { name: 'Get a quote for this machine' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'The enquiry list was full with 20 machines' })
  await expect(notice).toContainText('not added: Single Facer (Corrugation Machine).')
  await expect(notice.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products')
  await expect(page.getByRole('list', { name: 'Machines in this enquiry' }).getByLabel('Quantity')).toHaveCount(20)
  await expectNoViolations(page)
})

test('an enquiry link without valid machines says so', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `/contact-us?machines=%3Cscript%3E&machines=${'x'.repeat(10_000)}`)
  await expect(page.getByRole('status').filter({ hasText: 'All products' })).toHaveText(
    `Not in the catalogue: <script>, ${'x'.repeat(60)}…. All products`,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a shared sample opens in the viewer and links to its machines', async ({ page }) => {
  await open(page, '/application-area#packaging-7')
  const viewer = page.getByRole('dialog', { name: 'Application' })
  await expect(viewer).toContainText('Packaging 7 / 23')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('Packaging 8 / 23')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/application-area')
})

test('every machine links to a data sheet of at most 250 kB', async ({ page, request }) => {
  await open(page, '/product/air-expanding-shaft-3-inch')
  const link = page.getByRole('link', { name: /Data sheet \(PDF, \d+ kB\)/ })
  const sheet = await request.get((await link.getAttribute('href')) ?? '')
  expect(sheet.headers()['content-type']).toContain('application/pdf')
  expect((await sheet.body()).length).toBeLessThan(250_000)
})
