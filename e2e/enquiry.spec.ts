import { expectNoViolations } from './support/axe'
import { blockStorage } from './support/faults'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'

// Comparisons and enquiries from links and from list buttons. Every sentence is tested in __tests__/components/compare
// and __tests__/components/enquiry, the way from a category's buttons to the two lists in e2e/engines/walk.spec.ts.

/** Hostile names of machines in a link, and what the page says about them: a long one is cut. */
const SCRIPT = '%3Cscript%3Ealert(1)%3C/script%3E'
const LONG = 'x'.repeat(10_000)
const IGNORED = `Not in the catalogue: <script>alert(1)</script>, ${'x'.repeat(60)}….`
const PHONE = { width: 360, height: 740 }

test('a comparison from a link says what was ignored, and becomes an enquiry that is edited with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const machines = 'machines=automatic-folder-gluer-machine&machines=single-facer-corrugation-machine'
  await open(page, `/compare?${machines}&machines=${SCRIPT}&machines=${LONG}`)
  await expect(page.getByRole('status').filter({ hasText: 'Not in the catalogue' })).toHaveText(
    `${IGNORED} These machines do different jobs, so few of their figures can be compared.`,
  )
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  expect(await readOverflow(page)).toBeLessThanOrEqual(0)
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Get a quote for these' }).click()
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(
    'I would like a quote for:\n- Automatic Folder Gluer Machine\n- Single Facer (Corrugation Machine)\n',
  )
  const quantity = page.getByLabel('Quantity').first()
  await quantity.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(quantity).toHaveValue('')
  await page.keyboard.press('5')
  await expect(message).toHaveValue(/- 5 × Automatic Folder Gluer Machine/)
  await quantity.fill('6 sets')
  await expect(message).toHaveValue(/- 6 × Automatic Folder Gluer Machine/)
  await quantity.fill('6')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(quantity).toHaveValue('1')
  await expect(message).toHaveValue(/- Automatic Folder Gluer Machine/)

  const buttons = page.getByRole('list', { name: 'Machines in this enquiry' }).getByRole('button')
  await buttons.first().press('Enter')
  await expect(buttons).toHaveCount(1)
  await expect(buttons.first()).toBeFocused()
  await buttons.first().press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await expect(message).toHaveValue('')
})

test('if storage is blocked, a pressed list button says how long its machine is kept, and the link to the form keeps it', async ({
  page,
}) => {
  await blockStorage(page)
  await open(page, '/category/automatic-gluing-machines')
  await page.getByRole('button', { name: 'Add to enquiry: Automatic Folder Gluer Machine' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Automatic Folder Gluer Machine added to the enquiry.' })
  await expect(said).toContainText('This browser does not save the list. It lasts until you close or reload the page.')
  await expect(said).toBeInViewport()
  await expectNoViolations(page, '[data-part=corner]')
  await page.getByRole('link', { name: 'Enquiry list, 1 machine' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/- Automatic Folder Gluer Machine/)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Machines in this enquiry' })).toHaveCount(0)
})
