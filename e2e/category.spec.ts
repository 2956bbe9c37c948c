import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { open } from './support/page-parts'
import { readOverflow } from './support/reflow'

// The table of a category's machines on a narrow screen.

const CATEGORY = '/category/automatic-gluing-machines'
const TABLE = 'Key figures of Automatic Gluing Machines'

test('on a narrow screen the table of a category scrolls in its own region, and has no violations', async ({
  page,
}) => {
  await open(page, CATEGORY)
  const region = page.getByRole('region', { name: TABLE })
  const weight = region.getByRole('columnheader', { name: 'Weight' })
  await expectNoViolations(page)
  // Wide enough for the table instead of a phone's list, but too narrow for all of its columns.
  await page.setViewportSize({ width: 768, height: 740 })
  // From a column on which the focus stands, back to the first one, so that the focus has to scroll anew.
  await weight.getByRole('button').focus()
  await region.evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }))
  expect(await readOverflow(page)).toBeLessThanOrEqual(0)
  await region.getByRole('columnheader', { name: 'Overall size' }).getByRole('button').focus()
  await expect.poll(() => region.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  await expect(region.getByRole('rowheader').first()).toBeInViewport()
})

test('on a phone each machine of a category has its picture, its name and named figures below one another', async ({
  page,
}) => {
  await open(page, CATEGORY)
  const region = page.getByRole('region', { name: TABLE })
  const speed = region.locator('td').filter({ hasText: 'Speed' }).first()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await readOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    // Nothing scrolls sideways, because the cells of a row stand below one another.
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    await expect(region.getByRole('link', { name: 'Automatic Folder Gluer Machine' })).toBeVisible()
    await expect(region.locator('picture').first()).toBeVisible()
    await expect(speed.getByText('Speed', { exact: true }), `${width} px`).toBeVisible()
  }
  await expectNoViolations(page)
})
